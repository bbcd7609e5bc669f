import type { SafetyCase } from '#content/safety/case.ts';
import { DIMENSIONS, PLACES, type Features } from '#server/platform/safety/features.ts';
import { CLASSES, type Regression } from '#server/platform/safety/weights.ts';

/** The strength of the penalty on large weights; chosen by cross-validation, as is the weight of what is not grave. */
const PENALTY = 0.06;
const ORDINARY = 1.5;
const STEPS = 60;
/** How many steps L-BFGS remembers. */
const MEMORY = 8;

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
  const weights = minimised((at, gradient) => loss(lessons, { at, gradient, isFull }));
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

type Objective = (at: Float64Array, gradient: Float64Array) => number;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
};
const plus = (a: Float64Array, b: Float64Array, times: number): Float64Array => {
  const sum = new Float64Array(a.length);
  for (let i = 0; i < a.length; i += 1) sum[i] = (a[i] as number) + times * (b[i] as number);
  return sum;
};

interface Step {
  moved: Float64Array;
  turned: Float64Array;
  product: number;
}

/** L-BFGS with halved steps (Nocedal and Wright, Numerical Optimization, algorithm 7.5). */
function minimised(objective: Objective): Float64Array {
  let at: Float64Array = new Float64Array(SIZE);
  let gradient: Float64Array = new Float64Array(SIZE);
  let value = objective(at, gradient);
  const history: Step[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const direction = directionOf(gradient, history);
    const slope = dot(gradient, direction);
    let length = 1;
    let next = at;
    let nextValue = value;
    const nextGradient = new Float64Array(SIZE);
    for (let half = 0; half < 20; half += 1, length /= 2) {
      next = plus(at, direction, -length);
      nextValue = objective(next, nextGradient);
      if (nextValue <= value - 1e-4 * length * slope) break;
    }
    const moved = plus(next, at, -1);
    const turned = plus(nextGradient, gradient, -1);
    const product = dot(moved, turned);
    if (product > 1e-10) history.push({ moved, turned, product });
    if (history.length > MEMORY) history.shift();
    const gain = (value - nextValue) / Math.abs(nextValue);
    [at, gradient, value] = [next, nextGradient, nextValue];
    if (gain < 1e-4) break;
  }
  return at;
}

function directionOf(gradient: Float64Array, history: readonly Step[]): Float64Array {
  let direction: Float64Array = Float64Array.from(gradient);
  const shares: number[] = [];
  for (const { moved, turned, product } of history.toReversed()) {
    const share = dot(moved, direction) / product;
    shares.unshift(share);
    direction = plus(direction, turned, -share);
  }
  const last = history.at(-1);
  const scale =
    last === undefined ? 1 / Math.sqrt(dot(gradient, gradient)) : last.product / dot(last.turned, last.turned);
  direction = direction.map((value) => value * scale);
  for (const [index, { moved, turned, product }] of history.entries()) {
    direction = plus(direction, moved, (shares[index] ?? 0) - dot(turned, direction) / product);
  }
  return direction;
}
