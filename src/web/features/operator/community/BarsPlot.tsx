import type { ReactNode } from 'react';
import type { Series } from '#contract/operator.community.ts';
import { t } from '#web/words/words.ts';
import { dayAfter, dayInWords, numberInWords } from './community.words.ts';
import { TotalCount } from './Few.tsx';

const HEIGHT = 104;
/** The height of every bar that means few. */
const STUB = 9;
/** From this many days on a bar is a week. */
const MOST_BARS = 100;

interface BarsPlotProps {
  name: string;
  series: Series;
  from: string;
  range: number;
  /** What is said after the total. */
  aside?: ReactNode;
}

/** Days as bars: dark, hatched for few, and pale for today, which is not over. */
export function BarsPlot({ name, series, from, range, aside }: BarsPlotProps) {
  const isWeekly = series.days.length > MOST_BARS;
  const bars = isWeekly ? inWeeks(series.days) : [...series.days, series.today];
  const best = Math.max(0, ...bars.map((count) => count ?? 0));
  const part = 100 / bars.length;
  return (
    <section className="min-w-0 border-t border-line pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-base">{name}</h2>
        <p className="text-sm text-ink-2">
          <span className="display-tight text-xl text-ink">
            <TotalCount of={series.total} />
          </span>{' '}
          {series.total.count === null && series.total.isAbout
            ? t('operator.community-a-day-in', 'a day, in {days} days', { days: range })
            : t('operator.community-in-days', 'in {days} days', { days: range })}
          {aside}
        </p>
      </div>
      <p className="min-h-4 text-xs text-ink-2">
        {best > 0 &&
          (isWeekly
            ? t('operator.community-best-week', '{count} in the best week', { count: numberInWords(best) })
            : t('operator.community-best-day', '{count} on the best day', { count: numberInWords(best) }))}
      </p>
      <svg aria-hidden="true" width="100%" height={HEIGHT} className="mt-1 block border-b border-edge">
        {bars.map((count, at) => (
          <Bar
            // The bars have no other name than their place.
            key={dayAfter(from, at)}
            x={at * part}
            width={part * 0.78}
            height={count === null ? STUB : Math.max(STUB, (count / best) * HEIGHT)}
            look={count === null ? 'few' : !isWeekly && at === bars.length - 1 ? 'pale' : 'dark'}
          />
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-xs text-ink-2">
        <span>{dayInWords(from)}</span>
        <span>{t('operator.community-today', 'today')}</span>
      </p>
    </section>
  );
}

interface BarProps {
  x: number;
  width: number;
  height: number;
  look: 'few' | 'pale' | 'dark';
}

function Bar({ x, width, height, look }: BarProps) {
  const fill = { few: 'url(#operator-few)', pale: 'var(--ink-3)', dark: 'var(--ink)' }[look];
  return (
    <rect
      x={`${x}%`}
      y={HEIGHT - height}
      width={`${width}%`}
      height={height}
      fill={fill}
      opacity={look === 'pale' ? 0.6 : look === 'dark' ? 0.88 : 1}
    />
  );
}

/** The pattern of few, once for all plots of the page. */
export function FewPattern() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <pattern id="operator-few" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.5" height="4" fill="var(--ink-3)" />
        </pattern>
      </defs>
    </svg>
  );
}

/** Adds up the shown days of weeks; the last days, which are no week, are left out. */
function inWeeks(days: readonly (number | null)[]): (number | null)[] {
  const first = days.length % 7;
  return Array.from({ length: Math.floor(days.length / 7) }, (_, week) => {
    const sum = days.slice(first + week * 7, first + week * 7 + 7).reduce<number>((all, one) => all + (one ?? 0), 0);
    return sum === 0 ? null : sum;
  });
}
