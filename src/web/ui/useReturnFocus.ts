import { useRef } from 'react';

/** Elements in which a person types or chooses. */
const FIELD = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Focuses the first field of an overlay, or its title, and not the close button that comes first in the document.
 * Returns the focus to the element that had it before the overlay opened. Radix does this for its own triggers only,
 * and state opens ours. An item of a menu goes with it, so the menu's button takes the focus; if that is gone too, the
 * page's heading does.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = staying(document.activeElement);
      const overlay = event.currentTarget;
      if (!(overlay instanceof HTMLElement) || overlay.role === 'alertdialog') return;
      const first = overlay.querySelector(FIELD) ?? overlay.querySelector('[data-overlay-title]');
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What closed the overlay may have led on already, to the message box for example.
      if (document.activeElement !== document.body) return;
      const usable = opener.current?.isConnected && opener.current !== document.body;
      const target = usable ? opener.current : document.querySelector('[data-page-heading]');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

/** Returns the button of a menu for an item of it, and any other element as it is. */
function staying(element: Element | null): Element | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button == null ? element : document.getElementById(button);
}
