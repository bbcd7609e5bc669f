import { asksForHelp, recognise as readingOf } from '#companions/hear.ts';
import { recognise } from './recognise.ts';

/** What decides the answer to a message about something grave, after it, or in place of words nobody may say. */
interface GraveSigns {
  /** True when the message may ask about the product. */
  asksForHelp: boolean;
  isGoodbye: boolean;
  isSpanish: boolean;
}

export const read = (message: string): GraveSigns => {
  const reading = readingOf([message]);
  return {
    asksForHelp: asksForHelp(reading),
    isGoodbye: recognise(message) === 'goodbye',
    isSpanish: reading.language === 'es',
  };
};

export const samples: readonly string[] = [
  'My sister Ana moved away, and I miss her because she was my best friend.',
  'how do I report somebody, and who reads this?',
  'me llamo Juan y estoy muy cansado, gracias',
  'bye',
];
