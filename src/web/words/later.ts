import type { Messages } from '@lingui/core';
import { useEffect, useState } from 'react';
import { language, speakAlso } from './words.ts';

type Loads = Readonly<Record<string, () => Promise<Texts>>>;

type Texts = { messages: Messages };

/** The texts of a language that only some pages need, by what they are about (scripts/words/folder.ts). */
const later: Readonly<Record<'legal' | 'party' | 'reports', Loads>> = {
  legal: import.meta.glob<Texts>(['./*/language.ts', '!./en/*'], {
    base: '/content/languages/',
    query: '?words=legal',
  }),
  party: import.meta.glob<Texts>(['./*/language.ts', '!./en/*'], {
    base: '/content/languages/',
    query: '?words=party',
  }),
  reports: import.meta.glob<Texts>(['./*/language.ts', '!./en/*'], {
    base: '/content/languages/',
    query: '?words=reports',
  }),
};

const there = new Set<keyof typeof later>();

const areThere = (about: keyof typeof later): boolean => language === 'en' || there.has(about);

/** Loads texts in the reader's language. Without them what they are about is English. */
async function fetchWords(about: keyof typeof later): Promise<void> {
  const found = await later[about][`./${language}/language.ts`]?.().catch(() => undefined);
  if (found !== undefined) speakAlso(found.messages);
  there.add(about);
}

/** Returns true once the texts are there that the component needs beside those of every page. */
export function useWords(about: keyof typeof later): boolean {
  const [isReady, setReady] = useState(() => areThere(about));
  useEffect(() => {
    if (!isReady) void fetchWords(about).then(() => setReady(true));
  }, [isReady, about]);
  return isReady;
}
