/** shared: the share sheet took it; dropped: the person closed the sheet; refused: there is no way to hand it over. */
type Outcome = 'shared' | 'dropped' | 'copied' | 'refused';

/** On a desk a share sheet is a detour: whoever has a keyboard wants to paste. */
function isOnPhone(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

/** Hands a link to the share sheet of a phone or to the clipboard. Must be called from a press; never throws. */
export async function handOver(link: { title: string; text: string; url: string }): Promise<Outcome> {
  if (isOnPhone()) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dropped';
      // Some browsers have the sheet and refuse it: the clipboard may still do.
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    // Not there without a secure origin, or not allowed.
    return 'refused';
  }
}
