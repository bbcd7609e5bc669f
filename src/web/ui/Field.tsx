import { useId, type ComponentProps, type ReactNode } from 'react';
import { leftIn } from '#contract/texts.written.ts';
import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { GrowingArea } from './GrowingArea.tsx';

export type FieldText = {
  label: string;
  hint?: ReactNode;
  /** The error in words; a screen reader announces it when it appears. */
  error?: ReactNode;
  /** A confirmation, shown in the place of the hint. */
  valid?: string | undefined;
};

export const inputClass =
  'w-full min-h-13 scroll-my-9 rounded-control border-[1.5px] border-edge bg-transparent px-4 py-3 text-base text-ellipsis text-ink ' +
  'transition-colors focus:border-ink focus:outline-2 focus:-outline-offset-2 focus:outline-ink ' +
  'aria-invalid:border-coral-ink disabled:opacity-55';

/** The attributes that tie an input to its label, hint and error. */
export type FieldWiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string };

/**
 * The frame of any control, with the label above it. One line below it is reserved, so that nothing moves when a hint
 * or an error of one line appears.
 */
export function Field({
  label,
  hint,
  error,
  valid,
  children,
}: FieldText & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className="flex flex-col gap-1.5 pb-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note })}
      <p
        id={note}
        aria-live="polite"
        className={cx('min-h-[1.375rem] text-sm', error ? 'text-coral-ink' : valid ? 'text-good' : 'text-ink-2')}
      >
        {error ?? valid ?? hint}
      </p>
    </div>
  );
}

/** From this number of characters left on, a field with a limit says how many are left. */
const FEW = 10;

type Limited = FieldText & {
  /** The most characters, as a person counts them. More of them are marked, but not cut. */
  most?: number | undefined;
};

/** Returns the words under a field of at most `most` characters. */
function wordsUnder(value: unknown, { most, hint, error }: Pick<Limited, 'most' | 'hint' | 'error'>) {
  if (most === undefined || typeof value !== 'string' || value === '') return { hint, error };
  const left = leftIn(value, most);
  if (left < 0) return { hint, error: t('ui.too-many', '{over} too many', { over: -left }) };
  return { hint: left <= FEW && left < most / 2 ? t('ui.left', '{left} left', { left }) : hint, error };
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'maxLength'> & Limited;

/** A field for one line of text, written in the direction of its language. Accepts everything that an input accepts. */
export function TextField({ label, hint, error, valid, most, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} {...wordsUnder(input.value, { most, hint, error })} valid={valid}>
      {(wiring) => <input dir="auto" {...input} {...wiring} className={cx(inputClass, className)} />}
    </Field>
  );
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> & Limited;

export function TextArea({ label, hint, error, valid, most, className, ...input }: TextAreaProps) {
  return (
    <Field label={label} {...wordsUnder(input.value, { most, hint, error })} valid={valid}>
      {(wiring) => <GrowingArea dir="auto" rows={3} {...input} {...wiring} className={cx(inputClass, className)} />}
    </Field>
  );
}
