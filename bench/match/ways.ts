import { timed } from '#bench/table.ts';

/** One of the compared implementations. */
export interface Way {
  what: string;
  work: () => unknown;
}

/** The times of each way, in milliseconds. */
export class Times {
  readonly #of = new Map<string, number[]>();

  add(what: string, ms: number): void {
    const known = this.#of.get(what);
    if (known) known.push(ms);
    else this.#of.set(what, [ms]);
  }

  names(): IterableIterator<string> {
    return this.#of.keys();
  }

  of(what: string): readonly number[] {
    return this.#of.get(what) ?? [];
  }
}

/**
 * Measures all ways in turns for each subject, `rounds` times, so that a slow moment of the machine affects all ways.
 * An additional first round is the warm-up and does not count.
 */
export async function takeTurns<T>(
  subjects: readonly T[],
  waysOf: (subject: T) => readonly Way[],
  rounds = 3,
): Promise<Times> {
  const times = new Times();
  for (let round = 0; round <= rounds; round += 1) {
    for (const subject of subjects) {
      for (const { what, work } of waysOf(subject)) {
        const ms = await timed(work);
        if (round > 0) times.add(what, ms);
      }
    }
  }
  return times;
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
