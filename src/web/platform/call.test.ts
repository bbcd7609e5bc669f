import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamWyn } from '#contract/wyn.ts';
import { CallError, callStream } from './call.ts';

/** What the network answers, in order; a refresh always brings a fresh token. */
let answers: (() => Response)[];
let tokens: (string | null)[];
const stored = new Map<string, string>();

beforeEach(() => {
  answers = [];
  tokens = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/refresh') return Response.json({ accessToken: 'fresh' });
    tokens.push(new Headers(init?.headers).get('authorization'));
    return answers.shift()?.() ?? Response.error();
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  stored.set('accessToken', 'stale').set('refreshToken', 'refresh');
});
afterEach(() => void vi.unstubAllGlobals());

const ask = () => callStream(streamWyn, { body: { message: 'hi' } });
const line = (text: string): string => `${JSON.stringify({ type: 'delta', text })}\n`;

/** A body that comes in pieces of a few bytes, wherever that cuts a letter. */
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

describe('a stream', () => {
  it.each([1, 3, 7, 1000])('is read line by line, cut up in pieces of %i, past its heartbeats', async (size) => {
    answers.push(() => new Response(inPieces(`${line('Grüße')}\n\n${line('🦦')}`, size)));
    expect(await texts()).toEqual(['Grüße', '🦦']);
  });

  it('is asked for once more with a fresh token after a 401', async () => {
    answers.push(
      () => Response.json({}, { status: 401 }),
      () => new Response(line('hello')),
    );
    expect(await texts()).toEqual(['hello']);
    expect(tokens).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  it('fails with the server’s words when it never begins', async () => {
    answers.push(() => Response.json({ message: 'Oops', code: 'unavailable' }, { status: 503 }));
    await expect(texts()).rejects.toMatchObject({ status: 503, words: 'Oops', code: 'unavailable' });
  });

  it('fails when the line breaks in the middle, after what had come', async () => {
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

  it('hangs up when nobody reads on', async () => {
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
