import type { Encoder } from '#server/platform/reading/encoder.ts';
import { dot, toUnit } from '#server/platform/models/vectors.ts';
import { AGAINST_THEMSELF, echoOf } from '#companions/words/echo.ts';
import type { Fact } from './fact.ts';
import { isKept, isTold } from './notes.ts';
import { countWords, plain, sentencesOf, straight } from '#companions/words/words.ts';

/** Examples of statements worth keeping; the nearest example decides the kind. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  people: [
    'My brother and I share a room.',
    'My best friend moved to another country.',
    'My father raised us alone.',
    'I take care of my grandmother.',
    'My daughter plays the trumpet.',
    'My roommate is a drummer.',
    'We have been married for ten years.',
    'My parents run a restaurant.',
    'I was raised by my aunt.',
  ],
  animals: [
    'I foster kittens.',
    'My dog is afraid of thunder.',
    'We keep bees on the roof.',
    'My parrot talks all night.',
    'Our old cat sleeps on my bed.',
  ],
  work: [
    'I drive a truck for a living.',
    'I work nights in a hospital.',
    'I run a small shop.',
    'I teach kids to read.',
    'I repair bicycles for a living.',
    'I have been unemployed since spring.',
    'I sell houses.',
    'I am in my last year of college.',
    'I am training to be a pilot.',
  ],
  place: [
    'I grew up on a farm.',
    'I live alone in a small apartment.',
    'I share a house with three other people.',
    'I moved here from another country.',
    'I was born in a fishing village.',
    'We live above a bakery.',
  ],
  like: [
    'I play the violin.',
    'I collect old maps.',
    'I have been knitting for years.',
    'I run marathons.',
    'My favorite food is noodles.',
    'I paint on weekends.',
    'I am learning to play chess.',
    'I read science fiction every night.',
    'I am allergic to peanuts.',
  ],
  dream: [
    'I want to open my own bakery one day.',
    'I am saving for a trip around the world.',
    'I dream of living by the sea.',
  ],
};
/** Examples of statements that matter only for the day and are not kept. */
const FLEETING: readonly string[] = [
  'It is raining again.',
  'I burned my toast this morning.',
  'I am tired today.',
  'I had soup for lunch.',
  'My phone died.',
  'I woke up too early.',
  'My bus was late.',
  'He laughed at me.',
  'She called me yesterday.',
  'I just sat there.',
  'My boss yelled at me today.',
  'I have to do the dishes.',
  'I am watching a movie right now.',
  'I cannot find my keys.',
  'My knee hurts.',
  'I feel sad tonight.',
  'They lost the game.',
  'I do not know what to say.',
  'He never said anything.',
  'That was a long day.',
  'My coffee is cold.',
  'I should go to bed.',
  'I do not feel good about it.',
  'I put it in the fridge.',
  'I was standing in line for an hour.',
  'The dog ate my sandwich.',
  'My cat knocked over the plant last night.',
  'My mom called this morning.',
  'I cried a little.',
  'I fixed the sink today.',
  'My friend canceled on me tonight.',
  'I saw a fox on the way home.',
  'My car needs repairs.',
  'I am making dinner for guests.',
  'I am bringing a cake.',
  'I do not know anything about it.',
  'I have to buy so many things.',
  'My house makes noises.',
];

