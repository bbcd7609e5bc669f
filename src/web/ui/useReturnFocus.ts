import { useRef } from 'react';
import { staysWhileComposing } from './keyOf.ts';

/** Elements in which a person types or chooses. */
const FIELD = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * When an overlay opens, focuses its first field, or else its title. Radix would focus the close button, which comes
 * first in the document. An alert dialog keeps Radix's own choice. When the overlay closes, the focus returns to the
 * element that had the focus before. Radix returns the focus only to its own triggers, and our overlays have none. If a
 * menu's item opened the overlay, the menu's button gets the focus. If that element is gone, the page's heading gets
 * the focus. Escape that belongs to a composed word leaves the overlay open.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    ...staysWhileComposing,
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
      // The action that closed the overlay may have moved the focus already, for example to the message box.
      if (document.activeElement !== document.body) return;
      const usable = opener.current?.isConnected && opener.current !== document.body;
      const target = usable ? opener.current : document.querySelector('[data-page-heading]');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

/** Returns the menu's button for an item of a menu, because the item goes away. Returns any other element itself. */
function staying(element: Element | null): Element | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button == null ? element : document.getElementById(button);
}
