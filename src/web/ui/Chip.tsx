import type { ReactNode } from 'react';
import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { X } from './icons/X.ts';

const shape = 'inline-flex items-center gap-2 rounded-control px-4 text-sm font-medium';

/** A chip that only informs; a press does nothing. */
export function Chip({ children, icon }: { children: ReactNode; icon?: ReactNode }) {
  return (
    <span className={cx(shape, 'min-h-9 bg-paper-2')}>
      {icon}
      <bdi>{children}</bdi>
    </span>
  );
}

export type ToggleChipProps = {
  children: ReactNode;
  on: boolean;
  onToggle: () => void;
  disabled?: boolean | undefined;
  icon?: ReactNode;
};

export function ToggleChip({ children, on, onToggle, disabled, icon }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      disabled={disabled}
      onClick={onToggle}
      className={cx(
        shape,
        'min-h-11 transition-colors duration-150 disabled:opacity-45',
        on ? 'bg-lime text-lime-ink' : 'bg-paper-2 hover:bg-paper-3',
      )}
    >
      {icon}
      {children}
    </button>
  );
}

/** A toggle that looks like a tab: one word in a row, underlined while it is chosen. */
export function ToggleTab({ children, on, onToggle }: Pick<ToggleChipProps, 'children' | 'on' | 'onToggle'>) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className={cx(
        'display flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 border-b-[3px] transition-colors hover:text-ink',
        'focus-visible:-outline-offset-2',
        on ? 'border-lime text-ink md:border-ink' : 'border-transparent text-ink-2',
      )}
    >
      {children}
    </button>
  );
}

/** A chip with a button that removes it. */
export function RemovableChip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <span className={cx(shape, 'bg-paper-2 pe-0')}>
      <bdi>{children}</bdi>
      <button
        type="button"
        data-remover
        aria-label={t('ui.remove', 'Remove {children}', { children })}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-control hover:bg-paper-3"
      >
        <X size={16} />
      </button>
    </span>
  );
}
