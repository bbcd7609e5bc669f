import { Link } from 'wouter';
import { getPreferences } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/query.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import type { Icon } from '#web/ui/icons/icon.tsx';
import { Binoculars } from '#web/ui/icons/Binoculars.ts';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { Compass } from '#web/ui/icons/Compass.ts';
import { PawPrint } from '#web/ui/icons/PawPrint.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { NextSteps } from './NextSteps.tsx';
import { WithMe } from './WithMe.tsx';

const tiles: readonly { title: string; note: string; href: string; icon: Icon }[] = [
  { title: 'Match', note: 'Find soul matches', href: paths.match(), icon: Binoculars },
  { title: 'Peek', note: 'Explore the community', href: paths.peek(), icon: Compass },
  { title: 'Chat', note: 'Connect with others', href: paths.chats(), icon: ChatCircle },
  { title: 'Self', note: 'Profile and growth', href: paths.self(), icon: PawPrint },
];

export function HomePage() {
  useTitle('Home');
  return <WithMe waiting={<Waiting />}>{(me) => <Dashboard me={me} />}</WithMe>;
}

function Dashboard({ me }: { me: Me }) {
  const preferences = useRead(getPreferences);
  if (preferences.isPending) return <Waiting />;
  const seed = String(me.id);
  const done = {
    profile: me.profileCompleted,
    quiz: me.archetypeCompleted,
    // Unknown is not missing: nobody is sent to do again what they may have done.
    preferences: preferences.data?.isComplete ?? true,
  };
  return (
    <div className="relative isolate grow overflow-hidden">
      <div className="absolute inset-x-0 top-0 -z-10 h-[26rem] [mask-image:linear-gradient(transparent,black_25%,black_50%,transparent)]">
        <ContourLines seed={seed} height={420} peak={[0.8, 0.3]} className="lg:hidden" />
        <ContourLines seed={seed} width={1440} height={900} peak={[0.78, 0.45]} className="hidden lg:block" />
      </div>
      <div className="mx-auto flex w-full max-w-[42.5rem] flex-col gap-7 px-5 pt-8 pb-8 lg:max-w-[56rem] lg:pt-16">
        <div>
          <PageHeading>Welcome back, {me.firstName ?? (me.displayName || me.username || 'Friend')}!</PageHeading>
          <p className="mt-2 max-w-md text-lg lg:max-w-none text-ink-2">
            Ready to continue your journey of authentic connections?
          </p>
        </div>
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
        <p className="-mx-3 flex flex-wrap">
          <QuietLink href={paths.account()}>Account</QuietLink>
          <QuietLink href={paths.logout()}>Logout</QuietLink>
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
  return (
    <Loading>
      <div className="mx-auto flex w-full max-w-[42.5rem] flex-col gap-7 px-5 pt-8 lg:max-w-[56rem] lg:pt-16">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-6 w-3/5" />
        </div>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tiles.map((tile) => (
            <Skeleton key={tile.title} className="h-36 rounded-bubble" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
