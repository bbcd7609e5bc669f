export interface SaverDeps<T> {
  /** Sends the whole record to the server, even while the page is left, and returns the stored record. */
  put: (record: T) => Promise<T>;
  show: (record: T) => void;
  /** The window: its `pagehide` event means that the person leaves. */
  page: EventTarget;
  /** Runs after the screen shows the server's record again. */
  failed: (error: unknown) => void;
}

export interface Saver<T> {
  /** `shown` is the record on the screen. */
  save: (shown: T, patch: Partial<T>) => void;
}

/**
 * Saves a whole record, one call at a time: a change during a call shows at once and goes out with the next call. After
 * a failure the screen shows the last record that the server is known to have.
 */
export function createSaver<T extends object>({ put, show, failed, page }: SaverDeps<T>): Saver<T> {
  let known: T | null = null;
  let wanted: T | null = null;
  let isSaving = false;

  /** Sends a waiting change when the person leaves the page. It does not wait for the running call. */
  const leave = (): void => {
    if (wanted === null) return;
    const record = wanted;
    wanted = null;
    put(record).catch(() => undefined);
  };

  const run = async (): Promise<void> => {
    while (wanted !== null) {
      const record: T = wanted;
      wanted = null;
      try {
        known = await put(record);
      } catch (error) {
        // Later changes were based on the failed change, so they are dropped.
        wanted = null;
        if (known !== null) show(known);
        failed(error);
      }
    }
  };

  return {
    save: (shown, patch) => {
      if (!isSaving) known = shown;
      wanted = { ...(wanted ?? shown), ...patch };
      show(wanted);
      if (isSaving) return;
      isSaving = true;
      page.addEventListener('pagehide', leave);
      void run().finally(() => {
        isSaving = false;
        page.removeEventListener('pagehide', leave);
      });
    },
  };
}
