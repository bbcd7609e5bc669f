import { regression, type Lesson as Sparse } from '#scripts/regression.ts';
import type { SafetyCase } from '#content/safety/case.ts';
import { DIMENSIONS, PLACES, type Features } from '#server/platform/safety/features.ts';
import { CLASSES, type Regression } from '#server/platform/safety/weights.ts';

/** The penalty on large weights, chosen by cross-validation. */
const PENALTY = 0.06;
/** The number of examples for which each harmless example counts, chosen by cross-validation. */
const ORDINARY = 1.5;

export interface Lesson {
  safetyCase: SafetyCase | undefined;
  features: Features;
  /** The standardized vector of the encoder. */
  vector: Float32Array;
}

/** Learns the weights of each class. If `isFull` is false, the vectors of the encoder are not used. */
export function learned(lessons: readonly Lesson[], isFull: boolean): Regression {
  const all = regression(
    lessons.map((lesson) => sparse(lesson, isFull)),
    { labels: CLASSES.length, size: DIMENSIONS + PLACES, penalty: PENALTY },
  );
  return {
    classes: all.map(({ weights }) => Float32Array.from(weights)),
    biases: all.map(({ bias }) => bias),
  };
}

function sparse({ safetyCase, features: { places, values }, vector }: Lesson, isFull: boolean): Sparse {
  const label = safetyCase === undefined ? 0 : CLASSES.indexOf(safetyCase);
  const meaning = isFull ? [...vector] : [];
  return {
    label,
    importance: label === 0 ? ORDINARY : 1,
    at: [...meaning.keys(), ...Array.from(places, (place) => DIMENSIONS + place)],
    value: [...meaning, ...values],
  };
}
