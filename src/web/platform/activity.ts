import { useSyncExternalStore } from 'react';

/** Without a move, a key, a scroll or a touch for so long, nobody is taken to be there. */
export const INACTIVE_AFTER_MS = 30_000;

export interface ActivityDeps {
  now: () => number;
  later: (run: () => void, ms: number) => unknown;
}

export interface Activity {
  isActive: () => boolean;
  /** Somebody moved, typed, scrolled or touched. Cheap: called for every one of them. */
  input: () => void;
  /** The page came into sight, which somebody did, or went out of it. */
  shown: (isVisible: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Whether somebody is at this page: input within the last 30 s, and the page in sight. */
export function createActivity({ now, later }: ActivityDeps): Activity {
  let isVisible = true;
  let lastInput = now();
  let isActive = true;
  let isWatching = false;
  const listeners = new Set<() => void>();

  const settle = (): void => {
    const next = isVisible && now() - lastInput < INACTIVE_AFTER_MS;
    if (next === isActive) return;
    isActive = next;
    for (const listener of listeners) listener();
  };

  // One timer at a time, moved on when it goes off too early: input itself sets none.
  const watch = (): void => {
    if (isWatching) return;
    isWatching = true;
    later(
      () => {
        isWatching = false;
        settle();
        if (isActive) watch();
      },
      Math.max(0, lastInput + INACTIVE_AFTER_MS - now()),
    );
  };

  watch();
  return {
    isActive: () => isActive,
    input: () => {
      lastInput = now();
      if (isActive) return;
      settle();
      if (isActive) watch();
    },
    shown: (visible) => {
      isVisible = visible;
      if (visible) lastInput = now();
      settle();
      if (isActive) watch();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart', 'touchmove'] as const;

let ofThisPage: Activity | null = null;

/** This page's; listens from the first time that anybody asks. */
export function activity(): Activity {
  if (ofThisPage !== null) return ofThisPage;
  const made = createActivity({ now: () => performance.now(), later: (run, ms) => window.setTimeout(run, ms) });
  for (const type of INPUTS) window.addEventListener(type, made.input, { passive: true, capture: true });
  window.addEventListener('focus', made.input);
  document.addEventListener('visibilitychange', () => made.shown(document.visibilityState === 'visible'));
  made.shown(document.visibilityState === 'visible');
  ofThisPage = made;
  return made;
}

/** The page is in sight and has the focus; whether anybody is there is another matter. */
export function isPageFocused(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** True while somebody looks at this page: in sight, with the focus, and not left alone. */
export function useAttention(): boolean {
  return useSyncExternalStore(subscribe, () => isPageFocused() && activity().isActive());
}

function subscribe(listener: () => void): () => void {
  const leave = activity().subscribe(listener);
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    leave();
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
