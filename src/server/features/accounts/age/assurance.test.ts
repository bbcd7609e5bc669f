import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishAgeCheck, getAgeCheck, startAgeCheck, type AgeCheck } from '#contract/accounts.age.ts';
import { sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import { getUser, updateUser } from '#contract/accounts.ts';
import { sendMessage, startDirect } from '#contract/chat.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { findNewMatch } from '#contract/matching.ts';
import { yourData } from '#contract/your-data.ts';
import { changeModerators } from '#server/features/moderation/moderators/moderators.ts';
import { AgeProviderServer } from '#test/age-provider.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, CONSENT, newMember, type TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { codeFor } from '#test/messages.ts';
import { finishChecks } from './assurance.check.ts';
import { decideCheck } from './assurance.queries.ts';
import { settleAges, settleHolds } from './assurance.ts';

const AUSTIN = '73301';
const SALT_LAKE = '84101';
const OAKLAND = '94607';

let provider: AgeProviderServer;
let test: TestApp;
beforeAll(async () => {
  provider = await new AgeProviderServer().start();
  test = await startTestApp({
    AGE_RULES: 'US-TX=provider, US-UT=operator, US-CA=provider@2026-07-01',
    AGE_PROVIDER_URL: provider.url,
    AGE_PROVIDER_KEY: 'a key for ages',
  });
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});
beforeEach(() => {
  test.clock.set('2026-03-10T18:00:00.000Z');
  provider.manner = undefined;
});

const memberIn = (zipCode: string): Promise<TestMember> => newMember(test, { ...COMPLETE_PROFILE, zipCode });
const checkOf = async ({ token }: TestMember): Promise<AgeCheck> => (await call(test.app, getAgeCheck, { token })).body;
const start = ({ token }: TestMember) => call(test.app, startAgeCheck, { token });
const finish = async ({ token }: TestMember): Promise<AgeCheck & { hasFailed: boolean }> =>
  (await call(test.app, finishAgeCheck, { token })).body;
const isHeld = async ({ id }: TestMember): Promise<boolean> => {
  const held = sql<{ held: boolean }>`SELECT age_held_at IS NOT NULL AS held FROM account WHERE id = ${id}`;
  return (await held.execute(test.deps.db)).rows[0]?.held === true;
};
const sees = async ({ token }: TestMember, { id }: TestMember): Promise<number> =>
  (await call(test.app, getUser, { token, params: { id } })).status;
const moveTo = ({ id, token }: TestMember, zipCode: string) =>
  call(test.app, updateUser, { token, params: { id }, body: { zipCode } });
const rowOf = async ({ id }: TestMember): Promise<unknown> =>
  (await sql`SELECT * FROM age_check WHERE user_id = ${id}`.execute(test.deps.db)).rows;
const casesOf = async ({ id }: TestMember): Promise<unknown> =>
  (await sql`SELECT class, state, subject_kind FROM moderation_case WHERE author_id = ${id}`.execute(test.deps.db))
    .rows;

describe('Where the rule of a region asks for a check', () => {
  it('A held person is invisible, unmatched and unable to write', async () => {
    const [held, other] = [await newMatchable(test), await newMatchable(test)];
    const room = await call(test.app, startDirect, { token: held.token, body: { otherUserId: other.id } });
    expect([room.status, await sees(other, held)]).toEqual([200, 200]);
    expect((await moveTo(held, AUSTIN)).body.isAgeHeld).toBe(true);
    expect([await sees(other, held), await sees(held, held), await sees(held, other)]).toEqual([404, 200, 200]);
    const said = { clientId: randomUUID(), content: 'Hello' };
    const params = { roomId: room.body.id };
    const message = await call(test.app, sendMessage, { token: held.token, params, body: said });
    expect([message.status, message.problem.code]).toEqual([403, 'age_check_needed']);
    const answer = await call(test.app, sendMessage, { token: other.token, params, body: said });
    expect([answer.status, answer.problem.code]).toEqual([403, 'blocked']);
    const third = await memberIn(OAKLAND);
    const refusals = [
      await call(test.app, startDirect, { token: held.token, body: { otherUserId: third.id } }),
      await call(test.app, findNewMatch, { token: held.token }),
      await call(test.app, updateUser, { token: held.token, params: { id: held.id }, body: { inQuestHall: true } }),
    ];
    expect(refusals.map(({ problem }) => problem.code)).toEqual(refusals.map(() => 'age_check_needed'));
    expect(await isHeld(third)).toBe(false);
  });

  it('A held person who moves to a region without a check is shown again', async () => {
    const member = await memberIn(AUSTIN);
    expect(await isHeld(member)).toBe(true);
    expect((await moveTo(member, OAKLAND)).body.isAgeHeld).toBe(false);
    expect(await checkOf(member)).toMatchObject({ state: 'later', from: '2026-07-01', isHeld: false });
  });
});

describe('The check by a provider', () => {
  it('A passed check lifts the hold and stores only method, result and day', async () => {
    const [member, other] = [await memberIn(AUSTIN), await memberIn(OAKLAND)];
    expect(await checkOf(member)).toEqual({
      state: 'needed',
      from: null,
      decidedOn: null,
      canStart: true,
      refusedUntil: null,
      isHeld: true,
    });
    const began = await start(member);
    expect(began.body.address).toMatch(`${provider.url}/page/`);
    expect([...provider.checks.values()].at(-1)?.returnTo).toBe('http://localhost:3000/account/age?back');
    expect((await checkOf(member)).state).toBe('waiting');
    expect(await finish(member)).toMatchObject({ state: 'waiting', hasFailed: false, isHeld: true });
    provider.say('adult');
    expect(await finish(member)).toEqual({
      state: 'adult',
      from: null,
      decidedOn: '2026-03-10',
      canStart: false,
      refusedUntil: null,
      isHeld: false,
      hasFailed: false,
    });
    expect([await isHeld(member), await sees(other, member)]).toEqual([false, 200]);
    const kept = { user_id: member.id, method: 'provider', result: 'adult', decided_on: '2026-03-10' };
    expect(await rowOf(member)).toEqual([{ ...kept, reference: null, asked_at: null }]);
    expect((await start(member)).problem.code).toBe('age_check_closed');
    const said = JSON.stringify((await call(test.app, yourData, { token: member.token })).body.kinds);
    expect(said).toContain('what came of a check of your age');
  });

  it('The age provider learns nothing about the person', async () => {
    const member = await memberIn(AUSTIN);
    provider.asked.length = 0;
    await start(member);
    await finish(member);
    const heard = JSON.stringify(provider.asked);
    for (const secret of [String(member.id), member.user.handle, '1996', AUSTIN, 'Robin', '@']) {
      expect(heard).not.toContain(secret);
    }
  });

  it('A person found under age stays hidden in every region and gets a case', async () => {
    const member = await newMember(test);
    await moveTo(member, AUSTIN);
    await start(member);
    provider.say('not_adult');
    expect(await finish(member)).toMatchObject({ state: 'not_adult', isHeld: true, canStart: false });
    expect(await casesOf(member)).toEqual([{ class: 'minor', state: 'open', subject_kind: 'person' }]);
    expect((await moveTo(member, OAKLAND)).body.isAgeHeld).toBe(true);
    const body = { birthday: '05/14/1996' };
    const other = await call(test.app, updateUser, { token: member.token, params: { id: member.id }, body });
    expect(other.problem.code).toBe('under_age');
    expect((await start(member)).problem.code).toBe('age_check_closed');
    await settleHolds(test.deps);
    expect(await isHeld(member)).toBe(true);
  });

  it('A check without a result leaves nothing, and another one can begin', async () => {
    const member = await memberIn(AUSTIN);
    await start(member);
    provider.say('failed');
    expect(await finish(member)).toMatchObject({ state: 'needed', hasFailed: true, canStart: true });
    expect(await rowOf(member)).toEqual([]);
    await start(member);
    provider.say('adult');
    expect(await finish(member)).toMatchObject({ state: 'adult', hasFailed: false });
  });

  it('A check that the provider no longer knows stands in the way of no other', async () => {
    const member = await memberIn(AUSTIN);
    await start(member);
    provider.checks.delete([...provider.checks.keys()].at(-1) ?? '');
    expect((await start(member)).status).toBe(200);
    provider.say('adult');
    expect(await finish(member)).toMatchObject({ state: 'adult', hasFailed: false });
  });

  it('A person found under age cannot start another check', async () => {
    const member = await newMember(test);
    await moveTo(member, AUSTIN);
    await start(member);
    provider.say('not_adult');
    provider.asked.length = 0;
    expect((await start(member)).problem.code).toBe('age_check_closed');
    expect(provider.asked.filter(({ path }) => path.startsWith('POST'))).toEqual([]);
    expect(await checkOf(member)).toMatchObject({ state: 'not_adult', canStart: false, isHeld: true });
    expect(await casesOf(member)).toEqual([{ class: 'minor', state: 'open', subject_kind: 'person' }]);
    const body = { birthday: '05/14/1996' };
    const other = await call(test.app, updateUser, { token: member.token, params: { id: member.id }, body });
    expect(other.problem.code).toBe('under_age');
  });

  it('A person found adult is shown again instead of starting another check', async () => {
    const member = await memberIn(AUSTIN);
    await start(member);
    provider.say('adult');
    expect((await start(member)).problem.code).toBe('age_check_closed');
    expect(await checkOf(member)).toMatchObject({ state: 'adult', isHeld: false });
  });

  it('A new check is refused while the provider’s answer is unavailable', async () => {
    const member = await memberIn(AUSTIN);
    await start(member);
    provider.say('not_adult');
    provider.manner = 503;
    expect((await start(member)).problem.code).toBe('unavailable');
    provider.manner = undefined;
    expect(await finish(member)).toMatchObject({ state: 'not_adult', canStart: false });
  });

  it('Only the latest age check counts', async () => {
    const member = await memberIn(AUSTIN);
    await start(member);
    const givenUp = [...provider.checks.values()].at(-1);
    await start(member);
    if (givenUp !== undefined) givenUp.state = 'adult';
    expect(await finish(member)).toMatchObject({ state: 'waiting', isHeld: true });
  });

  it('A late answer to an abandoned check decides nothing', async () => {
    const member = await memberIn(AUSTIN);
    await start(member);
    const reference = [...provider.checks.keys()].at(-1) ?? '';
    await start(member);
    const late = { userId: member.id, reference, result: 'adult', day: '2026-03-10' } as const;
    expect(await decideCheck(test.deps.db, late)).toBe(false);
    expect(await checkOf(member)).toMatchObject({ state: 'waiting', isHeld: true });
  });

  it('A provider that does not answer makes nobody an adult and loses no check', async () => {
    const member = await memberIn(AUSTIN);
    provider.manner = 503;
    const refused = await start(member);
    expect([refused.status, refused.problem.code]).toEqual([503, 'unavailable']);
    provider.manner = undefined;
    await start(member);
    provider.say('adult');
    provider.manner = 500;
    expect(await finish(member)).toMatchObject({ state: 'waiting', isHeld: true, hasFailed: false });
    provider.manner = undefined;
    expect(await finish(member)).toMatchObject({ state: 'adult', isHeld: false });
  });

  it('The server finishes abandoned checks itself and forgets them after a day', async () => {
    const [gone, idle] = [await memberIn(AUSTIN), await memberIn(AUSTIN)];
    await start(idle);
    await start(gone);
    provider.say('adult');
    await finishChecks(test.deps);
    expect(await isHeld(gone)).toBe(true);
    test.clock.advance(11 * MINUTE_MS);
    await finishChecks(test.deps);
    expect([await isHeld(gone), (await checkOf(idle)).state]).toEqual([false, 'waiting']);
    test.clock.advance(24 * 60 * MINUTE_MS);
    await finishChecks(test.deps);
    expect(await rowOf(idle)).toEqual([]);
  });
});

describe('The check by the operator', () => {
  it('The operator’s word lifts a hold where the operator checks ages', async () => {
    const member = await memberIn(SALT_LAKE);
    expect(await checkOf(member)).toMatchObject({ state: 'needed', canStart: false, isHeld: true });
    expect((await start(member)).problem.code).toBe('age_check_closed');
    const words = ['assure', `@${member.user.handle}`];
    expect(await changeModerators(test.deps.db, words, test.clock.now())).toContain('is an adult');
    expect(await checkOf(member)).toMatchObject({ state: 'adult', decidedOn: '2026-03-10', isHeld: false });
    expect(await rowOf(member)).toMatchObject([{ method: 'operator', result: 'adult' }]);
  });

  it('The operator’s word counts over a provider’s that was wrong', async () => {
    const member = await memberIn(AUSTIN);
    await start(member);
    provider.say('not_adult');
    await finish(member);
    await changeModerators(test.deps.db, ['assure', member.user.handle], test.clock.now());
    expect(await isHeld(member)).toBe(false);
  });

  it('The operator can assure only real people by handle', async () => {
    const [member, demo] = [await memberIn(SALT_LAKE), await newMember(test)];
    await sql`UPDATE account SET is_demo = true WHERE id = ${demo.id}`.execute(test.deps.db);
    for (const name of [member.user.email ?? '', demo.user.handle, 'nobody_at_all']) {
      await expect(changeModerators(test.deps.db, ['assure', name], test.clock.now())).rejects.toThrow('no person');
    }
    expect(await isHeld(member)).toBe(true);
  });
});

describe('A rule for the whole country', () => {
  it('A newcomer without a ZIP code is held under a nationwide rule', async () => {
    const strict = await startTestApp({ AGE_RULES: 'US=operator' });
    try {
      const member = await newMember(strict);
      expect(member.user.isAgeHeld).toBe(true);
      const phoneNumber = '+14155556501';
      await call(strict.app, sendPhoneCode, { body: { phoneNumber } });
      const body = { phoneNumber, code: await codeFor(strict, phoneNumber), consentData: CONSENT };
      const byPhone = (await call(strict.app, verifyPhone, { body })).body;
      expect(byPhone.user.isAgeHeld).toBe(true);
      const { token } = member;
      expect((await call(strict.app, getUser, { token, params: { id: byPhone.id } })).status).toBe(404);
    } finally {
      await strict.close();
    }
  });
});

describe('A rule that begins', () => {
  it('A rule holds people from its first day and spares those already checked', async () => {
    const [early, late, elsewhere] = [await memberIn(OAKLAND), await memberIn(OAKLAND), await memberIn('10001')];
    expect(await checkOf(elsewhere)).toMatchObject({ state: 'none', from: null, canStart: false });
    expect(await checkOf(early)).toMatchObject({ state: 'later', from: '2026-07-01', canStart: true, isHeld: false });
    await start(early);
    provider.say('adult');
    await finish(early);
    test.clock.set('2026-06-30T23:59:00.000Z');
    await settleHolds(test.deps);
    expect(await isHeld(late)).toBe(false);
    test.clock.set('2026-07-01T00:01:00.000Z');
    await settleHolds(test.deps);
    const held = await Promise.all([early, late, elsewhere].map(isHeld));
    expect(held).toEqual([false, true, false]);
  });

  it('A server that starts looks at once who has to be held', async () => {
    const member = await memberIn(AUSTIN);
    await sql`UPDATE account SET age_held_at = NULL WHERE id = ${member.id}`.execute(test.deps.db);
    await settleAges(test.deps);
    expect(await isHeld(member)).toBe(false);
    await test.deps.jobs.drain();
    expect(await isHeld(member)).toBe(true);
  });

  it('A new hold is announced once to the person and their room partners', async () => {
    const [held, other] = [await memberIn(OAKLAND), await memberIn(OAKLAND)];
    await call(test.app, startDirect, { token: held.token, body: { otherUserId: other.id } });
    await sql`UPDATE account SET age_held_at = ${test.clock.now()} WHERE id = ${held.id}`.execute(test.deps.db);
    const heard: string[] = [];
    test.deps.hints.on('resync', /./, (hint) => heard.push(hint));
    await settleHolds(test.deps);
    await settleHolds(test.deps);
    expect(heard.toSorted()).toEqual([`${held.id} me`, `${other.id} people`].toSorted());
  });

  it('A hold ends when no rule applies and characters are never held', async () => {
    const [member, demo] = [await memberIn(OAKLAND), await memberIn(AUSTIN)];
    const at = test.clock.now();
    await sql`UPDATE account SET age_held_at = ${at} WHERE id = ${member.id}`.execute(test.deps.db);
    await sql`UPDATE account SET age_held_at = NULL, is_demo = true WHERE id = ${demo.id}`.execute(test.deps.db);
    await settleHolds(test.deps);
    expect([await isHeld(member), await isHeld(demo)]).toEqual([false, false]);
  });
});
