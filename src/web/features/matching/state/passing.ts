import type { BrowserTimers } from '#web/platform/timers.ts';

/** The time in which a pass can be undone, in milliseconds. */
export const UNDO_MS = 8000;
/** How long to wait while the person rests on the toast with the undo. */
const HELD_MS = 500;

/** How long to wait before a pass that did not reach the server is sent again. */
const AGAIN_MS = 30_000;

/** `done`: the server has the pass. `later`: it was not reached. `refused`: it will not take the pass. */
export type PassOutcome = 'done' | 'later' | 'refused';

/** The passes that are not written yet: by match, the time from which they are. All tabs of a browser share them. */
export type PendingPasses = Readonly<Record<string, number>>;

export interface PassingDeps {
  now: () => number;
  timers: BrowserTimers;
  store: { read: () => PendingPasses; write: (waiting: PendingPasses) => void };
  /** Must not throw. */
  send: (matchId: string) => Promise<PassOutcome>;
  /** Returns whether the undo stays, because the person rests on it. */
  isHeld: (matchId: string) => boolean;
  /** Hears of each pass that is over: written, or refused. */
  onEnd: (matchId: string, outcome: 'done' | 'refused') => void;
}

/**
 * Passes on matches at one tap, and writes each when its undo is over. A pass is on the device from the tap on: a page
 * that closes, a lost network and a reload write it later, and the server takes the same pass twice.
 */
export function createPassing({ now, timers, store, send, isHeld, onEnd }: PassingDeps) {
  const sending = new Map<string, Promise<void>>();

  const drop = (matchId: string): void => {
    const { [matchId]: _, ...others } = store.read();
    store.write(others);
  };

  const write = async (matchId: string): Promise<void> => {
    const outcome = await send(matchId);
    sending.delete(matchId);
    if (outcome === 'later') return wait(matchId, AGAIN_MS);
    drop(matchId);
    onEnd(matchId, outcome);
  };

  /** Writes a pass, unless it was undone, here or in another tab, or is being written. */
  const settle = (matchId: string): Promise<void> => {
    const running = sending.get(matchId);
    if (running !== undefined) return running;
    if (store.read()[matchId] === undefined) return Promise.resolve();
    const written = write(matchId);
    sending.set(matchId, written);
    return written;
  };

  const wait = (matchId: string, ms: number): void => {
    timers.set(() => {
      // A pass that was undone and given again has its own eight seconds.
      if (isHeld(matchId) || (store.read()[matchId] ?? 0) > now()) wait(matchId, HELD_MS);
      else void settle(matchId);
    }, ms);
  };

  const all = (): Promise<unknown> => Promise.all(Object.keys(store.read()).map(settle));

  return {
    /** Begins a pass. Returns false if the same pass waits already. */
    pass: (matchId: string): boolean => {
      const waiting = store.read();
      if (waiting[matchId] !== undefined) return false;
      store.write({ ...waiting, [matchId]: now() + UNDO_MS });
      wait(matchId, UNDO_MS);
      return true;
    },
    /** Takes a pass back. Returns false if it is too late. */
    undo: (matchId: string): boolean => {
      if (sending.has(matchId) || store.read()[matchId] === undefined) return false;
      drop(matchId);
      return true;
    },
    /** Writes everything that waits, because the page closes, the network is back, or a search begins. */
    flush: all,
    /** Goes on with what an earlier page left. What another tab may still undo is written when its time is over. */
    resume: (): void => {
      for (const [matchId, until] of Object.entries(store.read())) wait(matchId, Math.max(0, until - now()) + HELD_MS);
    },
    isWaiting: (matchId: string): boolean => store.read()[matchId] !== undefined,
  };
}
