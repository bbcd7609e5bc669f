import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** A hint about a control, shown after 700 ms. Its information must also be available elsewhere. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={700}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="pop z-60 max-w-64 rounded-control bg-ink px-3 py-1.5 text-sm text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
