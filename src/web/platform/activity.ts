import { useSyncExternalStore } from 'react';

/** A person counts as away after this long without a move, a key, a scroll or a touch. */
export const INACTIVE_AFTER_MS = 30_000;

export interface ActivityDeps {
  now: () => number;
  later: (run: () => void, ms: number) => unknown;
}

export interface Activity {
  isActive: () => boolean;
  /** Records a move, a key, a scroll or a touch. It must be cheap, because it runs for each such event. */
  input: () => void;
  /** Records that the page became visible, which counts as input, or that it became hidden. */
  shown: (isVisible: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the activity of a page. A person is active while the page is visible and had input within the last 30 s. */
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

  // Only one timer runs. A timer that fires too early starts again, so that an input need not restart it.
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

/** Returns this page's activity. The first call starts to listen for input. */
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

/** Returns whether the page is visible and focused, which does not mean that a person is present. */
export function isPageFocused(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** Returns true while the page is visible, has the focus, and had input within the last 30 s. */
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
