import { accessToken, readText, refreshToken, writeText } from '#web/platform/storage/storage.ts';

/**
 * The contract's path for a new token, repeated here: the document's first script loads this file, so the file imports
 * no contract and no React.
 */
const REFRESH_PATH = '/api/auth/refresh';

/** One tab at a time requests a new token. The other tabs use the token that it received. */
const REFRESH_LOCK = 'wildin.refresh';
/** The longest time for which a silent server can hold the lock. */
const REFRESH_PATIENCE_MS = 15_000;

/** `token` is null without a session. `isRefused`: the server ended the session, or no refresh token is stored. */
interface Renewal {
  token: string | null;
  isRefused: boolean;
}

export function getAccessToken(): string | null {
  return readText(accessToken);
}

/** Returns the id of the person of a token, unverified. This is enough to detect another person's token. */
export function personOf(token: string): string | null {
  const { sub } = claimsOf(token);
  return sub === undefined ? null : String(sub);
}

/** Returns whether a token has expired by this device's clock. A wrong clock only costs a request. */
export function hasRunOut(token: string): boolean {
  const { exp } = claimsOf(token);
  return exp !== undefined && exp * 1000 <= Date.now();
}

interface Claims {
  sub?: string | number;
  exp?: number;
}

function claimsOf(token: string): Claims {
  try {
    const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(payload) as Claims;
  } catch {
    return {};
  }
}

let renewing: Promise<Renewal> | undefined;

/**
 * Requests a fresh access token and stores it. All callers in all tabs share one request. Throws when the server is
 * unreachable or broken.
 */
export function renewToken(): Promise<Renewal> {
  renewing ??= renewInTurn().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Waits for the lock. If another tab has received a new token by then, returns that token without a request. */
async function renewInTurn(): Promise<Renewal> {
  const stale = getAccessToken();
  const inTurn = async (): Promise<Renewal> => {
    const token = getAccessToken();
    return token !== null && token !== stale ? { token, isRefused: false } : renew();
  };
  // Browsers lack locks on a page without a secure origin. Each tab then makes its own request, which is harmless.
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? inTurn() : locks.request(REFRESH_LOCK, inTurn);
}

async function renew(): Promise<Renewal> {
  const asked = readText(refreshToken);
  if (asked === null) return { token: null, isRefused: true };
  const response = await fetch(REFRESH_PATH, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: asked }),
    signal: AbortSignal.timeout(REFRESH_PATIENCE_MS),
  });
  const renewed = response.ok ? ((await response.json()) as { accessToken: string }).accessToken : undefined;
  // If the person has signed out during the call, or another person has signed in, the late response changes nothing.
  if (readText(refreshToken) !== asked) return { token: getAccessToken(), isRefused: false };
  if (renewed !== undefined) {
    writeText(accessToken, renewed);
    return { token: renewed, isRefused: false };
  }
  // Only a refusal ends the session; a busy or broken server does not.
  if (response.status !== 401) throw new TypeError(`refresh answered ${response.status}`);
  return { token: null, isRefused: true };
}
