import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { BareLayout, Layout } from '#web/frame/Layout.tsx';
import { PageBoundary } from '#web/frame/PageBoundary.tsx';
import { PageSkeleton } from '#web/frame/PageSkeleton.tsx';
import { TopBar } from '#web/frame/TopBar.tsx';
import { LandingPage } from '#web/features/accounts/LandingPage.tsx';
import { paths } from '#web/paths.ts';
import type { SessionStatus } from '#web/platform/session.ts';

type Page = LazyExoticComponent<ComponentType> | ComponentType;
/** field = with the tabs; alone = a wizard that brings its own lower edge; bare = no frame at all. */
type Frame = 'field' | 'alone' | 'bare';
type Entry = { path: string; page: Page; frame?: Frame };

const NotFoundPage = lazy(async () => ({ default: (await import('#web/frame/NotFoundPage.tsx')).NotFoundPage }));
const SoonPage = lazy(async () => ({ default: (await import('#web/frame/SoonPage.tsx')).SoonPage }));

const SignupPage = lazy(async () => ({ default: (await import('#web/features/accounts/SignupPage.tsx')).SignupPage }));
const LoginPage = lazy(async () => ({ default: (await import('#web/features/accounts/LoginPage.tsx')).LoginPage }));
const LogoutPage = lazy(async () => ({ default: (await import('#web/features/accounts/LogoutPage.tsx')).LogoutPage }));
const HomePage = lazy(async () => ({ default: (await import('#web/features/accounts/HomePage.tsx')).HomePage }));
const AccountPage = lazy(async () => ({
  default: (await import('#web/features/accounts/AccountPage.tsx')).AccountPage,
}));
const SetupPage = lazy(async () => ({ default: (await import('#web/features/accounts/SetupPage.tsx')).SetupPage }));
const SelfPage = lazy(async () => ({ default: (await import('#web/features/accounts/SelfPage.tsx')).SelfPage }));
const PersonPage = lazy(async () => ({ default: (await import('#web/features/accounts/PersonPage.tsx')).PersonPage }));

const QuizPage = lazy(async () => ({ default: (await import('#web/features/quiz/QuizPage.tsx')).QuizPage }));
const ReportPage = lazy(async () => ({ default: (await import('#web/features/quiz/ReportPage.tsx')).ReportPage }));

const MatchPage = lazy(async () => ({ default: (await import('#web/features/matching/MatchPage.tsx')).MatchPage }));
const SoulMatchingPage = lazy(async () => ({
  default: (await import('#web/features/matching/SoulMatchingPage.tsx')).SoulMatchingPage,
}));
const SoulSetupPage = lazy(async () => ({
  default: (await import('#web/features/matching/SoulSetupPage.tsx')).SoulSetupPage,
}));

const ChatPage = lazy(async () => ({ default: (await import('#web/features/chat/ChatPage.tsx')).ChatPage }));

const PeekPage = () => <SoonPage name="Peek" />;
const PostPage = () => <SoonPage name="Post" />;

/** Old and second addresses, and where they lead. */
const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/archetype', paths.quiz()],
  ['/personality-quiz', paths.quiz()],
  ['/soul-matching/setup', paths.soulSetup()],
  ['/friend-sphere', paths.match()],
  ['/profile/:userId', '/users/:userId'],
];

/** Open to everybody. */
const open: readonly Entry[] = [
  { path: '/welcome', page: LandingPage, frame: 'bare' },
  { path: '/signup', page: SignupPage, frame: 'bare' },
  { path: '/login', page: LoginPage, frame: 'bare' },
  { path: '/logout', page: LogoutPage, frame: 'bare' },
  { path: '/new-quiz-test', page: QuizPage, frame: 'alone' },
];

/** For members; to anybody else these lead to the login page, and back. */
const members: readonly Entry[] = [
  { path: '/home', page: HomePage },
  { path: '/profile-setup', page: SetupPage, frame: 'alone' },
  { path: '/account', page: AccountPage },
  { path: '/self', page: SelfPage },
  { path: '/users/:userId', page: PersonPage },
  { path: '/my-report', page: ReportPage },
  { path: '/match', page: MatchPage },
  { path: '/soul-matching', page: SoulMatchingPage, frame: 'alone' },
  { path: '/soul-matching-setup', page: SoulSetupPage, frame: 'alone' },
  { path: '/chat/:roomId?', page: ChatPage },
  { path: '/peek', page: PeekPage },
  { path: '/post', page: PostPage },
];

/** What stands at `/` for a member, and where a member finds nothing. */
const home: Entry = { path: '/', page: HomePage };
const lost: Entry = { path: '*', page: NotFoundPage };

export type RoutesProps = { status: SessionStatus; unread: number };

/** The whole map of the product. */
export function Routes({ status, unread }: RoutesProps) {
  return (
    <Switch>
      {redirects.map(([from, to]) => (
        <Route key={from} path={from}>
          {(params) => <Redirect to={filled(to, params)} replace />}
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
      {status === 'in' && (
        <Route path="/">
          <Framed entry={home} status={status} unread={unread} />
        </Route>
      )}
      <Route>
        <Framed
          entry={status === 'in' ? lost : { path: '*', page: LandingPage, frame: 'bare' }}
          status={status}
          unread={unread}
        />
      </Route>
    </Switch>
  );
}

/** An address with its `:name` segments taken from the one that led to it. */
function filled(to: string, params: Readonly<Record<string, string | undefined>>): string {
  return to.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function ToLogin() {
  const [location] = useLocation();
  return <Redirect to={paths.login(location + window.location.search)} replace />;
}

/** The main navigation bar belongs to the home screen and to Match. */
function hasTopBar(location: string): boolean {
  return location === '/' || location === '/home' || location.startsWith('/match');
}

/** An open conversation needs the lower edge of a phone for its composer. */
function tabsOf({ frame }: Entry, location: string): boolean | 'wide' {
  return location.startsWith('/chat/') ? 'wide' : frame !== 'alone';
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
    <Layout unread={unread} tabs={tabsOf(entry, location)} top={hasTopBar(location) && <TopBar />}>
      {page}
    </Layout>
  );
}
