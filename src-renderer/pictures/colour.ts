/** A colour as every program that shows SVG knows it. */
export interface PlainColour {
  /** `#rrggbb`. */
  readonly hex: string;
  /** 0–1. */
  readonly alpha: number;
}

type Triple = readonly [number, number, number];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const byte = (value: number): string =>
  Math.round(255 * clamp(value))
    .toString(16)
    .padStart(2, '0');

/** The light of the three colours of a screen as its screens take it. */
const gamma = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** Björn Ottosson’s Oklab, as CSS Color 4 has it; what no screen shows is cut off. */
function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** CIE Lab, whose white is D50, as CSS Color 4 has it. */
function fromLab([lightness, a, b]: Triple): Triple {
  const [kappa, epsilon] = [24389 / 27, 216 / 24389];
  const f = (lightness + 16) / 116;
  const cubed = (value: number): number =>
    value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa;
  const x = 0.9642956764 * cubed(f + a / 500);
  const y = lightness > kappa * epsilon ? f ** 3 : lightness / kappa;
  const z = 0.8251046025 * cubed(f - b / 200);
  return [
    gamma(3.1341359569958707 * x - 1.6173863321612538 * y - 0.4906619460083532 * z),
    gamma(-0.978795502912089 * x + 1.916254567259524 * y + 0.03344273116131949 * z),
    gamma(0.07195537988411677 * x - 0.2289768264158322 * y + 1.405386058324125 * z),
  ];
}

const inTurns =
  (space: (values: Triple) => Triple) =>
  ([lightness, chroma, hue]: Triple): Triple => {
    const angle = (hue * Math.PI) / 180;
    return space([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  };

const SPACES: Readonly<Record<string, (values: Triple) => Triple>> = {
  rgb: ([r, g, b]) => [r / 255, g / 255, b / 255],
  rgba: ([r, g, b]) => [r / 255, g / 255, b / 255],
  srgb: (values) => values,
  oklab: fromOklab,
  oklch: inTurns(fromOklab),
  lab: fromLab,
  lch: inTurns(fromLab),
};

/**
 * Reads a colour as browsers tell a computed one: `rgb(…)`, `color(srgb …)`, `oklab(…)`, `lab(…)` and
 * their kin.
 * @returns `undefined` for anything else
 */
export function plainColour(text: string): PlainColour | undefined {
  const parts = /^(?:color\((srgb) |(rgba?|oklab|oklch|lab|lch)\()([^()]+)\)$/.exec(text.trim());
  const toRgb = SPACES[parts?.[1] ?? parts?.[2] ?? ''];
  if (parts === null || toRgb === undefined) return undefined;
  const numbers = (parts[3] ?? '').split(/[\s,/]+/).map((part) => {
    if (part === 'none') return 0;
    return part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part);
  });
  const [first, second, third, alpha = 1] = numbers;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (numbers.some(Number.isNaN)) return undefined;
  const rgb = toRgb([first, second, third]);
  return { hex: `#${rgb.map(byte).join('')}`, alpha: clamp(alpha) };
}
