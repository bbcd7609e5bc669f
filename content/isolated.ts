export type Direction = 'ltr' | 'rtl';

/** Letters of scripts that are written from the right, and characters that turn what follows. */
const TURNING =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const ISOLATES = /[\u2066-\u2069]/g;
const END = '\u2069';

/**
 * Returns a text as it can stand in a sentence without turning it: between the characters of Unicode that isolate it
 * (FSI and PDI), with no end of its own missing or left over. In a sentence from the left, a text that turns nothing
 * stays as it is.
 */
export function isolated(text: string, direction: Direction = 'ltr'): string {
  if (text === '' || (direction === 'ltr' && !TURNING.test(text))) return text;
  let open = 0;
  const whole = text.replaceAll(ISOLATES, (mark) => {
    if (mark === END && open === 0) return '';
    open += mark === END ? -1 : 1;
    return mark;
  });
  return `\u2068${whole}${END.repeat(open + 1)}`;
}

/** A value of a message: isolated where it is written, and as it is where a case of `select` is chosen by it. */
class Isolated {
  readonly #text: string;
  readonly #direction: Direction;

  constructor(text: string, direction: Direction) {
    this.#text = text;
    this.#direction = direction;
  }

  [Symbol.toPrimitive](hint: string): string {
    return hint === 'default' ? isolated(this.#text, this.#direction) : this.#text;
  }
}

/** Returns the values of a message, each text isolated in the sentence. */
export function isolatedIn(values: Readonly<Record<string, unknown>>, direction: Direction): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isolated(value, direction) !== value ? new Isolated(value, direction) : value,
    ]),
  );
}
