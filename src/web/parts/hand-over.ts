/** shared: the share sheet took it; dropped: the person closed the sheet; refused: the browser offers no way. */
type Outcome = 'shared' | 'dropped' | 'copied' | 'refused';

/** Returns true on touch devices. With a keyboard, the clipboard is more useful than a share sheet. */
function isOnPhone(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

/** Passes a link to the share sheet of a phone or to the clipboard. Must be called from a press; never throws. */
export async function handOver(link: { title: string; text: string; url: string }): Promise<Outcome> {
  if (isOnPhone()) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dropped';
      // Some browsers have the sheet and refuse it; the clipboard may still work.
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    // The clipboard needs a secure origin and permission.
    return 'refused';
  }
}
