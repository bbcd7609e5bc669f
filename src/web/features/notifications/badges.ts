import { setTitleCount } from '#web/ui/useTitle.ts';
import { markFavicon } from './favicon.ts';

/** Shows the number of unread messages in the title, on the page's icon and on the installed app's icon. */
export function showUnread(count: number): void {
  setTitleCount(count);
  void markFavicon(count);
  // Absent in some browsers and refused without an installed app; the other two remain.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}
