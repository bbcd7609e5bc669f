/**
 * The attributes of an element that shows what a person wrote. It has its own direction. Its language is not known, so
 * it is not the page's: a screen reader then finds the voice by itself, and no hyphen or dictionary is the wrong one.
 */
export const asWritten = { dir: 'auto', lang: '' } as const;

/** The same by who wrote it: AI characters write English. */
export const asWrittenBy = (author: { isSeedUser?: boolean | undefined } | null | undefined) =>
  author?.isSeedUser === true ? ({ dir: 'auto', lang: 'en' } as const) : asWritten;
