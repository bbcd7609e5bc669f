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

const listeners = new Set<() => void>();
const endings = new Set<() => Promise<void> | void>();

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
export function onSessionEnd(ending: () => Promise<void> | void): void {
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
 * once, one call is made. Throws TypeError when the server cannot be reached: that ends no session.
 */
export function refreshAccessToken(): Promise<string | null> {
  refreshing ??= renew().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
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
  });
  if (response.ok) {
    const { accessToken } = (await response.json()) as { accessToken: string };
    localStorage.setItem(ACCESS, accessToken);
    return accessToken;
  }
  // Only a refusal ends the session; a busy or broken server does not.
  if (response.status !== 401) throw new TypeError(`refresh answered ${response.status}`);
  await forget();
  return null;
}

/** Signs out here or everywhere. The tokens are forgotten here even when the server cannot be told. */
export async function endSession(where: keyof typeof LOGOUT_PATHS): Promise<void> {
  const token = getAccessToken();
  try {
    if (token !== null)
      await fetch(LOGOUT_PATHS[where], { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  } finally {
    await forget();
  }
}

async function forget(): Promise<void> {
  localStorage.removeItem(ACCESS);
  localStorage.removeItem(REFRESH);
  for (const ending of endings) await ending();
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
