import { Link } from 'wouter';
import type { MatchDay, SoulMatch } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { DayCountdown } from './DayCountdown.tsx';
import { needs } from './match.words.ts';
import { needPaths } from './needs.ts';

type TodayProps = {
  day: MatchDay;
  /** Whether the search is the one thing this screen is for. */
  isMain: boolean;
};

/** The day's few: how many are taken and by whom, when there are new ones, and the way to the next. */
export function Today({ day, isMain }: TodayProps) {
  const { humanMatches, dailyLimit } = day;
  return (
    <section aria-label="Today’s matches" className="flex flex-col gap-6">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h2 className="text-xl whitespace-nowrap min-[380px]:text-2xl">Today’s matches</h2>
          <p className="mt-1 text-ink-2">
            {day.dailyLimitReached ? 'Fresh matches in ' : 'A new day of them in '}
            <DayCountdown />
          </p>
        </div>
        <p className="display-tight tabular text-5xl leading-[0.8] min-[380px]:text-6xl">
          {humanMatches}/{dailyLimit}
        </p>
      </div>
      <Slots day={day} />
      <WayOn day={day} isMain={isMain} />
    </section>
  );
}

const DAY_MS = 86_400_000;

/** Those whom a search of today found, and who are still there: the newest last. */
function foundToday({ matches, resetsAt }: MatchDay): SoulMatch[] {
  const began = Date.parse(resetsAt) - DAY_MS;
  return matches
    .filter((match) => match.isFoundByMe && match.kind === 'daily' && Date.parse(match.offeredAt) >= began)
    .toReversed();
}

function Slots({ day }: { day: MatchDay }) {
  const { humanMatches, dailyLimit } = day;
  const found = foundToday(day);
  const isMany = dailyLimit > 3;
  return (
    <ul aria-hidden className={cx('flex', isMany ? 'gap-2.5 md:gap-4' : 'gap-4')}>
      {Array.from({ length: Math.max(dailyLimit, humanMatches) }, (_, slot) => slot).map((slot) => {
        const match = found[slot];
        return (
          <li
            key={slot}
            className={cx(
              'grid aspect-square place-items-center rounded-full',
              isMany ? 'w-12 md:w-16' : 'w-16',
              slot >= humanMatches && 'border-[1.5px] border-dashed border-edge',
              slot < humanMatches && !match && 'bg-paper-3 text-ink-2',
            )}
          >
            {match && slot < humanMatches && (
              <Avatar
                person={match.user}
                size={isMany ? 48 : 64}
                className="ring-2 ring-lime ring-offset-2 ring-offset-paper rounded-full"
              />
            )}
            {slot < humanMatches && !match && <Check size={24} />}
          </li>
        );
      })}
    </ul>
  );
}

function WayOn({ day: { dailyLimitReached, missing }, isMain }: TodayProps) {
  const [need] = missing;
  const look = { variant: isMain ? 'lime' : 'outline', size: 'lg', full: true } as const;
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
        <strong className="display text-ink">ghost town vibes</strong> until midnight. The people you met are still
        here.
      </p>
    );
  }
  return (
    <Link href={paths.soulMatching()} className={buttonClass(look)}>
      Find New Match
    </Link>
  );
}
