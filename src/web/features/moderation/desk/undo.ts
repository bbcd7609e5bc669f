import { browserTimers, type BrowserTimers } from '#web/platform/timers.ts';

/** The time in ms for which a decision waits before it is sent, so that it can be undone. */
export const UNDO_MS = 6000;

/** A decision that the moderator has made but that is not sent yet. */
export interface UnsentDecision {
  caseId: string;
  /** The effect as text: "No writing for 7 days". */
  label: string;
  send: () => void;
}

/** Delays one decision by some seconds. A second decision sends the first at once, so that their order stays. */
export function createUndo(timers: BrowserTimers) {
  let held: UnsentDecision | null = null;
  let timer: unknown;
  const listeners = new Set<() => void>();
  const set = (next: UnsentDecision | null): void => {
    timers.clear(timer);
    held = next;
    for (const listener of listeners) listener();
  };
  const flush = (): void => {
    const sent = held;
    set(null);
    sent?.send();
  };
  return {
    hold: (next: UnsentDecision): void => {
      flush();
      set(next);
      timer = timers.set(flush, UNDO_MS);
    },
    /** Takes the delayed decision back and returns it; null if no decision waits. */
    undo: (): UnsentDecision | null => {
      const taken = held;
      set(null);
      return taken;
    },
    flush,
    current: (): UnsentDecision | null => held,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const undo = createUndo(browserTimers);
