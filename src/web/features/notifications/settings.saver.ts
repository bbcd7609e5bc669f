export interface SaverDeps<T> {
  /** Brings the whole record to the server; answers with what it has now. */
  put: (record: T) => Promise<T>;
  show: (record: T) => void;
  /** Told after the screen went back. */
  failed: (error: unknown) => void;
}

export interface Saver<T> {
  /** `shown` is what is on the screen now. */
  save: (shown: T, patch: Partial<T>) => void;
}

/**
 * Saves a record whole, one call at a time: what is changed while a call is out is shown at once and goes with the
 * next. When a call fails, the screen goes back to the last record that the server is known to have.
 */
export function createSaver<T extends object>({ put, show, failed }: SaverDeps<T>): Saver<T> {
  let known: T | null = null;
  let wanted: T | null = null;
  let isSaving = false;

  const run = async (): Promise<void> => {
    while (wanted !== null) {
      const record: T = wanted;
      wanted = null;
      try {
        known = await put(record);
      } catch (error) {
        // What was changed since was built on what failed.
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
      void run().finally(() => {
        isSaving = false;
      });
    },
  };
}
