import { useDeferredValue, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'wouter';
import { listMatches } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { chosenHandleOf, nicknameOf } from '#web/platform/me.ts';
import { knownName, rememberName } from '#web/look.ts';
import { paths } from '#web/paths.ts';
import { Dimmed } from '#web/parts/failures/Dimmed.tsx';
import { waitingIn } from '#web/parts/match/matchDay.ts';
import { WithMe } from '#web/parts/account/WithMe.tsx';
import { useRead } from '#web/platform/calls/query.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import { cx } from '#web/ui/cx.ts';
import { fetchAll, optional, useAreThere } from '#web/ui/optional.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { areas } from './areas.ts';
import { Fold } from './Fold.tsx';
import { Greeting, homeColumn } from './Greeting.tsx';
import { HomeLines } from './HomeLines.tsx';
import type * as HomeLive from './live/HomeLive.tsx';
import { Notices } from './Notices.tsx';
import { useAreNoticesKnown } from './notices.data.ts';

type PropsOf<N extends keyof typeof HomeLive> =
  Parameters<(typeof HomeLive)[N]> extends [infer P extends object] ? P : object;

/** Loads the code of a live part at its first render. If the code does not load, `instead` shows, or nothing. */
function live<N extends keyof typeof HomeLive>(name: N, instead?: ComponentType<PropsOf<N>>) {
  return optional(
    () => import('./live/HomeLive.tsx').then((parts) => parts[name] as ComponentType<PropsOf<N>>),
    instead && { instead: () => instead },
  );
}

const LiveFolds = live('LiveFolds', PlainFolds);
const WaitingMatch = live('WaitingMatch');
const VibeRow = live('VibeRow');
const FirstSky = live('FirstSky');
const HomeSteps = live('HomeSteps');
const PlanNotice = live('PlanNotice');
const ActivityNotice = live('ActivityNotice');

const parts = [LiveFolds, WaitingMatch, VibeRow, FirstSky, HomeSteps, PlanNotice, ActivityNotice];
/** Loads the live parts before the page shows. */
export const fetchParts = (): Promise<unknown> => fetchAll(parts);

export function HomePage() {
  useTitle(t('home.home', 'Home'));
  // Starts the requests early, while `WithMe` still loads the person.
  useRead(listMatches);
  useAreNoticesKnown();
  const areThere = useAreThere(parts);
  return (
    <WithMe isPage waiting={<Waiting />}>
      {(me) =>
        // One skeleton until the live parts have their code, because they differ in height from any placeholder.
        areThere ? <Dashboard me={me} /> : <Waiting />
      }
    </WithMe>
  );
}

function Dashboard({ me }: { me: Me }) {
  const read = useDeferredValue(useRead(listMatches));
  const areNoticesKnown = useAreNoticesKnown();
  const [areStepsHidden, setStepsHidden] = useState(() => readText(kept.stepsHidden) !== null);
  const name = nameOf(me);
  const day = read.data;
  // Without the matches, the person counts as one who knows the place, so that nobody is asked to repeat a step.
  const isNew = day?.hasSaidHello === false;
  useEffect(() => {
    if (!read.isPending) rememberName(isNew ? null : name);
  }, [name, isNew, read.isPending]);
  if (read.isPending || !areNoticesKnown) return <Waiting />;
  const waiting = day && waitingIn(day)[0];
  const isReady = day === undefined || day.missing.length === 0;
  const ahead = day === undefined ? 0 : Date.parse(day.serverTime) - read.dataUpdatedAt;
  const isBeginning = isNew && !(day.hasMet && areStepsHidden);
  const sky = waiting ? (
    <WaitingMatch match={waiting} note={isNew ? t('home.your-first-match', 'Your first match') : undefined} />
  ) : isNew ? (
    <FirstSky me={me} day={day} />
  ) : null;
  const hide = (): void => {
    writeText(kept.stepsHidden, '1');
    setStepsHidden(true);
  };
  return (
    <Dimmed
      className={cx(
        homeColumn,
        '@container relative isolate flex grow flex-col overflow-x-clip',
        sky && 'lg:grid lg:grid-cols-[minmax(0,1fr)_min(29rem,34vw)] lg:grid-rows-[auto_minmax(0,1fr)_auto]',
      )}
    >
      <div className="lg:relative lg:border-b lg:border-line">
        <Greeting name={name} newcomerLine={isNew ? newcomerLine(me, waiting !== undefined) : undefined} />
        <Ends className="max-lg:hidden" />
      </div>
      {sky && <Sky isWaiting={waiting !== undefined}>{sky}</Sky>}
      <div className="relative flex grow flex-col lg:static">
        <HomeLines seed={String(me.id)} />
        <Notices me={me} />
        <PlanNotice />
        <ActivityNotice />
        {isBeginning && <HomeSteps me={me} day={day} onHide={day.hasMet ? hide : undefined} />}
        <Areas>
          {day === undefined ? (
            <PlainFolds />
          ) : (
            <LiveFolds me={me} day={day} now={Date.now() + ahead} isBeginning={isBeginning} />
          )}
        </Areas>
      </div>
      <div className="relative">
        {isReady && (
          <div className={isBeginning ? 'lg:hidden' : undefined}>
            <VibeRow me={me} />
          </div>
        )}
        <Ends className="lg:hidden" />
      </div>
    </Dimmed>
  );
}

function Sky({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  return (
    <aside
      aria-label={isWaiting ? t('home.waiting-for-you', 'Waiting for you') : t('home.your-next-step', 'Your next step')}
      className="empty:hidden lg:col-start-2 lg:row-span-3 lg:row-start-1"
    >
      {children}
    </aside>
  );
}

function Areas({ children }: { children: ReactNode }) {
  return (
    <nav
      aria-label={t('home.areas', 'Areas')}
      className="grid auto-rows-fr grid-cols-2 border-y border-line lg:grow lg:border-t-0 has-[>.col-span-full]:grid-rows-[1fr_1fr_auto] @max-[15rem]:auto-rows-auto @max-[15rem]:grid-cols-1"
    >
      {children}
    </nav>
  );
}

/** Returns the line below the greeting of a person who has not said hello yet. */
function newcomerLine({ primaryArchetype }: Me, isNoticed: boolean): string {
  const archetype = spoken(primaryArchetype ?? '');
  if (archetype === '') return t('home.there-is-an-animal-in-you', 'There is an animal in you. Let us see which.');
  return isNoticed
    ? t('home.archetype-noticed', '{archetype}, it turns out. Somebody noticed already.', { archetype })
    : t('home.archetype-and-company', '{archetype}, it turns out. Now for some company.', { archetype });
}

/** Returns the person's name for the greeting: the first name, the nickname, or the Wildin ID that they chose. */
function nameOf(me: Me): string {
  return me.firstName?.trim() || nicknameOf(me) || chosenHandleOf(me) || t('home.friend', 'Friend');
}

function PlainFolds() {
  return Object.values(areas).map(({ note, ...area }) => <Fold key={area.title} {...area} line={note} />);
}

/** The links "Account" and "Logout": from `lg` in the upper right corner, below `lg` at the end of the page. */
function Ends({ className }: { className: string }) {
  return (
    <p className={cx('flex flex-wrap px-2 py-3 lg:absolute lg:top-4 lg:end-6 lg:z-10 lg:p-0', className)}>
      <QuietLink href={paths.account()}>{t('common.account', 'Account')}</QuietLink>
      <QuietLink href={paths.apiLogout()}>{t('home.logout', 'Logout')}</QuietLink>
    </p>
  );
}

function QuietLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-ink-2 underline-offset-4 hover:text-ink hover:underline"
    >
      {children}
    </Link>
  );
}

function Waiting() {
  const name = knownName();
  return (
    <Loading>
      <div className={homeColumn}>
        {name === null ? (
          <div className="flex flex-col gap-3 px-5 pt-3 pb-6 lg:px-14 lg:pt-13">
            <Skeleton className="h-10 w-4/5" />
            <Skeleton className="h-6 w-3/5" />
          </div>
        ) : (
          <Greeting name={name} />
        )}
        <div className="grid grid-cols-2 gap-3 px-5 lg:px-14">
          {Object.values(areas).map(({ title }) => (
            <Skeleton key={title} className="h-30 lg:h-50" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
