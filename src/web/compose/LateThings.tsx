import { lazy, Suspense, type ComponentType } from 'react';
import type { Member } from '#contract/people.ts';
import { tellMissing } from '#web/ui/late.ts';

/** The gifts and groups are below the first screen. If their code cannot be loaded, a toast says so. */
const ProfileThings = lazy<ComponentType<{ person: Member }>>(() =>
  import('./ProfileThings.tsx').then(
    ({ ProfileThings: Loaded }) => ({ default: Loaded }),
    () => {
      tellMissing();
      return { default: () => null };
    },
  ),
);

/** The gifts and groups of a profile; nothing until their code is loaded. */
export function LateThings({ person }: { person: Member }) {
  return (
    <Suspense fallback={null}>
      <ProfileThings person={person} />
    </Suspense>
  );
}
