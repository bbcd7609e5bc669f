import { Suspense } from 'react';
import { useMe } from '#web/platform/me.ts';
import { optional } from '#web/ui/optional.ts';

const CasesLink = optional(() => import('#web/frame/desk/CasesLink.tsx').then((part) => part.CasesLink));

/** The last entry of the rail: the way to the desk, which only moderators fetch. */
export function RailEnd() {
  return useMe().data?.isModerator === true ? (
    <Suspense fallback={null}>
      <CasesLink />
    </Suspense>
  ) : null;
}
