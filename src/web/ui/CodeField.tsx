import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldText } from './Field.tsx';

export type CodeFieldProps = FieldText & {
  value: string;
  onChange: (code: string) => void;
  length?: number | undefined;
  disabled?: boolean | undefined;
  /** Takes the focus when it appears, and again whenever this changes: a refused code is typed anew at once. */
  focusKey?: number | undefined;
};

/**
 * Six digits in six frames, and beneath them one real input: autofill from a text message, undo and screen readers
 * all work as they do anywhere. A code may be pasted anywhere on the page, in place of what stood here.
 */
export function CodeField({ value, onChange, length = 6, disabled, focusKey, ...text }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (typed: string) => onChange(typed.replaceAll(/\D/g, '').slice(0, length));
  usePasteAnywhere(input, take);
  useEffect(() => {
    if (focusKey === undefined) return;
    // The heading takes the focus after a navigation, in the same turn; the field comes after it.
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

/** Takes what is pasted here, or where nothing else could take it. */
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
