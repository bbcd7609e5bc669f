import { useState } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldText } from './Field.tsx';

export type CodeFieldProps = FieldText & {
  value: string;
  onChange: (code: string) => void;
  /** Called once, when the last digit lands. */
  onComplete?: ((code: string) => void) | undefined;
  length?: number | undefined;
  disabled?: boolean | undefined;
};

/**
 * Six digits in six frames, and beneath them one real input: pasting, autofill from a text message,
 * undo and screen readers all work as they do anywhere.
 */
export function CodeField({ value, onChange, onComplete, length = 6, disabled, ...text }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const change = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <Field {...text}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            value={value}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={(event) => change(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            className="absolute inset-0 z-10 w-full cursor-text opacity-0"
          />
          <div aria-hidden className="grid auto-cols-fr grid-flow-col gap-2">
            {Array.from({ length }, (_, index) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- a digit's place is its identity
                key={index}
                className={cx(
                  'display tabular grid h-15 place-items-center rounded-control border-[1.5px] text-xl',
                  text.error ? 'border-coral-ink' : 'border-edge',
                  focused && index === Math.min(value.length, length - 1) && 'outline-2 outline-ink',
                )}
              >
                {value[index] ?? ''}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
