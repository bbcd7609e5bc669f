import { expect } from 'vitest';

/** Everything that a reader could return, each with whether it should. */
type Truth = readonly (readonly [name: string | number, isShown: boolean])[];

const inOrder = (all: Iterable<string | number>): string[] => [...all].map(String).toSorted();

function mustBe(reader: string, found: unknown, expected: unknown): void {
  expect({ reader, found }).toEqual({ reader, found: expected });
}

/** Compares readers with the predicates, and notes which of them both showed and hid something. */
export class Comparison {
  readonly #shown = new Set<string>();
  readonly #hidden = new Set<string>();

  /** Compares as sets; the first word of `reader` is the tested function. */
  agree(reader: string, found: Iterable<string | number>, truth: Truth): void {
    mustBe(reader, inOrder(found), inOrder(this.#note(reader, truth)));
  }

  /** Compares a reader that returns only a number. */
  agreeOnCount(reader: string, found: number | undefined, truth: Truth): void {
    mustBe(reader, found, this.#note(reader, truth).length);
  }

  /** Returns the readers that both showed and hid something: graphs without hidden people would pass any test. */
  triedBothWays(): string[] {
    return [...this.#shown].filter((reader) => this.#hidden.has(reader)).toSorted();
  }

  #note(asked: string, truth: Truth): (string | number)[] {
    const [reader = ''] = asked.split(' ');
    const shown = truth.filter(([, isShown]) => isShown).map(([name]) => name);
    if (shown.length > 0) this.#shown.add(reader);
    if (shown.length < truth.length) this.#hidden.add(reader);
    return shown;
  }
}
