import { kindOf } from './by-kind.ts';
import type { Worded } from './by-words.ts';
import type { Question } from './question.ts';
import type { Reading } from './recognise.ts';
import type { Turn } from './scene.ts';

/** Forms that tell more than any kind. */
const TOLD_BY_FORM: ReadonlySet<string> = new Set(['learning', 'technical', 'invited', 'product', 'realPeople']);

interface Heard extends Pick<Turn, 'meant' | 'before'> {
  reading: Reading;
  question: Question | undefined;
  /** What the words of the line tell beyond doubt. */
  words: Worded | undefined;
}

/** Returns the kind of a line where it is sure enough to answer it as such. */
export function sureKindOf({ meant, before, reading, question, words }: Heard): string | undefined {
  const kind = kindOf(meant, reading, words);
  if (kind === undefined || words?.kind === kind) return kind;
  if (kind === 'compliment' && reading.signs.includes('greeting')) return undefined;
  // Of nothing said yet nobody asks what it meant.
  if (kind === 'what' && !before.some(({ by }) => by === 'companion')) return undefined;
  if (question === undefined) return kind;
  if (TOLD_BY_FORM.has(question.form) && kind !== 'self:would' && kind !== 'flirt') return undefined;
  // Said back in its own words, a question is answered better than by a piece of advice that fits any.
  if (kind === 'advice' && !IN_YOUR_PLACE.test(reading.said)) return undefined;
  return kind === 'opinion' && !OPINION.test(reading.said) ? undefined : kind;
}

const IN_YOUR_PLACE = /\b(?:my (?:place|shoes|position)|if you were me|were me)\b/;
/** A view is asked for: of something said, or whether something is foolish. */
const OPINION =
  /\b(?:do|dont|did) you (?:really )?(?:think|reckon|believe|find|agree) (?!im |about |of |in |so$)|\b(?:cry|cries|crying)\b|^(?:and |but |so )*how can (?:any|people)|\b(?:is|was|am|isnt|wasnt) (?:it|that|this|i) (?:\w+ )?(?:silly|stupid|foolish|daft|ridiculous|mad|crazy|weird|childish|pathetic|too old|strange|normal|rude|wrong|fair)\b/;
