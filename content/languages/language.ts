import type { Direction } from '#content/isolated.ts';

/** What code has to know of a language. Everything that a person reads of it is in the texts beside this. */
export interface LanguageFacts {
  /** Its name in English, for a model that translates and for what English says of it. */
  englishName: string;
  /** The locale of dates, numbers and lists where the reader's own is not known. */
  locale: string;
  direction: Direction;
  /** The quotation marks around what somebody says. */
  quotes: readonly [string, string];
  /** The families for a script that the product's own fonts do not have, in the form of CSS; none for Latin letters. */
  fonts?: { text: string; display: string };
  /** The ten groups of the emoji picker. The third has no emoji of its own and stays empty. */
  emojiGroups: readonly string[];
  /** The region whose names of emoji come first, as emojibase-data calls it. */
  emojiRegion?: string;
  /** The words that name an office of the product. Nobody's name may read as one (accounts/names/offices.ts). */
  offices: OfficeWords;
}

/** Words between blanks, in the form that skeletons have: small letters without accents. */
export interface OfficeWords {
  /** What an office cares for. */
  cares: string;
  /** What an office is called, beside what it cares for. */
  bodies: string;
  /** Words that make an office of what it cares for only where no other word is in the name: "Live Support". */
  beside: string;
  between: string;
  /** Offices that are named in a way of their own. */
  whole: string;
}
