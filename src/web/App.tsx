import { lazy, Suspense, type ComponentType } from 'react';
import { OfflineBanner } from '#web/ui/OfflineBanner.tsx';
import { LateToaster } from '#web/frame/LateToaster.tsx';
import { useNavigation } from '#web/frame/navigation.ts';
import { SkipLink } from '#web/frame/SkipLink.tsx';
import { UpdateBar } from '#web/frame/UpdateBar.tsx';
import { useUnreadCount } from '#web/features/chat/unread.ts';
import { useSessionStatus } from '#web/platform/session.ts';
import { Modals } from '#web/Modals.tsx';
import { Routes } from '#web/routes.tsx';

// Without it the pages still read and write; a line that broke while it was fetched must not take them down.
const Live = lazy<ComponentType>(() =>
  import('./Live.tsx').then(
    ({ Live: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** The frame that never leaves: skip link, pages, offline banner, toasts. */
export function App() {
  const status = useSessionStatus();
  useNavigation();
  return (
    <>
      <SkipLink />
      <Routes status={status} unread={useUnreadCount()} />
      <Modals status={status} />
      <OfflineBanner />
      <UpdateBar />
      <LateToaster />
      {status === 'in' && (
        <Suspense fallback={null}>
          <Live />
        </Suspense>
      )}
    </>
  );
}
