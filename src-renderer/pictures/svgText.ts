import { plainColour } from './colour.ts';

/** How an element is really drawn, by properties of CSS. */
export type StyleOf = (element: Element) => Pick<CSSStyleDeclaration, 'getPropertyValue'>;

/** What is handed down to what an element holds, with what it is where nobody says otherwise. */
const INHERITED = {
  fill: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'paint-order': 'normal',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-variant-numeric': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
} as const;

/** What is of an element alone. */
const OWN = { opacity: '1', 'stop-color': '#000000', 'stop-opacity': '1' } as const;

/** By a colour: what says how much of it is seen. */
const OPACITIES: Readonly<Record<string, string>> = {
  fill: 'fill-opacity',
  stroke: 'stroke-opacity',
  'stop-color': 'stop-opacity',
};

const FOR_TEXT = /^(?:font|text|dominant)-/;
/** Attributes that say what an element is; how it looks is told anew, and the rest is for windows. */
const LEFT_OUT = /^(?:class|style|role|tabindex|inert|focusable|on.*|aria-.*|data-.*)$/;

type Drawn = Readonly<Record<string, string>>;

/** One value as SVG has it: plain numbers, plain colours, and paints by their ids alone. */
function plainValue(property: string, value: string): Drawn {
  const paint = /url\(["']?[^"')]*(#[^"')]+)["']?\)/.exec(value);
  if (paint !== null) return { [property]: `url(${paint[1]})` };
  const opacity = OPACITIES[property];
  if (opacity === undefined) return { [property]: value.replaceAll(/(\d)px\b/g, '$1') };
  const colour = plainColour(value);
  if (colour === undefined) return { [property]: value };
  return { [property]: colour.hex, [opacity]: String(colour.alpha) };
}

/** How an element is drawn. @param properties the ones that are asked for */
function drawnAs(element: Element, properties: readonly string[], styleOf: StyleOf): Drawn {
  const style = styleOf(element);
  const drawn: Record<string, string> = {};
  for (const property of properties) {
    const plain = plainValue(property, style.getPropertyValue(property));
    for (const [name, value] of Object.entries(plain)) {
      // A colour that is seen through may be made fainter still.
      const before = drawn[name];
      drawn[name] = before === undefined ? value : String(Number(before) * Number(value));
    }
  }
  return drawn;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An element as text. @param inside text that is one already */
export function elementText(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside = '',
): string {
  const told = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  return inside === '' ? `<${name}${told}/>` : `<${name}${told}>${inside}</${name}>`;
}

/** What differs from what holds anyway. */
const differing = (drawn: Drawn, usual: Drawn): Drawn =>
  Object.fromEntries(
    Object.entries(drawn).filter(([name, value]) => value !== '' && value !== usual[name]),
  );

/**
 * What an element draws, as text that needs no style sheet: how everything is drawn stands beside it in attributes that
 * every program knows. What is not drawn is left out.
 */
function drawingText(element: Element, above: Drawn, styleOf: StyleOf): string {
  if (styleOf(element).getPropertyValue('display') === 'none') return '';
  const inherited = drawnAs(element, Object.keys(INHERITED), styleOf);
  const isText = element.localName === 'text' || element.localName === 'tspan';
  const told = Object.fromEntries(
    Object.entries(inherited).filter(([name]) => isText || !FOR_TEXT.test(name)),
  );
  const own = element.localName === 'stop' ? Object.keys(OWN) : ['opacity'];
  const kept = Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !LEFT_OUT.test(name) && !(name in INHERITED) && !(name in OWN))
      .map(({ name, value }) => [name, value]),
  );
  const all = {
    ...kept,
    ...differing(told, above),
    ...differing(drawnAs(element, own, styleOf), OWN),
  };
  const inside = [...element.childNodes]
    .map((node) => {
      if (node.nodeType === 1) return drawingText(node as Element, { ...above, ...told }, styleOf);
      return isText && node.nodeType === 3 ? escaped(node.textContent ?? '') : '';
    })
    .join('');
  return elementText(element.localName, all, inside);
}

/** The content of an SVG in the page, without the element itself. */
export function contentText(svg: Element, styleOf: StyleOf): string {
  return [...svg.children].map((child) => drawingText(child, INHERITED, styleOf)).join('');
}
