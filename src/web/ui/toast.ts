import type { ReactNode } from 'react';

/**
 * Short words at the edge of the screen: one at a time, the newest in place of the one before.
 * A dismissed toast stays in the list (closed) for REMOVE_AFTER ms, so that it can leave at its own pace.
 */
export type ToastTone = 'plain' | 'good' | 'bad';

export type ToastInput = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  /** Urgent ones stay 8 s instead of 5 and interrupt a screen reader. */
  urgent?: boolean | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** Whom it comes from, in the place of the tone's mark. */
  picture?: ReactNode;
  /** Pressed anywhere but on its buttons, it leads somewhere. */
  onPress?: (() => void) | undefined;
};

export type ToastItem = ToastInput & { id: number; open: boolean; duration: number };

const VISIBLE = 1;
const DURATION = 5000;
const URGENT_DURATION = 8000;
const REMOVE_AFTER = 1_000_000;

type Later = (run: () => void, ms: number) => void;

/** The store; time is given to it so that tests choose it. */
export function createToasts(later: Later) {
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

  const show = (input: ToastInput): number => {
    const id = nextId++;
    const item = { ...input, id, open: true, duration: input.urgent ? URGENT_DURATION : DURATION };
    set([item, ...items].slice(0, VISIBLE));
    return id;
  };

  return {
    show,
    dismiss,
    isOpen: (id: number): boolean => items.some((item) => item.id === id && item.open),
    current: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const toasts = createToasts((run, ms) => void setTimeout(run, ms));

/** Shows a toast; returns the id that `toasts.dismiss` takes. */
export function toast(input: ToastInput): number {
  return toasts.show(input);
}
