import { paths } from '#web/paths.ts';
import { friendsLink } from '#web/platform/friend.ts';

/** Where a member goes who was headed nowhere: back to the friend's report that brought them here, else to Match. */
export function homecoming(): string {
  const link = friendsLink();
  return link === null ? paths.match() : paths.sharedReport(link);
}
