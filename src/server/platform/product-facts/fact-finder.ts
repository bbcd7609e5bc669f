import { productFacts, type ProductFact } from '#content/product-facts/product-facts.ts';
import { plain } from '#content/safety/plain.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { piecesOf } from '#server/platform/safety/judging.ts';
import { dot, toUnit } from '#server/platform/models/vectors.ts';
import { shareOf, weightOf as usualWeight, wordsOf } from '#server/platform/models/word-likeness.ts';
import { readExamples, readVectors, type Example } from './examples.ts';
import { findIn, isAskedIn, otherLanguageOf } from './other-languages.ts';
import { weighing } from './weighing.ts';

export interface FactFinder {
  /**
   * Returns the fact about the product that a person asks for in these lines; undefined when the lines are about
   * something else. `before` is the person's previous line, to which "those" and "them" may refer. `only` leaves out
   * questions in other languages.
   */
  find: (lines: readonly string[], before?: string, only?: 'en') => Promise<ProductFact | undefined>;
}

/**
 * A score is the similarity to an example (at most 1), plus up to SHARED_WORDS for shared words, plus ALL_WORDS if all
 * patterns of the fact match. These numbers and the limits below were chosen on lines that are not examples.
 */
const SHARED_WORDS = 0.35;
const ALL_WORDS = 0.22;
/** The lowest score for a line with a question mark, for one that only begins like a question, and for any other. */
const LEAST = { question: 0.72, askedPlainly: 0.95, statement: 1.05 };
/** The lowest score for a line without all the fact's words: a leaving gift is similar to a gift in the product. */
const LEAST_WITHOUT_ITS_WORDS = 0.92;
/** Without the encoder, the lowest share of words for a line with all patterns of the fact, and for other lines. */
const LEAST_BY_WORDS = { withPatterns: 0.4, without: 0.8 };
/** The least lead of a fact over the nearest ordinary talk: the usual lead, and the lead from the score `high` on. */
const AHEAD = { usually: 0.12, whenHigh: 0.05, high: 0.85 };

const ASKING =
  /^(?:(?:and|but|so|ok|okay|hey|hi|wait|um|well|also|btw|wyn) )*(?:who|what|where|when|why|how|which|whose|is|are|do|does|did|can|could|would|will|have|has|should|whats|hows|wheres|whos|am|give|delete|show|remove|tell|explain)\b/;

/** Returns whether a text in the form of `plain`, which has a space at both ends, begins like a question. */
const isAsked = (said: string): boolean => ASKING.test(said.trim());

/** "So this is it? This is what I got" is a complaint, not a question. */
const FINDS_FAULT =
  /^(?:(?:so|and|oh|wow|great|ok|well) )*(?:is )?(?:this|that|thats)(?: is| was)? (?:(?:really )?(?:it|all)(?:$| thats?\b| this\b)|(?:it|all|what) (?:this|that|i|you|we|they)\b)/;

/** Nouns to which "those" in a line may refer if the line before contains them. */
const NAMED =
  /\b(notifications|messages|emails|matches|companions|posts|groups|gifts|pictures|photos|read receipts|filters|reminders)\b/i;
const POINTS_BACK = /\b(?:those|these|them)\b(?! (?:days|times|people)\b)/i;

/** Returns "how do I turn notifications off" for "how do I turn those off" after a line about notifications. */
function pointedBack(line: string, before: string | undefined): string {
  const noun = NAMED.exec(before ?? '')?.[1];
  return noun === undefined || !isAsked(plain(line)) ? line : line.replace(POINTS_BACK, noun);
}

/** A clause with fewer words is no question by itself. */
const SHORTEST_CLAUSE = 4;

/** Returns the questions beside other text: in "before i say anything, where do my messages go", the second clause. */
function askedBeside(piece: string, only: 'en' | undefined): string[] {
  const clauses = piece.split(/[,;] /);
  if (clauses.length < 2) return [];
  const isAskedInOther = (clause: string): boolean => {
    const other = only === undefined ? otherLanguageOf(clause) : undefined;
    return other?.isSure === true && isAskedIn(other.language, clause);
  };
  return clauses.filter(
    (clause) => (isAsked(plain(clause)) || isAskedInOther(clause)) && clause.split(' ').length >= SHORTEST_CLAUSE,
  );
}

