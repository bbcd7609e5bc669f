import type { ReactNode } from 'react';

/** The tone of a toast, a short message near the edge of the screen. Each new toast replaces the one before. */
export type ToastTone = 'plain' | 'good' | 'bad';

/** What a toast says and carries. A failure has its own function, `toastFailure`. */
export type ToastInput = FailureInput & { tone?: Exclude<ToastTone, 'bad'> | undefined };

export type FailureInput = {
  title: string;
  /** Text after the title, with its own writing direction. */
  note?: string | undefined;
  description?: ReactNode;
  /** An urgent toast stays 8 s instead of 5 and interrupts a screen reader. */
  urgent?: boolean | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** The sender's picture, shown instead of the tone's icon. */
  picture?: ReactNode;
  /** Runs on a press on the toast outside its buttons. */
  onPress?: (() => void) | undefined;
};

export type ToastItem = FailureInput & {
  tone?: ToastTone | undefined;
  id: number;
  open: boolean;
  duration: number;
  shownAt: number;
};

const DURATION = 5000;
const URGENT_DURATION = 8000;
/** A dismissed toast stays in the list, closed, for at most this time, so that its animation can finish (ms). */
const REMOVE_AFTER = 1_000_000;
/** A toast younger than this stays when the page changes, because one action probably caused both. */
const YOUNG_MS = 1000;

type Later = (run: () => void, ms: number) => void;
type Now = () => number;

/** Creates a store of toasts. Tests pass their own timer and clock. */
export function createToasts(later: Later, now: Now) {
  let items: readonly ToastItem[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();

  const set = (next: readonly ToastItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number) => {
    if (!items.some((item) => item.id === id && item.open)) return;
    set(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
    later(() => set(items.filter((item) => item.id !== id)), REMOVE_AFTER);
  };

  const show = (input: Pick<ToastItem, 'tone'> & FailureInput): number => {
    const id = nextId++;
    const duration = input.urgent ? URGENT_DURATION : DURATION;
    const item = { ...input, id, open: true, duration, shownAt: now() };
    set([item]);
    return id;
  };

  /** Closes the toasts of the previous page, except those that can be pressed and those that are new. */
  const leavePage = (): void => {
    const isOver = (item: ToastItem): boolean => !item.action && !item.onPress && now() - item.shownAt >= YOUNG_MS;
    for (const item of items) if (item.open && isOver(item)) dismiss(item.id);
  };

  return {
    show,
    dismiss,
    leavePage,
    isOpen: (id: number): boolean => items.some((item) => item.id === id && item.open),
    current: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const toasts = createToasts((run, ms) => void setTimeout(run, ms), Date.now);

/** Shows a toast; returns the id that `toasts.dismiss` takes. */
export function toast(input: ToastInput): number {
  return toasts.show(input);
}

/** Shows that something failed. For a call that failed, `tellFailure` also says why. */
export function toastFailure(input: FailureInput): number {
  return toasts.show({ ...input, tone: 'bad' });
}

/**
 * Says sentences to screen readers only (index.html has the region), for an outcome that the screen itself shows. A
 * toast is for an outcome that the screen does not show, or that happened elsewhere.
 */
export function sayAloud(...sentences: readonly string[]): void {
  document.querySelector('[data-aloud]')?.replaceChildren(sentences.join(' – '));
}
