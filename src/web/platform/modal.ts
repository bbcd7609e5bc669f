import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

/** The windows that open over any page. Each has an address: a link can open it, and the back button closes it. */
export const modalNames = ['vibe', 'soul', 'wyn', 'report'] as const;
export type ModalName = (typeof modalNames)[number];

/** The query parameter that names the open window. */
const PARAMETER = 'open';
/** The query parameter with the subject of the report window: `kind.id`. */
export const ABOUT = 'about';
/** A mark in the history entry of a window that was opened from the page below it. */
export const OPENED_HERE = 'openedHere';
/** The key of the label of the window's first button, stored beside the mark. */
const WORDS = 'openerWords';

export function useOpenModal(): ModalName | null {
  return nameIn(useSearch());
}

/** Opens a window over the page, in place of an open one. `words` is the label of its first button. */
export function openModal(name: ModalName, words?: string): void {
  const isOpen = nameIn(window.location.search) !== null;
  const before: unknown = isOpen ? history.state : { [OPENED_HERE]: true };
  const state = { ...(typeof before === 'object' ? before : null), [WORDS]: words };
  navigate(addressWith(name), { replace: isOpen, state });
}

/** Returns the opener's label for the first button of the window, if any; it survives a reload. */
export function openerWords(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(WORDS in state)) return undefined;
  return typeof state[WORDS] === 'string' ? state[WORDS] : undefined;
}

const hearers = new Set<(name: ModalName) => void>();

/** Announces that the first button of a window did the opener's action, before the window closes. */
export function noteSaved(name: ModalName): void {
  for (const hear of hearers) hear(name);
}

/** Calls `hear` with each window whose first button did its action. Returns the function that stops it. */
export function onSaved(hear: (name: ModalName) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** True while the browser goes back from a closed window: a second call must not go back further. */
let isClosing = false;

/** Closes the window and goes back in the history. If a link opened it, only the window's address is removed. */
export function closeModal(): void {
  if (isClosing || nameIn(window.location.search) === null) return;
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(OPENED_HERE in state)) {
    navigate(addressWith(null), { replace: true });
    return;
  }
  isClosing = true;
  window.addEventListener('popstate', () => (isClosing = false), { once: true });
  history.back();
}

/** Opens a page from inside a window. The back button then leads to the page below the window. */
export function leaveModal(path: string): void {
  if (path === window.location.pathname) closeModal();
  else navigate(path, { replace: nameIn(window.location.search) !== null });
}

/** Returns an address without its window: addresses that differ only in it are one page. */
export function pageAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  query.delete(ABOUT);
  return `${pathname}?${query.toString()}`;
}

function nameIn(search: string): ModalName | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return modalNames.find((name) => name === asked) ?? null;
}

export function addressWith(name: ModalName | null): string {
  const url = new URL(window.location.href);
  url.searchParams.delete(ABOUT);
  if (name === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, name);
  return `${url.pathname}${url.search}${url.hash}`;
}
