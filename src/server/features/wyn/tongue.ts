import { languageIn, type Understood } from '#companions/hear.ts';
import { wynWords, type WynTongue, type WynWords } from '#content/wyn-words.ts';
import type { Says } from '#content/says.ts';
import type { Language } from '#contract/languages.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import { clearlyIn, leadOf } from './lead.ts';
import { chipIn, isOnlyFromEnglish, isOnlyFromSpanish } from './recognise.ts';

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

/** Returns the language of a text; where the text does not tell, it is that of the person's pages. */
export function tongueOf(text: string, language: Language = 'en', told = languageIn(text)): WynTongue {
  const clear = clearlyIn(text);
  if (clear !== undefined) return clear;
  return told === 'es' || language === 'es' ? 'es' : 'en';
}

/** Returns the language in which Wyn answers: that of the message, or of the intent that is known from its words. */
export function tongueFor({ message, heard, language = 'en' }: Heard): WynTongue {
  const chip = chipIn(message);
  if (chip !== undefined) return chip;
  const lead = leadOf(message);
  const tongue = tongueOf(message, language, heard?.language);
  if (tongue !== language || clearlyIn(message) !== undefined) return tongue;
  if (language === 'es') return lead >= 0 && isOnlyFromEnglish(message) ? 'en' : 'es';
  return lead <= 0 && isOnlyFromSpanish(message) ? 'es' : 'en';
}

/** Returns what was understood of a message. Spanish that was read as English is not understood. */
export function heardIn(tongue: WynTongue, { message, heard }: Heard): Understood | undefined {
  if (tongue !== 'es' || heard?.language !== 'en' || leadOf(message) > 0) return heard;
  return { language: 'es', question: undefined, it: undefined, isHeavy: false };
}
