import type { WynLine } from '#contract/wyn.ts';
import type { Rng } from '#server/platform/clock.ts';

/** What a line may name, by the name in its braces; undefined is not known. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** The line with its facts filled in, or undefined when one of them is not known. */
export function fillIn(line: string, facts: Facts): string | undefined {
  let isKnown = true;
  const filled = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) isKnown = false;
    return fact ?? '';
  });
  return isKnown ? filled : undefined;
}

/** What the assistant has said so far, so that it says something else. */
export class Memory {
  readonly #said: readonly string[];
  readonly #rng: Rng;

  constructor(history: readonly WynLine[], rng: Rng) {
    this.#said = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    this.#rng = rng;
  }

  /** How many answers ago it was said; Infinity when never. */
  #age(text: string): number {
    const at = this.#said.findLastIndex((said) => said.includes(text));
    return at < 0 ? Infinity : this.#said.length - at;
  }

  isNew(text: string): boolean {
    return this.#age(text) === Infinity;
  }

  /** One that was not said yet, or undefined. */
  fresh(texts: readonly string[]): string | undefined {
    const left = texts.filter((text) => this.isNew(text));
    return left[Math.floor(this.#rng() * left.length)];
  }

  /** The one whose last saying is the longest ago. */
  stalest(texts: readonly string[]): string | undefined {
    return texts.toSorted((a, b) => this.#age(b) - this.#age(a))[0];
  }

  /**
   * A line that can be filled in: rather one that is new, and of those rather one that names what is known of the
   * person, by chance or, `inOrder`, the first.
   */
  line(lines: readonly string[], facts: Facts, inOrder = false): string {
    const filled = lines.flatMap((line) => {
      const text = fillIn(line, facts);
      return text === undefined ? [] : [{ text, isPersonal: text !== line }];
    });
    const all = filled.map(({ text }) => text);
    const personal = filled.filter(({ isPersonal }) => isPersonal).map(({ text }) => text);
    const choices = inOrder ? all.find((text) => this.isNew(text)) : (this.fresh(personal) ?? this.fresh(all));
    return choices ?? this.stalest(all) ?? '';
  }
}
