import type { Language } from '#contract/languages.ts';
import { spanish } from '#content/languages/es/asking.ts';

/** How people ask about the product in a language other than English. Lines are in the form of `plain`, trimmed. */
export interface Asking {
  /** Words that say little about the subject of a line. They tell the language too. */
  little: ReadonlySet<string>;
  /** The endings of words that mean the same: "cambiar" and "cambio" become "cambi". */
  ending: RegExp;
  /** Each pattern matches words that count as one: "borrar" and "eliminar". */
  alike: readonly RegExp[];
  /** Matches the beginning of a question or of a request. */
  asked: RegExp;
  /** By fact: a line that matches all of these patterns is probably about it. */
  words: Readonly<Record<string, readonly RegExp[]>>;
}

/** The questions themselves are in the language's folder, in asked.tsv. */
export const askings: Partial<Record<Language, Asking>> = { es: spanish };
