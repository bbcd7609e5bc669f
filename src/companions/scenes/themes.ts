import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseThemes, type Theme } from '#content/companions/theme.ts';

const FOLDER = join(import.meta.dirname, '../../../content/companions/themes');
let read: readonly Theme[] | undefined;

/** Returns all themes. */
export function themes(): readonly Theme[] {
  read ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.themes'))
    .toSorted()
    .flatMap((name) => parseThemes(readFileSync(join(FOLDER, name), 'utf8')));
  return read;
}
