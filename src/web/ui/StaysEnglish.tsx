import type { ReactNode } from 'react';
import { language } from '#web/words/words.ts';

/** Shows, in any language but English, that this part of the page is available only in English. */
export function StaysEnglish({ children, className = 'mt-1 mb-5' }: { children: ReactNode; className?: string }) {
  return language === 'en' ? null : <p className={`text-sm text-ink-2 ${className}`}>{children}</p>;
}
