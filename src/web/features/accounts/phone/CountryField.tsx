import { useState } from 'react';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { locale, t } from '#web/words/words.ts';
import { countryChoices, type Country } from './phone.ts';

/** Lets the person choose the country of a phone number, from all countries with a dial code. */
export function CountryField({ value, onChange }: { value: Country; onChange: (country: Country) => void }) {
  // The names are in the language of the page, which need not be the browser's.
  const [choices] = useState(() => countryChoices(locale));
  return (
    <Field label={t('accounts.country', 'Country')}>
      {(wiring) => (
        <Select
          {...wiring}
          autoComplete="tel-country-code"
          value={value}
          onChange={(event) => {
            const chosen = choices.find(({ code }) => code === event.target.value);
            if (chosen) onChange(chosen.code);
          }}
        >
          {choices.map(({ code, name, dial }) => (
            <option key={code} value={code}>
              {name} ({dial})
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