interface Indexed extends Pick<Example, 'factId'> {
  vector: Float32Array | undefined;
  words: ReadonlySet<string>;
}

interface Index {
  examples: readonly Indexed[];
  /** The weight of a word: higher when fewer facts have it. */
  weightOf: (word: string) => number;
}

/** Creates a finder on the safety recognizer's encoder, whose cache has the vectors that the recognizer just used. */
export function createFactFinder(encoder: Encoder): FactFinder {
  return {
    find: async (lines, before, only) => {
      const whole = lines.map((line, at) => pointedBack(line, lines[at - 1] ?? before)).flatMap(piecesOf);
      const pieces = [...new Set([...whole, ...whole.flatMap((piece) => askedBeside(piece, only))])].filter(
        (piece) => /\p{L}/u.test(piece) && !FINDS_FAULT.test(plain(piece).trim()),
      );
      const others = only === undefined ? pieces.map(otherLanguageOf) : [];
      const english = pieces.filter((_, at) => others[at]?.isSure !== true);
      return (
        (await foundInEnglish(encoder, english)) ??
        strongest(pieces.flatMap((piece, at) => (others[at] && findIn(others[at].language, piece)) ?? []))
      );
    },
  };
}

async function foundInEnglish(encoder: Encoder, pieces: readonly string[]): Promise<ProductFact | undefined> {
  if (pieces.length === 0) return undefined;
  const vectors = await encoder.encode(pieces);
  const known = (index ??= indexed());
  return strongest(pieces.flatMap((piece, at) => bestIn(known, piece, vectors?.[at]) ?? []));
}

const strongest = (found: readonly FoundFact[]): ProductFact | undefined =>
  found.toSorted((a, b) => b.score - a.score)[0]?.fact;

let index: Index | undefined;

function indexed(): Index {
  const vectors = readVectors();
  const examples = readExamples().map(({ factId, text }, at) => ({
    factId,
    vector: vectors[at],
    words: wordsOf(plain(text)),
  }));
  return { examples, weightOf: weighing(examples, usualWeight) };
}

interface FoundFact {
  fact: ProductFact;
  score: number;
}

function bestIn({ examples, weightOf }: Index, piece: string, raw: Float32Array | undefined): FoundFact | undefined {
  const said = plain(piece);
  const words = wordsOf(said);
  const vector = raw && toUnit(raw);
  const scores = new Map<string | undefined, number>();
  for (const example of examples) {
    const shared = SHARED_WORDS * shareOf(words, example.words, weightOf);
    const score = vector && example.vector ? dot(vector, example.vector) + shared : shared;
    if (score > (scores.get(example.factId) ?? 0)) scores.set(example.factId, score);
  }
  const asTalk = scores.get(undefined) ?? 0;
  const ranked = productFacts.map((fact) => {
    const hasAll = fact.words.every((pattern) => pattern.test(said));
    return { fact, hasAll, score: (scores.get(fact.id) ?? 0) + (hasAll ? ALL_WORDS : 0) };
  });
  const best = ranked.reduce((most, one) => (one.score > most.score ? one : most));
  if (vector === undefined) return isEnoughByWords(best, asTalk) ? best : undefined;
  const asked = piece.includes('?') ? LEAST.question : isAsked(said) ? LEAST.askedPlainly : LEAST.statement;
  const least = best.hasAll ? asked : Math.max(asked, LEAST_WITHOUT_ITS_WORDS);
  const ahead = best.score >= AHEAD.high ? AHEAD.whenHigh : AHEAD.usually;
  const isEnough = best.score >= least && best.score - asTalk >= ahead;
  return isEnough ? best : undefined;
}

function isEnoughByWords({ score, hasAll }: { score: number; hasAll: boolean }, asTalk: number): boolean {
  const own = score - (hasAll ? ALL_WORDS : 0);
  const least = hasAll ? LEAST_BY_WORDS.withPatterns : LEAST_BY_WORDS.without;
  return own > asTalk && own / SHARED_WORDS >= least;
}
