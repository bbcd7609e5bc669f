import type { ReactNode } from 'react';
import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';

export type FunnelRowProps = {
  /** The step's position in the funnel, from 1. */
  step: number;
  name: string;
  /** The words for the number that remains after this step. */
  left: string;
  /** The words for the number that this step excludes; null if the step excludes nobody. */
  lost: string | null;
  /** The length of the bar before the step, 0 to 1. */
  before: number;
  /** The length of the bar after the step, 0 to 1. */
  after: number;
  /** True for the step that excludes the most. */
  isNarrow?: boolean | undefined;
  children?: ReactNode;
};

/** One step of a funnel between hairlines: how many remain, how many it excludes, two bars, and the details. */
export function FunnelRow({ step, name, left, lost, before, after, isNarrow = false, children }: FunnelRowProps) {
  return (
    <li className="border-t border-line py-5 first:border-t-0 first:pt-0">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="flex min-w-0 items-baseline gap-3 text-lg">
          <span aria-hidden className="tabular w-6 shrink-0 text-sm font-semibold text-ink-2">
            {step}
          </span>
          {name}
        </h3>
        <p className="display tabular shrink-0 text-2xl">
          {left}
          <span className="sr-only"> {t('ui.remain', 'left')}</span>
        </p>
      </div>
      <div aria-hidden className="relative mt-3 ms-9 h-2 overflow-hidden rounded-full bg-paper-2">
        <span
          className="absolute inset-0 origin-left rtl:origin-right rounded-full bg-paper-3"
          style={{ transform: `scaleX(${before})` }}
        />
        <span
          className={cx(
            'absolute inset-0 origin-left rtl:origin-right rounded-full',
            isNarrow ? 'bg-coral' : 'bg-lime',
          )}
          style={{ transform: `scaleX(${after})` }}
        />
      </div>
      <div className="mt-3 ms-9 flex flex-col gap-1.5 text-sm text-ink-2">
        {lost && <p className="tabular font-semibold text-ink">{lost}</p>}
        {children}
      </div>
    </li>
  );
}
