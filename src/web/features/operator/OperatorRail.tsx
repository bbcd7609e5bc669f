import { Link, useLocation } from 'wouter';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { LockOpen } from '#web/ui/icons/LockOpen.ts';
import { t } from '#web/words/words.ts';
import { useHealth } from './health/health.data.ts';
import { forgetPages, lock } from './operator.data.ts';
import { operatorPageAt, operatorPages } from './pages.ts';
import { useMinutesLeft } from './useMinutesLeft.ts';

const entry = 'relative flex flex-col items-center justify-center gap-1 font-semibold';
const inBar = 'h-full w-full text-[min(0.6875rem,3.1vw)] leading-4';
const inRail = 'lg:h-16 lg:w-19 lg:rounded-control lg:text-2xs lg:transition-colors';

/**
 * The way between the operators' pages, and the lock at `locksAt`, in ms since 1970 by this device's clock: a rail from 1200 px, a bar at the lower edge below that width. */
export function OperatorRail({ locksAt }: { locksAt: number }) {
  const [location] = useLocation();
  const here = operatorPageAt(location);
  return (
    <nav
      data-bar
      aria-label={t('operator.pages-for-operators', 'Pages for operators')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:inset-y-0 lg:end-auto lg:flex lg:w-(--rail) lg:flex-col lg:items-center lg:overflow-y-auto lg:border-t-0 lg:border-e lg:py-5"
    >
      <Link href={paths.home()} className="display-tight hidden rounded-control p-2 text-xl lg:block">
        <span aria-hidden>w.</span>
        <span className="sr-only">{t('frame.wildin-home', 'wildin, home')}</span>
      </Link>
      <ul className="mx-auto grid h-(--bar-bottom) max-w-xl grid-cols-6 lg:mx-0 lg:mt-5 lg:flex lg:h-auto lg:grow lg:flex-col lg:gap-2">
        {operatorPages.map((page) => (
          <li key={page.href}>
            <Link
              href={page.href}
              aria-current={page === here ? 'page' : undefined}
              className={cx(
                entry,
                inBar,
                inRail,
                page === here ? 'text-ink lg:bg-paper-3' : 'text-ink-3 hover:text-ink lg:hover:bg-paper-2',
              )}
            >
              <span className="relative">
                <page.icon size={25} filled={page === here} />
                {page.href === paths.operator() && <RedFindings />}
              </span>
              {page.name}
            </Link>
          </li>
        ))}
        <li className="lg:mt-auto lg:pt-4">
          <LockButton locksAt={locksAt} />
        </li>
      </ul>
    </nav>
  );
}

/** The number of things that need the owner now. */
function RedFindings() {
  const red = useHealth().data?.findings.filter(({ level }) => level === 'red').length ?? 0;
  return (
    <Badge
      count={red}
      noun={t('operator.need-you', 'need you')}
      className="absolute -top-2 left-full -translate-x-1/2"
    />
  );
}

/** Locks the pages at once. Shows when they lock by themselves, and locks them on this page at that time. */
function LockButton({ locksAt }: { locksAt: number }) {
  const minutes = useMinutesLeft(locksAt, forgetPages);
  const [press, isLocking] = useTold(lock, t('operator.not-locked', 'The pages are not locked.'));
  return (
    <button
      type="button"
      aria-busy={isLocking}
      onClick={() => void press()}
      className={cx(entry, inBar, inRail, 'text-ink-2 hover:text-ink lg:h-auto lg:py-2 lg:hover:bg-paper-2')}
    >
      <LockOpen size={25} />
      <span className="text-center">
        <span className="sr-only">{t('operator.lock-now', 'Lock now,')} </span>
        <span className="max-lg:sr-only lg:block">{t('operator.locks-in', 'locks in')} </span>
        <span className="tabular">{t('operator.min', '{minutes} min', { minutes })}</span>
      </span>
    </button>
  );
}
