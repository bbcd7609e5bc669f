import {
  cloneElement,
  lazy,
  Suspense,
  useState,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Icon } from './icons/icon.tsx';

export type MenuItem = {
  label: string;
  icon?: Icon | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** It is on or off, and choosing it turns it. */
  isOn?: boolean | undefined;
  /** It leads the focus elsewhere: it runs when the menu is gone, and the button does not get the focus back. */
  movesFocus?: boolean | undefined;
  onSelect: () => void;
};

/** An action in the row above the others, as a picture. */
export type QuickItem = { label: string; picture: ReactNode; isOn?: boolean; onSelect: () => void };

type MenuButton = {
  onClick?: MouseEventHandler;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

export type MenuProps = {
  items: readonly (MenuItem | 'line')[];
  quick?: readonly QuickItem[];
  children: ReactElement<MenuButton>;
  /** Where the caller keeps whether it is open. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

const fetchList = () => import('./MenuList.tsx');
const MenuList = lazy(async () => ({ default: (await fetchList()).MenuList }));

/**
 * A short list of actions that opens from one button (an IconButton or a Button, passed as children). The list is fetched
 * when somebody reaches for it: what it stands on weighs as much as a page.
 */
export function Menu({ children, open, onOpenChange, ...list }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(open === true);
  const change = (isNow: boolean): void => {
    setOpen(isNow);
    onOpenChange?.(isNow);
  };
  const button = cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': isWanted,
    onPointerEnter: () => void fetchList(),
    onClick: (event) => {
      children.props.onClick?.(event);
      setWanted(true);
      change(true);
    },
  });
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuList open={open ?? isOpen} onOpenChange={change} {...list}>
        {children}
      </MenuList>
    </Suspense>
  );
}
