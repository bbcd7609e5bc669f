import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

/** The windows that open over any page. Each has an address: a link can open it, and the back button closes it. */
export const modalNames = ['vibe', 'soul', 'wyn', 'report'] as const;
export type ModalName = (typeof modalNames)[number];

/** The query parameter that names the open window. */
const PARAMETER = 'open';
/** The query parameter with the subject of the report window: `kind.id`. */
export const ABOUT = 'about';
/** The key that marks the history entry of a window that was opened from the page below it. */
export const OPENED_HERE = 'openedHere';
/** The key in the same history entry for the label of the window's first button. */
const WORDS = 'openerWords';

export function useOpenModal(): ModalName | null {
  return nameIn(useSearch());
}

/** Opens a window over the page, in place of any other. `words` is the label of the window's first button. */
export function openModal(name: ModalName, words?: string): void {
  const isOpen = nameIn(window.location.search) !== null;
  const before: unknown = isOpen ? history.state : { [OPENED_HERE]: true };
  const state = { ...(typeof before === 'object' ? before : null), [WORDS]: words };
  navigate(addressWith(name), { replace: isOpen, state });
}

/** Returns the label that `openModal` received for the window's first button, also after a reload. */
export function openerWords(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(WORDS in state)) return undefined;
  return typeof state[WORDS] === 'string' ? state[WORDS] : undefined;
}

const hearers = new Set<(name: ModalName) => void>();

/** Reports to the listeners that the first button of a window has done its work. Called before the window closes. */
export function noteSaved(name: ModalName): void {
  for (const hear of hearers) hear(name);
}

/** Calls `hear` with each window whose first button has done its work. Returns a function that removes `hear`. */
export function onSaved(hear: (name: ModalName) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** True while the browser goes back after a window was closed. A second call must not go back further. */
let isClosing = false;

/** Closes the window: goes back in the history, or only changes the address if a link opened the window. */
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
export function leaveModal(path: string, state?: unknown): void {
  if (path === window.location.pathname) closeModal();
  else navigate(path, { replace: nameIn(window.location.search) !== null, state });
}

/** Returns an address without the window's parameters. Addresses that differ only in these are one page. */
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
