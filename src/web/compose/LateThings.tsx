import type { ReactNode } from 'react';
import type { Member } from '#contract/people.ts';
import type { AfterParts } from '#web/features/people/ProfileView.tsx';
import { usePostsOf } from '#web/features/posts/reading/posts.data.ts';
import { tellMissing } from '#web/ui/late.ts';
import { optional } from '#web/ui/optional.ts';
import { useHasBeen } from '#web/ui/useHasBeen.ts';
import { ThingsWaiting } from './ThingsWaiting.tsx';

type PartProps = { person: Member; children: ReactNode };

/**
 * The gifts and groups are below the first screen, and have their place until their code is loaded. If it cannot be
 * loaded, a toast says so.
 */
const Things = optional<PartProps>(() => import('./ProfileThings.tsx').then(({ ProfileThings }) => ProfileThings), {
  place: ThingsWaiting,
  instead: () => {
    tellMissing();
    return ({ children }) => children;
  },
});

function AfterPosts({ person, children }: PartProps) {
  const areKnown = useHasBeen(!usePostsOf(person.id, 'posts').isLoading);
  return areKnown ? children : null;
}

/** What follows the posts of a profile. */
export const afterPosts: AfterParts = { Posts: AfterPosts, Things };
