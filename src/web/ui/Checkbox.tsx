import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Check } from './icons/Check.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> & {
  /** The words beside the box, which may contain links. */
  label: ReactNode;
  note?: ReactNode;
  error?: string | undefined;
};

/** A checkbox with words beside it. Accepts everything that an input accepts, such as `register('name')`. */
export function Checkbox({ label, note, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className="relative grid min-h-11 grid-cols-[1.5rem_1fr] items-start gap-x-3 py-2.5">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className="peer size-6 cursor-pointer appearance-none rounded-[7px] border-[1.5px] border-edge checked:border-ink checked:bg-ink"
        />
        <Check
          size={16}
          className="pointer-events-none absolute top-3.5 start-1 text-paper opacity-0 peer-checked:opacity-100"
        />
        <label htmlFor={id} className="text-sm leading-6">
          {label}
          {note && <span className="block text-ink-2">{note}</span>}
        </label>
      </div>
      <p id={`${id}-note`} aria-live="polite" className="text-sm text-coral-ink empty:hidden">
        {error}
      </p>
    </div>
  );
}
