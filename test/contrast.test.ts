import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/web/styles/tokens.css', import.meta.url), 'utf8');

type Colour = readonly [lightness: number, chroma: number, hue: number];
type Scheme = 'day' | 'night' | 'sky';

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Returns the relative luminance (WCAG 2) of an OKLCH color, by Ottosson's matrices. */
function luminance([lightness, chroma, hue]: Colour): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return (
    0.2126 * clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function ratio(one: Colour, other: Colour): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const root = block(':root');
const sky = block('.sky');

/** Returns the opaque color of a token in a scheme. */
function colour(name: string, scheme: Scheme): Colour {
  const written = (scheme === 'sky' ? sky.get(name) : undefined) ?? root.get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(written)?.[1];
  if (reference) return colour(reference, scheme);
  const values = [...written.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const value = scheme === 'day' ? values[0] : values[values.length - 1];
  if (!value) throw new Error(`--${name} has no colour in ${scheme}`);
  return [Number(value[1]), Number(value[2]), Number(value[3])];
}

const papers = ['paper', 'paper-2', 'paper-3'];
const tints = ['moss', 'lime', 'clay', 'honey', 'dew', 'rose'];

const text: readonly (readonly [string, readonly string[]])[] = [
  ['ink', papers],
  ['ink-2', papers],
  ['ink-3', papers],
  ['good', ['paper', 'paper-2']],
  ['coral-ink', [...papers, 'coral-soft']],
  ['gold-ink', papers],
  ['iris', [...papers, 'iris-soft']],
  ['on-iris', ['iris']],
  ['on-coral', ['coral-fill']],
  ['lime-ink', ['lime', 'lime-press']],
  ['on-mine', ['mine']],
  ['paper', ['ink']],
  ...tints.map((tint) => [`tint-${tint}-ink`, [`tint-${tint}`]] as const),
];

const controls: readonly (readonly [string, readonly string[]])[] = [
  ['edge', ['paper', 'paper-2']],
  ['coral', ['paper']],
  ['good', ['paper']],
  ['iris', ['paper']],
];

/** Returns the color pairs with too little contrast, as text; empty if all have enough. */
function tooFaint(name: string, grounds: readonly string[], { scheme, least }: { scheme: Scheme; least: number }) {
  return grounds
    .map((ground) => ({ ground, got: ratio(colour(name, scheme), colour(ground, scheme)) }))
    .filter(({ got }) => got < least)
    .map(({ ground, got }) => `${name} on ${ground}: ${got.toFixed(2)}`);
}

describe.each(['day', 'night', 'sky'] as const)('by %s', (scheme) => {
  test.each(text)('Text in %s can be read', (name, grounds) => {
    expect(tooFaint(name, grounds, { scheme, least: 4.5 })).toEqual([]);
  });

  test.each(controls)('A control in %s can be seen', (name, grounds) => {
    expect(tooFaint(name, grounds, { scheme, least: 3 })).toEqual([]);
  });
});

test.each(['lime', 'gold', 'coral', 'moon', 'moon-2'])('%s is luminous in the sky', (name) => {
  expect(tooFaint(name, ['night'], { scheme: 'sky', least: 4.5 })).toEqual([]);
});
