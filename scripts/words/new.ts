import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { areasOf, LANGUAGES, serverFilesOf, textsIn, type Texts } from './folder.ts';
import { saidByServer } from './said.server.ts';
import { allSaid } from './said.ts';
import { writing } from './writing.ts';

/** The language that has every text, so that its folder says where each is. */
const MODEL = 'es';

/** Writes texts into a file of a language's folder, in the order of their keys. */
export function writeTexts(language: string, file: string, texts: Texts): void {
  const path = `${LANGUAGES}${language}/${file}.json`;
  mkdirSync(dirname(path), { recursive: true });
  const sorted = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Returns every text of a language by its file and its key, in English. */
function everyText(): Map<string, Texts> {
  const files = new Map<string, Texts>();
  const put = (file: string, key: string, text: string): void => {
    files.set(file, { ...files.get(file), [key]: text });
  };
  const server = new Map(
    serverFilesOf(MODEL).flatMap((file) => Object.keys(textsIn(MODEL, file)).map((id) => [id, file] as const)),
  );
  const shared = new Set(Object.keys(textsIn(MODEL, 'shared/match')));
  for (const { id, message } of allSaid().values()) {
    const area = id.split('.')[0] ?? '';
    const [file] = Object.entries(areasOf).find(([, areas]) => areas.includes(area)) ?? [];
    if (shared.has(id)) put('shared/match', id, message);
    else put(file ?? `interface/${area}`, id, message);
  }
  for (const { id, message } of saidByServer()) put(server.get(id) ?? 'server/mails', id, message);
  const seen = new Set<string>();
  for (const { file, texts, otherKey } of writing) {
    for (const text of texts()) {
      if (seen.has(text)) continue;
      seen.add(text);
      const key = otherKey === undefined || !(otherKey(text) in textsIn(MODEL, file)) ? text : otherKey(text);
      put(file, key, key);
    }
  }
  // What refusals say in numbers and names has keys that no text in the code spells out.
  for (const key of Object.keys(textsIn(MODEL, 'content/refusals'))) put('content/refusals', key, key);
  return files;
}

/**
 * Makes the folder of a language with every text in English, to be written over, or adds what its folder lacks. Returns
 * what is left to do by hand.
 */
export function makeLanguage(language: string): string[] {
  let added = 0;
  for (const [file, english] of everyText()) {
    const own = textsIn(language, file);
    const all = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, own[key] ?? text]));
    added += Object.keys(all).filter((key) => !(key in own)).length;
    writeTexts(language, file, all);
  }
  const facts = `${LANGUAGES}${language}/language.ts`;
  const isNew = !existsSync(facts);
  if (isNew) writeFileSync(facts, factsOf(language));
  return [
    `${added} texts were added in English.`,
    ...(isNew
      ? [
          `Write what code has to know into content/languages/${language}/language.ts.`,
          `Write how people ask for each fact of the product into content/languages/${language}/asked.tsv.`,
          'Name the language in src/contract/languages.ts and content/languages/languages.ts.',
          'Then run npm run build:emoji, and npm run words -- check until nothing is left.',
        ]
      : []),
  ];
}

/** Returns the facts of a new language: those of English, to be written over. */
function factsOf(language: string): string {
  const english = readFileSync(`${LANGUAGES}en/language.ts`, 'utf8');
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return english
    .replace('export const english', `export const ${name.toLowerCase().replaceAll(/\W/g, '')}`)
    .replace("englishName: 'English'", `englishName: '${name}'`)
    .replace("locale: 'en-US'", `locale: '${language}'`)
    .replace("direction: 'ltr'", `direction: '${isFromTheRight(language) ? 'rtl' : 'ltr'}'`);
}

/** Returns whether a language is written from the right. */
const isFromTheRight = (language: string): boolean =>
  /^(?:Arab|Hebr|Thaa|Syrc|Nkoo|Adlm)$/.test(new Intl.Locale(language).maximize().script ?? '');
