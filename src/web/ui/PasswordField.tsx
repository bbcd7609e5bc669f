import { useState } from 'react';
import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { Field, inputClass, type TextFieldProps } from './Field.tsx';
import { Eye } from './icons/Eye.ts';
import { EyeSlash } from './icons/EyeSlash.ts';
import { IconButton } from './IconButton.tsx';

/** A password field with a button that shows the password. Set autoComplete to 'current-password' or 'new-password'. */
export function PasswordField({ label, hint, error, valid, className, ...input }: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} valid={valid}>
      {(wiring) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={cx(inputClass, 'pe-14', className)}
          />
          <IconButton
            icon={shown ? EyeSlash : Eye}
            label={
              shown
                ? t('ui.hide', 'Hide {label}', { label: label.toLowerCase() })
                : t('ui.show', 'Show {label}', { label: label.toLowerCase() })
            }
            size={22}
            className="absolute top-1 end-1.5"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
