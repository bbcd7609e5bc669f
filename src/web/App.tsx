import { useLocation } from 'wouter';
import { OfflineBanner } from '#web/ui/OfflineBanner.tsx';
import { LateToaster } from '#web/frame/LateToaster.tsx';
import { useNavigation } from '#web/frame/navigation.ts';
import { SkipLinks } from '#web/frame/SkipLinks.tsx';
import { useUnreadCount } from '#web/features/chat/unread.ts';
import { whenIdle } from '#web/ui/idle.ts';
import { optional } from '#web/ui/optional.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { useExclusion } from '#web/platform/session/standing.ts';
import { Modals } from './compose/Modals.tsx';
import { ProofAsked } from './compose/ProofAsked.tsx';
import { pages } from '#web/pages.ts';
import { paths } from '#web/paths.ts';
import { Routes } from '#web/routes.tsx';

// Both load after the first page and separately from the pages, because the pages work without them.
const UpdateBar = optional(() => whenIdle().then(async () => (await import('./frame/UpdateBar.tsx')).UpdateBar));
const Live = optional(() => whenIdle().then(async () => (await import('./compose/Live.tsx')).Live));
const PlaceSeen = optional(() => whenIdle().then(async () => (await import('./compose/PlaceSeen.tsx')).PlaceSeen));
const PlaceWatch = optional(() => whenIdle().then(async () => (await import('./compose/PlaceWatch.tsx')).PlaceWatch));

const tabs = [pages.match, pages.feed, pages.chat, pages.self, pages.compose];

/** The page of the address, with what surrounds every page: skip links, windows, banners, toasts and the socket. */
export function App() {
  const status = useSessionStatus();
  const exclusion = useExclusion();
  const [location] = useLocation();
  useNavigation();
  return (
    <>
      <SkipLinks />
      <Routes status={status} unread={useUnreadCount()} />
      {exclusion === null && <Modals status={status} />}
      <ProofAsked />
      <OfflineBanner waits={location.startsWith(paths.chats()) ? 'messages' : 'words'} />
      {status === 'out' ? <PlaceSeen /> : <PlaceWatch />}
      <UpdateBar />
      <LateToaster />
      {status === 'in' && <Live tabs={tabs} />}
    </>
  );
}
