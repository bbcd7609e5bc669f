import { Link } from 'wouter';
import type { MatchDay } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Check } from '#web/ui/icons/Check.ts';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { DayCountdown } from './DayCountdown.tsx';

/** The day's three: how many are taken, when there are new ones, and the way to the next. */
export function DailySlots({ day, seed }: { day: MatchDay; seed: string }) {
  const { humanMatches, dailyLimit, dailyLimitReached } = day;
  return (
    <SkyScene seed={seed} height={300} peak={[0.82, 0.3]} stars={40} className="rounded-sheet">
      <section aria-label="Today’s matches" className="flex flex-col gap-6 p-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-xl">Today’s matches</h2>
          <p className="display tabular text-xl">
            {humanMatches}/{dailyLimit}
          </p>
        </div>
        <div aria-hidden className="flex gap-4">
          {Array.from({ length: dailyLimit }, (_, slot) => slot).map((slot) =>
            slot < humanMatches ? (
              <span key={slot} className="grid size-16 place-items-center rounded-full bg-lime text-lime-ink">
                <Check size={28} />
              </span>
            ) : (
              <span key={slot} className="size-16 rounded-full border-[1.5px] border-dashed border-moon-2" />
            ),
          )}
        </div>
        {dailyLimitReached ? (
          <p className="text-lg">
            ghost town vibes until midnight: fresh matches in{' '}
            <strong className="tabular">
              <DayCountdown />
            </strong>
          </p>
        ) : (
          <>
            <Link href={paths.soulMatching()} className={buttonClass({ variant: 'lime', size: 'lg', full: true })}>
              Find New Match
            </Link>
            <p className="tabular -mt-2 text-center text-sm text-ink-2">
              A new day of matches in <DayCountdown />
            </p>
          </>
        )}
      </section>
    </SkyScene>
  );
}
