import { minimised } from '#scripts/safety/minimised.ts';

/** An example: its label, and what of its input is not zero. */
export interface Lesson {
  label: number;
  at: Uint32Array;
  value: Float32Array;
}

interface Given {
  labels: number;
  /** The number of inputs. */
  size: number;
  /** The strength of the penalty on large weights. */
  penalty: number;
}

const STEPS = 60;

/** Returns the weights of a multinomial logistic regression: for each input one of each label, and last the biases. */
export function regression(lessons: readonly Lesson[], { labels, size, penalty }: Given): Float64Array {
  const loss = (weights: Float64Array, gradient: Float64Array): number => {
    gradient.fill(0);
    let total = 0;
    for (const lesson of lessons) {
      const shares = sharesIn(weights, lesson, labels);
      total -= Math.log(Math.max(shares[lesson.label] as number, 1e-12));
      shares[lesson.label] = (shares[lesson.label] as number) - 1;
      descend(gradient, lesson, shares);
    }
    for (let i = 0; i < size * labels; i += 1) {
      const weight = weights[i] as number;
      total += 0.5 * penalty * weight * weight;
      gradient[i] = (gradient[i] as number) + penalty * weight;
    }
    return total;
  };
  return minimised(loss, { size: (size + 1) * labels, steps: STEPS });
}

/** Adds the error of each label to the places that it came from. */
function descend(gradient: Float64Array, { at, value }: Lesson, errors: Float64Array): void {
  const labels = errors.length;
  for (let i = 0; i < at.length; i += 1) {
    const start = (at[i] as number) * labels;
    const by = value[i] as number;
    for (let k = 0; k < labels; k += 1) {
      gradient[start + k] = (gradient[start + k] as number) + by * (errors[k] as number);
    }
  }
  const last = gradient.length - labels;
  for (let k = 0; k < labels; k += 1) gradient[last + k] = (gradient[last + k] as number) + (errors[k] as number);
}

/** Returns the probability of each label of an example. */
export function sharesIn(
  weights: Float64Array,
  { at, value }: Pick<Lesson, 'at' | 'value'>,
  labels: number,
): Float64Array {
  const sums = weights.slice(weights.length - labels);
  for (let i = 0; i < at.length; i += 1) {
    const start = (at[i] as number) * labels;
    const by = value[i] as number;
    for (let k = 0; k < labels; k += 1) sums[k] = (sums[k] as number) + (weights[start + k] as number) * by;
  }
  const top = Math.max(...sums);
  let all = 0;
  for (let k = 0; k < labels; k += 1) all += sums[k] = Math.exp((sums[k] as number) - top);
  return sums.map((one) => one / all);
}
