import * as Radix from 'radix-ui/dropdown-menu';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { direction, t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { Check } from './icons/Check.ts';
import type { Icon } from './icons/icon.tsx';

export type MenuItem = {
  label: string;
  icon?: Icon | undefined;
  /** What somebody should know before they choose the item, below its label. */
  note?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Makes the item a checkbox with this value. */
  isOn?: boolean | undefined;
  /** True if the item moves the focus. `onSelect` then runs after the menu closed; the button gets no focus back. */
  movesFocus?: boolean | undefined;
  onSelect: () => void;
};

/** An action shown as a picture, in the row above the items. */
export type QuickItem = { label: string; picture: ReactNode; isOn?: boolean; onSelect: () => void };

export type MenuProps = {
  items: readonly (MenuItem | 'line')[];
  quick?: readonly QuickItem[];
  children: ReactElement;
  /** The edge of the button with which the menu aligns. */
  align?: 'start' | 'end';
  /** Whether the menu is open; only needed if the caller controls that. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

type ItemProps = { item: MenuItem; onSelect: () => void };

/** A short list of actions that opens from one button (an IconButton or a Button, passed as children). */
export function Menu({ items, quick, children, align = 'end', ...state }: MenuProps) {
  const next = useRef<(() => void) | undefined>(undefined);
  return (
    <Radix.Root {...state} dir={direction}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            if (next.current === undefined) return;
            event.preventDefault();
            next.current();
            next.current = undefined;
          }}
          className="pop z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-(--radix-dropdown-menu-content-available-width) overflow-y-auto rounded-bubble border border-line bg-paper p-1.5 text-ink"
        >
          {quick !== undefined && quick.length > 0 && <Quick items={quick} />}
          {items.map((item, index) =>
            item === 'line' ? (
              // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity
              <Radix.Separator key={`line-${index}`} className="mx-3 my-1 h-px bg-line" />
            ) : (
              <Item
                key={item.label}
                item={item}
                onSelect={() => {
                  if (item.movesFocus === true) next.current = item.onSelect;
                  else item.onSelect();
                }}
              />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ item: { label, note, icon: Picture, danger, disabled = false, isOn }, onSelect }: ItemProps) {
  const shared = {
    disabled,
    onSelect,
    className: cx(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium outline-none',
      'data-disabled:opacity-45 data-highlighted:bg-paper-2',
      danger && 'text-coral-ink',
    ),
  };
  const words = (
    <>
      {Picture && <Picture size={20} />}
      <span className={cx('min-w-0 py-1.5', note !== undefined && 'max-w-64')}>
        {label}
        {note !== undefined && <span className="block text-sm font-normal text-ink-2">{note}</span>}
      </span>
    </>
  );
  if (isOn === undefined) return <Radix.Item {...shared}>{words}</Radix.Item>;
  return (
    <Radix.CheckboxItem {...shared} checked={isOn}>
      {words}
      <Radix.ItemIndicator className="ms-auto">
        <Check size={20} />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

function Quick({ items }: { items: readonly QuickItem[] }) {
  return (
    <Radix.Group className="flex border-b border-line pb-1 mb-1">
      {items.map(({ label, picture, isOn, onSelect }) => (
        <Radix.Item
          key={label}
          aria-label={isOn ? t('ui.taken-back', '{label}, taken back', { label }) : label}
          textValue={label}
          onSelect={onSelect}
          className={cx(
            'grid size-11 cursor-pointer place-items-center rounded-full text-2xl outline-none data-highlighted:bg-paper-2',
            isOn && 'border-[1.5px] border-ink',
          )}
        >
          {picture}
        </Radix.Item>
      ))}
    </Radix.Group>
  );
}
