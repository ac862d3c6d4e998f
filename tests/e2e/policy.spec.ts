import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';

// What a test here tries is told of as well when the policy stops it.
test.use({ expected: /^policy: |^request outside: / });

/** What got through, by the names that the attempts leave in the page. */
declare global {
  interface Window {
    broken?: string[];
  }
}

test('a script that gets into the page does not run', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Play Hex' })).toBeVisible();
  const { broken, directives } = await page.evaluate(async () => {
    window.broken = [];
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      directives.push(event.effectiveDirective);
    });
    const source = (name: string): string => `window.broken.push(${JSON.stringify(name)})`;
    const loaded: Promise<unknown>[] = [];
    const addScript = (set: (script: HTMLScriptElement) => void): void => {
      const script = document.createElement('script');
      set(script);
      if (script.src !== '') {
        loaded.push(
          new Promise((resolve) => {
            script.addEventListener('error', resolve);
            script.addEventListener('load', resolve);
          }),
        );
      }
      document.body.append(script);
    };
    addScript((script) => (script.textContent = source('inline')));
    addScript((script) => (script.src = `data:text/javascript,${source('data')}`));
    addScript((script) => (script.src = URL.createObjectURL(new Blob([source('blob')]))));

    const image = document.createElement('div');
    image.innerHTML = `<img src="data:," onerror="${source('handler').replaceAll('"', '&quot;')}" />`;
    document.body.append(image);
    loaded.push(
      new Promise((resolve) => image.querySelector('img')?.addEventListener('error', resolve)),
    );
    const link = document.createElement('a');
    link.href = `javascript:${source('link')}`;
    document.body.append(link);
    link.click();
    await Promise.all(loaded);
    return { broken: window.broken, directives };
  });
  expect(broken).toEqual([]);
  expect(directives.length).toBeGreaterThanOrEqual(5);
  expect(new Set(directives)).toEqual(new Set(['script-src-elem', 'script-src-attr']));
});

test('what gets into the page asks nobody outside and embeds nothing', async ({ page }) => {
  let asked = 0;
  const outside = createServer((_, response) => {
    asked++;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(outside, 'listening');
  const { port } = outside.address() as AddressInfo;
  await expect(page.getByRole('button', { name: 'Play Hex' })).toBeVisible();
  const directives = await page.evaluate(async (outside) => {
    const directives = new Set<string>();
    const violated = (count: number): Promise<void> =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          directives.add(event.effectiveDirective);
          if (directives.size === count) resolve();
        });
      });
    const all = violated(4);
    await fetch(outside).catch(() => undefined);
    const image = new Image();
    image.src = outside;
    const frame = document.createElement('iframe');
    frame.src = outside;
    document.body.append(frame);
    const form = document.createElement('form');
    form.action = outside;
    document.body.append(form);
    form.submit();
    await all;
    return [...directives];
  }, `http://127.0.0.1:${port}/`);
  outside.close();
  expect(asked).toBe(0);
  expect(directives.sort()).toEqual(['connect-src', 'form-action', 'frame-src', 'img-src']);
});
