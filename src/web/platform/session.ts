import { useSyncExternalStore } from 'react';
import { newId } from './newId.ts';

/**
 * The tokens of this browser and whether somebody is signed in. It imports no contract, so that the first
 * page of a visitor carries no schemas; the two paths below are the contract's.
 */
const REFRESH_PATH = '/api/auth/refresh';
const LOGOUT_PATHS = { here: '/api/auth/logout', everywhere: '/api/auth/logout-all' } as const;
/** Their names in local storage. */
const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
const DEVICE = 'deviceId';

export type SessionStatus = 'in' | 'out';

/** One tab at a time asks for a new token; the others take what it got. */
const REFRESH_LOCK = 'wildin.refresh';
/** A server that does not answer must not hold the lock for ever. */
const REFRESH_PATIENCE_MS = 15_000;

/** asked: the person signed out; refused: the server says that the session is over. */
export type EndReason = 'asked' | 'refused';
type Ending = (why: EndReason) => Promise<void> | void;

const listeners = new Set<() => void>();
const endings = new Set<Ending>();

export function sessionStatus(): SessionStatus {
  return getAccessToken() === null ? 'out' : 'in';
}

export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(onSessionChange, sessionStatus);
}

export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === ACCESS || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** Runs when the session ends in this tab, before anybody else can sign in: what was private goes. */
export function onSessionEnd(ending: Ending): void {
  endings.add(ending);
}

export function getAccessToken(): string | null {
  return localStorage.getItem(ACCESS);
}

/** Names this browser in the list of sessions; made once and kept through sign-outs. */
export function deviceId(): string {
  const known = localStorage.getItem(DEVICE);
  if (known !== null) return known;
  const made = `device_${newId()}_${Date.now()}`;
  localStorage.setItem(DEVICE, made);
  return made;
}

export function beginSession(tokens: { accessToken: string; refreshToken: string }): void {
  localStorage.setItem(REFRESH, tokens.refreshToken);
  localStorage.setItem(ACCESS, tokens.accessToken);
  tell();
}

let refreshing: Promise<string | null> | undefined;

/**
 * A fresh access token, or null when the session has ended (it is then forgotten here). However many ask at
 * once, in however many tabs, one call is made. Throws when the server cannot be reached: that ends no session.
 */
export function refreshAccessToken(): Promise<string | null> {
  refreshing ??= renewInTurn().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/** The token that another tab brought while this one waited its turn is as good as one of its own. */
async function renewInTurn(): Promise<string | null> {
  const stale = getAccessToken();
  const inTurn = async (): Promise<string | null> => {
    const token = getAccessToken();
    return token !== null && token !== stale ? token : renew();
  };
  // Absent on pages without a secure origin: each tab then asks for itself, which costs a call and breaks nothing.
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? inTurn() : locks.request(REFRESH_LOCK, inTurn);
}

async function renew(): Promise<string | null> {
  const refreshToken = localStorage.getItem(REFRESH);
  if (refreshToken === null) {
    await forget();
    return null;
  }
  const response = await fetch(REFRESH_PATH, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    signal: AbortSignal.timeout(REFRESH_PATIENCE_MS),
  });
  if (response.ok) {
    const { accessToken } = (await response.json()) as { accessToken: string };
    // Signed out in another tab meanwhile: what was forgotten stays forgotten.
    if (localStorage.getItem(REFRESH) !== refreshToken) return getAccessToken();
    localStorage.setItem(ACCESS, accessToken);
    return accessToken;
  }
  // Only a refusal ends the session; a busy or broken server does not.
  if (response.status !== 401) throw new TypeError(`refresh answered ${response.status}`);
  await forget();
  return null;
}

/** The server closes the sockets of a session that is being left, and refuses them: that is no news to the person. */
let isLeaving = false;

/** Signs out here or everywhere. The tokens are forgotten here even when the server cannot be told. */
export async function endSession(where: keyof typeof LOGOUT_PATHS): Promise<void> {
  const token = getAccessToken();
  isLeaving = true;
  try {
    if (token !== null)
      await fetch(LOGOUT_PATHS[where], { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  } finally {
    await forget();
    isLeaving = false;
  }
}

async function forget(): Promise<void> {
  const why: EndReason = isLeaving ? 'asked' : 'refused';
  const wasIn = sessionStatus() === 'in';
  localStorage.removeItem(ACCESS);
  localStorage.removeItem(REFRESH);
  // Asked for twice (a socket and a call may both be refused), a session ends once.
  if (wasIn) for (const ending of endings) await ending(why);
  tell();
}

/**
 * Another tab signing out, or in as somebody else, ends what this one shows: the document is loaded again, so that
 * nothing of the person before stays in memory. A renewed token of the same person changes nothing.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== ACCESS || oldValue === null) return;
    if (newValue === null || personOf(oldValue) !== personOf(newValue)) window.location.reload();
  });
}

/** Whom this browser's token speaks for, unverified; null when signed out. */
export function sessionPerson(): string | null {
  const token = getAccessToken();
  return token === null ? null : personOf(token);
}

/** Whom a token speaks for, unverified: only to notice that it is somebody else. */
function personOf(token: string): string | null {
  try {
    const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return String((JSON.parse(payload) as { sub: unknown }).sub);
  } catch {
    return null;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
