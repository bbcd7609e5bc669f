import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import { prove } from '#contract/accounts.proof.ts';
import { blockPerson } from '#contract/blocks.ts';
import { decideCase } from '#contract/moderation.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { deleteAccount, pause } from '#contract/your-data.ts';
import { changeModerators } from '#server/features/moderation/moderators/moderators.ts';
import { call } from '#test/app.ts';
import { CallScene, Device } from '#test/call-scene.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { COMPLETE_PROFILE, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { startInstance, type Instance } from '#test/faults/instance.ts';
import { handTimers, type HandTimers } from '#test/faults/timers.ts';

const SALT_LAKE = '84101';
const OAKLAND = '94607';

let database: TestDatabase;
/** No time passes on it, so the sweep ends no call: what ends one here announces itself. */
let time: HandTimers;
let server: Instance;
let scene: CallScene;
let moderator: TestMember;
const devices: Device[] = [];
beforeAll(async () => {
  [database, time] = [await openTestDatabase(), handTimers()];
  server = await startInstance(database, { clock: time.clock, timers: time, env: { AGE_RULES: 'US-UT=operator' } });
  scene = new CallScene(server);
  moderator = await newMember(server, COMPLETE_PROFILE);
  await changeModerators(server.deps.db, ['add', moderator.user.handle], time.clock.now());
  await done(call(server.app, prove, { token: moderator.token, body: { password: PASSWORD } }));
});
afterEach(() => {
  for (const { socket } of devices.splice(0)) socket.drop();
});
afterAll(async () => {
  const closing = server.close();
  time.pass(1);
  await closing;
  await database.close();
});

async function done<T extends { status: number; problem: unknown }>(answering: Promise<T>): Promise<T> {
  const answer = await answering;
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer;
}

async function decide(member: TestMember, by: TestMember, action: 'suspend' | 'no_writing'): Promise<void> {
  const subject = { kind: 'person', id: String(member.id) } as const;
  await done(call(server.app, sendReport, { token: by.token, body: { subject, category: 'harassment' } }));
  const { id, version } = await server.deps.db
    .selectFrom('moderation_case')
    .select(['id', 'version'])
    .where('author_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const body = { version, action, policy: 'stop', sentence: 'She asked you to stop.' };
  const days = action === 'no_writing' ? { days: 1 } : {};
  await done(call(server.app, decideCase, { token: moderator.token, params: { id }, body: { ...body, ...days } }));
}

const change = ({ id, token }: TestMember, body: object) =>
  call(server.app, updateUser, { token, params: { id }, body });

/** What Ben, or somebody against him, does while he and Ana are in a call. */
const CLOSINGS: Record<string, (people: { ana: TestMember; ben: TestMember; roomId: string }) => Promise<unknown>> = {
  'a block': ({ ana, ben }) => done(call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } })),
  'a report that blocks': ({ ana, ben }) => {
    const subject = { kind: 'person', id: String(ana.id) } as const;
    return done(
      call(server.app, sendReport, { token: ben.token, body: { subject, category: 'harassment', alsoBlock: true } }),
    );
  },
  'a suspension': ({ ana, ben }) => decide(ben, ana, 'suspend'),
  'a pause of writing': ({ ana, ben }) => decide(ben, ana, 'no_writing'),
  'a pause of the account': ({ ben }) => done(call(server.app, pause, { token: ben.token, body: { isPaused: true } })),
  'an age that has to be confirmed': ({ ben }) => done(change(ben, { zipCode: SALT_LAKE })),
  'a refused age': async ({ ben }) => {
    expect((await change(ben, { fullBirthday: '2015-05-14' })).problem.code).toBe('under_age');
  },
  'a deletion': async ({ ben }) => {
    await done(call(server.app, prove, { token: ben.token, body: { password: PASSWORD } }));
    await done(call(server.app, deleteAccount, { token: ben.token, body: { takesLines: false } }));
  },
  'a consent that is taken back': ({ ben, roomId }) => done(scene.consent(ben, roomId, 'take_back')),
};

it.each(Object.keys(CLOSINGS))('A running call ends at once by %s', async (name) => {
  const profile = { ...COMPLETE_PROFILE, zipCode: OAKLAND };
  const [ana, ben] = [await newMember(server, profile), await newMember(server, profile)];
  for (const { id } of [ana, ben]) await scene.setQuietHours(id, false);
  const { roomId } = await scene.meet(ana, ben);
  const [mine, theirs] = [
    await new Device(server.address, ana).signIn(),
    await new Device(server.address, ben).signIn(),
  ];
  devices.push(mine, theirs);
  const { id } = (await done(scene.start(ana, roomId, mine))).body.call;
  await done(scene.answer(ben, id, theirs.connectionId));
  await mine.hears('answered');
  await CLOSINGS[name]?.({ ana, ben, roomId });
  expect(await mine.hears('ended')).toMatchObject({ id, ended: { how: 'talked' } });
  mine.signal(id, { candidate: null });
  expect((await mine.socket.next('call_signal_refused')).code).toBe('not_found');
  expect((await scene.relay(ana, id)).status).not.toBe(200);
  expect((await scene.start(ana, roomId, mine)).problem.code).toMatch(/^(?:calls_closed|not_found)$/);
});
