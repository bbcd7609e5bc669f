import type { ReactNode } from 'react';
import { language } from '#web/words/words.ts';

/** Shows, in any language but English, that this part of the page is available only in English. */
export function StaysEnglish({ children }: { children: ReactNode }) {
  return language === 'en' ? null : <p className="mt-1 mb-5 text-sm text-ink-2">{children}</p>;
}
