import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

/** The windows that open over any page. Each has an address, so that a link can open it and the back button closes it. */
export const modalNames = ['vibe', 'soul', 'wyn'] as const;
export type ModalName = (typeof modalNames)[number];

/** The query parameter that names the open one. */
const PARAMETER = 'open';
/** In the history entry of a window that was opened from the page below it. */
const OPENED_HERE = 'openedHere';

export function useOpenModal(): ModalName | null {
  return nameIn(useSearch());
}

/** Opens a window over the page; the one that is open already makes way. */
export function openModal(name: ModalName): void {
  const isOpen = nameIn(window.location.search) !== null;
  const state: unknown = isOpen ? history.state : { [OPENED_HERE]: true };
  navigate(addressWith(name), { replace: isOpen, state });
}

const hearers = new Set<(name: ModalName) => void>();

/** A window says that what was chosen in it is saved, before it closes. */
export function noteSaved(name: ModalName): void {
  for (const hear of hearers) hear(name);
}

/** For a page that opened a window and goes on once something was saved in it. Answers the end of it. */
export function onSaved(hear: (name: ModalName) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Whether the browser is still on its way back from a window that was closed: a second call must not go further. */
let isClosing = false;

/** Goes back to the page as it was before; where a link had opened the window, the page below it stays. */
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

/** Goes on to a page from inside a window: the way back then leads past the window to the page below it. */
export function leaveModal(path: string): void {
  if (path === window.location.pathname) closeModal();
  else navigate(path, { replace: nameIn(window.location.search) !== null });
}

/** An address without the window over it: two that differ by nothing else are one page. */
export function pageAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  return `${pathname}?${query.toString()}`;
}

function nameIn(search: string): ModalName | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return modalNames.find((name) => name === asked) ?? null;
}

function addressWith(name: ModalName | null): string {
  const url = new URL(window.location.href);
  if (name === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, name);
  return `${url.pathname}${url.search}${url.hash}`;
}
