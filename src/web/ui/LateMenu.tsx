import { cloneElement, useEffect, useState, type ComponentProps, type ReactElement } from 'react';
import { late, tellMissing } from './late.ts';
import type { MenuProps } from './Menu.tsx';

type MenuButton = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-expanded' | 'aria-busy'
>;

type LateMenuProps = Omit<MenuProps, 'open' | 'children'> & { children: ReactElement<MenuButton> };

const code = late(() => import('./Menu.tsx'));

/**
 * A menu whose code loads late, because it is large. The code loads after the first touch of the page, or when the
 * button is hovered, focused or pressed; a press waits for it. The service worker stores this code with the chat's.
 */
export function LateMenu({ children, onOpenChange, ...list }: LateMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => code.fetchOnceTouched(), []);
  const change = (isNow: boolean): void => {
    setOpen(isNow);
    onOpenChange?.(isNow);
  };
  const press = async (): Promise<void> => {
    setWaiting(true);
    const fetched = await code.fetch();
    setWaiting(false);
    if (fetched !== undefined) {
      setWanted(true);
      change(true);
    } else tellMissing();
  };
  const Menu = isWanted ? code.now()?.Menu : undefined;
  if (Menu !== undefined) {
    return (
      <Menu {...list} open={isOpen} onOpenChange={change}>
        {children}
      </Menu>
    );
  }
  return cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isWaiting,
    onPointerEnter: () => void code.fetch(),
    onFocus: () => void code.fetch(),
    onClick: () => void press(),
  });
}
