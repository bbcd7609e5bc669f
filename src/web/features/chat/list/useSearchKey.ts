import { useEffect, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { MagnifyingGlass } from '#web/ui/icons/MagnifyingGlass.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { isKeyOfOthers } from '#web/ui/usePageKeys.ts';
import { t } from '#web/words/words.ts';

const FIELD = 'input[data-chat-search]';
/** The history state of a visit to the list for a search. */
const SEARCHING = { isSearching: true };

/** Focuses the search of the list, where it is on the screen. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(FIELD);
  if (field === null || field.offsetParent === null) return false;
  field.focus();
  field.select();
  return true;
}

/** Makes "/" focus the search, unless the person is typing text or a dialog is open. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  const [at] = useLocation();
  // A phone hides the list beside a room but keeps it mounted, so only the address reveals a visit.
  useEffect(() => {
    if (at !== paths.chats() || (history.state as Partial<typeof SEARCHING> | null)?.isSearching !== true)
      return undefined;
    // Runs after the new page has taken the focus.
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

/** The entry of a room's menu that opens the search of messages, which a phone shows with the list. */
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
