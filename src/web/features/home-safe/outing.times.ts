import { MINUTE_MS } from '#contract/durations.ts';
import {
  OUTING_LENGTH_MS,
  PAGE_AFTER_MS,
  PAGE_BEFORE_MS,
  PAGE_TOLD_MS,
  TOLD_AFTER_MS,
  type Outing,
} from '#contract/home-safe.ts';
import { timesLocale } from '#web/words/words.ts';

/** A press on − or + moves the check-in by this much. */
export const STEP_MS = 15 * MINUTE_MS;
/** The check-in that is proposed, after the beginning. */
const USUAL_MS = 8 * STEP_MS;

/** Returns the time of a day on the reader's own clock: "21:40" or "9:40 PM". */
export function clock(at: number | string): string {
  return new Intl.DateTimeFormat(timesLocale, { hour: 'numeric', minute: '2-digit' }).format(new Date(at));
}

/** Returns the same in parts: the digits, and "PM" on a 12-hour clock. */
export function clockParts(at: number): { text: string; isPeriod: boolean }[] {
  const parts = new Intl.DateTimeFormat(timesLocale, { hour: 'numeric', minute: '2-digit' }).formatToParts(
    new Date(at),
  );
  const text = (isPeriod: boolean): string =>
    parts
      .filter(({ type }) => (type === 'dayPeriod') === isPeriod)
      .map(({ value }) => value)
      .join('')
      .trim();
  const [digits, period] = [text(false), text(true)];
  const isFirst = parts[0]?.type === 'dayPeriod';
  const both = [
    { text: digits, isPeriod: false },
    { text: period, isPeriod: true },
  ];
  return (isFirst ? both.toReversed() : both).filter(({ text: some }) => some !== '');
}

/** Returns a moment as text: its day and its time. */
export function moment(at: number | string): string {
  return new Intl.DateTimeFormat(timesLocale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));
}

const onStep = (at: number): number => Math.ceil(at / STEP_MS) * STEP_MS;

/** Returns the check-in that is proposed for an outing that begins at `startsAt`: two hours later, on a quarter. */
export function usualCheckIn(startsAt: number, now: number): number {
  return onStep(Math.max(startsAt, now) + USUAL_MS);
}

/** Returns the check-in a step earlier or later, within what the server takes. */
export function stepped(checkIn: number, by: -1 | 1, { startsAt, now }: { startsAt: number; now: number }): number {
  const least = onStep(Math.max(startsAt, now) + MINUTE_MS);
  const most = startsAt + OUTING_LENGTH_MS;
  return Math.min(most, Math.max(least, checkIn + by * STEP_MS));
}

/** Returns when the trusted person's page opens and closes, as the server will say it once they were told. */
export function pageTimes(startsAt: number, checkIn: number, until?: number): { opens: number; closes: number } {
  const leastClosed = checkIn + TOLD_AFTER_MS + PAGE_TOLD_MS;
  return { opens: startsAt - PAGE_BEFORE_MS, closes: Math.max((until ?? checkIn) + PAGE_AFTER_MS, leastClosed) };
}

/** Returns whether an outing still waits for an answer. */
export const isOpen = ({ state }: Pick<Outing, 'state'>): boolean =>
  state === 'planned' || state === 'running' || state === 'told';
