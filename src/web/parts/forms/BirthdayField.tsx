import { useState } from 'react';
import { TextField } from '#web/ui/Field.tsx';
import { t } from '#web/words/words.ts';
import { checkBirthday, typedBirthday } from './birthday.ts';

type BirthdayFieldProps = {
  value: string;
  onChange: (value: string) => void;
  hint: string;
  error: string | undefined;
  readOnly?: boolean | undefined;
  /** The birthday on the account. For this value the field shows the hint and not a confirmation. */
  saved?: string | undefined;
};

/** A field for a birthday as MM/DD/YYYY. It inserts the slashes during typing. */
export function BirthdayField({ value, onChange, hint, error, readOnly, saved }: BirthdayFieldProps) {
  const [today] = useState(() => new Date());
  const check = checkBirthday(value, today);
  const isFull = value.length === 10;
  return (
    <TextField
      label={t('parts.birthday', 'Birthday')}
      inputMode="numeric"
      placeholder={t('parts.mm-dd-yyyy', 'MM/DD/YYYY')}
      autoComplete="off"
      value={value}
      readOnly={readOnly}
      onChange={(event) => onChange(typedBirthday(value, event.target.value))}
      hint={hint}
      error={error ?? (isFull && check.state === 'wrong' ? check.words : undefined)}
      valid={check.state === 'right' && value !== saved ? check.words : undefined}
    />
  );
}
