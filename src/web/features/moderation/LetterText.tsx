import type { ReactNode } from 'react';
import { deciderOf, followsOf } from '#content/decision-words.ts';
import { says } from '#web/words/says.ts';
import { spoken } from '#web/words/words.ts';
import { headline, inWords, ruleLine, type Letter } from './decision.words.ts';

type LetterTextProps = {
  letter: Letter;
  /** The element of the headline. It depends on the outline of the page. */
  as: 'h1' | 'h2' | 'p';
  /** The content after the sentence that says who decided; for example, the button to appeal. */
  children?: ReactNode;
};

/** The statement of reasons. The moderator who writes it and the person who reads it see the same words. */
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
