import type { ReactNode } from 'react';
import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';

export type ScoreBarProps = {
  label: string;
  /** A whole number from 0 to 100; null if the value is not known yet. */
  value: number | null;
  /** The reason for the value. */
  note?: string | undefined;
  /** What the reader can do about the value: a link or a button. */
  action?: ReactNode;
};

/** One part of a score with its reason, in a row between hairlines. An unknown part has an empty bar. */
export function ScoreBar({ label, value, note, action }: ScoreBarProps) {
  return (
    <div className="@container border-b border-line last:border-b-0">
      <div className="grid items-baseline gap-x-4 gap-y-0.5 py-3.5 @min-[10rem]:grid-cols-[minmax(0,1fr)_min(4.75rem,34%)]">
        <span className="text-[min(1.0625rem,7.5vw)] font-medium">{label}</span>
        <span className={cx('tabular text-lg', value === null ? 'text-ink-2' : 'display')}>
          {value === null ? t('ui.not-known-yet', 'Open') : value}
        </span>
        <span className="flex flex-col items-start text-sm text-ink-2">
          {note}
          {action}
        </span>
        {value === null ? (
          <span aria-hidden className="mt-1.5 h-1.5 rounded-full border border-dashed border-edge" />
        ) : (
          <span aria-hidden className="mt-2 h-1 overflow-hidden rounded-full bg-paper-3">
            <span
              className="block h-full origin-left rtl:origin-right rounded-full bg-ink"
              style={{ transform: `scaleX(${value / 100})` }}
            />
          </span>
        )}
      </div>
    </div>
  );
}

export type TraitBarProps = {
  title: string;
  left: string;
  right: string;
  /** The position from 0 (left end) to 100 (right end). */
  place: number;
  /** The end that counts as the result. */
  lean: 'left' | 'right';
  /** The position in words. */
  reading: string;
  caution?: string | undefined;
};

/** A position between two poles: a dot on a line with a marked middle, and the position in words. */
export function TraitBar({ title, left, right, place, lean, reading, caution }: TraitBarProps) {
  return (
    <div className="py-2.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm font-medium">
        <span className="text-ink-2">{title}</span>
        <span className="tabular">{reading}</span>
      </div>
      <div aria-hidden className="relative mx-3 my-2.5 h-1.5 rounded-full bg-paper-3">
        <span className="absolute top-1/2 left-1/2 h-3.5 w-px -translate-1/2 bg-edge" />
        <span
          className="absolute top-1/2 size-6 -translate-1/2 rounded-full border-[5px] border-lime bg-ink"
          style={{ left: `${Math.min(100, Math.max(0, place))}%` }}
        />
      </div>
      <div aria-hidden className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span className={cx(lean === 'left' && 'font-semibold text-ink')}>{left}</span>
        <span className={cx(lean === 'right' && 'font-semibold text-ink')}>{right}</span>
      </div>
      {caution && <p className="mt-1 text-sm text-ink-2">{caution}</p>}
    </div>
  );
}
