import { Link } from 'wouter';
import { getHomeSafe, type Outing } from '#contract/home-safe.ts';
import { paths } from '#web/paths.ts';
import { FRESH_MS, useRead } from '#web/platform/calls/query.ts';
import { useNow } from '#web/platform/useNow.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { t, timesLocale } from '#web/words/words.ts';

const NONE: readonly Outing[] = [];

/**
 * One line that leads to the check-in while an outing runs. It says when, and no word of where, whom or safety: somebody
 * else may see the screen. It is the same after either PIN, because an answer ends it.
 */
export function OutingNotice() {
  const { data } = useRead(getHomeSafe, {}, { staleTime: FRESH_MS });
  const waiting = (data?.outings ?? NONE).filter(({ state }) => state !== 'checked_in' && state !== 'ended');
  const now = useNow(
    ...waiting.flatMap(({ opensAt, checkInAt, closesAt }) => [opensAt, checkInAt, closesAt].map(Date.parse)),
  ).getTime();
  const outing = waiting.find(({ opensAt, closesAt }) => Date.parse(opensAt) <= now && now < Date.parse(closesAt));
  if (outing === undefined) return null;
  const at = Date.parse(outing.checkInAt);
  const time = new Intl.DateTimeFormat(timesLocale, { timeStyle: 'short' }).format(at);
  return (
    <Link
      href={paths.checkIn(outing.id)}
      className="flex min-h-13 items-center justify-between gap-4 border-t border-line px-5 py-3 font-semibold hover:bg-paper-2 lg:border-t-0 lg:border-b lg:px-14"
    >
      <span className="min-w-0 wrap-anywhere">
        {now < at
          ? t('home.check-in-at', 'Your check-in is at {time}', { time })
          : t('home.check-in-was-at', 'Your check-in was at {time}. How is it going?', { time })}
      </span>
      <CaretRight size={20} className="shrink-0 text-ink-2" />
    </Link>
  );
}
