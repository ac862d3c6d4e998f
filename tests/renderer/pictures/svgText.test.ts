// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { contentText, type StyleOf } from '../../../src-renderer/pictures/svgText.ts';

const parse = (text: string): Element => {
  const read = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`,
    'image/svg+xml',
  );
  expect(read.querySelector('parsererror')).toBeNull();
  return read.documentElement;
};

/** Computed styles as a browser tells them, written down beside each element. */
const styleOf: StyleOf = (element) => ({
  getPropertyValue(property) {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const told = new RegExp(`(?:^|;)${property}:([^;]+)`).exec(
        each.getAttribute('data-style') ?? '',
      );
      if (told?.[1] !== undefined) return told[1];
      if (['opacity', 'display', 'stop-color', 'stop-opacity'].includes(property)) break;
    }
    if (property.endsWith('opacity')) return '1';
    return { fill: 'rgb(0, 0, 0)', stroke: 'none' }[property] ?? '';
  },
});

const plain = (text: string): string => contentText(parse(text), styleOf);

describe('a drawing that needs no style sheet', () => {
  it('says in attributes how each element looks, and only where that is not plain anyway', () => {
    expect(
      plain(
        `<g class="piece" data-style="fill:oklch(1 0 0);stroke-width:0.05px;stroke:rgba(0, 0, 0, 0.5)" tabindex="-1">
          <circle cx="1" cy="2" r="3"/><circle cx="4" cy="2" r="3" data-style="opacity:0.6"/>
        </g>`,
      ),
    ).toBe(
      '<g fill="#ffffff" stroke="#000000" stroke-opacity="0.5" stroke-width="0.05">' +
        '<circle cx="1" cy="2" r="3"/><circle cx="4" cy="2" r="3" opacity="0.6"/></g>',
    );
  });

  it('finds paints in itself, wherever the page is', () => {
    expect(
      plain('<path d="M0 0" data-style="fill:url(&quot;http://127.0.0.1:1/#c1-wood&quot;)"/>'),
    ).toBe('<path d="M0 0" fill="url(#c1-wood)"/>');
  });

  it('makes what is seen through fainter still', () => {
    expect(plain('<path d="M0 0" data-style="fill:rgba(1, 2, 3, 0.5);fill-opacity:0.5"/>')).toBe(
      '<path d="M0 0" fill="#010203" fill-opacity="0.25"/>',
    );
  });

  it('leaves out what is not drawn, and keeps texts as they are', () => {
    expect(
      plain(
        `<rect width="1" data-style="display:none"/>
         <text x="1" data-style="font-size:0.19px;font-family:'Inter Variable', sans-serif">a &amp; &lt;b</text>
         <g data-style="font-size:9px"><path d="M1 1"/></g>`,
      ),
    ).toBe(
      `<text x="1" font-family="'Inter Variable', sans-serif" font-size="0.19">a &amp; &lt;b</text>` +
        '<g><path d="M1 1"/></g>',
    );
  });

  it('keeps gradients, with the colours of their stops', () => {
    expect(
      plain(
        `<defs><linearGradient id="w" x1="0"><stop offset="0" data-style="stop-color:color(srgb 1 0 0 / 0.5)"/></linearGradient></defs>`,
      ),
    ).toBe(
      '<defs><linearGradient id="w" x1="0"><stop offset="0" stop-color="#ff0000" stop-opacity="0.5"/></linearGradient></defs>',
    );
  });
});
