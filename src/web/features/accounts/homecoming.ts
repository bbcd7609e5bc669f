import { paths } from '#web/paths.ts';
import { friendsLink } from '#web/platform/friend.ts';

/** Returns the default page after a sign-in: the friend's report that brought the person here, else Match. */
export function homecoming(): string {
  const link = friendsLink();
  return link === null ? paths.match() : paths.sharedReport(link);
}
