import { isLanguage, languages } from '#contract/languages.ts';
import { keepLanguage, spokenLanguage } from '#web/look.ts';
import { Field, inputClass } from '#web/ui/Field.tsx';
import { t } from '#web/words/words.ts';

/** The language of the interface, on this device. Each stands under its own name, for those who cannot read this one. */
export function LanguageChoice() {
  return (
    <Field
      label={t('parts.language', 'Language')}
      hint={t('parts.language-hint', 'The quiz, the animals, the open rooms and the AI characters stay English.')}
    >
      {(wiring) => (
        <select
          {...wiring}
          className={inputClass}
          value={spokenLanguage()}
          onChange={({ target }) => isLanguage(target.value) && keepLanguage(target.value)}
        >
          {Object.entries(languages).map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
