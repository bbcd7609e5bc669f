import type { Encoder } from '#server/platform/reading/encoder.ts';
import { dot, toUnit } from '#server/platform/models/vectors.ts';
import { animalOf, PARTNER, SPECIES } from '#companions/words/note-words.ts';
import type { MemoryNote } from './fact.ts';
import { tellingWords } from './taken-back.ts';
import { plain } from '#companions/words/words.ts';

/** A request to forget something. */
export interface ForgetRequest {
  /** The subject, as the companion names it: "your ex"; undefined if all or the last thing said is meant. */
  it: string | undefined;
  which: 'all' | 'last' | 'some';
}

const PLEASE =
  '^(?:(?:please|ok|okay|can you|could you|would you|will you|you can|just|no|actually|and|so|also|hey|now) )*';
const FORGETS = '(?:forget|erase|delete|remove|scrap|dont remember|stop remembering|take out)';
const ALL = new RegExp(
  `${PLEASE}(?:${FORGETS} (?:everything|all)(?: (?:of it|of that|i (?:said|told you|ever said)|about me|you know(?: about me)?|that i (?:said|told you)))*|${FORGETS} (?:about )?me|(?:clear|wipe|erase|delete) your (?:memory|notes)|${FORGETS} what you know about me)$`,
);
const LAST = new RegExp(
  `${PLEASE}(?:forget (?:that i (?:said|told you|mentioned) (?:that|it|this)|what i just (?:said|told you))|(?:dont remember|erase|delete) (?:that|this|it)|forget that(?: please)?)$`,
);
const SOME = new RegExp(
  `${PLEASE}${FORGETS} (?:(?:what|everything|anything|all|the things?|the thing) (?:that )?(?:i (?:said|told you|wrote|mentioned) )?(?:about|of)|about|that (?=i\\b|my\\b)|where (?=i\\b)|(?=my\\b)|the (?:note|part|bit) about) ?(.+)$`,
);

/** Returns the first request to forget in these lines; undefined when there is none. */
export function wishIn(said: readonly string[]): ForgetRequest | undefined {
  for (const line of said) {
    const text = plain(line).replace(/ (?:please|pls|ok|okay|thanks|thank you)$/, '');
    if (ALL.test(text)) return { it: undefined, which: 'all' };
    if (LAST.test(text)) return { it: undefined, which: 'last' };
    const about = SOME.exec(text)?.[1];
    if (about === undefined || /\b(?:instructions?|rules|prompts?|account|messages?)\b/.test(about)) continue;
    return { it: seenFromHere(about), which: 'some' };
  }
  return undefined;
}

const seenFromHere = (about: string): string =>
  about
    .replaceAll(/\b(?:my|our)\b/g, 'your')
    .replaceAll(/\bi am\b|\bim\b/g, 'you are')
    .replaceAll(/\b(?:me|i)\b/g, 'you');

/** Words for a subject of notes, each with that subject. The notes themselves may not contain these words. */
const STANDS_FOR: readonly [RegExp, string][] = [
  [new RegExp(`\\b(?:ex|exes|relationship|breakup|break up|separation|divorce|${PARTNER})\\b`), 'partner'],
  [new RegExp(`\\b(?:ex|relationship|breakup|break up|separation|divorce|${PARTNER})\\b`), 'loss:partner'],
  [/\b(?:job|work|where you work|boss)\b/, 'work'],
  [/^your name$/, 'name'],
  [/^you live\b|\b(?:home town|city)\b/, 'lives'],
  [/\bplans?\b/, 'plan'],
  [/\bplans?\b/, 'done'],
];
/** The lowest similarity between a note and the subject to forget; chosen by reading pairs. */
const NEAR = 0.5;

/**
 * Returns the notes that a request to forget means. Notes are found by subject and by words that the note or its line
 * shares with the request. If there are none, they are found by meaning.
 */
export async function meantBy(
  wish: ForgetRequest,
  notes: readonly MemoryNote[],
  encoder: Encoder,
): Promise<MemoryNote[]> {
  if (wish.which === 'all') return [...notes];
  if (wish.which === 'last') {
    const last = notes.at(-1)?.line;
    return last === undefined || last === null ? notes.slice(-1) : notes.filter(({ line }) => line === last);
  }
  const about = wish.it ?? '';
  const words = tellingWords(about);
  const animal = new RegExp(`\\b(${SPECIES})s?\\b`).exec(about)?.[1];
  const subjects = STANDS_FOR.flatMap(([pattern, subject]) => (pattern.test(about) ? [subject] : []));
  const isNamed = ({ about: subject, note, line }: MemoryNote): boolean =>
    subjects.some((one) => subject === one || subject.startsWith(`${one}:`)) ||
    (animal !== undefined &&
      /^(?:pet|loss):/.test(subject) &&
      animalOf(subject.split(':')[1] ?? '') === animalOf(animal)) ||
    [...tellingWords(`${note} ${line ?? ''}`)].some((word) => words.has(word));
  const found = notes.filter(isNamed);
  if (found.length > 0 || words.size === 0) return found;
  const vectors = await encoder.encode([about, ...notes.map(({ note }) => note)]);
  const [wished, ...known] = vectors ?? [];
  if (wished === undefined) return [];
  return notes.filter((_, at) => {
    const vector = known[at];
    return vector !== undefined && dot(toUnit(wished), toUnit(vector)) >= NEAR;
  });
}
