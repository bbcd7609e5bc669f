import { lazy, Suspense, type ComponentType } from 'react';
import { useMe } from '#web/platform/me.ts';

const CasesLink = lazy<ComponentType>(() =>
  import('#web/frame/desk/CasesLink.tsx').then(
    ({ CasesLink: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** The last entry of the rail: the way to the desk, which only moderators fetch. */
export function RailEnd() {
  return useMe().data?.isModerator === true ? (
    <Suspense fallback={null}>
      <CasesLink />
    </Suspense>
  ) : null;
}
