import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { giftTypes } from '#content/gifts.ts';
import * as accounts from '#contract/accounts.ts';
import * as entry from '#contract/accounts.entry.ts';
import * as chat from '#contract/chat.ts';
import { editMessage } from '#contract/chat.changes.ts';
import { putDraft } from '#contract/chat.drafts.ts';
import { searchMessages } from '#contract/chat.search.ts';
import { sendGift } from '#contract/gifts.ts';
import { changeGroup, createGroup, setAlias } from '#contract/groups.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { sendNotice } from '#contract/moderation.take-down.ts';
import { makePlan } from '#contract/plans.ts';
import { makePoll } from '#contract/polls.ts';
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

interface World {
  roomId: string;
  groupId: string;
  messageId: string;
  /** The id of the member who makes the calls. */
  id: number;
  token: string;
  /** The id of this member's match. */
  otherId: number;
}

interface LoggedCall {
  route: Route;
  params?: object;
  query?: Record<string, string>;
  body?: object;
}

/** Returns calls whose input passes the schemas, so that the marked words reach the SQL statements. */
const calls = ({ roomId, groupId, messageId, otherId }: World): LoggedCall[] => [
  {
    route: accounts.register,
    body: { email: `${MARK}@example.com`, handle: `${MARK}_1`, password: marked('password'), consentData: CONSENT },
  },
  {
    route: accounts.login,
    body: { handleOrEmail: `${MARK}@example.com`, password: marked('password'), deviceId: marked('device') },
  },
  {
    route: accounts.refresh,
    body: { refreshToken: `123456789012.${randomUUID()}.${MARK.repeat(6).slice(0, 43)}` },
  },
  { route: accounts.updateUser, body: { bio: marked('bio'), firstName: marked('name'), displayName: MARK } },
  { route: entry.sendPhoneCode, body: { phoneNumber: '+14155550199' } },
  { route: entry.verifyPhone, body: { phoneNumber: '+14155550199', code: '123456', deviceId: marked('device') } },
  { route: entry.forgotPassword, body: { email: `${MARK}@example.com` } },
  { route: entry.resetPassword, body: { token: MARK.repeat(3), password: marked('password') } },
  {
    route: chat.sendMessage,
    params: { roomId },
    body: { clientId: randomUUID(), content: marked('message'), pictures: [{ id: randomUUID(), alt: marked('alt') }] },
  },
  { route: chat.sendMessage, params: { roomId }, body: { clientId: randomUUID(), content: marked('message') } },
  { route: editMessage, params: { roomId, messageId }, body: { content: marked('edit') } },
  { route: putDraft, params: { roomId }, body: { content: marked('draft'), base: null } },
  { route: searchMessages, query: { words: marked('search') } },
  {
    route: sendGift,
    body: { giftTypeId: giftTypes[0]?.id, receiverId: otherId, message: marked('gift'), clientId: randomUUID() },
  },
  {
    route: makePlan,
    params: { roomId },
    body: { title: marked('plan'), place: marked('place'), when: '2026-03-20T18:00', zone: 'America/New_York' },
  },
  { route: makePoll, params: { roomId }, body: { question: marked('poll'), choices: [marked('one'), marked('two')] } },
  { route: createGroup, body: { name: MARK, description: marked('group') } },
  {
    route: changeGroup,
    params: { roomId: groupId },
    body: { description: marked('description'), rules: marked('rules'), announcement: marked('announcement') },
  },
  { route: setAlias, params: { roomId: groupId }, body: { alias: marked('alias') } },
  {
    route: sendReport,
    body: { subject: { kind: 'person', id: String(otherId) }, category: 'scam', note: marked('report') },
  },
  { route: appealDecision, params: { id: randomUUID() }, body: { text: marked('appeal') } },
  {
    route: sendNotice,
    body: {
      category: 'other',
      role: 'for_somebody',
      what: marked('what'),
      note: marked('note'),
      name: marked('notifier'),
      contact: `${MARK}@example.org`,
      goodFaith: true,
    },
  },
  { route: wyn.askWyn, body: { message: marked('question') } },
];

/** Statements that break the server's tables: by a constraint, a renamed column, a changed type, or a renamed table. */
const BREAKS = [
  'ALTER TABLE one_time_code ADD CONSTRAINT none CHECK (target IS NULL) NOT VALID',
  'ALTER TABLE room_event RENAME COLUMN payload TO payload_gone',
  'ALTER TABLE quota RENAME TO quota_gone',
  'ALTER TABLE account ALTER COLUMN bio TYPE bigint USING NULL',
  'ALTER TABLE user_room RENAME TO user_room_gone',
  'ALTER TABLE account RENAME TO account_gone',
  'ALTER TABLE session RENAME TO session_gone',
];

/** Returns `ok` for each accepted call, or else the error's code and the path. */
async function say({ app }: TestApp, world: World): Promise<string[]> {
  const codes: string[] = [];
  for (const { route, params, query, body } of calls(world)) {
    const given = { id: world.id, ...params };
    const answer = await call(app, route, { token: world.token, params: given, body, ...(query && { query }) });
    codes.push(answer.status < 400 ? 'ok' : `${answer.problem.code} ${route.path}`);
  }
  return codes;
}

/** Sends marked words to every route but logouts and streams; returns the number of internal errors. */
async function speakEverywhere(server: TestApp, world: World): Promise<number> {
  const { id, token, roomId } = world;
  let faults = (await say(server, world)).filter((code) => code.startsWith('internal')).length;
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
  const server = await startTestApp({}, { log });
  const { db } = server.deps;
  const [member] = [await newMatchable(server), await newMatchable(server)];
  const { match } = (await call(server.app, findNewMatch, { token: member.token })).body;
  const roomId = match?.chatRoomId ?? '';
  const first = await call(server.app, chat.sendMessage, {
    token: member.token,
    params: { roomId },
    body: { clientId: randomUUID(), content: 'Hello' },
  });
  const group = await call(server.app, createGroup, {
    token: member.token,
    body: { name: 'Tea', description: 'For all' },
  });
  expect(group.status, JSON.stringify(group.problem)).toBe(200);
  const world = {
    roomId,
    groupId: group.body.id,
    messageId: first.body.message.id,
    id: member.id,
    token: member.token,
    otherId: match?.user.id ?? 0,
  };
  // The server's rules refuse these calls after reading them; no schema refuses one earlier.
  expect((await say(server, world)).filter((code) => code !== 'ok')).toEqual([
    'refresh_invalid /api/auth/refresh',
    'code_wrong /api/auth/phone/verify',
    'link_dead /api/auth/reset-password',
    'picture_gone /api/chats/:roomId/messages',
    'not_found /api/account/decisions/:id/appeal',
  ]);
  expect(await speakEverywhere(server, world)).toBe(0);
  let faults = 0;
  for (const statement of BREAKS) {
    await sql.raw(statement).execute(db);
    faults += await speakEverywhere(server, world);
  }
  expect(faults).toBeGreaterThan(100);
  expect(written.match(/"request failed"/g)?.length).toBeGreaterThan(100);
  expect(written.split('\n').filter((line) => line.toLowerCase().includes(MARK))).toEqual([]);
  for (const word of ['parameters', '4155550199', '"detail"', '"query"']) expect(written).not.toContain(word);
  // The remaining log is enough to find the failing statement.
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
