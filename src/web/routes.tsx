import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { BareLayout, Layout } from '#web/frame/Layout.tsx';
import { PageBoundary } from '#web/frame/PageBoundary.tsx';
import { PageSkeleton } from '#web/frame/PageSkeleton.tsx';
import { TopBar } from '#web/frame/TopBar.tsx';
import { LandingPage } from '#web/features/accounts/LandingPage.tsx';
import { paths } from '#web/paths.ts';

type Page = LazyExoticComponent<ComponentType> | ComponentType;
/** field = with the tabs; alone = a wizard or a room that brings its own lower edge; bare = no frame at all. */
type Frame = 'field' | 'alone' | 'bare';
type Entry = { path: string; page: Page; frame?: Frame };

const NotFoundPage = lazy(async () => ({ default: (await import('#web/frame/NotFoundPage.tsx')).NotFoundPage }));
const SoonPage = lazy(async () => ({ default: (await import('#web/frame/SoonPage.tsx')).SoonPage }));

const PeekPage = () => <SoonPage name="Peek" />;
const PostPage = () => <SoonPage name="Post" />;

/** Old and second addresses, and where they lead. */
const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/archetype', paths.quiz()],
  ['/personality-quiz', paths.quiz()],
  ['/soul-matching/setup', paths.soulSetup()],
  ['/friend-sphere', paths.match()],
];

/** Open to everybody. */
const open: readonly Entry[] = [{ path: '/welcome', page: LandingPage, frame: 'bare' }];

/** For members; to anybody else these lead to the login page, and back. */
const members: readonly Entry[] = [
  { path: '/peek', page: PeekPage },
  { path: '/post', page: PostPage },
];

export type SessionStatus = 'loading' | 'in' | 'out';
export type RoutesProps = { status: SessionStatus; unread: number };

/** The whole map of the product. */
export function Routes({ status, unread }: RoutesProps) {
  if (status === 'loading') return <PageSkeleton />;
  return (
    <Switch>
      {redirects.map(([from, to]) => (
        <Route key={from} path={from}>
          <Redirect to={to} replace />
        </Route>
      ))}
      {open.map((entry) => (
        <Route key={entry.path} path={entry.path}>
          <Framed entry={entry} status={status} unread={unread} />
        </Route>
      ))}
      {members.map((entry) => (
        <Route key={entry.path} path={entry.path}>
          {status === 'in' ? <Framed entry={entry} status={status} unread={unread} /> : <ToLogin />}
        </Route>
      ))}
      <Route>
        <Framed
          entry={status === 'in' ? { path: '*', page: NotFoundPage } : { path: '*', page: LandingPage, frame: 'bare' }}
          status={status}
          unread={unread}
        />
      </Route>
    </Switch>
  );
}

function ToLogin() {
  const [location] = useLocation();
  return <Redirect to={paths.login(location + window.location.search)} replace />;
}

/** The main navigation bar belongs to the home screen and to Match. */
function hasTopBar(location: string): boolean {
  return location === '/' || location === '/home' || location.startsWith('/match');
}

function Framed({ entry, status, unread }: { entry: Entry } & RoutesProps) {
  const [location] = useLocation();
  const page: ReactNode = (
    <PageBoundary key={entry.path}>
      <Suspense fallback={<PageSkeleton />}>
        <entry.page />
      </Suspense>
    </PageBoundary>
  );
  if (status !== 'in' || entry.frame === 'bare') return <BareLayout>{page}</BareLayout>;
  return (
    <Layout unread={unread} tabs={entry.frame !== 'alone'} top={hasTopBar(location) && <TopBar />}>
      {page}
    </Layout>
  );
}
