/** The languages of the interface, each with its own name. What people write stays as they wrote it. */
export const languages = { en: 'English', es: 'Español' } as const;

export type Language = keyof typeof languages;

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(languages, text);

/** Returns the language of the first tag (such as 'es-MX') that the interface has; undefined if it has none of them. */
export const knownLanguageOf = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);

/** Returns the language of the first tag that the interface has; English if it has none of them. */
export const languageOf = (tags: readonly string[]): Language => knownLanguageOf(tags) ?? 'en';
