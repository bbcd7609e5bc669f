import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamWyn } from '#contract/wyn.ts';
import { findNewMatch } from '#contract/matching.ts';
import { setExclusion } from '#web/platform/session/standing.ts';
import { call, CallError, callStream } from './call.ts';

vi.mock(import('#web/platform/session/standing.ts'), { spy: true });

/** The network's responses, in order; a refresh always brings a fresh token. */
let answers: (() => Response)[];
let tokens: (string | null)[];
let keys: (string | null)[];
const stored = new Map<string, string>();

beforeEach(() => {
  answers = [];
  tokens = [];
  keys = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/refresh') return Response.json({ accessToken: 'fresh' });
    tokens.push(new Headers(init?.headers).get('authorization'));
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return answers.shift()?.() ?? Response.error();
  });
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  stored.set('accessToken', 'stale').set('refreshToken', 'refresh');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const ask = () => callStream(streamWyn, { body: { message: 'hi' } });
const line = (text: string): string => `${JSON.stringify({ type: 'delta', text })}\n`;

/** Returns a body in pieces of `size` bytes, which may cut a letter in two. */
function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, (at += size)));
    },
  });
}

async function texts(): Promise<string[]> {
  const all: string[] = [];
  for await (const event of ask()) if (event.type === 'delta') all.push(event.text);
  return all;
}

describe('callStream', () => {
  it.each([1, 3, 7, 1000])(
    'A stream in pieces of %i bytes is read line by line, without its heartbeats',
    async (size) => {
      answers.push(() => new Response(inPieces(`${line('Grüße')}\n\n${line('🦦')}`, size)));
      expect(await texts()).toEqual(['Grüße', '🦦']);
    },
  );

  it('A stream is requested once more with a fresh token after a 401', async () => {
    answers.push(
      () => Response.json({}, { status: 401 }),
      () => new Response(line('hello')),
    );
    expect(await texts()).toEqual(['hello']);
    expect(tokens).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  it('A stream that never begins fails with the server’s words', async () => {
    answers.push(() => Response.json({ message: 'Oops', code: 'unavailable' }, { status: 503 }));
    await expect(texts()).rejects.toMatchObject({ status: 503, words: 'Oops', code: 'unavailable' });
  });

  it('A stream that breaks in the middle yields what had come and then fails', async () => {
    let hasBegun = false;
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (hasBegun) controller.error(new TypeError('network error'));
        else controller.enqueue(new TextEncoder().encode(line('half')));
        hasBegun = true;
      },
    });
    answers.push(() => new Response(broken));
    const stream = ask();
    expect((await stream.next()).value).toEqual({ type: 'delta', text: 'half' });
    await expect(stream.next()).rejects.toBeInstanceOf(CallError);
  });

  it('A stream is closed when its reader stops', async () => {
    const cancelled = vi.fn<() => void>();
    answers.push(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode(line('one'))),
            cancel: cancelled,
          }),
        ),
    );
    for await (const event of ask()) if (event.type === 'delta') break;
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe('An idempotent write', () => {
  const refused = (status: number, code: string) => () => Response.json({ code }, { status });

  it.each([
    ['a lost line', () => Response.error()],
    ['a lost body', () => new Response('{"mat')],
    ['a fault', refused(500, 'internal')],
    ['too many calls', refused(429, 'rate_limited')],
    ['a first try that still works', refused(409, 'still_working')],
  ])('A write keeps its key after %s', async (_, lost) => {
    answers.push(lost, () => Response.json({}));
    await expect(call(findNewMatch)).rejects.toThrow();
    await call(findNewMatch);
    expect(keys[0]).toMatch(/^[\w-]{8,80}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('A write keeps its key when even a fresh token is refused', async () => {
    const refusal = refused(401, 'unauthenticated');
    answers.push(refusal, refusal, () => Response.json({}));
    await expect(call(findNewMatch)).rejects.toMatchObject({ status: 401 });
    await call(findNewMatch);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['an answer', () => Response.json({})],
    ['a refusal', refused(409, 'mbti_required')],
  ])('A write has a new key after %s', async (_, ended) => {
    answers.push(ended, () => Response.json({}));
    await call(findNewMatch).catch(() => undefined);
    await call(findNewMatch);
    expect(new Set(keys).size).toBe(2);
  });
});

it.each([
  ['account_suspended', ['suspended']],
  ['age_refused', ['refused']],
  ['forbidden', []],
])('A call refused with %s excludes the person as %j', async (code, exclusions) => {
  answers.push(() => Response.json({ code }, { status: 403 }));
  await expect(call(findNewMatch)).rejects.toMatchObject({ code });
  expect(vi.mocked(setExclusion).mock.calls.flat()).toEqual(exclusions);
});
