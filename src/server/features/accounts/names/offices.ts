import type { OfficeWords } from '#content/languages/language.ts';
import { languageFacts } from '#content/languages/languages.ts';
import { skeletonOf } from '#content/skeleton.ts';

/** Returns the words of a kind in all languages of the interface, because a name may be in any of them. */
const wordsFor = (kind: keyof OfficeWords): ReadonlySet<string> =>
  new Set(Object.values(languageFacts).flatMap(({ offices }) => offices[kind].split(' ').map(skeletonOf)));

const CARES = wordsFor('cares');
const BODIES = wordsFor('bodies');
const BESIDE = wordsFor('beside');
const BETWEEN = wordsFor('between');
const WHOLE = wordsFor('whole');

/** The fewest letters of what a body cares for and the body together that are found inside a longer word. */
const SHORTEST = 9;

/** Returns a name without the digits that end its words. Its skeleton has letters for them. */
export const withoutDigits = (name: string): string => name.replaceAll(/\d+(?![\p{L}\d])/gu, ' ');

/** Returns whether a name reads as an office of the product, also beside other words, spelled apart or with digits. */
export function readsAsOffice(name: string): boolean {
  return [name, withoutDigits(name)].some((text) =>
    isOffice(
      skeletonOf(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== ''),
    ),
  );
}

function isOffice(words: readonly string[]): boolean {
  const joined = words.join('');
  return WHOLE.has(joined) || hasOffice(words) || isWholly(words) || hasJoined(joined);
}

/** Returns whether what is cared for stands beside its body: "the Safety Team", "Centro de Ayuda". */
function hasOffice(words: readonly string[]): boolean {
  const telling = words.filter((word) => !BETWEEN.has(word));
  return telling.some((word, at) => {
    const next = telling[at + 1] ?? '';
    return (CARES.has(word) && BODIES.has(next)) || (BODIES.has(word) && CARES.has(next));
  });
}

/** Returns whether a name has no word but those of offices, and cares for something: "Trust & Safety". */
function isWholly(words: readonly string[]): boolean {
  const telling = words.filter((word) => !BETWEEN.has(word));
  const known = (word: string): boolean => CARES.has(word) || BODIES.has(word) || BESIDE.has(word);
  return telling.length > 1 && telling.every(known) && telling.some((word) => CARES.has(word));
}

/** Returns whether an office is written without blanks, or with blanks elsewhere: "SafetyTeam", "Supp ort Cen ter". */
function hasJoined(joined: string): boolean {
  return JOINED.some((office) => joined.includes(office));
}

const JOINED: readonly string[] = [...CARES].flatMap((care) =>
  [...BODIES].flatMap((body) =>
    [`${care}${body}`, `${body}${care}`, `${body}de${care}`].filter(({ length }) => length >= SHORTEST),
  ),
);
