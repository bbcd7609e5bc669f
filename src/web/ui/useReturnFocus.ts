import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it before an overlay opened. Radix does this for its own triggers only,
 * and ours are opened by state. What has gone meanwhile (an item of a closed menu) is replaced by the page's heading.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const usable = opener.current?.isConnected && opener.current !== document.body;
      const target = usable ? opener.current : document.querySelector('[data-page-heading]');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
