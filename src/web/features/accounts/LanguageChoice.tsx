import { isLanguage, languages } from '#contract/languages.ts';
import { keepLanguage, spokenLanguage } from '#web/look.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { t } from '#web/words/words.ts';

/** The language of the interface, on this device. Each option is written in its own language. */
export function LanguageChoice() {
  return (
    <Field
      label={t('accounts.language', 'Language')}
      hint={t(
        'accounts.language-hint',
        'Our own writing stays English: the quiz, the animals, the AI characters, the open rooms, the quizzes of the party, conversation starters, and the names of interests and gifts.',
      )}
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={spokenLanguage()}
          onChange={({ target }) => isLanguage(target.value) && keepLanguage(target.value)}
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
