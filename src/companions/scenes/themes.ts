import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseThemes, type Theme } from '#content/companions/theme.ts';
import { vectorsFrom, type KeptVectors } from '#server/platform/models/kept-vectors.ts';

const FOLDER = join(import.meta.dirname, '../../../content/companions/themes');
export const THEME_VECTORS = join(import.meta.dirname, 'theme-vectors.json');
let read: readonly Theme[] | undefined;
let vectors: readonly Float32Array[] | undefined;

/** Returns all themes. */
export function themes(): readonly Theme[] {
  read ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.themes'))
    .toSorted()
    .flatMap((name) => parseThemes(readFileSync(join(FOLDER, name), 'utf8')));
  return read;
}

export const themeBy = (key: string | undefined): Theme | undefined => themes().find((theme) => theme.key === key);

/** Returns the theme that a text opens word for word. */
export const themeOpenedBy = (text: string): Theme | undefined => themes().find(({ examples }) => examples[0] === text);

/** The themes that a character offers by itself: none of them is a trouble. */
const LIGHT =
  'weekend-plans cooking hobby-start reading music movies-shows games walking-nature travel learning-something small-joys keeping-in-touch small-talk hosting gift-ideas'.split(
    ' ',
  );
/** Returns the openers of the light themes, in a person's voice. */
export const lightOpeners = (): string[] => LIGHT.flatMap((key) => themeBy(key)?.examples[0] ?? []);

const examplesOf = (): string[] => themes().flatMap(({ examples }) => examples);
export const sourceOfThemes = (): string => createHash('sha256').update(examplesOf().join('\n')).digest('hex');

/** Returns the unit vectors of all examples, theme after theme. */
export const themeVectors = (): readonly Float32Array[] =>
  (vectors ??= vectorsFrom(JSON.parse(readFileSync(THEME_VECTORS, 'utf8')) as KeptVectors, examplesOf().length));
