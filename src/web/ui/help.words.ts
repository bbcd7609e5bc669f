import { caseOfCard, helpCards, type HelpCard } from '#content/safety/cards.ts';
import type { SafetyCase } from '#content/safety/case.ts';
import { spoken } from '#web/words/words.ts';

export type CardWords = Pick<HelpCard, 'title' | 'text' | 'close'>;

/** Returns the card of a case in the reader's language. `words` replace the text of the card. */
export function cardFor(safetyCase: SafetyCase, words: CardWords = helpCards[safetyCase]): HelpCard {
  return {
    title: spoken(words.title),
    text: spoken(words.text),
    lines: helpCards[safetyCase].lines.map(({ label, note, href }) => ({
      label: spoken(label),
      note: spoken(note),
      href,
    })),
    close: spoken(words.close),
  };
}

/** Returns what a screen reader says for a line: the words that the card shows, or undefined if it is no help card. */
export function cardHeard(content: string): string | undefined {
  const safetyCase = caseOfCard(content);
  if (safetyCase === undefined) return undefined;
  const { title, text, lines, close } = cardFor(safetyCase);
  return [title, text, ...lines.flatMap(({ label, note }) => [label, note]), close].join('\n');
}
