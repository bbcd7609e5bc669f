import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { isLanguage, type Language } from '#contract/languages.ts';
import type { Db } from './database/database.ts';
import { latestLanguage } from './sessions/sessions.queries.ts';
import { withIsolates } from '#content/isolated-values.ts';
import { isolated, isolatedIn, isolating, stoppedOnce } from '#content/isolated.ts';
import { languageFacts } from '#content/languages/languages.ts';
import { placeWords, type Speaker } from '#content/speaker.ts';
import type { Says } from '#content/says.ts';
import { languageTexts } from './language-texts.ts';

/**
 * Returns the translator for the language of a person's latest session; for English without a session. For what is
 * stored, mailed or pushed: the answer to a request is in the request's language (reader.ts).
 */
export async function speakerFor(db: Db, userId: number): Promise<Speaker> {
  const spoken = await latestLanguage(db, userId);
  return speakerOf(isLanguage(spoken) ? spoken : 'en');
}

/** Returns a language's translator in the form that the texts of content/ take. The browser uses the same form. */
export function saysIn(language: Language): Says {
  const { t, list } = speakerOf(language);
  return { t, spoken: spokenIn(language), list };
}

/** Returns what says our writing in a language. A text without a translation stays English, and a test reports such texts. */
export const spokenIn =
  (language: Language): Says['spoken'] =>
  (english) =>
    languageTexts(language).byEnglish[english] ?? english;

const VALUE = /(?<=“)[^”]+(?=”)|U\+[\dA-F]+|\d+/g;

/**
 * Returns a refusal (src/contract/errors.ts and the rules' own messages) in a language; its English if it is not
 * translated. In a translation's key and text, `#` stands for a number, a quoted name or a code point.
 */
export function refusedIn(language: Language, english: string): string {
  const words = languageTexts(language).byEnglish;
  const exact = words[english];
  if (exact !== undefined) return exact;
  const values = (english.match(VALUE) ?? []).map((value) => words[value] ?? value);
  return words[english.replaceAll(VALUE, '#')]?.replaceAll('#', () => values.shift() ?? '#') ?? english;
}

const spoken = new Map<Language, I18n>();

/** Returns the translator of a language. Its texts call the place `name`, by default as the product. */
export function speakerOf(language: Language, name?: string): Speaker {
  const i18n = textsIn(language);
  const place = placeWords(name);
  const called = { place: place.name, mark: place.mark };
  const { locale, direction } = languageFacts[language];
  return {
    language,
    locale,
    direction,
    t: (id, message, values) => {
      const isolates = isolatedIn({ ...called, ...values });
      return stoppedOnce(i18n._(id, isolates, { message }), isolates);
    },
    list: (names) => new Intl.ListFormat(locale).format(names.map(direction === 'rtl' ? isolating : isolated)),
    place,
  };
}

function textsIn(language: Language): I18n {
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const messages: Messages = {};
  for (const [id, text] of Object.entries(languageTexts(language).byId)) {
    const message = compileMessageOrThrow(text);
    messages[id] = languageFacts[language].direction === 'rtl' ? withIsolates(message) : message;
  }
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  i18n.setMessagesCompiler(compileMessageOrThrow);
  spoken.set(language, i18n);
  return i18n;
}
