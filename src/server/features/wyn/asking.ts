/** A line of the chat. A list of lines begins with the oldest line. A line without words has an empty text. */
export interface ChatLine {
  isMine: boolean;
  text: string;
}

/** Returns the lines of the other person after the person's own last line: those that wait for an answer. */
export function waitingIn(lines: readonly ChatLine[]): ChatLine[] {
  return lines.slice(lines.findLastIndex(({ isMine }) => isMine) + 1);
}

/**
 * Returns the sentence with which the other person asked last, as written; undefined if nothing is asked. A question
 * before the person's own last line is answered and no longer counts. A sentence with a question mark goes before one
 * that only begins as a question does.
 */
export function askedIn(lines: readonly ChatLine[]): string | undefined {
  const sentences = waitingIn(lines).flatMap(({ text }) => sentencesIn(text));
  return sentences.findLast(isMarked) ?? sentences.findLast((sentence) => ASKING.test(sentence));
}

/** What may come before a question without a question mark. */
const BEFORE = String.raw`^(?:(?:so|and|but|ok|okay|well|hey|hi|oye|y|pero)[\s,]+){0,3}`;
const HELPERS = 'is|are|was|were|do|does|did|can|could|would|will|should|have|has|had';
/** "What do you…", "how long did…", "are you…", "cómo…". "What a day" asks nothing. */
const ASKING = new RegExp(
  `${BEFORE}(?:${[
    String.raw`(?:who|what|where|when|why|how|which|whose)(?:['’]?s|\s+(?:\p{L}+\s+)?(?:${HELPERS}|about|if))`,
    String.raw`(?:${HELPERS})\s+(?:you|u|your|we|they|he|she|it|that|this|there|i|anyone|anybody|somebody)`,
    'qué|quién|dónde|cuándo|cómo|cuál|cuánt[oa]s?',
  ].join('|')})(?=[\\s,.]|$)(?!.*!)`,
  'iu',
);

const isMarked = (sentence: string): boolean => /[?？؟]/u.test(sentence) && /[\p{L}\p{N}]/u.test(sentence);

/** Returns the sentences of a text, without the ones that have no words. */
function sentencesIn(text: string): string[] {
  return (text.match(/[^.!?？؟…\n]+[.!?？؟…]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
