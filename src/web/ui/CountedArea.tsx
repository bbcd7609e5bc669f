import { useId, type ComponentProps } from 'react';
import { leftIn, lengthOf } from '#contract/texts.written.ts';
import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { GrowingArea } from './GrowingArea.tsx';

type CountedAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'onChange' | 'maxLength'> & {
  label: string;
  hideLabel?: boolean | undefined;
  /** The maximum length, in characters as a person counts them. */
  max: number;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
};

/** A multi-line field with a counter: 49/500. A text that is too long is marked, but not cut. */
export function CountedArea({
  label,
  hideLabel,
  max,
  value,
  onChange,
  error,
  rows = 3,
  className,
  ...rest
}: CountedAreaProps) {
  const id = useId();
  const left = leftIn(value, max);
  const isOver = left < 0;
  const isWrong = isOver || error !== undefined;
  return (
    <div>
      <div className={cx('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
      </div>
      <div className={cx('relative', !hideLabel && 'mt-2')}>
        <GrowingArea
          {...rest}
          rows={rows}
          id={id}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={`${id}-count ${id}-problem`}
          className={cx(
            'block w-full scroll-my-9 resize-none rounded-bubble bg-paper-2 px-4 pt-3 [overflow-wrap:anywhere]',
            rows === 1 ? 'min-h-13 pb-7' : 'min-h-24 pb-8',
            'placeholder:text-ink-3 focus:outline-2 focus:-outline-offset-2 focus:outline-ink aria-invalid:outline-2 aria-invalid:-outline-offset-2 aria-invalid:outline-coral-ink',
            className,
          )}
        />
        <p
          id={`${id}-count`}
          aria-live={isOver ? 'polite' : 'off'}
          className={cx(
            'tabular pointer-events-none absolute end-4 bottom-2 text-sm',
            isWrong ? 'text-coral-ink' : 'text-ink-2',
          )}
        >
          {isOver && <span>{`${t('ui.too-many', '{over} too many', { over: -left })} · `}</span>}
          <span>
            {lengthOf(value)}/{max}
          </span>
        </p>
      </div>
      {/* The error is below the field: beside the counter it would cover typed text. */}
      <p id={`${id}-problem`} aria-live="polite" className="text-sm text-coral-ink not-empty:mt-2">
        {isOver ? undefined : error}
      </p>
    </div>
  );
}