/** The lowest similarity to an example of `KINDS` at which a statement is kept. */
const LEAST = 0.45;
/** The least by which that similarity must exceed the similarity to every example of `FLEETING`. */
const AHEAD = 0.06;
/** Sentences with these words are about a moment, unless `SINCE` matches too. */
const OF_A_MOMENT =
  /\b(?:today|tonight|yesterday|this (?:morning|evening|afternoon)|last night|right now|just|again|again$|later|minute|hour|was|were|did|didn't|said|went|got|had|came|told|saw|ate|made|took|put|called|looked|felt|feel|feels|guess|think|hope|can't|cannot|should|could|might|maybe|bet|wish|sorry|recommended|taught|learned|wanted|applied|signed|bought|need|needs|have to|don't know|bringing|making)\b/i;
const PAST = /^(?:and |but |so |well )?(?:i|we|my \w+(?: \w+)?) (?!(?:need|breed|feed)\b)\w+ed\b/i;
const SINCE = /\b(?:grew up|was born|was raised|raised|have been|moved here|for (?:a living|years|\w+ years))\b/i;

let examples: Promise<{ kind: string | undefined; vector: Float32Array }[] | undefined> | undefined;

/** Returns the encoded examples; undefined if the encoder is not available. The caller keeps them for the process. */
async function examplesOf(encoder: Encoder): Promise<{ kind: string | undefined; vector: Float32Array }[] | undefined> {
  const texts = [
    ...Object.entries(KINDS).flatMap(([kind, lines]) => lines.map((text) => ({ kind, text }))),
    ...FLEETING.map((text) => ({ kind: undefined, text })),
  ];
  const vectors = await encoder.encode(texts.map(({ text }) => text));
  return vectors?.map((vector, at) => ({ kind: texts[at]?.kind, vector: toUnit(vector) }));
}

interface ToldSentence {
  sentence: string;
  mirror: string;
  line: number;
}

/**
 * Returns further statements worth keeping from these messages, turned to "you": "You foster kittens".
 * Skips lines with a known fact. Returns an empty list if the encoder is not available.
 */
export async function learnByMeaning(
  encoder: Encoder,
  messages: readonly string[],
  known: readonly Fact[],
): Promise<Fact[]> {
  const told = messages.flatMap((message, line) =>
    known.some((fact) => fact.line === line) ? [] : toldIn(message, line),
  );
  if (told.length === 0) return [];
  examples ??= examplesOf(encoder);
  const [learned, vectors] = await Promise.all([examples, encoder.encode(told.map(({ sentence }) => sentence))]);
  if (learned === undefined || vectors === undefined) {
    examples = undefined;
    return [];
  }
  return told.flatMap(({ mirror, line }, at) => {
    const vector = vectors[at];
    const kind = vector === undefined ? undefined : kindOf(toUnit(vector), learned);
    if (kind === undefined) return [];
    const fact = {
      about: `said:${kind}:${mirror.toLowerCase()}`,
      note: mirror.charAt(0).toUpperCase() + mirror.slice(1),
      line,
    };
    return isKept(fact) ? [fact] : [];
  });
}

function toldIn(message: string, line: number): ToldSentence[] {
  return sentencesOf(straight(message)).flatMap((sentence) => {
    const count = countWords(plain(sentence));
    const isMoment = (OF_A_MOMENT.test(sentence) || PAST.test(sentence)) && !SINCE.test(sentence);
    if (count < 4 || count > 16 || isMoment || !isTold(sentence) || AGAINST_THEMSELF.test(sentence)) return [];
    if (!/^(?:and |but |so |well )?(?:i|i'm|i've|we|we're|we've|my|our)\b/i.test(sentence)) return [];
    const { mirror } = echoOf(sentence);
    return mirror === undefined ? [] : [{ sentence, mirror, line }];
  });
}

function kindOf(
  vector: Float32Array,
  learned: readonly { kind: string | undefined; vector: Float32Array }[],
): string | undefined {
  const scored = learned.map((one) => ({ kind: one.kind, score: dot(vector, one.vector) }));
  const best = (isKind: boolean): (typeof scored)[number] =>
    scored
      .filter(({ kind }) => (kind !== undefined) === isKind)
      .reduce((most, one) => (one.score > most.score ? one : most), { kind: undefined, score: 0 });
  const [kind, fleeting] = [best(true), best(false)];
  return kind.score >= LEAST && kind.score - fleeting.score >= AHEAD ? kind.kind : undefined;
}
