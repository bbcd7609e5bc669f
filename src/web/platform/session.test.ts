import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as session from './session.ts';

type Session = typeof session;

/** One browser: storage and the server's answers are shared by its tabs. */
class Browser {
  stored = new Map<string, string>();
  calls: string[] = [];
  /** What the server answers to a refresh; the nth call gets `token-n`. */
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

  /** Another tab: the same code with memory of its own. */
  async tab(): Promise<Session> {
    vi.resetModules();
    return import('./session.ts');
  }
}

let browser: Browser;
beforeEach(() => void (browser = new Browser()));
afterEach(() => void vi.unstubAllGlobals());

describe('a new token', () => {
  it('is asked for once, however many in one tab want it', async () => {
    const tab = await browser.tab();
    expect(await Promise.all([1, 2, 3].map(() => tab.refreshAccessToken()))).toEqual(Array(3).fill('token-1'));
    expect(browser.calls).toHaveLength(1);
  });

  it('is asked for once, however many tabs want it', async () => {
    const tabs = [await browser.tab(), await browser.tab(), await browser.tab()];
    expect(await Promise.all(tabs.map((tab) => tab.refreshAccessToken()))).toEqual(Array(3).fill('token-1'));
    expect(browser.calls).toHaveLength(1);
    expect(await tabs[1]?.refreshAccessToken()).toBe('token-2');
  });

  it('is had where the browser knows no locks', async () => {
    vi.stubGlobal('navigator', {});
    const tab = await browser.tab();
    expect(await tab.refreshAccessToken()).toBe('token-1');
  });

  it('leaves the session standing when the server is away or broken', async () => {
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

  it('does not bring back a session that was left while it was fetched', async () => {
    const tab = await browser.tab();
    browser.answer = async () => {
      browser.stored.clear();
      return Response.json({ accessToken: 'late' });
    };
    expect(await tab.refreshAccessToken()).toBeNull();
    expect(tab.sessionStatus()).toBe('out');
  });
});

describe('the end of a session', () => {
  const refuse = async () => new Response(null, { status: 401 });

  it('is told once, as the server’s doing, when it refuses a new token', async () => {
    const tab = await browser.tab();
    const reasons: string[] = [];
    tab.onSessionEnd((why) => void reasons.push(why));
    browser.answer = refuse;
    expect(await tab.refreshAccessToken()).toBeNull();
    expect(await tab.refreshAccessToken()).toBeNull();
    expect([reasons, tab.sessionStatus()]).toEqual([['refused'], 'out']);
  });

  it('is the person’s own when they sign out, even if their socket is refused meanwhile', async () => {
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
});
