import type { SafetyCase } from '#content/safety/case.ts';
import { spanishCaseIn } from '#content/safety/spanish-signs.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { featuresOf, sentencesOf, type Features } from './features.ts';
import { surePhraseIn } from './sure-phrase.ts';
import { swallows } from './swallows.ts';
import { learnedWeights, scoreOf, standardised, type Score, type Thresholds } from './weights.ts';

export type Judgement =
  | { level: 'none' }
  | { level: 'maybe'; safetyCase: SafetyCase }
  | { level: 'sure'; safetyCase: SafetyCase };

/** The number of lines that are judged as one text. */
export const TOGETHER = 3;
/** The most words of a fragment. A longer line counts as a complete sentence and is judged alone. */
const FRAGMENT_WORDS = 6;
/** The longest part of a text that is judged, in characters. */
const LONGEST = 4000;
/** The most sentences of a text, from its end, that are also judged alone. */
const SENTENCES = 12;

/** The last lines of a person; `isInTalk` is true after several harmless ones. */
export interface JudgedLines {
  lines: readonly string[];
  isInTalk: boolean;
}

/**
 * Judges a line whose meaning could not be read, by the phrases that are always asked about. There is no score beside
 * them, so they count as sure: help that is not needed does less harm than help that is missing.
 */
export function byPhrases(line: string): Judgement {
  const safetyCase = surePhraseIn(line.slice(0, LONGEST));
  return safetyCase === undefined ? { level: 'none' } : { level: 'sure', safetyCase };
}

export async function judge(encoder: Encoder, { lines, isInTalk }: JudgedLines): Promise<Judgement> {
  const alone = await judgeText(encoder, lines.at(-1) ?? '', isInTalk);
  if (alone.level !== 'none' || lines.length < 2) return alone;
  return judgeTogether(encoder, fragmentsAtEnd(lines), isInTalk);
}

/** Returns the short lines at the end, up to three: people split a sentence over lines, and a long line is complete. */
function fragmentsAtEnd(lines: readonly string[]): readonly string[] {
  const last = lines.slice(-TOGETHER);
  const whole = last.findLastIndex((line) => countWords(line) > FRAGMENT_WORDS);
  return last.slice(whole + 1);
}

/** Returns the parts of a text that are judged: the whole, and the last sentences if there are several. */
export function piecesOf(given: string): string[] {
  const text = given.slice(0, LONGEST);
  const sentences = sentencesOf(text);
  return sentences.length > 1 ? [text, ...sentences.slice(-SENTENCES)] : [text];
}

async function judgeText(encoder: Encoder, text: string, isInTalk: boolean): Promise<Judgement> {
  if (!/[\p{L}\p{N}]/u.test(text.slice(0, LONGEST))) return { level: 'none' };
  const pieces = piecesOf(text);
  const vectors = await encoder.encode(pieces);
  return worstOf(pieces.map((piece, at) => judgementOf(piece, vectors?.[at], isInTalk)));
}

/** Judges several lines as one text. Only a sure result counts, and it leads to a question, not a card. */
async function judgeTogether(encoder: Encoder, lines: readonly string[], isInTalk: boolean): Promise<Judgement> {
  if (lines.length < 2) return { level: 'none' };
  const text = lines.join(' ').slice(-LONGEST);
  if (!/[\p{L}\p{N}]/u.test(text)) return { level: 'none' };
  const vectors = await encoder.encode([text]);
  const judgement = judgementOf(text, vectors?.[0], isInTalk);
  return judgement.level === 'sure' ? { ...judgement, level: 'maybe' } : { level: 'none' };
}

const SEVERITY = { none: 0, maybe: 1, sure: 2 } as const;
export const worstOf = (judgements: readonly Judgement[]): Judgement =>
  judgements.reduce((worst, one) => (SEVERITY[one.level] > SEVERITY[worst.level] ? one : worst), { level: 'none' });

function judgementOf(text: string, raw: Float32Array | undefined, isInTalk: boolean): Judgement {
  const features = featuresOf(text);
  const weights = learnedWeights();
  const regression = raw === undefined ? weights.wordsAlone : weights.full;
  const vector = raw && standardised(raw, features.language, weights);
  const at = isInTalk ? regression.inTalk : regression;
  return decide({ text, features, score: scoreOf(regression, features, vector) }, at);
}

/** Returns whether a text ("and then?") has too few words for a doubt; a sure score still counts. */
const isTooShort = (text: string): boolean => countWords(text) <= 2;
const countWords = (text: string): number => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;

interface ScoredText {
  text: string;
  features: Pick<Features, 'phrase'>;
  score: Score;
}

/** Returns the judgement of a text from its score and a phrase or a Spanish sign in it. */
export function decide({ text, features: { phrase }, score }: ScoredText, at: Thresholds): Judgement {
  const { grave } = score;
  // "I am going to take them tonight" resembles a threat, but a threat's card speaks of other people and weapons.
  const safetyCase = score.safetyCase === 'threat' && swallows(text) ? 'self_harm' : score.safetyCase;
  if (grave >= at.sure) return { level: 'sure', safetyCase };
  if (grave >= at.maybe && !isTooShort(text)) return { level: 'maybe', safetyCase };
  const sign = phrase ?? spanishCaseIn(text);
  return sign === undefined ? { level: 'none' } : { level: 'maybe', safetyCase: sign };
}
