import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seededRng } from '#content/seeded-rng.ts';
import { safetyCases, type SafetyCase } from '#content/safety/case.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { DIMENSIONS, featuresOf, type Features } from '#server/platform/safety/features.ts';
import { piecesOf } from '#server/platform/safety/judging.ts';
import { readKept } from '#server/platform/safety/weights.ts';
import { vectorsOf } from './vectors.ts';

const TRAINING = new URL('../../training/safety/', import.meta.url);
const CONTENT = new URL('../../content/safety/', import.meta.url);
const PLATFORM = new URL('../../src/server/platform/safety/', import.meta.url);
export const LEARN_FILE = new URL('learn.tsv', TRAINING);
/** Lines for the figures alone: nobody may look at them, and nothing may be learned from or tuned on them. */
export const HELD_OUT_FILE = new URL('held-out.tsv', TRAINING);

export interface Example {
  label: SafetyCase | 'lookalike' | 'everyday';
  language: string;
  text: string;
  /** True for lines written close to the border. Weights are learned from them, but no threshold is chosen by them. */
  isClose: boolean;
  /** True for lines from the middle of a conversation. Figures of single lines do not count such lines. */
  isTalk: boolean;
  /** Undefined for a harmless example. */
  safetyCase: SafetyCase | undefined;
}

/** A whole text or one of its sentences, read by itself. */
export interface Piece {
  text: string;
  features: Features;
  /** The encoder's vector. */
  raw: Float32Array;
}

export interface Reading extends Example {
  /** The whole text, then its sentences if it has several. */
  pieces: Piece[];
}

/** Reads lines of label, language, text and optionally "close" or "talk", separated by tabs. */
export function examplesIn(file: URL): Example[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [label = '', language = '', text = '', from] = line.split('\t');
      const safetyCase = safetyCases.find((one) => one === label);
      if (text === '' || (safetyCase === undefined && label !== 'lookalike' && label !== 'everyday')) {
        throw new Error(`Not an example: ${line}`);
      }
      return {
        label: label as Example['label'],
        language,
        text,
        isClose: from === 'close',
        isTalk: from === 'talk',
        safetyCase,
      };
    });
}

const hashOf = (contents: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex');
};

/** Returns a hash of the stored weights, independent of the file's layout. The figures contain the hash of theirs. */
export function hashOfWeights(): string {
  const { source: _, ...weights } = readKept();
  return hashOf([JSON.stringify(weights)]);
}

const COMMENT_LINES = /^\s*(\/\/|\/\*|\*).*\n/gmu;

/** Returns the hash of everything that the weights depend on: the examples, the phrases and the reading of a text. */
export function sourceOfWeights(): string {
  const files = [
    LEARN_FILE,
    ...['words.ts', 'phrases.ts', 'plain.ts'].map((name) => new URL(name, CONTENT)),
    new URL('../crisis.ts', CONTENT),
    new URL('features.ts', PLATFORM),
  ];
  return hashOf(files.map((file) => readFileSync(file, 'utf8').replaceAll(COMMENT_LINES, '')));
}

/** Returns each dimension's mean over the examples, and the inverse of its standard deviation. */
export function spread(read: readonly Reading[]): { mean: Float32Array; scale: Float32Array } {
  const mean = new Float32Array(DIMENSIONS);
  const scale = new Float32Array(DIMENSIONS);
  for (let at = 0; at < DIMENSIONS; at += 1) {
    const column = read.map(({ pieces: [whole] }) => whole?.raw[at] ?? 0);
    const average = column.reduce((a, b) => a + b, 0) / column.length;
    mean[at] = average;
    scale[at] = 1 / Math.sqrt(column.reduce((sum, value) => sum + (value - average) ** 2, 0) / column.length);
  }
  return { mean, scale };
}

/** Reads each example as the recogniser does: first the whole text, then each sentence by itself. */
export async function readings(encoder: Encoder, examples: readonly Example[]): Promise<Reading[]> {
  const texts = examples.map(({ text }) => piecesOf(text));
  const raws = await vectorsOf(encoder, texts.flat());
  let last = 0;
  return examples.map((example, at) => {
    const pieces = (texts[at] ?? []).map((text) => {
      const raw = raws[last] ?? new Float32Array(DIMENSIONS);
      last += 1;
      return { text, features: featuresOf(text), raw };
    });
    return { ...example, pieces };
  });
}

/** Returns the fold of each example. Examples of a label and language are divided evenly, the same at each run. */
export function foldsOf(examples: readonly Example[], count: number): number[] {
  const folds = Array.from({ length: examples.length }, () => 0);
  const random = seededRng(7);
  const groups = Map.groupBy(examples.keys(), (at) => `${examples[at]?.label} ${examples[at]?.language}`);
  for (const group of groups.values()) {
    const shuffled = group.map((at) => ({ at, by: random() })).toSorted((a, b) => a.by - b.by);
    for (const [place, { at }] of shuffled.entries()) folds[at] = place % count;
  }
  return folds;
}
