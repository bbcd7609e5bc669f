import { refusalOf } from '#content/moderation.ts';
import { withApostrophes } from '#companions/words/apostrophes.ts';
import { AGAINST_THEMSELF } from '#companions/words/echo.ts';
import { countWords, sentencesOf } from '#companions/words/words.ts';

const LEAD =
  /^(?:(?:ok|okay|so|and|but|well|hey|hi|hello|oh|or|um|right|now|then|anyway|yo|alright|please|man|dear|honestly|also|actually|seriously|wait|haha|lol|be honest|honest question|(?:real|serious|quick|silly|one|stupid|last|another) question|tell me(?: (?:this|honestly|something))?|let me ask(?: you)?(?: something)?|can i ask(?: you)?(?: something)?|i wonder|just curious|out of curiosity|by the way|btw|my dear)\b[,:.! ]*)+/i;
const AFTERTHOUGHT =
  /(?:, (?:do you know|you know|would you say|i wonder|then|by the way|if you don't mind(?: me asking)?)|,? (?:do you think|you think|do you reckon|you reckon))$/i;
const ASKS =
  /^(?:who|whose|which|why|where|how|what|when|since when|whats|who's|what's|where's|how's|is|are|am|was|were|do|does|did|(?:don't|doesn't|didn't|isn't|aren't|wasn't|can't|won't|wouldn't|shouldn't|haven't) (?:you|i|we|he|she|it|they|that|this|people|the|my)|can|could|would|will|should|shall|may|have|has|had|if|suppose|in your|to what|for how|at what|any (?:idea|advice|tips|chance)|fancy|want|care (?:to|for)|you (?:want|in|up|ever|like|have|got|think)|ever)\b/i;
const LONGEST = 20;
const SHORTEST = 2;

/** Returns the question of a line in the person's own words; undefined when it has none that may be repeated. */
export function questionIn(given: string): string | undefined {
  const line = withApostrophes(given);
  const sentences = sentencesOf(line);
  const at = sentences.findLastIndex((sentence) => sentence.includes('?'));
  const found = at < 0 ? unmarked(sentences) : untilLast('?', sentences[at] ?? '').trim();
  if (found === undefined || refusalOf(line) !== undefined || AGAINST_THEMSELF.test(line)) return undefined;
  const bare = found.replace(LEAD, '');
  const parts = bare.split(/,\s+|\s+[-–—]+\s+/);
  const begins = parts.findIndex((part) => ASKS.test(part.replace(LEAD, '')));
  const asked = (
    begins < 0
      ? parts.length > 1 && countWords(bare) > LONGEST
        ? (parts.at(-1) ?? '')
        : bare
      : parts.slice(begins).join(', ')
  )
    .replace(LEAD, '')
    .replace(AFTERTHOUGHT, '');
  const count = countWords(asked);
  if (count < SHORTEST || !/^[\p{L}\p{N}'"“” ,&$€£%:./()-]+$/u.test(asked)) return undefined;
  const text = count <= LONGEST ? asked : shortened(asked);
  if (text === undefined) return undefined;
  return written(text);
}

const untilLast = (sign: string, text: string): string => text.slice(0, text.lastIndexOf(sign));

/** Returns a question without a question mark; undefined if the last sentence may be something else. */
function unmarked(sentences: readonly string[]): string | undefined {
  const last = (sentences.at(-1) ?? '').replace(/[.!…]+$/u, '').trim();
  const isAsked =
    /^(?:(?:what|who|where|why|how|which|when) (?:do|does|did|is|are|was|were|would|should|can|could|will|kind|sort|time)|what's (?:your|the|that|this|my)|who's (?:your|the|that|this)|(?:do|did|would|are|were|have|can|could|will) you|should (?:i|we)|is (?:it|that|this|there)|does (?:it|that|anybody|anyone))\b/i;
  const end = last.split(/,\s+/).at(-1) ?? '';
  const isTagged =
    end !== last && /^(?:is|was|isn't) (?:it|that|this) \p{L}+(?: \p{L}+)?$|^should (?:i|we) /iu.test(end);
  if (isTagged || isAsked.test(last.replace(LEAD, ''))) return last;
  // In "Quick question, what were you told" the part before the comma is small talk.
  return end !== last && /\bquestion, [^,]+$/i.test(last) && isAsked.test(end.replace(LEAD, '')) ? end : undefined;
}

/** Returns the first clauses of a long question, up to `LONGEST` words; undefined if the first clause is longer. */
function shortened(text: string): string | undefined {
  const parts = text.split(/, /);
  const kept = parts.slice(0, LONGEST).filter((_, at) => countWords(parts.slice(0, at + 1).join(', ')) <= LONGEST);
  return kept.length === 0 ? undefined : kept.join(', ');
}

/** Returns a question with a capital at its start and for “I”, and with typographic apostrophes. */
function written(text: string): string {
  const bare = text.replaceAll(/["“”]/g, '').replace(/[\s,.]+$/u, '');
  const said = bare.replaceAll(/\bi\b(?!\.)/g, 'I').replaceAll("'", '’');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}?`;
}
