import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

export type RadioRowProps = {
  /** The name of the group of radio buttons. All rows of the group have the same name. */
  name: string;
  title: ReactNode;
  /** A text that only a screen reader reads, with the title. The page shows it elsewhere once the row is chosen. */
  description?: string | undefined;
  checked: boolean;
  disabled?: boolean | undefined;
  onPick: () => void;
  /** The content at the end of the row. */
  end?: ReactNode;
};

/** One choice of several as a row between hairlines, over a native radio button. */
export function RadioRow({ name, title, description, checked, disabled, onPick, end }: RadioRowProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 border-t border-line">
      <label
        className={cx(
          'relative flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3 rounded-control py-1.5 leading-5',
          'has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink has-disabled:cursor-default has-disabled:opacity-45',
          checked && 'font-semibold',
        )}
      >
        <input
          type="radio"
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={onPick}
          aria-describedby={description === undefined ? undefined : id}
          className="absolute size-px opacity-0"
        />
        <span
          aria-hidden
          className={cx(
            'grid size-6 shrink-0 place-items-center rounded-full border-[1.5px]',
            checked ? 'border-ink bg-ink' : 'border-edge',
          )}
        >
          {checked && <span className="size-2.5 rounded-full bg-paper" />}
        </span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
      </label>
      {description !== undefined && (
        <span id={id} hidden>
          {description}
        </span>
      )}
      {end}
    </div>
  );
}
