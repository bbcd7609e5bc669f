import { useEffect, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { MagnifyingGlass } from '#web/ui/icons/MagnifyingGlass.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { isKeyOfOthers } from '#web/ui/usePageKeys.ts';
import { t } from '#web/words/words.ts';

const FIELD = 'input[data-chat-search]';
/** The history state of a visit to the list that should focus the search field. */
const SEARCHING = { isSearching: true };

/** Focuses the search field of the list; returns false if the field is not on the screen. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(FIELD);
  if (field === null || field.offsetParent === null) return false;
  field.focus();
  field.select();
  return true;
}

/** Makes "/" focus the search field, unless the person types or a dialog is open. `SEARCHING` focuses the field too. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  const [at] = useLocation();
  // Below 768 px an open room hides the list without unmounting it, so only the address shows that the list is visited.
  useEffect(() => {
    if (at !== paths.chats() || (history.state as Partial<typeof SEARCHING> | null)?.isSearching !== true)
      return undefined;
    // The next frame comes after the new page has taken the focus.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [at, field]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (keyOf(event) !== '/' || isKeyOfOthers(event)) return;
      if (focusSearch()) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Returns a room's menu entry for the search of messages. If the list is hidden, the entry opens the list first. */
export function useSearchItem(): MenuItem {
  const [, go] = useLocation();
  return {
    label: t('chat.search-messages', 'Search messages'),
    icon: MagnifyingGlass,
    movesFocus: true,
    onSelect: () => {
      if (!focusSearch()) go(paths.chats(), { state: SEARCHING });
    },
  };
}
