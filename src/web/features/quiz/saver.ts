/** Answers on their way to the server: questionId → answerChoiceId. */
export type Unsaved = Readonly<Record<string, string>>;

/** saved = all is on the server; failed = something waits for a retry, and is kept meanwhile. */
export type SaverState = 'saved' | 'saving' | 'failed';

interface SaverOptions {
  /** Left over from an earlier visit. */
  unsaved: Unsaved;
  send: (questionId: string, answerChoiceId: string) => Promise<void>;
  /** Told whenever what is unsaved changes, to keep it over a reload. */
  keep: (unsaved: Unsaved) => void;
}

/**
 * Saves answers one after the other, so that of two answers to one question the later wins. What fails stays, and goes
 * out again with the next answer, with `retry`, or with `flush`.
 */
export function createSaver({ unsaved: first, send, keep }: SaverOptions) {
  const unsaved = new Map(Object.entries(first));
  const listeners = new Set<() => void>();
  let state: SaverState = unsaved.size > 0 ? 'failed' : 'saved';
  let running: Promise<void> | undefined;

  const become = (next: SaverState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const run = async () => {
    become('saving');
    for (let next = firstOf(unsaved); next !== undefined; next = firstOf(unsaved)) {
      const [questionId, answerChoiceId] = next;
      await send(questionId, answerChoiceId);
      // A newer answer may have come while this one was on its way.
      if (unsaved.get(questionId) === answerChoiceId) unsaved.delete(questionId);
      keep(Object.fromEntries(unsaved));
    }
    become('saved');
  };

  /** Resolves when all is saved; rejects with the reason when something is not. */
  const flush = (): Promise<void> => {
    running ??= run()
      .catch((error: unknown) => {
        become('failed');
        throw error;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  const retry = () => {
    // A failure is told by the state, which the page shows.
    if (unsaved.size > 0) flush().catch(() => undefined);
  };

  return {
    flush,
    retry,
    put: (questionId: string, answerChoiceId: string) => {
      unsaved.set(questionId, answerChoiceId);
      keep(Object.fromEntries(unsaved));
      retry();
    },
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Saver = ReturnType<typeof createSaver>;

function firstOf(map: ReadonlyMap<string, string>): [string, string] | undefined {
  return map.entries().next().value;
}
