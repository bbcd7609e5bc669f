import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { isLanguage, type Language } from '#contract/languages.ts';
import type { Db } from './database/database.ts';
import { latestLanguage } from './sessions/sessions.queries.ts';
import { refusedIn } from '#content/error-words.ts';
import { mailWords, placeWords, type Speaker } from '#content/mail-words.ts';
import type { Says } from '#content/says.ts';

/** Returns the translator for the language of a person's latest session; for English without a session. */
export async function speakerFor(db: Db, userId: number): Promise<Speaker> {
  const spoken = await latestLanguage(db, userId);
  return speakerOf(isLanguage(spoken) ? spoken : 'en');
}

/** Returns a language's translator in the form that the texts of content/ take. The browser uses the same form. */
export function saysIn(language: Language): Says {
  const { t, locale } = speakerOf(language);
  return {
    t,
    spoken: (english) => refusedIn(language, english),
    list: (words) => new Intl.ListFormat(locale).format(words),
  };
}

const spoken = new Map<Language, I18n>();

/** Returns the translator of a language. Its texts call the place `name`, by default as the product. */
export function speakerOf(language: Language, name?: string): Speaker {
  const i18n = textsIn(language);
  const place = placeWords(name);
  const called = { place: place.name, mark: place.mark };
  return {
    language,
    locale: language === 'en' ? 'en-US' : language,
    t: (id, message, values) => i18n._(id, { ...called, ...values }, { message }),
    place,
  };
}

function textsIn(language: Language): I18n {
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const texts: Readonly<Record<string, string>> = language === 'en' ? {} : mailWords[language];
  const messages: Messages = {};
  for (const [id, text] of Object.entries(texts)) messages[id] = compileMessageOrThrow(text);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  i18n.setMessagesCompiler(compileMessageOrThrow);
  spoken.set(language, i18n);
  return i18n;
}
