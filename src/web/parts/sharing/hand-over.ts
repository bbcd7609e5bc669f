/** shared: the share sheet took the link; dropped: the person closed the sheet; refused: copying failed as well. */
type ShareOutcome = 'shared' | 'dropped' | 'copied' | 'refused';

/** Returns true on a touch device with a share sheet. With a mouse, the clipboard is more useful than a share sheet. */
function isOnPhone(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

/** Passes a link to the share sheet of a touch device, or else copies the link. Call it during a press. */
export async function handOver(link: { title: string; text: string; url: string }): Promise<ShareOutcome> {
  if (isOnPhone()) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dropped';
      // Some browsers have a share sheet but refuse to open it; the clipboard may still work.
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
