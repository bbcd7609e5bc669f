import { useEffect, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { MagnifyingGlass } from '#web/ui/icons/MagnifyingGlass.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { isKeyOfOthers } from '#web/ui/usePageKeys.ts';
import { t } from '#web/words/words.ts';

const FIELD = 'input[data-chat-search]';
/** What the history says of a visit to the list that is made to search. */
const SEARCHING = { isSearching: true };

/** Focuses the search of the list, where it is on the screen. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(FIELD);
  if (field === null || field.offsetParent === null) return false;
  field.focus();
  field.select();
  return true;
}

/** Lets "/" lead to the search, where it is not a sign that is being written, and no dialog is open. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  const [at] = useLocation();
  // A phone hides the list beside a room and keeps it, so that it is the address that tells of a visit.
  useEffect(() => {
    if (at !== paths.chats() || (history.state as Partial<typeof SEARCHING> | null)?.isSearching !== true)
      return undefined;
    // After the new page, which takes the focus first.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [at, field]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '/' || isKeyOfOthers(event)) return;
      if (focusSearch()) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The entry of a room's menu that leads to the search of messages, which a phone shows with the list. */
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
