import type { Language } from '#contract/languages.ts';
import { english } from './en/language.ts';
import { spanish } from './es/language.ts';
import type { LanguageFacts } from './language.ts';

/** The facts of every language. Pages that need one of them get it with the language's texts (scripts/words-plugin.ts). */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = { en: english, es: spanish };
