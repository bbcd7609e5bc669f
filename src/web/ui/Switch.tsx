import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

export type SwitchProps = {
  label: string;
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
};

/** A switch for a setting that takes effect at once. On: a full track and a tick; off: an empty track and a ring. */
export function Switch({ label, note, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <label htmlFor={id} className="min-w-0 grow basis-[10rem] [overflow-wrap:anywhere]">
        <span className="block font-medium">{label}</span>
        {note && <span className="block text-sm text-ink-2">{note}</span>}
      </label>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the label above names this button */}
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className={cx(
          "relative h-8 w-13 shrink-0 rounded-full border-[1.5px] transition-colors duration-150 after:absolute after:-inset-2 after:content-[''] disabled:opacity-45",
          checked ? 'border-ink bg-ink' : 'border-edge',
        )}
      >
        <span
          className={cx(
            'grid size-5.5 place-items-center rounded-full transition-transform duration-150',
            checked
              ? 'translate-x-6 bg-paper text-ink rtl:-translate-x-6'
              : 'translate-x-1 border-[2.5px] border-ink-3 rtl:-translate-x-1',
          )}
        >
          {checked && (
            <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
              <path d="m4 8.5 3 3 5-6" />
            </svg>
          )}
        </span>
      </button>
    </div>
  );
}
