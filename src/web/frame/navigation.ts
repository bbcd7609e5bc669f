import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { keepPlaces } from './scroll.ts';

const HEADING = '[data-page-heading]';
const PATIENCE_MS = 5000;

/** Scrolling and focus as they follow every change of the page. */
export function useNavigation(): void {
  useEffect(keepPlaces, []);
  useHeadingFocus();
}

/**
 * After a navigation the main heading takes the focus, so that a screen reader says where it is and Tab goes on
 * from the top. The first page keeps the browser's own start. A lazy page's heading is awaited.
 */
function useHeadingFocus(): void {
  const [location] = useLocation();
  const before = useRef(location);
  useEffect(() => {
    if (before.current === location) return;
    before.current = location;
    const focus = () => {
      const heading = document.querySelector<HTMLElement>(HEADING);
      heading?.focus({ preventScroll: true });
      return heading !== null;
    };
    // The old page may stand until the new one has arrived, so the first look is after the commit.
    const watch = new MutationObserver(() => {
      if (focus()) watch.disconnect();
    });
    if (!focus()) watch.observe(document.body, { childList: true, subtree: true });
    const stop = setTimeout(() => watch.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(stop);
      watch.disconnect();
    };
  }, [location]);
}
