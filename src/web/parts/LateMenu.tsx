import { cloneElement, useEffect, useState, type ComponentProps, type ComponentType, type ReactElement } from 'react';
import { whenIdle } from '#web/platform/idle.ts';
import type { MenuProps } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

type MenuButton = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-expanded' | 'aria-busy'
>;

type LateMenuProps = Omit<MenuProps, 'open' | 'children'> & { children: ReactElement<MenuButton> };

const FIRST_SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

let Menu: ComponentType<MenuProps> | undefined;
let isWatching = false;

/**
 * A menu whose code, which weighs as much as a page, is fetched once somebody is there: when they first touch the page or
 * reach for the button, and at the latest with the press, which then waits. The service worker holds it with the chat.
 */
export function LateMenu({ children, onOpenChange, ...list }: LateMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(fetchOnceTouched, []);
  const change = (isNow: boolean): void => {
    setOpen(isNow);
    onOpenChange?.(isNow);
  };
  const press = async (): Promise<void> => {
    setWaiting(true);
    const isThere = await fetchMenu();
    setWaiting(false);
    if (isThere) {
      setWanted(true);
      change(true);
    } else tellWhy();
  };
  if (isWanted && Menu !== undefined) {
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
    onPointerEnter: () => void fetchMenu(),
    onFocus: () => void fetchMenu(),
    onClick: () => void press(),
  });
}

/**
 * Returns whether the menu is there. A browser does not repeat a failed import within one document, so nothing is tried
 * while the device knows that it has no network and no worker could answer.
 */
async function fetchMenu(): Promise<boolean> {
  if (Menu !== undefined) return true;
  if (!canBeReached()) return false;
  const fetched = await import('#web/ui/Menu.tsx').catch(() => undefined);
  Menu ??= fetched?.Menu;
  return Menu !== undefined;
}

function canBeReached(): boolean {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return navigator.onLine || (serviceWorker?.controller ?? null) !== null;
}

function fetchOnceTouched(): void {
  if (isWatching) return;
  isWatching = true;
  const begin = (): void => {
    for (const sign of FIRST_SIGNS) window.removeEventListener(sign, begin, { capture: true });
    void whenIdle().then(fetchMenu);
  };
  for (const sign of FIRST_SIGNS) window.addEventListener(sign, begin, { capture: true });
}

function tellWhy(): void {
  if (canBeReached()) {
    toast({
      title: t('parts.the-menu-did-not-load', 'The menu did not load'),
      description: t('parts.load-the-page-again-and', 'Load the page again and it opens.'),
      tone: 'bad',
      action: { label: t('parts.reload', 'Reload'), onPress: () => location.reload() },
    });
  } else
    toast({ title: t('parts.the-menu-waits-for-network', 'No network. The menu opens once it is back.'), tone: 'bad' });
}
