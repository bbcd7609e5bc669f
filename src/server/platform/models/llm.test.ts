import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ModelServer } from '#test/model-server.ts';
import { createLlm, LlmError, type Llm, type LlmAsk, type LlmTimes } from './llm.ts';

/** Time limits that are long enough for a busy machine. */
const AMPLE = { firstToken: 50_000, betweenTokens: 50_000, total: 50_000, retry: 1 };
const SHORT = { firstToken: 50, betweenTokens: 50, total: 50, retry: 1 };

let server: ModelServer;
let llm: Llm;
beforeEach(async () => {
  server = new ModelServer();
  await server.start();
  llm = withTimes(AMPLE);
});
afterEach(() => server.stop());

function withTimes(times: LlmTimes): Llm {
  const made = createLlm({ baseUrl: `${server.url}/`, apiKey: 'key-123', model: 'tiny' }, times);
  if (made === undefined) throw new Error('settings make a model');
  return made;
}

const ask = (signal?: AbortSignal): LlmAsk => ({
  instructions: 'Be brief.',
  secret: '',
  messages: [{ role: 'user', content: 'Hi' }],
  ...(signal !== undefined && { signal }),
});

async function gather(stream: AsyncGenerator<string, void>): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

const ways: [string, (given?: AbortSignal) => Promise<string>][] = [
  ['generate', (signal) => llm.generate(ask(signal))],
  ['stream', async (signal) => (await gather(llm.stream(ask(signal)))).join('')],
];

it('No model exists without settings', () => expect(createLlm(undefined)).toBeUndefined());

it('A stream yields the words as they come', async () => {
  server.manners = [{ say: ['One', ' two', ' three.'] }];
  expect(await gather(llm.stream(ask()))).toEqual(['One', ' two', ' three.']);
});

describe.each(ways)('%s', (_name, run) => {
  it('A model’s thinking is removed from its answer', async () => {
    server.manners = [{ say: ['<thi', 'nk>They want', ' a greeting.</think>', '\nHello', ' you.'] }];
    expect((await run()).trim()).toBe('Hello you.');
  });

  it('The adapter sends a chat completion request with a token limit and no tools', async () => {
    expect(await run()).toBe('Hello there.');
    const [asked] = server.asked;
    expect(asked?.path).toBe('/v1/chat/completions');
    expect(asked?.authorization).toBe('Bearer key-123');
    expect(asked?.body).toMatchObject({ model: 'tiny', max_tokens: 600 });
    expect(asked?.body.messages).toEqual([
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' },
    ]);
    expect(asked?.body).not.toHaveProperty('tools');
  });

  it.each([429, 500, 503])('The adapter tries again after %i', async (status) => {
    server.manners = [{ status }, { status }, { say: ['There.'] }];
    expect(await run()).toBe('There.');
    expect(server.asked).toHaveLength(3);
  });

  it('The adapter gives up after three tries or on the first hopeless error', async () => {
    server.manners = [{ status: 500 }];
    await expect(run()).rejects.toThrow(LlmError);
    expect(server.asked).toHaveLength(3);
    server.manners = [{ status: 401 }];
    await expect(run()).rejects.toThrow(LlmError);
    expect(server.asked).toHaveLength(4);
  });

  it.each(['cut', 'garbage', 'silence'] as const)('The adapter fails on %s', async (manner) => {
    server.manners = [manner];
    await expect(run()).rejects.toThrow(LlmError);
  });

  it.each(['hang', 'stall'] as const)('The adapter fails when its time is over on a model that %ss', async (manner) => {
    server.manners = [manner];
    llm = withTimes(SHORT);
    await expect(run()).rejects.toThrow(LlmError);
  });

  it('The adapter fails without repeating anything that was said', async () => {
    server.manners = [{ status: 400 }];
    const failure: unknown = await run().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'LlmError', message: expect.stringContaining('400') as string });
    expect(inspect(failure, { depth: 10 })).not.toMatch(/Be brief|key-123/);
  });

  it('The adapter fails when the server is not there', async () => {
    await server.stop();
    await expect(run()).rejects.toThrow(LlmError);
    await server.start();
  });

  it('The adapter hangs up when its caller goes away', async () => {
    server.manners = ['hang'];
    const gone = new AbortController();
    const outcome = run(gone.signal).catch((error: unknown) => error);
    while (server.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    gone.abort();
    expect(await outcome).toBeInstanceOf(LlmError);
    await server.untilAbandoned(1);
  });
});
