import type { ReactNode } from 'react';
import { language } from '#web/words/words.ts';

/** Says, on screens in another language, which part of a page is our own writing and stays in English. */
export function StaysEnglish({ children }: { children: ReactNode }) {
  return language === 'en' ? null : <p className="mt-1 mb-5 text-sm text-ink-2">{children}</p>;
}
