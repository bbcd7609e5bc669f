import { useSyncExternalStore } from 'react';
import { newId } from '#web/platform/newId.ts';
import { NotKept } from './keeping.ts';
import { emptyPersonStorage, kept } from '#web/platform/storage/storage.register.ts';
import { accessToken, readText, writeText } from '#web/platform/storage/storage.ts';
import { getAccessToken, personOf, renewToken } from './tokens.ts';

/** The contract's paths for signing out, repeated so that a visitor's first page need not load the contract. */
const LOGOUT_PATHS = { here: '/api/auth/logout', everywhere: '/api/auth/logout-all' } as const;

export type SessionStatus = 'in' | 'out';

/** The reason why a session ends. asked: the person signed out; refused: the server ended the session. */
export type EndReason = 'asked' | 'refused';
type Ending = (why: EndReason) => Promise<void> | void;

/** A sign-out does not wait longer than this for running saves. */
const LAST_SAVES_MS = 1500;

const listeners = new Set<() => void>();
const endings = new Set<Ending>();
const lastSaves = new Set<() => Promise<void>>();

export function sessionStatus(): SessionStatus {
  return getAccessToken() === null ? 'out' : 'in';
}

export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(onSessionChange, sessionStatus);
}

export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === accessToken.name || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** Runs `ending` when the session ends in this tab, so that no private data is left when another person signs in. */
export function onSessionEnd(ending: Ending): void {
  endings.add(ending);
}

/** Runs `save` before a sign-out in this tab, while the session is valid. Returns a function that removes `save`. */
export function onSignOut(save: () => Promise<void>): () => void {
  lastSaves.add(save);
  return () => lastSaves.delete(save);
}

/** Returns the IANA name of this device's time zone. */
export function hereZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns this browser's id for the list of sessions. The id is made once and survives sign-outs. */
export function deviceId(): string {
  const known = readText(kept.deviceId);
  if (known !== null) return known;
  const made = `device_${newId()}_${Date.now()}`;
  writeText(kept.deviceId, made);
  return made;
}

/** Keeps the tokens of a new session. If the browser refuses to, ends the session again and throws NotKept. */
export function beginSession(tokens: { accessToken: string; refreshToken: string }): void {
  writeText(kept.refreshToken, tokens.refreshToken);
  writeText(accessToken, tokens.accessToken);
  if (getAccessToken() !== tokens.accessToken || readText(kept.refreshToken) !== tokens.refreshToken) {
    writeText(accessToken, null);
    writeText(kept.refreshToken, null);
    // Nobody could use the session, and it would stand in the list of the person's devices.
    void askToEnd('here', tokens.accessToken).catch(() => undefined);
    throw new NotKept();
  }
  tell();
}

const askToEnd = (where: keyof typeof LOGOUT_PATHS, token: string): Promise<Response> =>
  fetch(LOGOUT_PATHS[where], { method: 'POST', headers: { authorization: `Bearer ${token}` } });

/**
 * Returns a fresh access token. When the session has ended, removes it from this browser and returns null. Throws when
 * the server is unreachable or broken, which does not end the session.
 */
export async function refreshAccessToken(): Promise<string | null> {
  const { token, isRefused } = await renewToken();
  if (isRefused) await forget();
  return token;
}

/** True during a sign-out. If the server then refuses the socket, the session still ends as asked, not as refused. */
let isLeaving = false;

/** Signs out here or everywhere. Removes this browser's tokens in any case. Throws if the server is unreachable. */
export async function endSession(where: keyof typeof LOGOUT_PATHS): Promise<void> {
  const token = getAccessToken();
  isLeaving = true;
  try {
    const saved = Promise.allSettled([...lastSaves].map(async (save) => save()));
    await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, LAST_SAVES_MS))]);
    if (token !== null) await askToEnd(where, token);
  } finally {
    await forget();
    isLeaving = false;
  }
}

async function forget(): Promise<void> {
  const why: EndReason = isLeaving ? 'asked' : 'refused';
  const wasIn = sessionStatus() === 'in';
  writeText(accessToken, null);
  writeText(kept.refreshToken, null);
  // A socket and a call may both be refused, but the session ends only once.
  if (wasIn) {
    const ends = [...endings].map(async (ending) => ending(why));
    // Each ending has now run its synchronous part, which may write to the storage. Its asynchronous part follows.
    emptyPersonStorage();
    await Promise.all(ends);
  }
  tell();
}

/**
 * Reloads the document when another tab signs out, or in as another person, so that nothing of the former person stays
 * in memory. A renewed token of the same person changes nothing.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== accessToken.name || oldValue === null) return;
    if (newValue === null || personOf(oldValue) !== personOf(newValue)) window.location.reload();
  });
}

/** Returns the id of the signed-in person, read from the token without verification; null when signed out. */
export function sessionPerson(): string | null {
  const token = getAccessToken();
  return token === null ? null : personOf(token);
}

function tell(): void {
  for (const listener of listeners) listener();
}
