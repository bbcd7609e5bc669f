import { useEffect } from 'react';
import { SelfPage } from '#web/features/people/SelfPage.tsx';
import { ProfilePosts } from '#web/features/posts/feed/ProfilePosts.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { afterPosts } from './LateThings.tsx';
import { wildMap } from './wildMap.tsx';

/** Loaded on demand, because the form and its library are larger than the profile. */
const Edit = fetched(() =>
  import('#web/features/people/EditProfileSheet.tsx').then((module) => module.EditProfileSheet),
);

/** The person's own profile, composed from several features. */
export function OwnProfile() {
  useEffect(() => Edit.fetchOnceTouched(), []);
  return <SelfPage wildMap={wildMap} after={afterPosts} Posts={ProfilePosts} Edit={Edit} />;
}
