import type { Messages } from '@lingui/core';
import type { Language } from '#contract/languages.ts';
import { language, speakAlso } from './words.ts';

/** The texts of the legal pages, which only their readers load. The terms stay English. */
const texts: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Messages }>>> = {
  es: () => import('#content/words/legal.es.json'),
};

let isThere = false;

/** Returns whether the texts of the legal pages are there in the reader's language. */
export const areLegalWordsThere = (): boolean => language === 'en' || isThere;

/** Loads the texts of the legal pages in the reader's language. Without them the pages are English. */
export async function fetchLegalWords(): Promise<void> {
  if (language === 'en') return;
  const found = await texts[language]().catch(() => undefined);
  if (found !== undefined) speakAlso(found.default);
  isThere = true;
}
