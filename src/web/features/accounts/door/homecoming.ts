import { paths } from '#web/paths.ts';
import { friendsLink } from '#web/platform/friend.ts';

/** Returns the default page after a sign-in: the friend's report that brought the person here, else Match. */
export function homecoming(): string {
  const link = friendsLink();
  return link === null ? paths.match() : paths.sharedReport(link);
}

/**
 * Returns an address of this site if people share such addresses: a group's link, a post, a person or their invitation;
 * null for any other. A new member goes there directly, without the welcome pages.
 */
export function sentAround(address: string | null): string | null {
  return address !== null && /^\/(?:g|post|u|users)\/[\w-]+(?:\?[^#]*)?$/.test(address) ? address : null;
}
