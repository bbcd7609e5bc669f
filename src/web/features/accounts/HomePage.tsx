import { useEffect } from 'react';
import { Link } from 'wouter';
import { getPreferences } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { knownName, rememberName } from '#web/look.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/query.ts';
import type { Icon } from '#web/ui/icons/icon.tsx';
import { Binoculars } from '#web/ui/icons/Binoculars.ts';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { Compass } from '#web/ui/icons/Compass.ts';
import { PawPrint } from '#web/ui/icons/PawPrint.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { Greeting, homeColumn } from './Greeting.tsx';
import { HomeLines } from './HomeLines.tsx';
import { NextSteps } from './NextSteps.tsx';
import { TodaysVibe } from './TodaysVibe.tsx';
import { WithMe } from './WithMe.tsx';

const tiles: readonly { title: string; note: string; href: string; icon: Icon }[] = [
  { title: 'Match', note: 'Find soul matches', href: paths.match(), icon: Binoculars },
  { title: 'Peek', note: 'Explore the community', href: paths.peek(), icon: Compass },
  { title: 'Chat', note: 'Connect with others', href: paths.chats(), icon: ChatCircle },
  { title: 'Self', note: 'Profile and growth', href: paths.self(), icon: PawPrint },
];

export function HomePage() {
  useTitle('Home');
  // Asked for here already, so that both answers are on their way at once.
  useRead(getPreferences);
  return <WithMe waiting={<Waiting />}>{(me) => <Dashboard me={me} />}</WithMe>;
}

function Dashboard({ me }: { me: Me }) {
  const preferences = useRead(getPreferences);
  const name = me.firstName ?? (me.displayName || me.username || 'Friend');
  useEffect(() => rememberName(name), [name]);
  if (preferences.isPending) return <Waiting />;
  const done = {
    profile: me.profileCompleted,
    quiz: me.archetypeCompleted,
    // Unknown is not missing: nobody is sent to do again what they may have done.
    preferences: preferences.data?.isComplete ?? true,
  };
  return (
    <div className="relative isolate grow overflow-hidden">
      <HomeLines seed={String(me.id)} />
      <div className={homeColumn}>
        <Greeting name={name} />
        <NextSteps done={done} />
        <nav aria-label="Areas" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tiles.map((tile) => (
            <Link
              key={tile.title}
              href={tile.href}
              className="flex min-h-36 flex-col rounded-bubble bg-paper-2 p-4 transition-colors hover:bg-paper-3"
            >
              <tile.icon size={30} className="mb-auto" />
              <span className="display text-xl">{tile.title}</span>
              <span className="text-sm text-ink-2">{tile.note}</span>
            </Link>
          ))}
        </nav>
        {Object.values(done).every(Boolean) && <TodaysVibe me={me} />}
        <p className="-mx-3 flex flex-wrap">
          <QuietLink href={paths.account()}>Account</QuietLink>
          <QuietLink href={paths.apiLogout()}>Logout</QuietLink>
        </p>
      </div>
    </div>
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
          <div className="flex flex-col gap-3">
            <Skeleton className="h-10 w-4/5" />
            <Skeleton className="h-6 w-3/5" />
          </div>
        ) : (
          <Greeting name={name} />
        )}
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tiles.map((tile) => (
            <Skeleton key={tile.title} className="h-36 rounded-bubble" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
