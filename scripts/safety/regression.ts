import type { SafetyCase } from '#content/safety/case.ts';
import { DIMENSIONS, PLACES, type Features } from '#server/platform/safety/features.ts';
import { CLASSES, type Regression } from '#server/platform/safety/weights.ts';
import { minimised } from './minimised.ts';

/** The strength of the penalty on large weights; chosen by cross-validation, as is the weight of what is not grave. */
const PENALTY = 0.06;
const ORDINARY = 1.5;
const STEPS = 60;

const EACH = DIMENSIONS + PLACES + 1;
const SIZE = CLASSES.length * EACH;

export interface Lesson {
  safetyCase: SafetyCase | undefined;
  features: Features;
  /** The encoder's, standardised. */
  vector: Float32Array;
}

/** Learns a multinomial logistic regression with an L2 penalty; deterministic. */
export function learned(lessons: readonly Lesson[], isFull: boolean): Regression {
  const weights = minimised((at, gradient) => loss(lessons, { at, gradient, isFull }), {
    size: SIZE,
    steps: STEPS,
  });
  return {
    classes: CLASSES.map((_, index) => Float32Array.from(weights.subarray(index * EACH, (index + 1) * EACH - 1))),
    biases: CLASSES.map((_, index) => weights[(index + 1) * EACH - 1] ?? 0),
  };
}

interface Point {
  at: Float64Array;
  /** Is filled. */
  gradient: Float64Array;
  isFull: boolean;
}

function loss(lessons: readonly Lesson[], { at, gradient, isFull }: Point): number {
  gradient.fill(0);
  let total = 0;
  for (const lesson of lessons) {
    const label = lesson.safetyCase === undefined ? 0 : CLASSES.indexOf(lesson.safetyCase);
    const importance = label === 0 ? ORDINARY : 1;
    const sums = CLASSES.map((_, index) => sumOf(lesson, { weights: at, from: index * EACH, isFull }));
    const top = Math.max(...sums);
    const all = sums.reduce((sum, one) => sum + Math.exp(one - top), 0);
    total += importance * (Math.log(all) + top - (sums[label] ?? 0));
    for (const [index, sum] of sums.entries()) {
      const error = importance * (Math.exp(sum - top) / all - (index === label ? 1 : 0));
      if (Math.abs(error) > 1e-9) addTo(gradient, lesson, { from: index * EACH, error, isFull });
    }
  }
  for (let i = 0; i < SIZE; i += 1) {
    if ((i + 1) % EACH === 0) continue;
    const weight = at[i] as number;
    total += 0.5 * PENALTY * weight * weight;
    gradient[i] = (gradient[i] as number) + PENALTY * weight;
  }
  return total;
}

function sumOf(
  { features: { places, values }, vector }: Lesson,
  { weights, from, isFull }: { weights: Float64Array; from: number; isFull: boolean },
): number {
  let sum = weights[from + EACH - 1] as number;
  if (isFull) for (let d = 0; d < DIMENSIONS; d += 1) sum += (weights[from + d] as number) * (vector[d] as number);
  const start = from + DIMENSIONS;
  for (let i = 0; i < places.length; i += 1) {
    sum += (weights[start + (places[i] as number)] as number) * (values[i] as number);
  }
  return sum;
}

function addTo(
  gradient: Float64Array,
  { features: { places, values }, vector }: Lesson,
  { from, error, isFull }: { from: number; error: number; isFull: boolean },
): void {
  gradient[from + EACH - 1] = (gradient[from + EACH - 1] as number) + error;
  if (isFull) {
    for (let d = 0; d < DIMENSIONS; d += 1) {
      gradient[from + d] = (gradient[from + d] as number) + error * (vector[d] as number);
    }
  }
  const start = from + DIMENSIONS;
  for (let i = 0; i < places.length; i += 1) {
    const at = start + (places[i] as number);
    gradient[at] = (gradient[at] as number) + error * (values[i] as number);
  }
}
