import { readFileSync } from 'node:fs';
import { safetyCases, type SafetyCase } from '#content/safety/case.ts';
import { DIMENSIONS, PLACES, type Features } from './features.ts';
import { floatsFrom, keptRow, rowFrom, type KeptRow } from './kept-rows.ts';

/** The classes of the regression: harmless, then the cases. */
export const CLASSES = ['none', ...safetyCases] as const;

/**
 * One regression. Each class has a bias, and weights for the encoder's dimensions and for the places of the features.
 */
export interface Regression {
  classes: readonly Float32Array[];
  biases: readonly number[];
}

export interface Thresholds {
  /** The score from which a text is certain. */
  sure: number;
  /** The score from which a question is asked. */
  maybe: number;
}

/** The thresholds for a single line. `inTalk` has those for a line in a conversation that was harmless so far. */
export interface Bounds extends Thresholds {
  inTalk: Thresholds;
}

/** The data of a scorer: one regression for use with the encoder, and one for when the encoder cannot load. */
export interface Weights {
  full: Regression & Bounds;
  wordsAlone: Regression & Bounds;
  /** The mean of each dimension over the training set. */
  mean: Float32Array;
  /** The reciprocal of each dimension's standard deviation over the training set. */
  scale: Float32Array;
}

interface KeptRegression extends Bounds {
  biases: number[];
  /** The weights of each class: those of the encoder's dimensions, and those of the places of the features. */
  classes: { dimensions: KeptRow; places: KeptRow }[];
}

export interface KeptWeights {
  /** The SHA-256 of the training data. */
  source: string;
  mean: string;
  scale: string;
  full: KeptRegression;
  wordsAlone: KeptRegression;
}

const FILE = new URL('weights.json', import.meta.url);

export function readKept(): KeptWeights {
  return JSON.parse(readFileSync(FILE, 'utf8')) as KeptWeights;
}

let read: Weights | undefined;

/** Returns the learned weights, which `npm run safety:train` writes; reads them once. */
export function learnedWeights(): Weights {
  if (read === undefined) {
    const kept = readKept();
    read = {
      mean: floatsFrom(kept.mean),
      scale: floatsFrom(kept.scale),
      full: regressionFrom(kept.full),
      wordsAlone: regressionFrom(kept.wordsAlone),
    };
  }
  return read;
}

/** Returns a regression in the form of weights.json, with one byte per weight. */
export const keptFrom = ({ classes, biases }: Regression): Omit<KeptRegression, keyof Bounds> => ({
  biases: biases.map((bias) => Number(bias.toFixed(4))),
  classes: classes.map((weights) => ({
    dimensions: keptRow(weights.subarray(0, DIMENSIONS)),
    places: keptRow(weights.subarray(DIMENSIONS)),
  })),
});

const regressionFrom = ({ classes, ...rest }: KeptRegression): Regression & Bounds => ({
  ...rest,
  classes: classes.map(({ dimensions, places }) => {
    const weights = new Float32Array(DIMENSIONS + PLACES);
    weights.set(rowFrom(dimensions));
    weights.set(rowFrom(places), DIMENSIONS);
    return weights;
  }),
});

export interface Score {
  /** The probability that the text is grave, between 0 and 1. */
  grave: number;
  /** The most likely case, if the text is grave. */
  safetyCase: SafetyCase;
}

/** Returns a text's score. `vector` is the encoder's standardized vector; it is absent without the encoder. */
export function scoreOf({ classes, biases }: Regression, features: Features, vector?: Float32Array): Score {
  const sums = classes.map((weights, index) => (biases[index] ?? 0) + product(weights, features, vector));
  const top = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - top));
  const total = shares.reduce((a, b) => a + b, 0);
  const [none = 0, ...grave] = shares;
  const safetyCase = safetyCases[grave.indexOf(Math.max(...grave))] ?? 'self_harm';
  return { grave: 1 - none / total, safetyCase };
}

function product(weights: Float32Array, { places, values }: Features, vector: Float32Array | undefined): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) {
    sum += (weights[DIMENSIONS + (places[at] ?? 0)] ?? 0) * (values[at] ?? 0);
  }
  if (vector !== undefined) {
    for (let at = 0; at < DIMENSIONS; at += 1) sum += (weights[at] ?? 0) * (vector[at] ?? 0);
  }
  return sum;
}

/** The encoder was trained on English, so its vector has half the weight in other languages. */
const ELSEWHERE = 0.5;

/** Returns the encoder's vector, standardized as in the training. */
export function standardised(
  raw: ArrayLike<number>,
  language: Features['language'],
  { mean, scale }: Pick<Weights, 'mean' | 'scale'>,
): Float32Array {
  const share = (language === 'en' ? 1 : ELSEWHERE) / Math.sqrt(DIMENSIONS);
  return Float32Array.from(
    { length: DIMENSIONS },
    (_, at) => ((raw[at] ?? 0) - (mean[at] ?? 0)) * (scale[at] ?? 0) * share,
  );
}
