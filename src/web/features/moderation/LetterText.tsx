import type { ReactNode } from 'react';
import { deciderOf, followsOf } from '#content/decision-words.ts';
import { says } from '#web/words/says.ts';
import { spoken } from '#web/words/words.ts';
import { headline, inWords, ruleLine, type Letter } from './decision.words.ts';

type LetterTextProps = {
  letter: Letter;
  /** The headline's element, by the outline of the page. */
  as: 'h1' | 'h2' | 'p';
  /** What follows "A person decided this.", e.g. the way to answer back. */
  children?: ReactNode;
};

/** The statement of reasons, word for word the same where a moderator writes it and where the person reads it. */
export function LetterText({ letter, as: Headline, children }: LetterTextProps) {
  const follows = followsOf(inWords(letter), says);
  return (
    <>
      <Headline className="display text-[1.15em] leading-tight">{headline(letter)}</Headline>
      <p className="mt-1">{ruleLine(letter.policy)}</p>
      {letter.sentence !== '' && (
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {spoken(letter.sentence)}
        </p>
      )}
      {follows !== null && <p>{follows}</p>}
      <p className="text-ink-2">
        {deciderOf(letter, says)} {children}
      </p>
    </>
  );
}
