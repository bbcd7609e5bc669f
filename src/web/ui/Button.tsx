import type { ComponentProps } from 'react';
import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

/** lime = the one primary action of a screen; danger = an action without undo; iris = AI only; gold = premium. */
export type ButtonVariant = 'lime' | 'ink' | 'outline' | 'quiet' | 'danger' | 'iris' | 'gold';
export type ButtonSize = 'md' | 'lg' | 'sm';

const looks: Record<ButtonVariant, string> = {
  lime: 'bg-lime text-lime-ink hover:bg-lime-press stays-readable',
  ink: 'bg-ink text-paper hover:opacity-90',
  outline: 'border-[1.5px] border-edge text-ink hover:bg-paper-2',
  quiet: 'text-ink hover:bg-paper-2',
  danger: 'bg-coral-fill text-on-coral hover:opacity-90',
  iris: 'bg-iris text-on-iris hover:opacity-90',
  gold: 'bg-gold text-night hover:opacity-90',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 text-sm',
  md: 'min-h-12 px-[min(1.25rem,6vw)] text-base',
  lg: 'min-h-14 px-[min(1.5rem,6vw)] text-lg',
};

type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; full?: boolean | undefined };

/** Returns the classes that make a link look like a button. */
export function buttonClass({ variant = 'ink', size = 'md', full = false }: ButtonLook = {}): string {
  return cx(
    'display inline-flex items-center justify-center gap-2.5 rounded-control py-2 text-center select-none',
    'transition-[background-color,opacity,transform] duration-150 active:scale-[0.985] motion-reduce:transform-none',
    'disabled:pointer-events-none aria-disabled:pointer-events-none disabled:opacity-45 aria-disabled:opacity-45',
    looks[variant],
    sizes[size],
    full && 'w-full',
  );
}

/** The two labels overlap in one cell. The invisible label is not part of the button's accessible name. */
const overlaid = 'col-start-1 row-start-1 inline-flex items-center gap-2.5';

export type ButtonProps = Omit<ComponentProps<'button'>, 'type'> &
  ButtonLook & {
    type?: 'button' | 'submit' | undefined;
    /** Shows a spinner in the button's own width, and ignores presses. */
    pending?: boolean | undefined;
    /** The label while the action runs, beside the spinner; the button keeps the width of the longer label. */
    pendingLabel?: string | undefined;
  };

export function Button({ variant, size, full, pending = false, type = 'button', className, ...rest }: ButtonProps) {
  const { children, onClick, pendingLabel, ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-busy={pending || attributes['aria-busy']}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
      className={cx(buttonClass({ variant, size, full }), 'relative', className)}
    >
      <span className="grid place-items-center">
        <span className={cx(overlaid, pending && 'invisible')}>{children}</span>
        {(pending || pendingLabel !== undefined) && (
          <span className={cx(overlaid, !pending && 'invisible')}>
            {/* A label that waits for its turn has the ring's place, and nothing that turns unseen. */}
            {pending ? (
              <Spinner label={pendingLabel ? '' : t('ui.one-moment', 'One moment')} />
            ) : (
              <i className="w-5.5" />
            )}
            <span>{pendingLabel}</span>
          </span>
        )}
      </span>
    </button>
  );
}
