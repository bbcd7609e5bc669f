import type { questionLines } from '#content/companions/question-lines.ts';
import { refusalOf } from '#content/moderation.ts';
import { withApostrophes } from '#companions/words/apostrophes.ts';
import { AGAINST_THEMSELF, echoOf } from '#companions/words/echo.ts';
import { capitalised } from '#companions/words/own-words.ts';
import { countWords, plain, sentencesOf } from '#companions/words/words.ts';

export type QuestionForm = keyof typeof questionLines;

/** A question in a form that can be repeated, and the kind of answer that it needs. */
export interface Question {
  /** In the person's own words: "What shape would you get?" */
  text: string;
  form: QuestionForm;
  /** The statement before the question in the same line, turned to "you". */
  told: string | undefined;
}

const LEAD =
  /^(?:(?:ok|okay|so|and|but|well|hey|hi|hello|oh|or|um|right|now|then|anyway|yo|alright|please|man|dear|honestly|also|actually|seriously|wait|haha|lol|be honest|honest question|(?:real|serious|quick|silly|one|stupid|last|another) question|tell me(?: (?:this|honestly|something))?|let me ask(?: you)?(?: something)?|can i ask(?: you)?(?: something)?|i wonder|just curious|out of curiosity|by the way|btw|my dear)\b[,:.! ]*)+/i;
