import { setTitleCount } from '#web/ui/useTitle.ts';
import { markFavicon } from './favicon.ts';

/** How many messages wait: in the document's title, on its icon, and on the installed app's icon. */
export function showUnread(count: number): void {
  setTitleCount(count);
  void markFavicon(count);
  // Absent in some browsers, refused where the app is not installed: the other two remain.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}
