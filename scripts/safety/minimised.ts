/** The number of earlier steps that L-BFGS uses. */
const MEMORY = 8;

/** Returns the value at the point `at`, and writes the gradient at this point into `gradient`. */
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

/**
 * Returns the point at which `objective` is minimal, found by L-BFGS with halved steps from zero (Nocedal and Wright,
 * Numerical Optimization, algorithm 7.5).
 */
export function minimised(objective: Objective, { size, steps }: { size: number; steps: number }): Float64Array {
  let at: Float64Array = new Float64Array(size);
  let gradient: Float64Array = new Float64Array(size);
  let value = objective(at, gradient);
  const history: Step[] = [];
  for (let step = 0; step < steps; step += 1) {
    const direction = directionOf(gradient, history);
    const slope = dot(gradient, direction);
    let length = 1;
    let next = at;
    let nextValue = value;
    const nextGradient = new Float64Array(size);
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
