import { setupI18n, type Messages, type Values } from '@lingui/core';
import type { Language } from '#contract/languages.ts';
import { isolated, isolatedIn, isolating, stoppedOnce, type Direction } from '#content/isolated.ts';
import { firstLanguage, firstMessages } from './first.ts';

const i18n = setupI18n();

/** The language of the interface. Only `speak` changes it. */
export let language: Language = 'en';

/** The locale of dates, numbers and lists. It changes only before the app's own modules run. */
export let locale = 'en-US';

/** The locale of times of day. Undefined for English, so that the browser's own format applies. */
export let timesLocale: string | undefined;

/** The direction of the page's lines. It changes only before the app's own modules run. */
export let direction: Direction = 'ltr';

/**
 * Sets the language of all later texts. A text in a module's constant does not change later. So src/web/start.ts sets
 * the language before the app's modules run, and the choice of another language reloads the page.
 */
export function speak(chosen: Language, messages: Messages): void {
  language = chosen;
  if (language !== 'en') locale = timesLocale = ownTag(language);
  // The module of the messages has turned the page (scripts/words-plugin.ts).
  if (globalThis.document?.dir === 'rtl') direction = 'rtl';
  i18n.loadAndActivate({ locale: language, messages });
}

/** Adds texts that only some pages need. */
export function speakAlso(messages: Messages): void {
  i18n.load(language, messages);
}

/** Returns the browser's first tag of a language, such as es-MX, or the bare language. Formats differ between tags. */
const ownTag = (chosen: Language): string =>
  globalThis.navigator?.languages.find((tag) => tag.startsWith(chosen)) ?? chosen;

/**
 * Returns a text in the reader's language. `id` identifies the text. `message` is its English, in ICU MessageFormat,
 * and is used if a language has no text with this id. The build compiles messages with placeholders
 * (scripts/words-plugin.ts), so that the browser loads no parser. Values that are text are isolated: a name in a script
 * of the other direction does not turn the sentence. In a language from the right, the build has done so.
 */
export function t(id: string, message: string | CompiledMessage, values?: Values): string {
  const isPlain = typeof message === 'string' && !/['{}]/.test(message);
  const isolates = values && isolatedIn(values);
  const said = i18n._(id, isolates, { message: (isPlain ? [message] : message) as string });
  return isolates ? stoppedOnce(said, isolates) : said;
}

/** Returns a text of content/ in the reader's language. Such a text has no id: its English text is the key. */
export function spoken(english: string): string {
  return i18n._(english, undefined, { message: [english] as unknown as string });
}

/** Returns a text that a person wrote as it can stand beside others in a title, a label or a row. */
export const isolate = (text: string): string => (direction === 'rtl' ? isolating : isolated)(text);

/** Returns a list of names as text: "Ana, Bo, and Cem". One name needs no formatter, which is slow to create. */
export function listOf(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return new Intl.ListFormat(locale).format(names.map(isolate));
}

type CompiledMessage = NonNullable<Messages[string]>;

speak(firstLanguage, firstMessages);
