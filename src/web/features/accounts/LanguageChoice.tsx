import { updateUser } from '#contract/accounts.ts';
import { isLanguage, languages, type Language } from '#contract/languages.ts';
import { keepLanguage, spokenLanguage } from '#web/look.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { sessionPerson } from '#web/platform/session/session.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { t } from '#web/words/words.ts';

/** The language of the interface, for the account and so for each of its devices. Each is written in its own language. */
export function LanguageChoice() {
  const [choose] = useTold(
    async (language: Language) => {
      // By the session, because the person's record may not have loaded yet.
      const id = sessionPerson();
      if (id !== null) await call(updateUser, { params: { id }, body: { language } });
      keepLanguage(language);
    },
    t('accounts.not-changed', 'Not changed'),
  );
  return (
    <Field
      label={t('accounts.language', 'Language')}
      hint={t('accounts.language-hint', 'What people and AI characters write stays as they wrote it.')}
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={spokenLanguage()}
          onChange={({ target }) => isLanguage(target.value) && void choose(target.value)}
        >
          {Object.entries(languages).map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
