import { readFileSync } from 'node:fs';
import { areasOf, serverFilesOf, textsIn, type Texts } from './folder.ts';
import { writeTexts } from './new.ts';
import { allSaid } from './said.ts';
import { saidByServer } from './said.server.ts';
import { writing } from './writing.ts';

/**
 * Puts translations, which a file has by their English, each into the file of the language's folder where it belongs.
 * Returns the English that nobody says.
 */
export function takeTexts(language: string, path: string): { taken: number; unknown: string[] } {
  const given = JSON.parse(readFileSync(path, 'utf8')) as Texts;
  const changes = new Map<string, Texts>();
  const known = new Set<string>();
  const put = (file: string, key: string, english: string): void => {
    const translation = given[english];
    if (translation === undefined) return;
    known.add(english);
    changes.set(file, { ...changes.get(file), [key]: translation });
  };
  const seen = new Set<string>();
  for (const { file, texts, otherKey } of writing) {
    for (const text of texts()) {
      if (seen.has(text)) continue;
      seen.add(text);
      put(file, text, text);
      if (otherKey !== undefined && otherKey(text) !== text) put(file, otherKey(text), otherKey(text));
    }
  }
  for (const { id, message } of [...allSaid().values(), ...saidByServer()]) {
    const area = id.split('.')[0] ?? '';
    const file = Object.keys(areasOf).find((one) => areasOf[one]?.includes(area) && id in textsIn(language, one));
    if (!seen.has(message)) put(file ?? homeOf(language, id), id, message);
  }
  for (const [file, texts] of changes) writeTexts(language, file, { ...textsIn(language, file), ...texts });
  return { taken: known.size, unknown: Object.keys(given).filter((english) => !known.has(english)) };
}

/** Returns the file that has, or is to have, a text which the server says or nobody has translated. */
function homeOf(language: string, id: string): string {
  const there = serverFilesOf(language).find((file) => id in textsIn(language, file));
  const [area = ''] = id.split('.');
  return there ?? Object.keys(areasOf).find((file) => areasOf[file]?.includes(area)) ?? 'server/mails';
}
