import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as session from './session.ts';

type Session = typeof session;

/** A browser, whose tabs share the storage and the server's answers. */
class Browser {
  stored = new Map<string, string>();
  calls: string[] = [];
  /** The server's response to a refresh; the nth call gets `token-n`. */
  answer: () => Promise<Response> = async () => Response.json({ accessToken: `token-${this.calls.length}` });

  constructor() {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => void this.stored.set(key, value),
      removeItem: (key: string) => void this.stored.delete(key),
    });
    vi.stubGlobal('fetch', (path: string) => {
      this.calls.push(path);
      return this.answer();
    });
    this.signIn();
  }

  signIn(): void {
    this.stored.set('accessToken', 'stale');
    this.stored.set('refreshToken', 'refresh');
  }

  /** Opens another tab: the same code with separate memory. */
  async tab(): Promise<Session> {
    vi.resetModules();
    return import('./session.ts');
  }
}

let browser: Browser;
beforeEach(() => void (browser = new Browser()));
afterEach(() => void vi.unstubAllGlobals());

describe('A refresh of the token', () => {
  it('A refresh is requested once, for any number of callers in one tab', async () => {
    const tab = await browser.tab();
    expect(await Promise.all([1, 2, 3].map(() => tab.refreshAccessToken()))).toEqual(Array(3).fill('token-1'));
    expect(browser.calls).toHaveLength(1);
  });

  it('A refresh is requested once, for any number of tabs', async () => {
    const tabs = [await browser.tab(), await browser.tab(), await browser.tab()];
    expect(await Promise.all(tabs.map((tab) => tab.refreshAccessToken()))).toEqual(Array(3).fill('token-1'));
    expect(browser.calls).toHaveLength(1);
    expect(await tabs[1]?.refreshAccessToken()).toBe('token-2');
  });

  it('A refresh works in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    const tab = await browser.tab();
    expect(await tab.refreshAccessToken()).toBe('token-1');
  });

  it('A refresh that meets an unreachable or broken server ends no session', async () => {
    const tab = await browser.tab();
    for (const answer of [
      async () => new Response(null, { status: 503 }),
      async () => Promise.reject(new TypeError('Failed to fetch')),
    ]) {
      browser.answer = answer;
      await expect(tab.refreshAccessToken()).rejects.toThrow(TypeError);
      expect(tab.sessionStatus()).toBe('in');
    }
  });

  it('A refresh does not bring back a session that ended meanwhile', async () => {
    const tab = await browser.tab();
    browser.answer = async () => {
      browser.stored.clear();
      return Response.json({ accessToken: 'late' });
    };
    expect(await tab.refreshAccessToken()).toBeNull();
    expect(tab.sessionStatus()).toBe('out');
  });
});

describe('The end of a session', () => {
  const refuse = async () => new Response(null, { status: 401 });

  it('A session whose refresh is refused ends once, as refused', async () => {
    const tab = await browser.tab();
    const reasons: string[] = [];
    tab.onSessionEnd((why) => void reasons.push(why));
    browser.answer = refuse;
    expect(await tab.refreshAccessToken()).toBeNull();
    expect(await tab.refreshAccessToken()).toBeNull();
    expect([reasons, tab.sessionStatus()]).toEqual([['refused'], 'out']);
  });

  it('A sign-out ends the session as asked, even if the socket is refused meanwhile', async () => {
    const tab = await browser.tab();
    const reasons: string[] = [];
    tab.onSessionEnd((why) => void reasons.push(why));
    browser.answer = async () => {
      browser.answer = refuse;
      await tab.refreshAccessToken();
      return new Response(null, { status: 200 });
    };
    await tab.endSession('everywhere');
    expect([reasons, tab.sessionStatus()]).toEqual([['asked'], 'out']);
  });

  it('A sign-out sends the last saves first and does not wait for hanging ones', async () => {
    const tab = await browser.tab();
    vi.useFakeTimers();
    const done: string[] = [];
    tab.onSignOut(async () => {
      await Promise.resolve();
      done.push(`saved by ${tab.sessionStatus()}`);
    });
    tab.onSignOut(async () => new Promise(() => undefined));
    tab.onSignOut(async () => Promise.reject(new Error('no network')));
    browser.answer = async () => {
      done.push('told the server');
      return new Response(null, { status: 200 });
    };
    const leaving = tab.endSession('here');
    await vi.advanceTimersByTimeAsync(1500);
    await leaving;
    vi.useRealTimers();
    expect([done, tab.sessionStatus()]).toEqual([['saved by in', 'told the server'], 'out']);
  });
});
