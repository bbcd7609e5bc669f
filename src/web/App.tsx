import { OfflineBanner } from '#web/ui/OfflineBanner.tsx';
import { LateToaster } from '#web/frame/LateToaster.tsx';
import { useHeadingFocus } from '#web/frame/navigation.ts';
import { SkipLink } from '#web/frame/SkipLink.tsx';
import { useSessionStatus } from '#web/platform/session.ts';
import { Routes } from '#web/routes.tsx';

/** The frame that never leaves: skip link, pages, offline banner, toasts. */
export function App() {
  const status = useSessionStatus();
  useHeadingFocus();
  return (
    <>
      <SkipLink />
      <Routes status={status} unread={0} />
      <OfflineBanner />
      <LateToaster />
    </>
  );
}
