import type { Language } from '#contract/languages.ts';
import type { Direction } from './isolated.ts';

/** The translator of the server's texts in one language. */
export interface Speaker {
  language: Language;
  /** The locale of dates. */
  locale: string;
  direction: Direction;
  /** Returns a text by its id; `message` is the English, in ICU MessageFormat. */
  t: (id: string, message: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Returns names as one text: "Ana, Bo, and Cem". */
  list: (names: readonly string[]) => string;
  place: PlaceWords;
}

/** How a text calls the place: by its name in a sentence, and by its mark, as in the header of the pages. */
export interface PlaceWords {
  name: string;
  mark: string;
}

const PRODUCT = 'Wildin';

/** Returns how texts call a place. The product's own name has a mark of its own. */
export const placeWords = (name: string = PRODUCT): PlaceWords => ({ name, mark: name === PRODUCT ? 'wildin' : name });
