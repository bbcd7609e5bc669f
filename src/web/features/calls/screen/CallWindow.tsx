import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/dialog';
import { cx } from '#web/ui/cx.ts';
import { useReturnFocus } from '#web/ui/useReturnFocus.ts';

type CallWindowProps = {
  /** True beside the page, which stays in reach; else the window covers it and keeps the focus. */
  isBeside: boolean;
  onEscape: () => void;
  /** The content, with a `CallTitle`. */
  children: ReactNode;
};

/** The title of the window, within it. */
export function CallTitle({ children }: { children: ReactNode }) {
  return (
    <Radix.Title data-overlay-title tabIndex={-1} className="outline-none">
      {children}
    </Radix.Title>
  );
}

/** The window of a call over the whole page, or as a column at its side. */
export function CallWindow({ isBeside, onEscape, children }: CallWindowProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open modal={!isBeside}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus(event);
            // Who calls is read first, not the first of the ways to come in.
            event.preventDefault();
            const { currentTarget: shown } = event;
            if (shown instanceof HTMLElement) shown.querySelector<HTMLElement>('[data-overlay-title]')?.focus();
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            onEscape();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className={cx(
            'sky sky-glow pt-safe pb-safe fixed isolate z-40 flex flex-col overflow-x-clip overflow-y-auto overscroll-contain',
            isBeside ? 'inset-y-0 end-0 w-80 border-s border-line' : 'inset-0',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
