import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, isTest, ROOT, source } from './source.ts';

/** A class of Tailwind that names a side of the screen. Its sibling names the beginning or the end of a line. */
const CLASS =
  /(?<![\w.-])-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-(?=\d|\[|\(|auto|full|px)|border-[lr](?!\w)|rounded-(?:[lr]|[tb][lr])(?!\w)|(?:text|float)-(?:left|right)(?![\w-]))[\w[(./%)\]]*/g;
/** A declaration of CSS that does so. */
const DECLARATION =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)\b.*|(?:left|right): .*|text-align: (?:left|right).*)$/gm;

/** Files in which a side of the screen is meant, with the reason. */
const meant: Readonly<Record<string, string>> = {
  'src/web/features/interests/CardFace.tsx': 'a card that flies to the right says yes, in every language',
  'src/web/features/quest-hall/HallSky.tsx': 'the sky places its bubbles in pixels from the left',
  'src/web/features/home/live/FirstSky.tsx': 'the sky is drawn about its middle',
  'src/web/styles/hatch.css': 'the egg is drawn about its middle',
  'src/web/styles/reveal.css': 'the ray is drawn about its middle',
};

/** What stands in the middle, whichever side it is counted from. */
const isCentered = (line: string): boolean => /-translate-(?:x-)?1\/2/.test(line);
const isProse = (line: string): boolean => /^\s*(?:\*|\/[/*])/.test(line);

function sidesIn(path: string, text: string): string[] {
  if (path.endsWith('.css')) return text.match(DECLARATION) ?? [];
  const lines = text.split('\n').filter((line) => !isCentered(line) && !isProse(line));
  return lines.flatMap((line) => line.match(CLASS) ?? []);
}

const named = new Map(
  [
    ...[...source].filter(([path]) => path.startsWith('src/web/') && !isTest(path)),
    ...filesBelow('src/web/styles').map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
  ].flatMap(([path, text]) => {
    const sides = sidesIn(path, text);
    return sides.length > 0 ? [[path, sides] as const] : [];
  }),
);

it('No style names a side where it means an end of a line', () => {
  expect([...named].filter(([path]) => !(path in meant))).toEqual([]);
});

it('Each file in which a side is meant names one', () => {
  expect(Object.keys(meant).filter((path) => !named.has(path))).toEqual([]);
});
