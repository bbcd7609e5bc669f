import { OfflineBanner } from '#web/ui/OfflineBanner.tsx';
import { LateToaster } from '#web/frame/LateToaster.tsx';
import { useHeadingFocus } from '#web/frame/navigation.ts';
import { SkipLink } from '#web/frame/SkipLink.tsx';
import { Routes, type RoutesProps } from '#web/routes.tsx';

/** The frame that never leaves: skip link, pages, offline banner, toasts. */
export function App(props: RoutesProps) {
  useHeadingFocus();
  return (
    <>
      <SkipLink />
      <Routes {...props} />
      <OfflineBanner />
      <LateToaster />
    </>
  );
}
