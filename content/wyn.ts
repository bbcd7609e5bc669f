import { HOUR_MS } from '#contract/durations.ts';

/** Wyn's fixed texts that the server and Wyn's window share. */
export const wyn = {
  name: 'Wyn',
  /** Shown when the model cannot be reached; the request does not count, so a retry is free. */
  failure: "Oops! I'm having trouble connecting right now. Can you try that again? 💫",
  budgetSpent: 'My bigger brain is done for today, so here is the simple version of me:',
} as const;

/** The first paragraph of an answer at the start of a conversation, and again every three hours. */
export const disclosures = {
  model: {
    start: 'Just so it’s said: I’m Wyn, an AI, not a person, and I can get things wrong.',
    again: 'It’s been a while, so a reminder: I’m an AI, not a person, and I can get things wrong.',
  },
  built_in: {
    start:
      'Just so it’s said: I’m Wyn, an AI, not a person. You have the simple version: no big model, but I know how Wildin works.',
    again: 'It’s been a while, so a reminder: I’m an AI, not a person, and this is my simple version.',
  },
} as const;

/** Wyn's answer in place of a model's words that claim to be a person's. */
export const honestly = {
  en: 'Let me say it plainly: I’m an AI, not a person. I still read every word, so tell me: what’s on your mind?',
  es: 'Te lo digo con claridad: soy una IA, no una persona. Aun así leo cada palabra, así que cuéntame: ¿qué tienes en mente?',
} as const;

/** Splits a text into the disclosure at its beginning, if any, and the rest. */
export function withoutDisclosure(text: string): { disclosure: string | null; rest: string } {
  const known = Object.values(disclosures).flatMap(({ start, again }) => [start, again]);
  const disclosure = known.find((one) => text.startsWith(one)) ?? null;
  return { disclosure, rest: disclosure === null ? text : text.slice(disclosure.length).trimStart() };
}

/** The time after which an AI says again in a conversation that it is an AI. */
export const DISCLOSE_EVERY_MS = 3 * HOUR_MS;

/** The suggestions of an empty conversation. */
export const suggestions = {
  member: ['Give me an opener', 'Why did we match?', 'Explain my archetype', 'What should I do now?'],
  visitor: ['What is Wildin?', 'How does matching work?', 'Give me an opener', 'Is it safe?'],
} as const;
