import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '#contract/accounts.ts';
import { call } from '#web/platform/calls/call.ts';
import { canKeep, NotKept } from './keeping.ts';
import { beginSession, sessionStatus } from './session.ts';

/** A store that keeps `room` characters in all, and does with a text that has no room what `refuse` does. */
class Store {
  readonly entries = new Map<string, string>();
  room: number;
  refuse: () => void;

  constructor(room: number, refuse: () => void) {
    this.room = room;
    this.refuse = refuse;
  }
  getItem = (key: string): string | null => this.entries.get(key) ?? null;
  removeItem = (key: string): void => void this.entries.delete(key);
  setItem = (key: string, value: string): void => {
    if (value.length > this.room) this.refuse();
    else this.entries.set(key, value);
  };
}

const throwing = (): never => {
  throw new DOMException('no room', 'QuotaExceededError');
};
const use = (local: unknown, ...others: unknown[]): void => {
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', others.length === 0 ? local : others[0]);
};
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return Response.json({ ok: true });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const tokens = { accessToken: 'an access token', refreshToken: 'a refresh token' };

describe('A browser that keeps a session', () => {
  it('A browser with room has no fault, and keeps nothing of the test', () => {
    const store = new Store(Infinity, throwing);
    use(store);
    expect(canKeep()).toBe(true);
    expect(store.entries.size).toBe(0);
  });

  it('A store that throws, forgets, is missing or is one of two counts as refused', () => {
    const whole = new Store(Infinity, throwing);
    for (const store of [new Store(0, throwing), new Store(0, () => undefined), undefined]) {
      use(store);
      expect([canKeep(), canKeep(1)]).toEqual([false, false]);
      use(whole, store);
      expect([canKeep(), canKeep(1)]).toEqual([false, false]);
    }
  });

  it('A store with room for little is full, not refused', () => {
    use(new Store(100, throwing));
    expect([canKeep(), canKeep(1)]).toEqual([false, true]);
  });
});

describe('A browser that keeps no session', () => {
  it('A sign-in without working storage throws before its call is made', async () => {
    use(new Store(0, throwing));
    const entering = call(login, { body: { handleOrEmail: 'somebody', password: 'a password of theirs' } });
    await expect(entering).rejects.toThrow(NotKept);
    expect(calls).toEqual([]);
  });

  it('A session whose tokens cannot be stored is ended at once', () => {
    for (const refuse of [throwing, () => undefined]) {
      calls.length = 0;
      use(new Store(0, refuse));
      expect(() => beginSession(tokens)).toThrow(NotKept);
      expect(sessionStatus()).toBe('out');
      expect(calls).toEqual(['/api/auth/logout']);
    }
  });
});
