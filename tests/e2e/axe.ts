import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What a page shows now can be used by everybody, as far as a program can tell.
 * @param rules those to look at, all of them when there are none
 */
export async function expectNoViolations(page: Page, rules: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page });
  // What lies under a dialog can't be reached and is darkened.
  if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  expect(found).toEqual([]);
}
