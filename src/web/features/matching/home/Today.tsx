import { Link } from 'wouter';
import type { MatchDay } from '#contract/matching.ts';
import { DaySlots } from '#web/parts/match/DaySlots.tsx';
import { LookoutNews, LookoutSwitch } from '#web/parts/match/LookoutSwitch.tsx';
import { metWords } from '#web/parts/match/matchDay.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { DayCountdown } from '#web/features/matching/sky/DayCountdown.tsx';
import { needs } from '#web/features/matching/state/match.words.ts';
import { needPaths } from '#web/features/matching/state/needs.ts';
import { askState } from '#web/parts/match/ask.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';

type TodayProps = {
  day: MatchDay;
  /** Whether a match waits for an answer. Then the answer is the main action, and the next search only an outline. */
  hasWaiting: boolean;
};

/** Shows the day's matches, how many are used, when the next come, the button for the next match, and a lookout that is on. */
export function Today({ day, hasWaiting }: TodayProps) {
  return (
    <section aria-label={t('matching.todays-matches', 'Today’s matches')} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:flex-col">
        <h2 className="text-2xl tracking-[-0.04em] tabular lg:text-5xl">{metWords(day)}</h2>
        <p className="text-sm font-medium text-ink-2 tabular lg:mt-1 lg:text-base">
          {rich(t('matching.fresh-in', 'Fresh ones in <time/>'), { time: <DayCountdown /> })}
        </p>
      </div>
      <DaySlots day={day} words="beside" isLinked />
      <LookoutNews />
      <WayOn day={day} hasWaiting={hasWaiting} />
      <LookoutSwitch />
    </section>
  );
}

function WayOn({ day: { dailyLimitReached, missing }, hasWaiting }: TodayProps) {
  const look = { variant: hasWaiting ? 'outline' : 'lime', size: 'lg', full: true } as const;
  const [need] = missing;
  if (need) {
    return (
      <div>
        <Link href={needPaths[need]()} className={buttonClass(look)}>
          {needs[need].search}
        </Link>
        <p className="mt-3 text-sm text-ink-2">{needs[need].why}</p>
      </div>
    );
  }
  if (dailyLimitReached) {
    return (
      <p className="text-lg text-ink-2">
        {t(
          'matching.ghost-town-until-midnight',
          'That was everybody for today: ghost town vibes until midnight. The people you met are still here.',
        )}
      </p>
    );
  }
  return (
    <Link href={paths.soulMatching()} state={askState} className={buttonClass(look)}>
      {t('matching.find-new-match', 'Find New Match')}
    </Link>
  );
}
