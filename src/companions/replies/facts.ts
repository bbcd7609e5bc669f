import { ageLines } from '#content/companions/about-itself.ts';
import type { Companion } from '#content/companions/companion.ts';
import { plain } from '#companions/words/words.ts';
import type { Prop, PropQuestion } from '#content/companions/story.ts';

/** What a question asks for; `many` is a number. A question for yes or no asks for none of these. */
type Asked = PropQuestion | 'many';

const NUMBER =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)';
/** What a sentence has that tells who, where, when, why or how many. Any sentence may tell what and how. */
const TELLS: Readonly<Partial<Record<Asked, RegExp>>> = {
  who: /\b(?:wife|husband|son|daughter|mother|mama|mom|father|papa|dad|brother|sister|aunt|uncle|cousin|friend|neighbor|nobody|somebody|mrs|mr|ms|he|she|who)\b|(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/iu,
  where: /\b(?:in|at|on|by|near|from|behind|under|between|above|outside|inside|to) (?:the|my|a|an|our|\p{Lu}\p{L}+)\b/u,
  when: /\b(?:morning|noon|evening|night|midnight|day|week|month|year|years|o[’']clock|since|when|until|ago|spring|summer|fall|winter|\w+days?|every|\d{4})\b/i,
  why: /\b(?:because|since|so that|reason|that is why|that[’']s why)\b/i,
  many: new RegExp(`\\b${NUMBER}\\b`, 'i'),
};

/** Returns what a question in the form of `plain` asks for. */
function askedIn(said: string): Asked | undefined {
  if (/\bhow (?:many|much|old|long|far|big|tall|high|often)\b/.test(said)) return 'many';
  const word = /\b(who|what|which|where|why|how|when)(?:s|se|m)?\b/.exec(said)?.[1];
  return word === 'which' ? 'what' : (word as PropQuestion | undefined);
}

/** Returns whether a question asks for somebody, a place, a time, a reason or a number. */
export const asksForFact = (said: string): boolean => TELLS[askedIn(said) ?? 'what'] !== undefined;

/** Returns whether a line tells what a question asks for: the place to "where", a number to "how many". */
export const tellsWhatIsAsked = (said: string, line: string): boolean =>
  TELLS[askedIn(said) ?? 'what']?.test(line) ?? true;

/** Returns whether a sentence names what a question is about, all its telling words, and tells what it asks for. */
export function isAnswerTo(said: string, sentence: string): boolean {
  const has = new Set(plain(sentence).split(' ').map(stem));
  const telling = said.split(' ').filter((word) => word.length >= 4 && !LITTLE.test(word));
  const noun = /\bhow (?:many|much) (\w+)/.exec(said)?.[1];
  if (noun !== undefined) return new RegExp(`\\b${NUMBER} (?:[\\w’]+ ){0,1}${noun}\\b`, 'i').test(sentence);
  return telling.length > 0 && telling.every((word) => has.has(stem(word))) && tellsWhatIsAsked(said, sentence);
}
const LITTLE =
  /^(?:what|where|when|which|whose|does|have|your|that|this|they|them|there|then|were|will|would|could|with|from|about|many|much|long|tell|know)$/;
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, '');

/** Returns what is known of a thing to the question; undefined if that is a fact of another kind. */
export function factOf({ answers }: Prop, said: string): string | undefined {
  const asked = askedIn(said);
  const isIdentity = /\b(?:who|what)(?:s|m)?(?: is| are| was| were| kind| sort| about| happened)?\b/
    .exec(said)?.[0]
    .includes(' ');
  if (asked === 'many') {
    const noun = /\bhow (?:many|much) (\w+)/.exec(said)?.[1];
    return Object.values(answers).find((text) => new RegExp(`\\b${NUMBER} (?:\\w+ ){0,2}${noun}\\b`, 'i').test(text));
  }
  if (asked === undefined)
    return /\b(?:tell me|about|describe|do you (?:have|keep|own)|got)\b|^\w+(?: \w+){0,2}$/.test(said)
      ? answers.what
      : undefined;
  if (isIdentity !== true && !/\b(?:who|what)s\b/.test(said)) return asked === 'what' ? undefined : answers[asked];
  return asked === 'who' ? (answers.who ?? answers.what) : answers[asked];
}

/** Returns what stands on the character's card, to a question for its name, age, place or work. */
export function ofCard({ name, life, story }: Companion, said: string): readonly string[] | undefined {
  if (/\b(?:whats|what is) your (?:full )?name\b/.test(said)) return [`${name}. It says so on my card.`];
  const age = / is (\d{2})\b/.exec(story)?.[1];
  if (/\bhow old (?:are|r) you\b|\byour age\b/.test(said) && age !== undefined)
    return ageLines.map((line) => line.replace('{age}', age));
  return /\bwhere (?:do you live|are you(?: from| now| based)?$|do you come from)\b|\bwhere are you\b|\bwhat do you do(?: for (?:a living|work))?$|\b(?:whats|what is) your job\b/.test(
    said,
  )
    ? [`On my card it says: ${life}.`]
    : undefined;
}
