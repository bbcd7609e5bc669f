import { isolated } from '#content/isolated.ts';
import type { Rng } from '#server/platform/clock.ts';
import { sentencesOf, withoutQuestion } from './words.ts';

/**
 * Pieces with fewer characters ("Fair enough.") may repeat. Readers do not notice, and such pieces identify no line.
 */
const TELLING = 14;

interface LineMaterial {
  /** The companion's earlier messages, latest last. */
  mine: readonly string[];
  /** The values of the placeholders in braces. A line whose placeholder has no value is not used. */
  words: Readonly<Record<string, string | undefined>>;
  rng: Rng;
  canAsk: boolean;
}

/** Picks lines that have a value for each placeholder, if possible new in the room. Without `canAsk`, no line asks. */
export class Lines {
  readonly #given: LineMaterial;
  readonly #said: string;

  constructor(given: LineMaterial) {
    this.#given = given;
    this.#said = given.mine.join('\n');
  }

  /** Returns a copy with these values of placeholders added or replaced. */
  with(words: LineMaterial['words']): Lines {
    return new Lines({ ...this.#given, words: { ...this.#given.words, ...words } });
  }

  /** Returns an unused line of the first pool that has one, else the line used longest ago; '' if none is usable. */
  pick(...pools: (readonly string[])[]): string {
    for (const pool of pools) {
      const fresh = this.#usable(pool).filter(({ isNew }) => isNew);
      const chosen = this.#oneOf(fresh);
      if (chosen !== undefined) return chosen.text;
    }
    const oldest = pools.flatMap((pool) => this.#usable(pool)).toSorted((a, b) => a.saidAt - b.saidAt)[0];
    return oldest?.text ?? '';
  }

  /** Returns a line of the pool that was not used in this room; undefined when there is none. */
  fresh(pool: readonly string[]): string | undefined {
    return this.#oneOf(this.#usable(pool).filter(({ isNew }) => isNew))?.text;
  }

  #usable(pool: readonly string[]): { text: string; isNew: boolean; saidAt: number }[] {
    return pool.flatMap((template) => {
      const whole = this.#filled(template);
      if (whole === undefined) return [];
      const text = this.#given.canAsk ? whole : withoutQuestion(whole);
      if (text === '' || (!this.#given.canAsk && text.includes('?'))) return [];
      return [{ text, isNew: !isSaidIn(this.#said, template), saidAt: this.#saidAt(template) }];
    });
  }

  #filled(template: string): string | undefined {
    let isKnown = true;
    // A function, because a person's text may contain `$` patterns that a replacement string would interpret.
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      const word = this.#given.words[key.charAt(0).toLowerCase() + key.slice(1)];
      if (word === undefined) isKnown = false;
      return isolated(key.charAt(0) === key.charAt(0).toUpperCase() ? capital(word ?? '') : (word ?? ''));
    });
    if (!isKnown) return undefined;
    // Some characters write in lower case, so only a value at the beginning of a line gets a capital.
    return template.startsWith('{') ? capital(filled) : filled;
  }

  #saidAt(template: string): number {
    return this.#given.mine.findLastIndex((message) => isSaidIn(message, template));
  }

  #oneOf<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.#given.rng() * all.length)];
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns whether a text has a distinctive part of the template, whatever the values of its placeholders were. */
function isSaidIn(said: string, template: string): boolean {
  const parts = sentencesOf(template).flatMap((sentence) => sentence.split(/\{\w+\}/));
  const telling = parts.map((part) => part.trim()).filter((part) => part.length >= TELLING);
  if (telling.length === 0) return false;
  return telling.some((part) => said.includes(part));
}
