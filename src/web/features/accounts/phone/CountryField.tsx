import { useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Field, inputClass } from '#web/ui/Field.tsx';
import { CaretDown } from '#web/ui/icons/CaretDown.ts';
import { locale, t } from '#web/words/words.ts';
import { countryChoices, type Country } from './phone.ts';

/** A native select, which scrolls, searches by letter and works with screen readers on every device. */
export function CountryField({ value, onChange }: { value: Country; onChange: (country: Country) => void }) {
  // The names are in English like the product, not in the browser's language.
  const [choices] = useState(() => countryChoices(locale));
  return (
    <Field label={t('accounts.country', 'Country')}>
      {(wiring) => (
        <div className="relative">
          <select
            {...wiring}
            autoComplete="tel-country-code"
            value={value}
            onChange={(event) => {
              const chosen = choices.find(({ code }) => code === event.target.value);
              if (chosen) onChange(chosen.code);
            }}
            className={cx(inputClass, 'appearance-none truncate pr-11')}
          >
            {choices.map(({ code, name, dial }) => (
              <option key={code} value={code} className="bg-paper text-ink">
                {name} ({dial})
              </option>
            ))}
          </select>
          <CaretDown size={20} className="pointer-events-none absolute top-4 right-4 text-ink-2" />
        </div>
      )}
    </Field>
  );
}
