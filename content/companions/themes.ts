import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseThemes, type Theme } from './theme.ts';

const FOLDER = join(import.meta.dirname, 'themes');
let read: readonly Theme[] | undefined;

/** Returns all themes. */
export function themes(): readonly Theme[] {
  read ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.themes'))
    .toSorted()
    .flatMap((name) => parseThemes(readFileSync(join(FOLDER, name), 'utf8')));
  return read;
}
