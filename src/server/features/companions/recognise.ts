import type { Topic } from '#content/companions/companion.ts';
import { intents, isGoodbye, signs, type Sign } from './signs.ts';
import { mentionIn } from './topics.ts';
import { countWords, plain, sentencesOf } from './words.ts';

export interface Reading {
  isGoodbye: boolean;
  /** Every sign that applies, most important first. */
  signs: Sign[];
  topic: Topic | undefined;
  it: string | undefined;
  isQuestion: boolean;
  /** True for a yes, a no, or a word or two. */
  isShort: boolean;
}

const ASKING =
  /^(?:who|what|where|when|why|how|which|whose|is|are|do|does|did|can|could|would|will|have|has|should|whats|hows|wheres|whos)\b/;
const SHORT_WORDS = 3;

/** Returns the purposes of a text, which may be several messages in a row. */
export function recognise(messages: readonly string[]): Reading {
  const text = messages.join('\n');
  const said = plain(text);
  const sentences = sentencesOf(text);
  const found = intents.filter((intent) => sentencesMatch(intent, said, sentences));
  const mention = mentionIn(said);
  const isQuestion = text.includes('?') || ASKING.test(plain(sentences.at(-1) ?? ''));
  return {
    isGoodbye: isGoodbye(said, plain(sentences.at(-1) ?? '')),
    signs: found,
    topic: mention?.topic,
    it: mention?.it,
    isQuestion,
    isShort: countWords(said) <= SHORT_WORDS,
  };
}

/** Reads each sentence alone as well, because some signs count only at its beginning or end. */
function sentencesMatch(intent: Sign, said: string, sentences: readonly string[]): boolean {
  return signs[intent].some((sign) => sign.test(said) || sentences.some((sentence) => sign.test(plain(sentence))));
}
