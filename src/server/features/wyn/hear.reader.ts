import { asksForHelp, recognise as readingOf } from '#companions/hear.ts';
import type { WynTongue } from '#content/wyn-words.ts';
import type { Language } from '#contract/languages.ts';
import { recognise } from './recognise.ts';
import { tongueFor } from './tongue.ts';

/** What decides the answer to a message about something grave, after it, or in place of words nobody may say. */
interface GraveSigns {
  /** True when the message may ask about the product. */
  asksForHelp: boolean;
  isGoodbye: boolean;
  /** The language of the answer. */
  tongue: WynTongue;
}

interface Hearing {
  message: string;
  /** The language of the person's pages. */
  language: Language;
}

export const read = ({ message, language }: Hearing): GraveSigns => ({
  asksForHelp: asksForHelp(readingOf([message])),
  isGoodbye: recognise(message, language) === 'goodbye',
  tongue: tongueFor({ message, language }),
});

export const samples: readonly Hearing[] = [
  { message: 'My sister Ana moved away, and I miss her because she was my best friend.', language: 'en' },
  { message: 'how do I report somebody, and who reads this?', language: 'en' },
  { message: 'me llamo Juan y estoy muy cansado, gracias', language: 'es' },
  { message: 'bye', language: 'en' },
];
