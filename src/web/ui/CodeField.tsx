import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldText } from './Field.tsx';

export type CodeFieldProps = FieldText & {
  value: string;
  onChange: (code: string) => void;
  length?: number | undefined;
  disabled?: boolean | undefined;
  /** The field takes the focus on mount and whenever this changes, so that a refused code can be retyped at once. */
  focusKey?: number | undefined;
};

/**
 * One frame per digit under a single transparent input, so that autofill from a text message, undo and screen readers
 * work as usual. A paste that no other field receives replaces the code.
 */
export function CodeField({ value, onChange, length = 6, disabled, focusKey, ...text }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (typed: string) => onChange(typed.replaceAll(/\D/g, '').slice(0, length));
  usePasteAnywhere(input, take);
  useEffect(() => {
    if (focusKey === undefined) return;
    // A navigation focuses the heading in the same tick, so the field takes the focus after that.
    const soon = setTimeout(() => input.current?.focus());
    return () => clearTimeout(soon);
  }, [focusKey]);
  return (
    <Field {...text}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            ref={input}
            value={value}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={(event) => take(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            className="absolute inset-0 z-10 w-full cursor-text opacity-0"
          />
          <div aria-hidden className="grid auto-cols-fr grid-flow-col gap-2">
            {Array.from({ length }, (_, index) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- a digit's position is its identity
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

/** Takes every paste that contains a digit, except a paste into another field. */
function usePasteAnywhere(input: React.RefObject<HTMLInputElement | null>, take: (text: string) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isElsewhere = event.target !== input.current && event.target instanceof HTMLElement;
    if (isElsewhere && event.target.matches('input, textarea, select, [contenteditable]')) return;
    const text = event.clipboardData?.getData('text') ?? '';
    if (!/\d/.test(text) || input.current?.disabled === true) return;
    event.preventDefault();
    take(text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
