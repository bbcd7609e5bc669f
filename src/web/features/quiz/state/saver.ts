/** Answers that the server has not confirmed: questionId → answerChoiceId. */
export type Unsaved = Readonly<Record<string, string>>;

/** saved = the server has all answers; saving = a request runs; failed = some answers wait for a retry. */
export type SaverState = 'saved' | 'saving' | 'failed';

interface SaverOptions {
  /** The unsaved answers of an earlier visit. */
  unsaved: Unsaved;
  send: (questionId: string, answerChoiceId: string) => Promise<void>;
  /** Receives the unsaved answers whenever they change, to keep them through a reload. */
  keep: (unsaved: Unsaved) => void;
}

/**
 * Saves answers one after the other, so that the later of two answers to a question wins. Failed answers stay. The next
 * answer, `retry` and `flush` send them again.
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
      // A newer answer may have arrived during the request.
      if (unsaved.get(questionId) === answerChoiceId) unsaved.delete(questionId);
      keep(Object.fromEntries(unsaved));
    }
    become('saved');
  };

  /** Sends all unsaved answers. Resolves when everything is saved; rejects with the reason after a failure. */
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
    // The state reports a failure, and the page shows it.
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
