import { languageIn, type Understood } from '#companions/hear.ts';
import { wynWords, type WynTongue, type WynWords } from '#content/wyn-words.ts';
import type { Says } from '#content/says.ts';
import type { Language } from '#contract/languages.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import { isKnownFromEnglish, isKnownFromSpanish } from './recognise.ts';

/** The language of an answer, with the words of Wyn's simple version in it. */
export interface Speech {
  tongue: WynTongue;
  words: WynWords;
  /** Says our other writing: names of interests and archetypes, reports, facts. */
  spoken: Says['spoken'];
}

export const speechIn = (tongue: WynTongue): Speech => ({ tongue, words: wynWords[tongue], spoken: spokenIn(tongue) });

interface Heard {
  message: string;
  heard?: Understood | undefined;
  /** The language of the person's pages. */
  language?: Language | undefined;
}

/** A text of fewer words may be in any language. */
const TELLING = 4;

/**
 * Returns the language in which Wyn answers: that of the message. Where the message does not tell, it is that of the
 * person's pages.
 */
export function tongueFor({ message, heard, language = 'en' }: Heard): WynTongue {
  const told = heard?.language ?? languageIn(message);
  if (told === 'es' || isKnownFromSpanish(message, language)) return 'es';
  if (language !== 'es' || isKnownFromEnglish(message)) return 'en';
  return told === 'en' && message.trim().split(/\s+/).length >= TELLING ? 'en' : 'es';
}