const AFTERTHOUGHT =
  /(?:, (?:do you know|you know|would you say|i wonder|then|by the way|if you don't mind(?: me asking)?)|,? (?:do you think|you think|do you reckon|you reckon))$/i;
const ASKS =
  /^(?:who|whose|which|why|where|how|what|when|since when|whats|who's|what's|where's|how's|is|are|am|was|were|do|does|did|(?:don't|doesn't|didn't|isn't|aren't|wasn't|can't|won't|wouldn't|shouldn't|haven't) (?:you|i|we|he|she|it|they|that|this|people|the|my)|can|could|would|will|should|shall|may|have|has|had|if|suppose|in your|to what|for how|at what|any (?:idea|advice|tips|chance)|fancy|want|care (?:to|for)|you (?:want|in|up|ever|like|have|got|think)|ever)\b/i;
const LONGEST = 20;
const SHORTEST = 2;

/** Returns the question of a line; undefined when the line has no question that may be repeated. */
export function questionIn(given: string): Question | undefined {
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
  const before = [...sentences.slice(0, Math.max(at, 0)), begins > 0 ? parts.slice(0, begins).join(', ') : ''].join(
    ' ',
  );
  return {
    text: written(text),
    form: formOf(plain(asked), begins >= 0),
    told: before === '' ? undefined : echoOf(before).mirror,
  };
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

const written = (text: string): string => `${capitalised(text.replaceAll(/["“”]/g, '').replace(/[\s,.]+$/u, ''))}?`;

/** Words that can only mean the app. */
const PRODUCT =
  /\b(?:premium|subscription|unmatch\w*|log(?:ged)? (?:in|out)|password|notifications?|my (?:account|profile|matches|settings))\b|\b(?:this|the) (?:app|program|programme|site)\b|\bpay (?:to|for) (?:see|message|talk|match|use|this|read)\b|\bwho (?:liked|likes) (?:me|you)\b|\b(?:take down|remove|delete|change|upload|hide|replace|swap) (?:the|my|a|this|that) (?:\w+ )?(?:photo|picture|pic|message|post|name|age|birthday)\b|\b(?:a|the) match\b.*\b(?:mean|agreed|exactly|here)\b/;

/** Matches a question about the companion itself, even if the question also names something else. */
const OF_IT =
  '\\byour (?:side|end)\\b|\\b(?:do|does|did|would|will|can|are) you (?:ever |really |actually |even )*(?:miss|think|feel|wonder|notice|like|love|hate|get (?:bored|lonely|tired)|wait|sleep|dream|exist|bored|lonely|awake|there)\\b';
const OF_THE_PRODUCT = new RegExp(`^(?!.*(?:${OF_IT})).*(?:${PRODUCT.source})`);

const SOMEONE = '(?:i|we|you|one|a person|people|somebody|someone)';
const SPEAKS =
  '(?:tell|say|ask|answer|explain|begin|start (?:that|the|a) (?:talk|conversation|letter|speech)|break it|put it|reply|respond|apologi[sz]e|thank|write to|talk to|bring it up|mention)';
/** The first match decides; the text is in the form of `plain`. */
const FORMS: readonly (readonly [RegExp, QuestionForm])[] = [
  [
    /\b(?:any(?:one|body)|people|humans|somebody|someone) (?:here )?(?:real|human)\b|\b(?:real|actual) (?:people|humans|persons)\b/,
    'realPeople',
  ],
  [new RegExp(`^how (?:do|does|can|could|should|would|to) ?${SOMEONE}? ?(?:best |even |ever )?${SPEAKS}\\b`), 'saying'],
  [/^what (?:do|should|can|would|could) (?:i|we) (?:say|tell|write|answer|reply)\b/, 'saying'],
  [
    /\b(?:learn|learning|improve|improving|train|trained|training)\b.*\b(?:from|on|by) (?:me|us|this|that|what|people|our)\b/,
    'learning',
  ],
  [
    /\b(?:model|temperature|parameters|algorithm|version|server|servers|training data)\b.*\byou|\byour (?:model|temperature|algorithm|version|training)\b/,
    'technical',
  ],
  [
    /\b(?:would|will|could|can|shall|may|wont) you (?:like to|let|care (?:to|for)|fancy|want (?:to|in|some)|join|come|share|dance|have (?:dinner|lunch|a drink|tea|coffee) with)\b|\b(?:can|could|may|shall) (?:i|we) (?:take|get|buy|bring|offer|save|pour|invite|cook|make) you\b|^(?:fancy|want some|care for|care to|shall we|you want|you in|are you in|you up for|are you coming|are you free|want in|join)\b/,
    'invited',
  ],
  [OF_THE_PRODUCT, 'product'],
  [/^(?:what|which|who|where)(?: \w+){0,3} should (?:i|we|a|one|somebody|people)\b/, 'what'],
  [/\bshould (?:i|we) (?!\w+ (?:with|about) you)/, 'should'],
  [/^(?:should|ought|would it be|is it better|is it worth|is it time)\b/, 'should'],
  [/\b(?:do|dont) you (?:really )?(?:think|reckon|believe) (?:that )?(?:i|we) (?:should|ought to)\b/, 'should'],
  [/^(?:have|did|had) you (?!got\b|any\b|a\b)|\b(?:do|have|did|are|were) you ever\b|^(?:you )?ever\b/, 'ever'],
  [/^if you\b|\bwould you(?:r|rs)?\b|^suppose\b|\bwhat if you\b/, 'supposing'],
  [
    /^(?:why|how come) (?!(?:do|are|did|would|were|should|dont|is|does) (?:you|your|it you)\b)|^(?:since when|how can (?:any|people|some)|how does any|what is (?:a |an |one |the )?\w+ without)\b/,
    'why',
  ],
  [
    /^(?:who|where|how|why)\b.*\b(?:do|does|did|is|are|have|writes|wrote|made|makes|taught|chose|chooses|gave|gives|decides|told|programmed)\b.*\b(?:you|your)\b.*$/,
    'making',
  ],
  [
    /^what (?:do|did) you (?:think|make of|reckon|say)\b|\b(?:do|dont) you (?:think|agree|believe|reckon|find|feel)\b|\byou think\b/,
    'opinion',
  ],
  [/\byour (?:opinion|view|take|thoughts) (?:on|about|of)\b/, 'opinion'],
  [/\b(?:best|worst|nicest|funniest|oldest|finest|strangest|weirdest)\b.*\byou(?:ve)? (?:know|ever|can)\b/, 'own'],
  [/\b(?:do|did|would) you (?:even |happen to )?(?:know|remember)\b|^you know\b/, 'world'],
  [
    /\bfavou?rites?\b|\b(?:do|dont|did) (?:you|yours)\b|\bhave you got\b|\b(?:whats|what is|what was|what are|is|are|was|whos|who is) (?:your|yours)\b|\byou(?:ve)? (?:ever )?(?:had|have|got|own|heard|saw|seen|ate|tasted|met|read)\b|\bgave you\b/,
    'own',
  ],
  [/\b(?:you|your|yours|yourself)\b(?! (?:get|just|never|always|can|have to)\b)/, 'self'],
  [/^how (?:do|can|could|should|would|am|are|is a) (?:i|we|one|you|people|anyone|a)\b/, 'how'],
  [
    /^(?:when|how long|how soon|how often|what time|what day|will|is it going to|does it (?:ever )?(?:get|stop|end|go away))\b/,
    'when',
  ],
  [
    /^(?:is|was|isnt|wasnt|am|are|does that|did i|do i|would that|does it) (?:it|this|that|i|we|make me|sound|mean)?\b.*\b(?:wrong|bad|silly|stupid|mad|crazy|weird|odd|normal|ok|okay|right|rude|mean|sad|fair|selfish|strange|childish|cheating|creepy|too|dumb|foolish|terrible|awful|lazy|funny)\b/,
    'judged',
  ],
];

function formOf(said: string, isAsked: boolean): QuestionForm {
  const found = FORMS.find(([pattern]) => pattern.test(said))?.[1];
  if (found === 'product' && !isAsked) return 'tag';
  return found ?? (isAsked ? 'world' : 'tag');
}
