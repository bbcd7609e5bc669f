import type { Theme } from '#content/companions/theme.ts';
import { plain } from '#content/safety/plain.ts';
import { dot, toUnit } from '#server/platform/models/vectors.ts';
import { shareOf, wordsOf } from '#server/platform/models/word-likeness.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { sentencesOf } from '#companions/words/words.ts';
import { themes, themeVectors } from './themes.ts';

/** What a person's own words mean among the replies on offer and the themes. */
export interface Heard {
  /** The offered reply with the same meaning. */
  reply: string | undefined;
  /** All offered replies with their likeness, the nearest first; undefined without a model of meaning. */
  ranked?: readonly { reply: string; likeness: number }[] | undefined;
  /** The key of the theme that the words are about, and how near its nearest example is. */
  theme: { key: string; likeness: number } | undefined;
}

/** A likeness is the cosine of the meanings (at most 1), plus up to this for shared words. */
const SHARED_WORDS = 0.35;
/**
 * The least likeness of a reply and of a theme, and how far a reply must be ahead of the others. Chosen on lines that
 * are in no test: between two and three in a hundred unrelated lines are taken as a reply, and one in ten as a theme.
 */
const LEAST = { reply: 0.53, ahead: 0.07, theme: 0.78 };
/** A statement may be less like a reply if that is further ahead of the others: their sum then is at least this. */
const CLEAR = { reply: 0.4, sum: 0.66 };
/** A theme this near is what the person is talking about, whatever else the line may be. */
export const SURE = 0.9;
/** At most this many sentences of a line are looked at one by one. */
const MOST_SENTENCES = 3;
const SHORTEST_WORDS = 3;
/** At most this many clauses of a line are compared with the replies: they may be only a part of it. */
const MOST_CLAUSES = 6;
const CLAUSES = /[,;:]\s+|\s+(?:and|but|or|because|so)\s+|\s+[-–—]+\s+/i;

interface Meant {
  vector: Float32Array;
  words: ReadonlySet<string>;
}

const likeness = (a: Meant, b: Meant): number => dot(a.vector, b.vector) + SHARED_WORDS * shareOf(a.words, b.words);

/** Returns what the words mean; nothing when the encoder is not available. */
export async function heardIn(encoder: Encoder, text: string, offered: readonly string[]): Promise<Heard> {
  const isLong = (one: string): boolean => one.split(' ').length >= SHORTEST_WORDS;
  const sentences = sentencesOf(text).filter(isLong);
  const pieces = [...new Set([text, ...sentences.slice(0, MOST_SENTENCES)])];
  const split = offered.length === 0 ? [] : sentences.flatMap((one) => one.split(CLAUSES).filter(isLong));
  const clauses = split.filter((one) => !pieces.includes(one)).slice(0, MOST_CLAUSES);
  const texts = [...pieces, ...clauses, ...offered];
  const vectors = await encoder.encode(texts);
  if (vectors === undefined) return { reply: undefined, theme: undefined };
  const meant = texts.map((one, at) => meantBy(one, vectors[at]));
  const ofLine = meant.slice(0, texts.length - offered.length);
  const replies = meant.slice(ofLine.length).map((reply) => Math.max(...ofLine.map((part) => likeness(part, reply))));
  const [best = 0, second = 0] = replies.toSorted((a, b) => b - a);
  const theme = themeOf(ofLine.slice(0, pieces.length));
  // "I'm so bored" is about boredom, even beside an offered "I'm hiding in the back".
  const isReply =
    best >= (theme?.likeness ?? 0) &&
    best - second >= LEAST.ahead &&
    (best >= LEAST.reply || (!text.includes('?') && best >= CLEAR.reply && 2 * best - second >= CLEAR.sum));
  const ranked = offered
    .map((reply, at) => ({ reply, likeness: replies[at] ?? 0 }))
    .toSorted((a, b) => b.likeness - a.likeness);
  return { reply: isReply ? ranked[0]?.reply : undefined, ranked, theme };
}

function themeOf(parts: readonly Meant[]): Heard['theme'] {
  let found: Heard['theme'];
  for (const { theme, meant } of examples()) {
    for (const part of parts) {
      const least = found?.likeness ?? LEAST.theme;
      // Most examples are too far to be worth a look at their words.
      if (dot(part.vector, meant.vector) < least - SHARED_WORDS) continue;
      const most = likeness(part, meant);
      if (most >= least) found = { key: theme.key, likeness: most };
    }
  }
  return found;
}

let known: readonly { theme: Theme; meant: Meant }[] | undefined;

function examples(): NonNullable<typeof known> {
  const vectors = themeVectors();
  known ??= themes()
    .flatMap((theme) => theme.examples.map((text) => ({ theme, text })))
    .map(({ theme, text }, at) => ({
      theme,
      meant: { vector: vectors[at] ?? new Float32Array(), words: wordsIn(text) },
    }));
  return known;
}

const meantBy = (text: string, vector: Float32Array | undefined): Meant => ({
  vector: toUnit(vector ?? new Float32Array()),
  words: wordsIn(text),
});
const wordsIn = (text: string): Set<string> => wordsOf(plain(text.replaceAll('’', "'")));
