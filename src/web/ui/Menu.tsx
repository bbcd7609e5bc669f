import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement } from 'react';
import { cx } from './cx.ts';
import type { Icon } from './icons/icon.tsx';

export type MenuItem = {
  label: string;
  icon?: Icon | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
};

export type MenuProps = {
  items: readonly (MenuItem | 'line')[];
  children: ReactElement;
  /** Where the caller keeps whether it is open. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A short list of actions that opens from one button (an IconButton or a Button, passed as children). */
export function Menu({ items, children, ...state }: MenuProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="pop z-50 min-w-52 rounded-bubble border border-line bg-paper p-1.5 text-ink"
        >
          {items.map((item, index) =>
            item === 'line' ? (
              // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity
              <Radix.Separator key={`line-${index}`} className="mx-3 my-1 h-px bg-line" />
            ) : (
              <Radix.Item
                key={item.label}
                disabled={item.disabled ?? false}
                onSelect={item.onSelect}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium outline-none',
                  'data-disabled:opacity-45 data-highlighted:bg-paper-2',
                  item.danger && 'text-coral-ink',
                )}
              >
                {item.icon && <item.icon size={20} />}
                {item.label}
              </Radix.Item>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
