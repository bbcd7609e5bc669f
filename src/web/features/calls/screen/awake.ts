/** What `keepAwake` needs of the page. */
interface AwakePage {
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Undefined where the browser cannot keep the screen awake. */
  lock: Pick<WakeLock, 'request'> | undefined;
}

/**
 * Keeps the screen awake until the returned function is called. The browser lets go in a hidden page, so each return
 * asks again.
 */
export function keepAwake({ page, lock }: AwakePage): () => void {
  if (lock === undefined) return () => undefined;
  let held: WakeLockSentinel | undefined;
  let isOver = false;
  const keep = async (): Promise<void> => {
    if (page.visibilityState !== 'visible') return;
    // A device with an empty battery refuses.
    held = await lock.request('screen').catch(() => undefined);
    if (isOver) void held?.release();
  };
  const again = (): void => void keep();
  again();
  page.addEventListener('visibilitychange', again);
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', again);
    void held?.release();
  };
}
