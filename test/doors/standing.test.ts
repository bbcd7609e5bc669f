import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { login } from '#contract/accounts.ts';
import { prove } from '#contract/accounts.proof.ts';
import { sendMessage, startDirect } from '#contract/chat.ts';
import { deleteAccount, pause } from '#contract/your-data.ts';
import { decideCase } from '#contract/moderation.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { changeModerators } from '#server/features/moderation/moderators/moderators.ts';
import { call } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import type { TestSocket } from '#test/faults/socket.ts';
import { LiveScene } from '#test/live-scene.ts';

// When a person becomes hidden or visible, the server asks the clients of people who share a room with this person to
// read people again. The clients of strangers get no such event.

const live = new LiveScene();
let server: Awaited<ReturnType<typeof live.open>>['server'];
beforeAll(async () => {
  ({ server } = await live.open());
});
afterEach(live.dropSockets);
afterAll(live.close);

/** Creates two people with a room, and a stranger, each with an open socket. */
async function scene() {
  const member = (): Promise<TestMember> => newMember(server, COMPLETE_PROFILE);
  const [person, friend, stranger] = [await member(), await member(), await member()];
  const { body: room } = await call(server.app, startDirect, {
    token: person.token,
    body: { otherUserId: friend.id },
  });
  const body = { clientId: server.deps.newId(), content: 'Hello you' };
  await call(server.app, sendMessage, { token: person.token, params: { roomId: room.id }, body });
  const screens = [await live.connect(friend), await live.connect(stranger)] as const;
  const heard = async (): Promise<string[][]> => Promise.all(screens.map(heardBy));
  await heard();
  return { person, friend, heard };
}

/** Waits for all earlier events. Returns ['people'] if one of these events asks the client to read people, else []. */
async function heardBy(socket: TestSocket): Promise<string[]> {
  const timestamp = socket.events.length;
  socket.say({ type: 'ping', timestamp });
  await socket.until(() => socket.events.some((event) => event.type === 'pong' && event.timestamp === timestamp));
  const scopes = socket.events.splice(0).flatMap((event) => (event.type === 'resync' ? [event.scope] : []));
  return [...new Set(scopes)].filter((scope) => scope === 'people');
}

const TOLD = [['people'], []];
const sure = (token: string) => call(server.app, prove, { token, body: { password: PASSWORD } });
const signIn = async ({ user }: TestMember): Promise<string> =>
  (await call(server.app, login, { body: { handleOrEmail: user.handle, password: PASSWORD } })).body.tokens.accessToken;

it('People who share a room hear of a member’s pause and its end', async () => {
  const { person, heard } = await scene();
  for (const isPaused of [true, false]) {
    await call(server.app, pause, { token: person.token, body: { isPaused } });
    expect(await heard()).toEqual(TOLD);
  }
});

it('People who share a room hear of a deletion’s start and the return', async () => {
  const { person, heard } = await scene();
  await sure(person.token);
  expect((await call(server.app, deleteAccount, { token: person.token, body: { takesLines: false } })).status).toBe(
    200,
  );
  expect(await heard()).toEqual(TOLD);
  await signIn(person);
  expect(await heard()).toEqual(TOLD);
  await signIn(person);
  expect(await heard()).toEqual([[], []]);
});

it('A suspension and its end are heard', async () => {
  const { person, friend, heard } = await scene();
  const moderator = await newMember(server, COMPLETE_PROFILE);
  await changeModerators(server.deps.db, ['add', moderator.user.handle], server.deps.clock.now());
  await sure(moderator.token);
  const body = { subject: { kind: 'person', id: String(person.id) }, category: 'harassment' };
  await call(server.app, sendReport, { token: friend.token, body });
  const { id = '', version = 0 } = (await caseOf(person)) ?? {};
  await heard();
  const ruled = { action: 'suspend', policy: 'stop', sentence: 'Stop that.', version };
  const decided = await call(server.app, decideCase, { token: moderator.token, params: { id }, body: ruled });
  expect(decided.status).toBe(200);
  expect(await heard()).toEqual(TOLD);
});

const caseOf = ({ id }: TestMember) =>
  server.deps.db
    .selectFrom('moderation_case')
    .select(['id', 'version'])
    .where('subject_id', '=', String(id))
    .executeTakeFirst();
