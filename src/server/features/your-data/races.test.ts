import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authMe, login } from '#contract/accounts.ts';
import { DAY_MS } from '#contract/durations.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { askForExport, deleteAccount, getExport, linkToExport } from '#contract/your-data.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, PASSWORD, proveSelf, type TestMember } from '#test/factories.ts';
import { messagesTo } from '#test/messages.ts';

const ROUNDS = 6;

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-races-'));
  test = await startTestApp({ DATA_DIR: folder });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => test.clock.set('2026-03-10T18:00:00.000Z'));

const leave = ({ token }: TestMember) => call(test.app, deleteAccount, { token, body: { takesLines: false } });
const signIn = ({ user }: TestMember) =>
  call(test.app, login, { body: { handleOrEmail: user.handle, password: PASSWORD } });
const row = async ({ id }: TestMember): Promise<{ deleted_at: Date | null } | undefined> =>
  test.deps.db.selectFrom('account').select('deleted_at').where('id', '=', id).executeTakeFirst();
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};
const files = (): Promise<string[]> => readdir(join(folder, 'exports'));

it('An export made during an account deletion is complete after the person returns', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await newMember(test, COMPLETE_PROFILE);
    await proveSelf(test, person);
    await call(test.app, askForExport, { token: person.token });
    const making = test.deps.jobs.drain();
    await turns(round * 3);
    const [{ status }] = await Promise.all([leave(person), making]);
    expect(status).toBe(200);
    const { token } = { token: (await signIn(person)).body.tokens.accessToken };
    expect((await call(test.app, getExport, { token })).body).toMatchObject({ state: 'ready' });
    await proveSelf(test, { token });
    const { body } = await call(test.app, linkToExport, { token });
    const archive = await test.app.inject({ url: body.path });
    expect([archive.statusCode, archive.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  }
});

it('An export of somebody who is erased while it is made leaves no file', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await newMember(test, COMPLETE_PROFILE);
    await proveSelf(test, person);
    await leave(person);
    test.clock.advance(14 * DAY_MS);
    await test.deps.db
      .insertInto('data_export')
      .values({
        user_id: person.id,
        id: test.deps.newId(),
        state: 'waiting',
        token_hash: null,
        size_bytes: null,
        asked_at: test.clock.now(),
        expires_at: new Date(test.clock.now().getTime() + DAY_MS),
      })
      .execute();
    const { id } = await test.deps.db
      .selectFrom('data_export')
      .select('id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    await test.deps.db.transaction().execute(async (trx) => {
      await test.deps.jobs.enqueue(trx, 'make-export', { userId: person.id, id });
    });
    const making = test.deps.jobs.drain();
    await turns(round * 3);
    await Promise.all([making, test.deps.retention.enforce()]);
    expect(await row(person)).toBeUndefined();
    await test.deps.retention.enforce();
    expect((await files()).filter((name) => name.startsWith(id))).toEqual([]);
  }
});

it('Simultaneous deletion requests count as one deletion', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await newMember(test, COMPLETE_PROFILE);
    await proveSelf(test, person);
    const answers = await Promise.all([leave(person), leave(person), leave(person)]);
    const done = answers.filter(({ status }) => status === 200);
    // A later request finds its session ended, or finds no proof, because the proof ended with the session.
    expect(answers.filter(({ status }) => ![200, 401, 403].includes(status))).toEqual([]);
    expect(new Set(done.map(({ body }) => body.erasedAt)).size).toBe(1);
    expect(await messagesTo(test, person.user.email ?? '')).toHaveLength(2);
    expect((await call(test.app, authMe, { token: person.token })).status).toBe(401);
    expect([(await signIn(person)).body.cameBack, (await signIn(person)).body.cameBack]).toEqual([true, false]);
  }
});

it('A sign-in during the erasure either restores the whole account or finds nothing', async () => {
  const outcomes = new Set<boolean>();
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const person = await newMember(test, COMPLETE_PROFILE);
    await proveSelf(test, person);
    await leave(person);
    test.clock.advance(14 * DAY_MS);
    // Every third round has a random order; in the others the sign-in or the erasure is certainly first.
    if (round % 3 === 1) await test.deps.retention.enforce();
    const entering = signIn(person);
    if (round % 3 === 2) await entering;
    const [answer] = await Promise.all([entering, test.deps.retention.enforce()]);
    const known = await row(person);
    const isBack = answer.status === 200;
    outcomes.add(isBack);
    expect(known).toEqual(isBack ? { deleted_at: null } : undefined);
    expect([200, 401, 404]).toContain(answer.status);
    const { rows } = await sql`SELECT FROM session WHERE user_id = ${person.id} AND revoked_at IS NULL`.execute(
      test.deps.db,
    );
    expect(rows.length).toBe(isBack ? 1 : 0);
  }
  expect(outcomes).toEqual(new Set([true, false]));
});

it('A report racing an account deletion either keeps its evidence or returns not found', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [person, reporter] = [await newMember(test, COMPLETE_PROFILE), await newMember(test, COMPLETE_PROFILE)];
    await proveSelf(test, person);
    const subject = { kind: 'person', id: String(person.id) };
    const leaving = leave(person);
    await turns(round * 2);
    const reporting = call(test.app, sendReport, { token: reporter.token, body: { subject, category: 'harassment' } });
    const [{ status }, left] = await Promise.all([reporting, leaving]);
    statuses.push(status);
    expect(left.status).toBe(200);
    const { rows } = await sql<{ lines: number }>`
      SELECT jsonb_array_length(report.evidence) AS lines FROM moderation_case one
      LEFT JOIN moderation_report report ON report.case_id = one.id
      WHERE one.subject_kind = 'person' AND one.subject_id = ${String(person.id)}`.execute(test.deps.db);
    expect(rows.length).toBe(status === 200 ? 1 : 0);
    if (status === 200) expect(rows[0]?.lines).toBeGreaterThan(0);
  }
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
});

it('A case about a person outlives their erasure', async () => {
  const [person, reporter] = [await newMember(test, COMPLETE_PROFILE), await newMember(test, COMPLETE_PROFILE)];
  const subject = { kind: 'person', id: String(person.id) };
  const report = await call(test.app, sendReport, { token: reporter.token, body: { subject, category: 'threat' } });
  expect(report.status).toBe(200);
  await proveSelf(test, person);
  await leave(person);
  test.clock.advance(14 * DAY_MS);
  await test.deps.retention.enforce();
  expect(await row(person)).toBeUndefined();
  const { rows } = await sql<{ state: string; note: string }>`
    SELECT one.state FROM moderation_case one JOIN moderation_report report ON report.case_id = one.id
    WHERE one.subject_id = ${String(person.id)}`.execute(test.deps.db);
  expect(rows).toEqual([{ state: 'open' }]);
});
