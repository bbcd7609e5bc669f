/** A part of a compiled message: a text, or a value by its name, with its kind and its cases. */
type Token = string | [name: string, kind?: string, cases?: unknown];

/**
 * Returns a compiled message of a language from the right, with each value that is written in it isolated. Nearly every
 * value turns such a sentence, and here none is taken for the case of a `select`.
 */
export const withIsolates = (message: readonly Token[]): Token[] =>
  message.flatMap((token): Token[] => {
    if (typeof token === 'string') return [token];
    const [name, kind, cases] = token;
    if (kind === undefined) return ['\u2068', token, '\u2069'];
    if (typeof cases !== 'object' || cases === null) return [token];
    const inner = Object.entries(cases).map(([one, said]) => [one, Array.isArray(said) ? withIsolates(said) : said]);
    return [[name, kind, Object.fromEntries(inner)]];
  });
