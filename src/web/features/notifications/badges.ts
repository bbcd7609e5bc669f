import { setTitleCount } from '#web/ui/useTitle.ts';

/** Whether a number was drawn on the page's icon since the page loaded. */
let isMarked = false;

/** Shows the number of unread messages in the title, on the page's icon and on the installed app's icon. */
export function showUnread(count: number): void {
  setTitleCount(count);
  // If the code for the icon cannot be loaded, the title still shows the number.
  mark(count).catch(() => undefined);
  // Some browsers lack `setAppBadge`, and it rejects if the app is not installed. The icon and title show the number.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}

/**
 * Draws the number on the page's icon. The code loads with the first number, because most page loads begin without one.
 */
async function mark(count: number): Promise<void> {
  if (count === 0 && !isMarked) return;
  isMarked = true;
  const { markFavicon } = await import('./favicon.ts');
  await markFavicon(count);
}
