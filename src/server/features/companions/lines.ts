import type { Rng } from '#server/platform/clock.ts';
import { sentencesOf, withoutQuestion } from './words.ts';

/** A companion repeats nothing from this many of its last messages. */
const REMEMBERED = 12;
/** Shorter pieces ("Fair enough.") may repeat: nobody notices, and they identify a line poorly. */
const TELLING = 14;

interface Given {
  /** Its earlier messages, latest last. */
  mine: readonly string[];
  name: string | undefined;
  it: string | undefined;
  rng: Rng;
  canAsk: boolean;
}

/** Picks a character's line: none of the last dozen, none with an unknown fact, no question after a question. */
export class Lines {
  readonly #given: Given;
  readonly #recent: string;

  constructor(given: Given) {
    this.#given = given;
    this.#recent = given.mine.slice(-REMEMBERED).join('\n');
  }

  /** Returns a line of the first pool that has an unused one; else the line used longest ago. */
  pick(...pools: (readonly string[])[]): string {
    for (const pool of pools) {
      const fresh = this.#usable(pool).filter(({ isNew }) => isNew);
      const chosen = this.#oneOf(fresh);
      if (chosen !== undefined) return chosen.text;
    }
    const oldest = pools.flatMap((pool) => this.#usable(pool)).toSorted((a, b) => a.saidAt - b.saidAt)[0];
    return oldest?.text ?? '';
  }

  /** Returns a line of the pool that was not used lately; undefined when there is none. */
  fresh(pool: readonly string[]): string | undefined {
    return this.#oneOf(this.#usable(pool).filter(({ isNew }) => isNew))?.text;
  }

  #usable(pool: readonly string[]): { text: string; isNew: boolean; saidAt: number }[] {
    return pool.flatMap((template) => {
      const whole = this.#filled(template);
      if (whole === undefined) return [];
      const text = this.#given.canAsk ? whole : withoutQuestion(whole);
      if (text === '' || (!this.#given.canAsk && text.includes('?'))) return [];
      return [{ text, isNew: !isSaidIn(this.#recent, template), saidAt: this.#saidAt(template) }];
    });
  }

  #filled(template: string): string | undefined {
    const { name, it } = this.#given;
    if ((template.includes('{name}') && name === undefined) || (template.includes('{it}') && it === undefined)) {
      return undefined;
    }
    // A function, because a person's text may contain `$` patterns that a replacement string would interpret.
    const filled = template.replaceAll('{name}', () => name ?? '').replaceAll('{it}', () => it ?? '');
    // Some characters write in lower case; only a fact at the beginning needs a capital.
    return template.startsWith('{') ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
  }

  #saidAt(template: string): number {
    return this.#given.mine.findLastIndex((message) => isSaidIn(message, template));
  }

  #oneOf<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.#given.rng() * all.length)];
  }
}

/** Returns whether a distinctive part of the line occurs in a message, whatever its facts were. */
function isSaidIn(said: string, template: string): boolean {
  const parts = sentencesOf(template).flatMap((sentence) => sentence.split(/\{(?:name|it)\}/));
  const telling = parts.map((part) => part.trim()).filter((part) => part.length >= TELLING);
  if (telling.length === 0) return false;
  return telling.some((part) => said.includes(part));
}
