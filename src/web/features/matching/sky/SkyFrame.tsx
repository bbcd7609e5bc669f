import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { leftWords } from '#web/parts/match/matchDay.ts';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { GearSix } from '#web/ui/icons/GearSix.ts';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { t } from '#web/words/words.ts';
import { useMatchDay } from '#web/features/matching/state/matching.data.ts';
import { DayCountdown } from './DayCountdown.tsx';

export type SkyBarProps = {
  /** The target of the back arrow; by default the Match page. */
  back?: { href: string; label: string; state?: unknown } | undefined;
  /** The content in the middle of the bar; by default the number of matches left today, and a countdown. */
  middle?: ReactNode;
  /** The content at the right of the bar; by default the link to the preferences. */
  right?: ReactNode;
};

type SkyFrameProps = SkyBarProps & {
  seed: string;
  /** Whether the sky fills the screen. */
  isWhole?: boolean | undefined;
  children: ReactNode;
};

/** The night sky behind a search or a match. The bar at its top has the back arrow, `middle` and `right`. */
export function SkyFrame({ seed, isWhole, children, ...bar }: SkyFrameProps) {
  return (
    <SkyScene seed={seed} peak={[0.5, 0.24]} widePeak={[0.5, 0.3]} className={cx('flex flex-col', isWhole && 'grow')}>
      <SkyBar {...bar} />
      {children}
    </SkyScene>
  );
}

/** The bar at the top of a night sky: the back arrow, `middle` and `right`. */
export function SkyBar({ back, middle, right }: SkyBarProps) {
  const { href, label, state } = back ?? {
    href: paths.match(),
    label: t('matching.back-to-matches', 'Back to matches'),
  };
  return (
    <header className="pt-safe flex min-h-16 shrink-0 items-center justify-between gap-2 px-3">
      <Link href={href} state={state} aria-label={label} className={iconButtonClass()}>
        <ArrowLeft size={26} />
      </Link>
      <p className="tabular min-h-6 min-w-0 text-center text-sm font-semibold text-ink-2">{middle ?? <LeftToday />}</p>
      {right ?? (
        <Link
          href={paths.soulSetup()}
          aria-label={t('matching.soul-preferences', 'Soul preferences')}
          className={iconButtonClass()}
        >
          <GearSix size={26} />
        </Link>
      )}
    </header>
  );
}

function LeftToday() {
  const { data: day } = useMatchDay();
  if (!day) return null;
  return (
    <span>
      {leftWords(day)} · <DayCountdown />
    </span>
  );
}
