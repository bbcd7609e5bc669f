import type { ReactNode } from 'react';

/** A word of this many letters fits in a line of big type. */
const FITS = 9;

interface FittedProps {
  /** What is shown, or the name in it, which can have the longest word. */
  words: string;
  children: ReactNode;
  className: string;
}

/** Big type within three lines. It is smaller where a word is long, so that no name breaks that need not break. */
export function Fitted({ words, children, className }: FittedProps) {
  const longest = Math.max(...words.split(/[\s-]/u).map((word) => [...word].length));
  return (
    <span className={className}>
      <span
        className="line-clamp-3 block leading-none text-balance wrap-anywhere"
        style={{ fontSize: `${Math.min(1, FITS / longest)}em` }}
      >
        {children}
      </span>
    </span>
  );
}
