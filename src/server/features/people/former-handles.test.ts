import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkHandle, getUserByHandle, login, register, updateUser } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import { DAY_MS } from '#contract/durations.ts';
import { getInvite } from '#contract/people.invites.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { changeStanding } from '#server/features/accounts/accounts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, CONSENT, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { nextSerial } from '#test/serials.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Renamed extends TestMember {
  former: string;
  present: string;
}

async function renamed(): Promise<Renamed> {
  const member = await newMember(test, COMPLETE_PROFILE);
  const present = `renamed_${nextSerial()}`;
  const body = { handle: present };
  const answer = await call(test.app, updateUser, { token: member.token, params: { id: member.id }, body });
  expect(answer.status).toBe(200);
  return { ...member, former: member.user.handle, present };
}

const teaser = (handle: string, token?: string) =>
  call(test.app, getInvite, { params: { handle }, ...(token !== undefined && { token }) });
const named = async (handle: string): Promise<string | number> => {
  const { status, body } = await teaser(handle);
  return status === 200 ? body.handle : status;
};

it('A former Wildin ID leads to the present one for 180 days', async () => {
  const [{ former, present, id }, other] = [await renamed(), await newMember(test)];
  expect([await named(former), await named(present)]).toEqual([present, present]);
  const found = await call(test.app, getUserByHandle, { token: other.token, params: { handle: former } });
  expect(found.body).toMatchObject({ id, handle: present });
  const visitor = await call(test.app, getUserByHandle, { params: { handle: former.toUpperCase() } });
  expect(visitor.body).toMatchObject({ handle: present });
  test.clock.advance(180 * DAY_MS - 1);
  expect(await named(former)).toBe(present);
  test.clock.advance(1);
  expect([await named(former), await named(present)]).toEqual([404, present]);
});

it('A former Wildin ID shows nothing that the present one does not', async () => {
  const paged = await renamed();
  await call(test.app, updateUser, { token: paged.token, params: { id: paged.id }, body: { inviteEnabled: false } });
  expect([await named(paged.former), await named(paged.present)]).toEqual([404, 404]);
  for (const change of ['suspended_at', 'deleted_at', 'age_held_at'] as const) {
    const { id, former, present } = await renamed();
    await inTransaction(test.deps.db, (trx) =>
      changeStanding(test.deps, trx, { userId: id, [change]: test.clock.now() }),
    );
    expect([change, await named(former), await named(present)]).toEqual([change, 404, 404]);
  }
  const [blocker, blocked] = [await renamed(), await newMember(test)];
  await call(test.app, blockPerson, { token: blocker.token, params: { userId: blocked.id } });
  const answers = [await teaser(blocker.former, blocked.token), await teaser(blocker.present, blocked.token)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

it('A reserved Wildin ID says reserved, and a taken one says taken', async () => {
  const { former, present, token, id } = await renamed();
  const other = await newMember(test);
  const asked = async (handle: string): Promise<string> =>
    (await call(test.app, checkHandle, { token: other.token, params: { handle } })).body.message;
  const RESERVED = 'This Wildin ID is reserved. Please choose another.';
  expect([await asked(former), await asked(present)]).toEqual([RESERVED, 'This Wildin ID is already taken.']);
  const take = (handle: string) =>
    call(test.app, updateUser, { token: other.token, params: { id: other.id }, body: { handle } });
  const join = (handle: string) =>
    call(test.app, register, {
      body: { email: `joins${nextSerial()}@example.com`, handle, password: PASSWORD, consentData: CONSENT },
    });
  for (const handle of [former, 'wildin_team']) {
    for (const { status, problem } of [await take(handle), await join(handle)]) {
      expect([status, problem.code, problem.fields]).toEqual([409, 'handle_reserved', { handle: RESERVED }]);
    }
  }
  for (const { status, problem } of [await take(present), await join(present)]) {
    expect([status, problem.code]).toEqual([409, 'handle_taken']);
  }
  // Its former person alone may take it back.
  test.clock.advance(366 * DAY_MS);
  const again = await call(test.app, login, { body: { handleOrEmail: present, password: PASSWORD } });
  expect(token).not.toBe(again.body.tokens.accessToken);
  const back = { token: again.body.tokens.accessToken, params: { id }, body: { handle: former } };
  expect((await call(test.app, updateUser, back)).status).toBe(200);
});
