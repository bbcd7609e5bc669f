import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/languages.ts';

const FOLDER = join(import.meta.dirname, '../../../content/languages');

type Texts = Readonly<Record<string, string>>;

interface LanguageTexts {
  /** What the server says of itself, by id: mails, text messages, push notes, reasons. */
  byId: Texts;
  /** Our writing and the refusals, by their English. */
  byEnglish: Texts;
}

const known = new Map<Language, LanguageTexts>();

/** Returns what the server needs of a language's folder, which is read once. English is in the code. */
export function languageTexts(language: Language): LanguageTexts {
  const texts = known.get(language) ?? read(language);
  known.set(language, texts);
  return texts;
}

function read(language: Language): LanguageTexts {
  if (language === 'en') return { byId: {}, byEnglish: {} };
  const own = join(FOLDER, language);
  return { byId: { ...all(join(own, 'server')), ...all(join(own, 'shared')) }, byEnglish: all(join(own, 'content')) };
}

const all = (folder: string): Texts =>
  Object.assign({}, ...readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
