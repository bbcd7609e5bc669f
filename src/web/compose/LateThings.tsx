import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Member } from '#contract/people.ts';
import type { AfterParts } from '#web/features/people/ProfileView.tsx';
import { usePostsOf } from '#web/features/posts/reading/posts.data.ts';
import { tellMissing } from '#web/ui/late.ts';
import { useHasBeen } from '#web/ui/useHasBeen.ts';
import { ThingsWaiting } from './ThingsWaiting.tsx';

type PartProps = { person: Member; children: ReactNode };

/** The gifts and groups are below the first screen. If their code cannot be loaded, a toast says so. */
const ProfileThings = lazy<ComponentType<PartProps>>(() =>
  import('./ProfileThings.tsx').then(
    ({ ProfileThings: Loaded }) => ({ default: Loaded }),
    () => {
      tellMissing();
      return { default: ({ children }) => children };
    },
  ),
);

function AfterPosts({ person, children }: PartProps) {
  const areKnown = useHasBeen(!usePostsOf(person.id, 'posts').isLoading);
  return areKnown ? children : null;
}

function LateThings(props: PartProps) {
  return (
    <Suspense fallback={<ThingsWaiting />}>
      <ProfileThings {...props} />
    </Suspense>
  );
}

/** What follows the posts of a profile: the gifts and groups have their place until their code is loaded. */
export const afterPosts: AfterParts = { Posts: AfterPosts, Things: LateThings };
