import { languageFacts } from '#content/languages/languages.ts';
import type { Language } from '#contract/languages.ts';

/** Returns the text in the quotation marks of a language. */
export function quoted(text: string, language: Language): string {
  const [open, close] = languageFacts[language].quotes;
  return `${open}${text}${close}`;
}

/** Matches a paragraph that is quoted in any language, as openers are. */
export const QUOTED_ALONE = /^(?:“.+”|«.+»)$/m;
