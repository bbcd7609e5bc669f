import { useState } from 'react';
import { TextField } from '#web/ui/Field.tsx';
import { t } from '#web/words/words.ts';
import { checkBirthday, turnedBirthday, typedBirthday } from './birthday.ts';

type BirthdayFieldProps = {
  /** MM/DD/YYYY in every language, and so is what `onChange` gets. */
  value: string;
  onChange: (value: string) => void;
  hint: string;
  error: string | undefined;
  readOnly?: boolean | undefined;
  /** The birthday on the account. For this value the field shows the hint and not a confirmation. */
  saved?: string | undefined;
};

/**
 * A field for a birthday, in the order of the page's language. It inserts the slashes during typing. Beside an error, the
 * order stays to be seen.
 */
export function BirthdayField({ value, onChange, hint, error, readOnly, saved }: BirthdayFieldProps) {
  const [today] = useState(() => new Date());
  const check = checkBirthday(value, today);
  const text = turnedBirthday(value);
  const format = t('parts.mm-dd-yyyy', 'MM/DD/YYYY');
  const wrong = error ?? (value.length === 10 && check.state === 'wrong' ? check.words : undefined);
  return (
    <TextField
      label={t('parts.birthday', 'Birthday')}
      inputMode="numeric"
      placeholder={format}
      autoComplete="off"
      value={text}
      readOnly={readOnly}
      onChange={(event) => onChange(turnedBirthday(typedBirthday(text, event.target.value)))}
      hint={hint}
      error={wrong && !wrong.includes(format) ? <WithFormat words={wrong} format={format} /> : wrong}
      valid={check.state === 'right' && value !== saved ? check.words : undefined}
    />
  );
}

function WithFormat({ words, format }: { words: string; format: string }) {
  return (
    <span>
      <span>{words}</span> <span className="text-ink-2">{format}</span>
    </span>
  );
}
