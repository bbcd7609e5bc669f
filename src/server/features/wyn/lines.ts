import { isolated } from '#content/isolated.ts';
import type { WynLine, WynSource } from '#contract/wyn.ts';
import type { Rng } from '#server/platform/clock.ts';

/** The facts for a line. A line has the name of each fact in braces; a fact that is not known is undefined. */
export type LineFacts = Readonly<Record<string, string | undefined>>;

/** The source of each fact, by the fact's name. */
const SOURCES: Readonly<Record<string, WynSource>> = {
  name: 'profile',
  archetype: 'report',
  interest: 'interests',
  match: 'matches',
  unspoken: 'matches',
  matchArchetype: 'archetypes',
  shared: 'shared_interests',
  one: 'shared_interests',
  left: 'day',
  met: 'day',
  limit: 'day',
  resets: 'day',
};

/** Returns the line with its facts filled in; undefined if one of the facts is not known. */
export function fillIn(line: string, facts: LineFacts): string | undefined {
  let isKnown = true;
  const filled = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) isKnown = false;
    return isolated(fact ?? '');
  });
  return isKnown ? filled : undefined;
}

/** The assistant's earlier lines, which should not be repeated, and the sources of the facts in the new answer. */
export class Memory {
  readonly #sources = new Set<WynSource>();
  readonly #said: readonly string[];
  readonly #rng: Rng;

  constructor(history: readonly WynLine[], rng: Rng) {
    this.#said = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    this.#rng = rng;
  }

  /** The sources of the facts that the answer uses, in the order of use. */
  get sources(): WynSource[] {
    return [...this.#sources];
  }

  /** Records sources of facts that the answer uses. */
  name(...sources: readonly WynSource[]): void {
    for (const source of sources) this.#sources.add(source);
  }

  /** Returns how many answers ago the line was used; Infinity if it was never used. */
  #age(text: string): number {
    const at = this.#said.findLastIndex((said) => said.includes(text));
    return at < 0 ? Infinity : this.#said.length - at;
  }

  isNew(text: string): boolean {
    return this.#age(text) === Infinity;
  }

  /** Returns a random line that was not used yet; undefined if all were used. */
  fresh(texts: readonly string[]): string | undefined {
    const left = texts.filter((text) => this.isNew(text));
    return left[Math.floor(this.#rng() * left.length)];
  }

  /** Returns the line used longest ago. */
  stalest(texts: readonly string[]): string | undefined {
    return texts.toSorted((a, b) => this.#age(b) - this.#age(a))[0];
  }

  /**
   * Returns a line whose facts are all known; an empty text if there is none. With `inOrder`, returns the first unused
   * line; else a random unused line, preferably with a fact in it. If all lines were used, returns the one used longest
   * ago.
   */
  line(lines: readonly string[], facts: LineFacts, inOrder = false): string {
    const filled = lines.flatMap((line) => {
      const text = fillIn(line, facts);
      return text === undefined ? [] : [{ text, line, isPersonal: text !== line }];
    });
    const all = filled.map(({ text }) => text);
    const personal = filled.filter(({ isPersonal }) => isPersonal).map(({ text }) => text);
    const choices = inOrder ? all.find((text) => this.isNew(text)) : (this.fresh(personal) ?? this.fresh(all));
    const chosen = choices ?? this.stalest(all) ?? '';
    const template = filled.find(({ text }) => text === chosen)?.line ?? '';
    for (const [, fact = ''] of template.matchAll(/\{(\w+)\}/g)) this.name(...[SOURCES[fact] ?? []].flat());
    return chosen;
  }
}
