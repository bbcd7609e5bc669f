import { setupI18n, type Messages, type Values } from '@lingui/core';
import type { Language } from '#contract/languages.ts';
import { firstLanguage, firstMessages } from './first.ts';

const i18n = setupI18n();

/** The language of the interface. */
export let language: Language = 'en';

/** What dates, numbers and lists are formatted in. It changes before the app's own modules run, and never after. */
export let locale = 'en-US';

/** The same for times of day, which a reader of English wants as their browser writes them. */
export let timesLocale: string | undefined;

/**
 * Every text asked for from now on is in this language. A text that a module keeps in a constant stays as it is, so the
 * language is chosen before those modules run (src/web/start.ts), and a change of it loads the page anew.
 */
export function speak(chosen: Language, messages: Messages): void {
  language = chosen;
  if (language !== 'en') locale = timesLocale = ownTag(language);
  i18n.loadAndActivate({ locale: language, messages });
}

/** Spanish is written one way in Mexico and another in Spain; the browser knows which is the reader's. */
const ownTag = (chosen: Language): string =>
  globalThis.navigator?.languages.find((tag) => tag.startsWith(chosen)) ?? chosen;

/**
 * Returns a text in the reader's language. `id` names it by its meaning; `message` is the English text, in ICU
 * MessageFormat, and stands for a language that has no text of this id. The build compiles messages with placeholders
 * (scripts/words-plugin.ts), so that no parser reaches the browser.
 */
export function t(id: string, message: string | CompiledMessage, values?: Values): string {
  const isPlain = typeof message === 'string' && !/['{}]/.test(message);
  return i18n._(id, values, { message: (isPlain ? [message] : message) as string });
}

/** Returns a text of content/ in the reader's language. Such texts have no id, and are found by their English. */
export function spoken(english: string): string {
  return i18n._(english, undefined, { message: [english] as unknown as string });
}

/** Returns names as a sentence lists them: "Ana, Bo, and Cem". A list of one needs no formatter, which is slow to make. */
export function listOf(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return new Intl.ListFormat(locale).format(names);
}

type CompiledMessage = NonNullable<Messages[string]>;

speak(firstLanguage, firstMessages);
