import { tongues, type Tongue } from '#contract/tongues.ts';
import { listOf, locale, t } from '#web/words/words.ts';

let names: Intl.DisplayNames | undefined;

/** Returns a language's name in the reader's language, as within a sentence. */
function nameOf(code: Tongue): string {
  names ??= new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  // Not every language has a name for this one in the browser's data.
  return names.of(code) ?? (code === 'ase' ? t('parts.american-sign-language', 'American Sign Language') : code);
}

/** Returns a language's name in the reader's language, with a capital as at the beginning of a line. */
export function tongueName(code: Tongue): string {
  const name = nameOf(code);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Returns the languages that a person has not named, in the order of their names. */
export const tonguesBeside = (chosen: readonly Tongue[]): Tongue[] =>
  tongues.filter((one) => !chosen.includes(one)).toSorted((a, b) => tongueName(a).localeCompare(tongueName(b), locale));

export const tonguesWords = (spoken: readonly Tongue[]): string => listOf(spoken.map(nameOf));
