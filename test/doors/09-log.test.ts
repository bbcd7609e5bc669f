import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import * as entry from '#contract/accounts.entry.ts';
import * as chat from '#contract/chat.ts';
import type { Route } from '#contract/route.ts';
import * as wyn from '#contract/wyn.ts';
import { createLog, faultOf } from '#server/platform/log.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, newMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { declaredRoutes } from '#test/routes.ts';
import { findNewMatch } from '#contract/matching.ts';

const MARK = 'xyzzymark';
const marked = (what: string): string => `${MARK} ${what}`;

/** Bodies that get past the schemas, so that the marked words reach the statements. */
const bodies = (roomId: string): [Route, object, object][] => [
  [
    accounts.register,
    {},
    { email: `${MARK}@example.com`, handle: `${MARK}_1`, password: marked('password'), consentData: CONSENT },
  ],
  [
    accounts.login,
    {},
    { handleOrEmail: `${MARK}@example.com`, password: marked('password'), deviceId: marked('device') },
  ],
  [accounts.refresh, {}, { refreshToken: `123456789012.${randomUUID()}.${MARK.repeat(6).slice(0, 43)}` }],
  [accounts.updateUser, {}, { bio: marked('bio'), firstName: marked('name'), displayName: MARK }],
  [entry.sendPhoneCode, {}, { phoneNumber: '+14155550199' }],
  [entry.verifyPhone, {}, { phoneNumber: '+14155550199', code: '123456', deviceId: marked('device') }],
  [entry.forgotPassword, {}, { email: `${MARK}@example.com` }],
  [entry.resetPassword, {}, { token: MARK, password: marked('password') }],
  [chat.sendMessage, { roomId }, { clientId: randomUUID(), content: marked('message') }],
  [wyn.askWyn, {}, { message: marked('question') }],
];

/** Statements that break the server's tables, each in its own way. */
const BREAKS = [
  'ALTER TABLE one_time_code ADD CONSTRAINT none CHECK (target IS NULL) NOT VALID',
  'ALTER TABLE room_event RENAME COLUMN payload TO payload_gone',
  'ALTER TABLE quota RENAME TO quota_gone',
  'ALTER TABLE account ALTER COLUMN bio TYPE bigint USING NULL',
  'ALTER TABLE user_room RENAME TO user_room_gone',
  'ALTER TABLE account RENAME TO account_gone',
  'ALTER TABLE session RENAME TO session_gone',
];

async function speakEverywhere(
  server: TestApp,
  roomId: string,
  { id, token }: { id: number; token: string },
): Promise<number> {
  let faults = 0;
  for (const [route, params, body] of bodies(roomId)) {
    const { status } = await call(server.app, route, { token, params: { id, ...params }, body });
    if (status === 500) faults += 1;
  }
  for (const { route } of await declaredRoutes()) {
    if (route.path.includes('logout') || route.streams === true) continue;
    const params = {
      id,
      roomId,
      handle: MARK,
      userId: id,
      sessionId: randomUUID(),
      matchId: randomUUID(),
      zip: '94607',
      noteId: randomUUID(),
    };
    const { status } = await call(server.app, route, {
      token,
      params,
      ...(route.method !== 'GET' && { body: { [MARK]: MARK, message: MARK, content: MARK } }),
    });
    if (status === 500) faults += 1;
  }
  return faults;
}

it('No word that a person wrote reaches the log, whatever breaks', async () => {
  let written = '';
  const log = createLog('trace', { write: (line) => void (written += line) });
  const server = await startTestApp({}, log);
  const { db } = server.deps;
  const [member] = [await newMatchable(server), await newMatchable(server)];
  const { match } = (await call(server.app, findNewMatch, { token: member.token })).body;
  const roomId = match?.chatRoomId ?? '';
  expect(await speakEverywhere(server, roomId, member)).toBe(0);
  let faults = 0;
  for (const statement of BREAKS) {
    await sql.raw(statement).execute(db);
    faults += await speakEverywhere(server, roomId, member);
  }
  expect(faults).toBeGreaterThan(100);
  expect(written.match(/"request failed"/g)?.length).toBeGreaterThan(100);
  expect(written.split('\n').filter((line) => line.toLowerCase().includes(MARK))).toEqual([]);
  for (const word of ['parameters', '4155550199', '"detail"', '"query"']) expect(written).not.toContain(word);
  // What remains is enough to find the place.
  expect(written).toMatch(/"code":"42P01"/);
  expect(new Set(written.match(/"statement":"\w+"/g)).size).toBeGreaterThan(5);
  await server.close();
});

it('An error is written by its kind, code and place, with those of its cause', async () => {
  const server = await startTestApp();
  const failed = await sql`SELECT ${marked('words')}::uuid`.execute(server.deps.db).catch((error: unknown) => error);
  const fault = faultOf(new Error(marked('outer'), { cause: failed }));
  expect(JSON.stringify(fault)).not.toContain(MARK);
  expect(fault.cause?.code).toBe('22P02');
  expect(fault.frames.join()).toContain('09-log.test.ts');
  expect(JSON.stringify(faultOf(marked('text')))).not.toContain(MARK);
  const odd = Object.assign(new SyntaxError(marked('json')), { parameters: [MARK], query: MARK, detail: MARK });
  expect(JSON.stringify(faultOf(odd))).not.toContain(MARK);
  await newMember(server);
  await server.close();
});
