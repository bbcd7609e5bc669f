import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';

/** A bar that fills, with "6 of 15" beside it. */
export function Progress({ value, total, label }: { value: number; total: number; label: string }) {
  return (
    <div className="flex grow items-center gap-4">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={value}
        aria-valuetext={t('ui.of', '{value} of {total}', { value, total })}
        className="h-1.5 grow overflow-hidden rounded-full bg-paper-3"
      >
        <div
          className="h-full origin-left rtl:origin-right rounded-full bg-ink transition-transform duration-300 ease-out"
          style={{ transform: `scaleX(${total > 0 ? value / total : 0})` }}
        />
      </div>
      <span className="tabular text-xs font-semibold text-ink-2">
        {t('ui.of', '{value} of {total}', { value, total })}
      </span>
    </div>
  );
}

/** The steps of a wizard; the finished steps and the current one are dark. `step` counts from 1. */
export function Steps({ step, total, label }: { step: number; total: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={step}
      aria-valuetext={t('ui.step-of', 'Step {step} of {total}', { step, total })}
      className="flex grow gap-1.5"
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a step's place is its identity
          key={index}
          className={cx(
            'h-1.5 grow rounded-full transition-colors duration-200',
            index < step ? 'bg-ink' : 'bg-paper-3',
          )}
        />
      ))}
    </div>
  );
}
