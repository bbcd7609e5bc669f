import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/route.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { createOnce, type Once } from './idempotency.ts';

const give = route({
  method: 'POST',
  path: '/api/give',
  access: 'member',
  idempotent: true,
  response: z.object({ made: z.number() }),
});

const LEASE = 30_000;

let server: TestApp;
let member: TestMember;
let made: number;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await newMember(server);
  made = 0;
});

/** A second server, which shares only the database with the first. The second server's timers fire at once. */
const anotherServer = () =>
  createOnce(
    { ...server.deps, timers: { ...server.deps.timers, after: (_ms, run) => (queueMicrotask(run), () => undefined) } },
    give,
  );
const asked = (key: string, input: unknown = 'a') => ({ userId: member.id, key, input });

/**
 * Makes one thing unless an earlier try made it, and records it in a transaction. Returns the number of things made.
 */
const make = async (once: Once): Promise<unknown> => {
  if (once.effect === undefined) {
    await inTransaction(server.deps.db, (trx) => once.record(trx, 'thing'));
    made += 1;
  }
  return { made };
};
const refuse = (code: ConstructorParameters<typeof AppError>[0]) => async (): Promise<never> => {
  made += 1;
  throw new AppError(code, { message: `try ${made}` });
};

describe('A repeat under an idempotency key', () => {
  it('A repeat gets the kept answer, on this server and on another', async () => {
    const once = anotherServer();
    expect(await once(asked('the-first-key'), make)).toEqual({ made: 1 });
    expect(await once(asked('the-first-key'), make)).toEqual({ made: 1 });
    expect(await anotherServer()(asked('the-first-key'), make)).toEqual({ made: 1 });
    expect(await once(asked('another-key'), make)).toEqual({ made: 2 });
  });

  it('Two people under one key are two calls', async () => {
    const once = anotherServer();
    await once(asked('the-first-key'), make);
    member = await newMember(server);
    expect(await once(asked('the-first-key'), make)).toEqual({ made: 2 });
  });

  it('An idempotency key reused with different input is a conflict', async () => {
    const once = anotherServer();
    const conflict = { code: 'idempotency_conflict' };
    await once(asked('the-first-key', { amount: 1 }), async (first) => {
      await expect(anotherServer()(asked('the-first-key', { amount: 2 }), make)).rejects.toMatchObject(conflict);
      return make(first);
    });
    await expect(once(asked('the-first-key', { amount: 2 }), make)).rejects.toMatchObject(conflict);
    expect(made).toBe(1);
  });

  it('A refused request replays its refusal for the same key after the lease ends', async () => {
    const once = anotherServer();
    for (const work of [refuse('premium_required'), make]) {
      await expect(once(asked('the-first-key'), work)).rejects.toMatchObject({
        code: 'premium_required',
        status: 403,
        message: 'try 1',
      });
      server.clock.advance(LEASE);
    }
  });

  it.each(['rate_limited', 'unavailable', 'internal', 'unauthenticated'] as const)(
    'A refusal of the moment (%s) is not kept',
    async (code) => {
      const once = anotherServer();
      await expect(once(asked('the-first-key'), refuse(code))).rejects.toMatchObject({ code });
      expect(await once(asked('the-first-key'), make)).toEqual({ made: 2 });
    },
  );
});

describe('A try that does not end', () => {
  const neverEnding = (begun: (once: Once) => void) => (once: Once) => {
    begun(once);
    return new Promise<never>(() => undefined);
  };

  it('A repeat on another server is refused until the first server’s lease expires', async () => {
    await new Promise<Once>((resolve) => void anotherServer()(asked('the-first-key'), neverEnding(resolve)));
    server.clock.advance(LEASE - 1);
    await expect(anotherServer()(asked('the-first-key'), make)).rejects.toMatchObject({ code: 'still_working' });
    server.clock.advance(1);
    expect(await anotherServer()(asked('the-first-key'), make)).toEqual({ made: 1 });
  });

  it('A repeat does not wait for a lease that outlived its database', async () => {
    const { deps } = server;
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const waiting: (() => void)[] = [];
    let isGone = false;
    const db = new Proxy(deps.db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (isGone && name === 'updateTable') throw gone;
          return value.apply(target, args) as unknown;
        };
      },
    });
    const timers = { ...deps.timers, after: (_ms: number, run: () => void) => (waiting.push(run), () => undefined) };
    const once = createOnce({ ...deps, db, timers }, give);
    const lose = async (): Promise<never> => {
      isGone = true;
      throw gone;
    };
    await expect(once(asked('a-lost-one'), lose)).rejects.toThrow('gone');
    waiting.shift()?.();
    await expect.poll(() => waiting.length).toBe(1);
    isGone = false;
    waiting.shift()?.();
    await expect.poll(() => anotherServer()(asked('a-lost-one'), make).catch(String)).toEqual({ made: 1 });
  });

  it('A repeat after a lost answer makes nothing more', async () => {
    const lost = await new Promise<Once>(
      (resolve) => void anotherServer()(asked('the-first-key'), neverEnding(resolve)),
    );
    await make(lost);
    server.clock.advance(LEASE);
    expect(await anotherServer()(asked('the-first-key'), make)).toEqual({ made: 1 });
  });

  it('A try that outlives its lease makes nothing', async () => {
    const late = await new Promise<Once>(
      (resolve) => void anotherServer()(asked('the-first-key'), neverEnding(resolve)),
    );
    server.clock.advance(LEASE);
    await anotherServer()(asked('the-first-key'), make);
    await expect(make(late)).rejects.toMatchObject({ code: 'still_working' });
    expect(made).toBe(1);
  });
});

it('An answer is forgotten after a day', async () => {
  const { retention } = server.deps;
  await anotherServer()(asked('the-first-key'), make);
  server.clock.advance(86_399_999);
  await retention.enforce();
  expect(await anotherServer()(asked('the-first-key'), make)).toEqual({ made: 1 });
  server.clock.advance(1);
  await retention.enforce();
  expect(await anotherServer()(asked('the-first-key'), make)).toEqual({ made: 2 });
});
