import type { ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { BareLayout, Layout } from '#web/frame/Layout.tsx';
import { Lost } from '#web/frame/lost.ts';
import { PageBoundary } from '#web/frame/PageBoundary.tsx';
import { PageSkeleton } from '#web/frame/PageSkeleton.tsx';
import { wayOffOf } from '#web/frame/wayOff.tsx';
import { TopBarShell } from '#web/frame/WordMark.tsx';
import { areDevToolsOn } from '#web/platform/devTools.ts';
import { usePlace } from '#web/platform/place.ts';
import { sessionStatus, type SessionStatus } from '#web/platform/session/session.ts';
import { useExclusion } from '#web/platform/session/standing.ts';
import { fetchAll, optional } from '#web/ui/optional.ts';
import { WayOut } from '#web/ui/wayOut.ts';
import { closed, elsewhere, members, open, redirects, tools, type RouteEntry } from './map.ts';
import { pages } from './pages.ts';
import { paths } from './paths.ts';

// Loaded on demand, because only members need them and a visitor's first load must stay small.
const TopBar = optional(() => import('#web/frame/member/TopBar.tsx').then((part) => part.TopBar), {
  place: TopBarShell,
});
const RailEnd = optional(() => import('#web/frame/member/RailEnd.tsx').then((part) => part.RailEnd));
const RailFoot = optional(() => import('#web/frame/member/RailFoot.tsx').then((part) => part.RailFoot));

/** Loads what a member's tab shows first. */
export async function fetchFirst([, place]: readonly string[]): Promise<void> {
  const { home, match, feed, chat, self } = pages;
  const page = { '': home, match, peek: feed, chat, self }[place ?? ''];
  if (page !== undefined && sessionStatus() === 'in') await fetchAll([page, TopBar, RailEnd, RailFoot]);
}

export type RoutesProps = { status: SessionStatus; unread: number };

/** Renders the page that the map has for the current address. A visitor of a member's page is sent to the login. */
export function Routes({ status, unread }: RoutesProps) {
  const { front, lost } = elsewhere[status];
  const exclusion = useExclusion();
  const { off } = usePlace();
  const { instead, but } = (status === 'in' && exclusion !== null && closed[exclusion]) || {};
  const framed = (entry: RouteEntry) => {
    const isThere = entry.part === undefined || !off.includes(entry.part);
    const own: RouteEntry = isThere ? entry : { path: entry.path, page: 'switchedOff' };
    const shown = instead === undefined || but?.has(entry.page) === true ? own : instead;
    return <Framed entry={instead ? { ...shown, frame: 'bare' } : shown} status={status} unread={unread} />;
  };
  const at = (entries: readonly RouteEntry[], show: (entry: RouteEntry) => ReactNode) =>
    entries.map((entry) => (
      <Route key={entry.path} path={entry.path}>
        {show(entry)}
      </Route>
    ));
  return (
    <Switch>
      {redirects.map(([from, to]) => (
        <Route key={from} path={from}>
          {(params) => <Redirect to={filled(to, params)} replace />}
        </Route>
      ))}
      <Route path="/">{framed(front)}</Route>
      <Route path="/welcome">
        {status === 'in' ? <Redirect to={paths.home()} replace /> : framed(elsewhere.out.front)}
      </Route>
      {at(open, framed)}
      {at(members, (entry) => (status === 'in' ? framed(entry) : <ToLogin />))}
      {areDevToolsOn() && at(tools, framed)}
      <Route>{framed(lost)}</Route>
    </Switch>
  );
}

/** Fills the `:name` segments of a redirect's target from the address that matched. */
function filled(to: string, params: Readonly<Record<string, string | undefined>>): string {
  return to.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function ToLogin() {
  const [location] = useLocation();
  return <Redirect to={paths.login(location + window.location.search)} replace />;
}

/** Returns true on the home screen and on Match, the only pages with the top bar. */
function hasTopBar(location: string): boolean {
  return location === '/' || location === '/home' || location.startsWith('/match');
}

/** Returns whether the page has tabs. `wide` means from 768 px on: an open room or case uses the lower edge itself. */
function tabsOf({ frame }: RouteEntry, location: string): boolean | 'wide' {
  return location.startsWith('/chat/') || location.startsWith('/moderation/') ? 'wide' : frame !== 'alone';
}

function Framed({ entry, status, unread }: { entry: RouteEntry } & RoutesProps) {
  const [location] = useLocation();
  const Page = pages[entry.page];
  const page = (
    <WayOut value={wayOffOf(entry, location)}>
      <PageBoundary key={entry.path}>
        <Page waiting={<PageSkeleton sky={entry.sky} />} />
      </PageBoundary>
    </WayOut>
  );
  if (entry.frame === 'none') {
    return <Lost value={<Framed entry={elsewhere[status].lost} status={status} unread={unread} />}>{page}</Lost>;
  }
  if (status !== 'in' || entry.frame === 'bare') return <BareLayout>{page}</BareLayout>;
  return (
    <Layout
      unread={unread}
      tabs={tabsOf(entry, location)}
      top={hasTopBar(location) && <TopBar />}
      railEnd={<RailEnd />}
      railFoot={<RailFoot />}
    >
      {page}
    </Layout>
  );
}
