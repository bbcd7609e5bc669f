import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { toasts } from '#web/ui/toast.ts';
import { keepPlaces } from './scroll.ts';

const HEADING = '[data-page-heading]';
/** The message field of a room takes the focus itself, and its label names the room, so the heading is not needed. */
const FIELD = '[data-message-box]';
const PATIENCE_MS = 5000;

/** Handles scrolling and focus after every change of the page, and closes the toasts of the previous page. */
export function useNavigation(): void {
  useEffect(keepPlaces, []);
  useHeadingFocus();
}

/**
 * Moves the focus to the main heading after a navigation, so that a screen reader announces the page and Tab continues
 * from the top. The first page keeps the browser's own focus. A lazy page gets the focus when its heading appears.
 */
function useHeadingFocus(): void {
  const [location] = useLocation();
  const before = useRef(location);
  useEffect(() => {
    if (before.current === location) return;
    before.current = location;
    toasts.leavePage();
    let had: HTMLElement | null = null;
    const focus = (): void => {
      const { activeElement } = document;
      // A heading that is still there has the focus, or somebody has moved it on.
      if (activeElement?.matches(FIELD) || had?.isConnected === true) return;
      if (had !== null && activeElement !== document.body) return;
      had = document.querySelector<HTMLElement>(HEADING);
      had?.focus({ preventScroll: true });
    };
    // A lazy page may have no heading yet, and what it shows while it loads has one that goes with it.
    const watch = new MutationObserver(focus);
    watch.observe(document.body, { childList: true, subtree: true });
    focus();
    const stop = setTimeout(() => watch.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(stop);
      watch.disconnect();
    };
  }, [location]);
}
