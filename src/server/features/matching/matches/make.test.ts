import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { makePair, takeExposure, TakenMeanwhile, unlessBroken, untilSettled } from './make.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => sql`DELETE FROM account`.execute(server.deps.db));

const within = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => inTransaction(server.deps.db, work);
const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('a try to make a match', () => {
  it('A search tries twenty times for people whom others take, and is unavailable after that', async () => {
    let tries = 0;
    const lose = (): Promise<never> => {
      tries += 1;
      return Promise.reject(new TakenMeanwhile());
    };
    await expect(untilSettled(server.deps.db, lose)).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries).toBe(20);
  });

  it.each([
    ['a row that cannot be read', new Error('unreadable'), true],
    ['a value of another form', withCode('22P02'), true],
    ['a broken constraint', withCode('23514'), true],
    ['a deadlock', withCode('40P01'), false],
    ['a lost connection', withCode('ECONNRESET'), false],
    ['a refusal', new AppError('not_found'), false],
    ['a search that was quicker', new TakenMeanwhile(), false],
    ['no error at all', 'a word', false],
  ])('The error “%s” skips the other person only if their data caused it', async (_, error, isOfData) => {
    const skipped: number[] = [];
    const logged: unknown[] = [];
    const log = { error: (what: unknown) => logged.push(what) } as unknown as Deps['log'];
    const skip = (userId: number): void => void skipped.push(userId);
    const thrown = await unlessBroken({ log }, { otherId: 7, skip }, () => Promise.reject(error)).catch(
      (reason: unknown) => reason,
    );
    expect(skipped).toEqual(isOfData ? [7] : []);
    expect(logged).toEqual(isOfData ? [{ err: error, userId: 7 }] : []);
    expect([thrown === error, thrown instanceof TakenMeanwhile]).toEqual([
      !isOfData,
      isOfData || error instanceof TakenMeanwhile,
    ]);
  });

  it('A person is offered three times a day and never a fourth time', async () => {
    const { id } = await newMatchable(server);
    const offer = (userId: number): Promise<void> => within((trx) => takeExposure(trx, userId, server.clock.now()));
    for (let n = 0; n < 3; n += 1) await offer(id);
    await expect(offer(id)).rejects.toBeInstanceOf(TakenMeanwhile);
    await expect(offer(1)).rejects.toBeInstanceOf(TakenMeanwhile);
  });
});

describe('a pair', () => {
  const pair = async (): Promise<[TestMember, TestMember]> => {
    const two = [await newMatchable(server), await newMatchable(server)];
    return two.toSorted((a, b) => a.id - b.id) as [TestMember, TestMember];
  };
  const make = (one: TestMember, other: TestMember): Promise<unknown> =>
    within((trx) =>
      makePair(trx, server.deps, { userId: one.id, otherId: other.id, kind: 'daily', now: server.clock.now() }),
    );

  it('A pair is created once and the second of two mutual searches loses', async () => {
    const [low, high] = await pair();
    await make(low, high);
    await expect(make(high, low)).rejects.toBeInstanceOf(TakenMeanwhile);
  });

  it.each(['lower', 'higher'])('A pair is not created when the person with the %s id is unmatchable', async (who) => {
    const [low, high] = await pair();
    const gone = who === 'lower' ? low : high;
    await sql`DELETE FROM match_profile WHERE user_id = ${gone.id}`.execute(server.deps.db);
    await expect(make(low, high)).rejects.toBeInstanceOf(TakenMeanwhile);
    expect((await sql`SELECT 1 FROM soul_match`.execute(server.deps.db)).rows).toEqual([]);
  });
});
