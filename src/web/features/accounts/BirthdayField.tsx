import { useState } from 'react';
import { TextField } from '#web/ui/Field.tsx';
import { checkBirthday, typedBirthday } from './birthday.ts';

type BirthdayFieldProps = {
  value: string;
  onChange: (value: string) => void;
  hint: string;
  error: string | undefined;
  readOnly?: boolean | undefined;
  /** What is on the account already: not judged again, so that the hint stays to be read. */
  saved?: string | undefined;
};

/** Ten characters, the slashes put in on the way. */
export function BirthdayField({ value, onChange, hint, error, readOnly, saved }: BirthdayFieldProps) {
  const [today] = useState(() => new Date());
  const check = checkBirthday(value, today);
  const isFull = value.length === 10;
  return (
    <TextField
      label="Birthday"
      inputMode="numeric"
      placeholder="MM/DD/YYYY"
      autoComplete="off"
      maxLength={10}
      value={value}
      readOnly={readOnly}
      onChange={(event) => onChange(typedBirthday(value, event.target.value))}
      hint={hint}
      error={error ?? (isFull && check.state === 'wrong' ? check.words : undefined)}
      valid={check.state === 'right' && value !== saved ? check.words : undefined}
    />
  );
}
