import { HOUR_MS } from '#contract/durations.ts';
import type { Language } from '#contract/languages.ts';
import type { Intent } from './wyn-intents.ts';

/** Wyn's fixed texts that the server and Wyn's window share. */
export const wyn = {
  name: 'Wyn',
} as const;

/** Shown when the model cannot be reached; the request does not count, so a retry is free. */
export const failures = {
  en: "Oops! I'm having trouble connecting right now. Can you try that again? 💫",
  es: '¡Ups! Ahora mismo me cuesta conectarme. ¿Lo intentas otra vez? 💫',
} as const satisfies Record<Language, string>;

/** Comes before an answer of the simple version, once the day's answers by a model are used up. */
export const budgetSpent = {
  en: 'My bigger brain is done for today, so here is the simple version of me:',
  es: 'Mi cerebro grande ya terminó por hoy, así que aquí está mi versión sencilla:',
} as const satisfies Record<Language, string>;

/** The first paragraph of an answer at the start of a conversation, and again every three hours. */
export const disclosures = {
  model: {
    en: {
      start: 'Just so it’s said: I’m Wyn, an AI, not a person, and I can get things wrong.',
      again: 'It’s been a while, so a reminder: I’m an AI, not a person, and I can get things wrong.',
    },
    es: {
      start: 'Para que quede dicho: soy Wyn, una IA, no una persona, y puedo equivocarme.',
      again: 'Ha pasado un rato, así que un recordatorio: soy una IA, no una persona, y puedo equivocarme.',
    },
  },
  built_in: {
    en: {
      start:
        'Just so it’s said: I’m Wyn, an AI, not a person. You have the simple version: no big model, but I know how Wildin works.',
      again: 'It’s been a while, so a reminder: I’m an AI, not a person, and this is my simple version.',
    },
    es: {
      start:
        'Para que quede dicho: soy Wyn, una IA, no una persona. Esta es mi versión sencilla: sin un gran modelo, pero sé cómo funciona Wildin.',
      again: 'Ha pasado un rato, así que un recordatorio: soy una IA, no una persona, y esta es mi versión sencilla.',
    },
  },
} as const satisfies Record<string, Record<Language, object>>;

/** Wyn's answer in place of a model's words that claim to be a person's. */
export const honestly = {
  en: 'Let me say it plainly: I’m an AI, not a person. I still read every word, so tell me: what’s on your mind?',
  es: 'Te lo digo con claridad: soy una IA, no una persona. Aun así leo cada palabra, así que cuéntame: ¿qué tienes en mente?',
} as const;

/** Splits a text into the disclosure at its beginning, if any, and the rest. */
export function withoutDisclosure(text: string): { disclosure: string | null; rest: string } {
  const known = Object.values(disclosures)
    .flatMap((by) => Object.values(by))
    .flatMap(({ start, again }) => [start, again]);
  const disclosure = known.find((one) => text.startsWith(one)) ?? null;
  return { disclosure, rest: disclosure === null ? text : text.slice(disclosure.length).trimStart() };
}

/** The time after which an AI says again in a conversation that it is an AI. */
export const DISCLOSE_EVERY_MS = 3 * HOUR_MS;

/** A text that Wyn's window offers to send, in each language that has it. The simple version knows every one. */
type WynChip = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/** The chips of Wyn's window, by the wish that each one says. */
export const chips = {
  waiting: { en: 'Who is waiting for me?', es: '¿Quién espera mi respuesta?' },
  opener: { en: 'Give me an opener', es: 'Dame una frase para empezar' },
  why_match: { en: 'Why did we match?', es: '¿Por qué hicimos match?' },
  archetype: { en: 'Explain my archetype', es: 'Explícame mi arquetipo' },
  next_step: { en: 'What should I do now?', es: '¿Qué hago ahora?' },
  about_wildin: { en: 'What is Wildin?', es: '¿Qué es Wildin?' },
  matching: { en: 'How does matching work?', es: '¿Cómo funciona el emparejamiento?' },
  safety: { en: 'Is it safe?', es: '¿Es seguro?' },
  /** Stands below an opener. */
  another: { en: 'Another one', es: 'Otra más' },
} as const satisfies Partial<Record<Intent, WynChip>>;

/** The chips of an empty conversation. */
export const firstChips = {
  member: ['waiting', 'opener', 'why_match', 'archetype', 'next_step'],
  visitor: ['about_wildin', 'matching', 'opener', 'safety'],
} as const satisfies Record<string, readonly (keyof typeof chips)[]>;

/** Returns a chip's text in a language; in English if it has no other. */
export const chipIn = (chip: keyof typeof chips, language: Language): string => {
  const texts: WynChip = chips[chip];
  return texts[language] ?? texts.en;
};
