import { minimised } from './safety/minimised.ts';

/** The input of an example: the positions and values that are not zero. */
interface Input {
  at: ArrayLike<number>;
  value: ArrayLike<number>;
}

export interface Lesson extends Input {
  label: number;
  /** The number of examples for which this one counts; 1 by default. */
  importance?: number;
}

interface Given {
  labels: number;
  /** The number of inputs. */
  size: number;
  /** The strength of the penalty on large weights. */
  penalty: number;
}

/** The learned weights of one label. */
export interface LearnedLabel {
  weights: Float64Array;
  bias: number;
}

const STEPS = 60;

/** Learns a multinomial logistic regression, with an L2 penalty on all weights but the biases; deterministic. */
export function regression(lessons: readonly Lesson[], { labels, size, penalty }: Given): LearnedLabel[] {
  const each = size + 1;
  const loss = (all: Float64Array, gradient: Float64Array): number => {
    gradient.fill(0);
    const rows = rowsIn(all, each);
    const slopes = rowsIn(gradient, each);
    let total = 0;
    for (const lesson of lessons) total += lossOf(lesson, rows, slopes);
    for (let i = 0; i < all.length; i += 1) {
      if ((i + 1) % each === 0) continue;
      const weight = all[i] as number;
      total += 0.5 * penalty * weight * weight;
      gradient[i] = (gradient[i] as number) + penalty * weight;
    }
    return total;
  };
  const all = minimised(loss, { size: labels * each, steps: STEPS });
  return rowsIn(all, each).map((row) => ({ weights: row.slice(0, size), bias: row[size] as number }));
}

const rowsIn = (all: Float64Array, each: number): Float64Array[] =>
  Array.from({ length: all.length / each }, (_, label) => all.subarray(label * each, (label + 1) * each));

/** Returns the loss of an example, and adds its part of the gradient to `slopes`. */
function lossOf({ label, importance = 1, ...input }: Lesson, rows: Float64Array[], slopes: Float64Array[]): number {
  const sums = rows.map((row) => sumOf(input, row, row[row.length - 1] as number));
  const top = Math.max(...sums);
  const all = sums.reduce((sum, one) => sum + Math.exp(one - top), 0);
  for (const [index, sum] of sums.entries()) {
    const error = importance * (Math.exp(sum - top) / all - (index === label ? 1 : 0));
    if (Math.abs(error) > 1e-9) addTo(slopes[index] as Float64Array, input, error);
  }
  return importance * (Math.log(all) + top - (sums[label] as number));
}

function sumOf({ at, value }: Input, weights: Float64Array, bias: number): number {
  let sum = bias;
  for (let i = 0; i < at.length; i += 1) sum += (weights[at[i] as number] as number) * (value[i] as number);
  return sum;
}

function addTo(slope: Float64Array, { at, value }: Input, error: number): void {
  const bias = slope.length - 1;
  slope[bias] = (slope[bias] as number) + error;
  for (let i = 0; i < at.length; i += 1) {
    const place = at[i] as number;
    slope[place] = (slope[place] as number) + error * (value[i] as number);
  }
}

/** Returns the probability of each label of an example. */
export function sharesIn(learned: readonly LearnedLabel[], input: Input): number[] {
  const sums = learned.map(({ weights, bias }) => sumOf(input, weights, bias));
  const top = Math.max(...sums);
  const all = sums.reduce((sum, one) => sum + Math.exp(one - top), 0);
  return sums.map((sum) => Math.exp(sum - top) / all);
}
