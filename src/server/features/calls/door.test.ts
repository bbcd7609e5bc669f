import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import { getCallDoor } from '#contract/calls.ts';
import { HOUR_MS, DAY_MS } from '#contract/durations.ts';
import { CallScene, Device } from '#test/call-scene.ts';
import { call, startTestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom, type Instance } from '#test/faults/instance.ts';
import type { HandTimers } from '#test/faults/timers.ts';
import { LiveScene } from '#test/live-scene.ts';

const live = new LiveScene();
let server: Instance;
let time: HandTimers;
let scene: CallScene;
beforeAll(async () => {
  ({ server, time } = await live.open());
  scene = new CallScene(server);
});
afterAll(() => live.close());

const stateFor = async (person: Person, roomId: string): Promise<string> =>
  (await scene.door(person, roomId)).body.state;

describe('The door of calls', () => {
  it('The door opens when both say yes, with one line in the room', async () => {
    const { ana, ben, roomId } = await scene.pair();
    expect((await scene.door(ana, roomId)).body).toEqual({
      state: 'none',
      reason: null,
      since: null,
      isRelayed: false,
      hasAdvice: true,
      isShutUntilTheyCall: false,
    });
    const phone = await new Device(server.address, ben).signIn();
    expect((await scene.consent(ana, roomId, 'ask')).body.state).toBe('asked');
    expect(await phone.socket.next('call_door_changed')).toEqual({ type: 'call_door_changed', roomId });
    expect(await stateFor(ben, roomId)).toBe('asking');
    expect((await scene.consent(ben, roomId, 'yes')).body).toMatchObject({ state: 'open', since: expect.any(String) });
    expect(await stateFor(ana, roomId)).toBe('open');
    await scene.consent(ben, roomId, 'yes');
    expect(await scene.lines(ana, roomId)).toEqual([{ kind: 'calls_opened', userIds: [ana.id] }]);
    phone.socket.drop();
  });

  it('The asking person cannot tell “not now” from silence', async () => {
    const { ana, ben, roomId } = await scene.pair();
    await scene.consent(ana, roomId, 'ask');
    const silent = (await scene.door(ana, roomId)).body;
    const phone = await new Device(server.address, ana).signIn();
    expect((await scene.consent(ben, roomId, 'not_now')).body.state).toBe('none');
    expect((await scene.door(ana, roomId)).body).toEqual(silent);
    // A later event shows that no earlier one came.
    await scene.consent(ana, roomId, 'take_back');
    await phone.socket.next('call_door_changed');
    expect(phone.socket.events.filter(({ type }) => type === 'call_door_changed')).toHaveLength(1);
    await scene.consent(ana, roomId, 'ask');
    expect(await stateFor(ben, roomId)).toBe('none');
    expect((await scene.consent(ben, roomId, 'ask')).body.state).toBe('open');
    phone.socket.drop();
  });

  it('A withdrawn yes ends a call and looks like waiting, without a line', async () => {
    const { ana, ben, roomId } = await scene.friends();
    const { id } = (await scene.start(ana, roomId)).body.call;
    await scene.answer(ben, id);
    expect((await scene.consent(ben, roomId, 'take_back')).body.state).toBe('none');
    expect((await scene.read(ana, id)).body.call.ended?.how).toBe('talked');
    expect(await stateFor(ana, roomId)).toBe('asked');
    expect((await scene.lines(ana, roomId)).map(({ kind }) => kind)).toEqual(['calls_opened', 'call_talked']);
    expect((await scene.start(ana, roomId)).problem.code).toBe('calls_closed');
    await scene.consent(ana, roomId, 'take_back');
    time.pass(1000);
    await scene.consent(ana, roomId, 'ask');
    expect(await stateFor(ben, roomId)).toBe('asking');
  });

  it.each(['none', 'asked', 'asking'])('A person whose door is %s cannot ring', async (state) => {
    const { ana, ben, roomId } = await scene.pair();
    if (state !== 'none') await scene.consent(state === 'asked' ? ana : ben, roomId, 'ask');
    expect((await scene.start(ana, roomId)).problem.code).toBe('calls_closed');
    expect(await scene.current(ben)).toBeNull();
  });

  it('Calls exist only in rooms of two people who have both written', async () => {
    const [ana, ben, cy] = (await makePeople(server.deps, 3)) as [Person, Person, Person];
    const roomId = await makeRoom(server.deps.db, ana, ben);
    await scene.say(ana, roomId);
    expect((await scene.door(ben, roomId)).body).toMatchObject({ state: 'closed', reason: 'not_written' });
    expect((await scene.door(ana, roomId)).body).toMatchObject({ state: 'closed', reason: null });
    expect((await scene.consent(ana, roomId, 'ask')).problem.code).toBe('calls_closed');
    const group = await makeCrowd(server.deps.db, [ana, ben, cy]);
    for (const [person, room] of [
      [ana, group],
      [cy, roomId],
    ] as const) {
      expect((await scene.door(person, room)).status).toBe(404);
      expect((await scene.start(person, room)).status).toBe(404);
      expect((await scene.consent(person, room, 'ask')).status).toBe(404);
    }
  });

  it('Companions and demo members never call', async () => {
    const { ana, ben, roomId } = await scene.friends();
    await sql`UPDATE account SET is_demo = true WHERE id = ${ben.id}`.execute(server.deps.db);
    expect((await scene.door(ana, roomId)).status).toBe(404);
    expect((await scene.start(ana, roomId)).status).toBe(404);
  });
});

/** What closes the door of two people, done by or to the second. */
const CLOSINGS: Record<string, (ben: Person, ana: Person) => Promise<unknown>> = {
  block: (ben, ana) => call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } }),
  suspension: ({ id }) => sql`UPDATE account SET suspended_at = now() WHERE id = ${id}`.execute(server.deps.db),
  'pause of writing': ({ id }) =>
    sql`UPDATE account SET writing_paused_until = '2027-01-01' WHERE id = ${id}`.execute(server.deps.db),
  'pause of the account': ({ id }) =>
    sql`UPDATE account SET paused_at = now() WHERE id = ${id}`.execute(server.deps.db),
  'age hold': ({ id }) => sql`UPDATE account SET age_held_at = now() WHERE id = ${id}`.execute(server.deps.db),
  deletion: ({ id }) => sql`UPDATE account SET deleted_at = now() WHERE id = ${id}`.execute(server.deps.db),
  'request that waits': ({ id }, ana) =>
    sql`UPDATE room SET asked_by = ${ana.id} WHERE ${id} IN (user_low, user_high)`.execute(server.deps.db),
};

describe.each(Object.keys(CLOSINGS))('A %s', (name) => {
  const close = (ben: Person, ana: Person) => CLOSINGS[name]?.(ben, ana);

  it('The closing wins at the ring', async () => {
    const { ana, ben, roomId } = await scene.friends();
    await close(ben, ana);
    expect((await scene.door(ana, roomId)).body).toMatchObject({ state: 'closed', reason: null });
    expect((await scene.start(ana, roomId)).problem.code).toBe('calls_closed');
  });

  it('The closing ends a call on both sides', async () => {
    const { ana, ben, roomId } = await scene.friends();
    const [mine, theirs] = [
      await new Device(server.address, ana).signIn(),
      await new Device(server.address, ben).signIn(),
    ];
    const { id } = (await scene.start(ana, roomId, mine)).body.call;
    await scene.answer(ben, id, theirs.connectionId);
    await mine.hears('answered');
    await close(ben, ana);
    // A block announces itself; the sweep finds what the test writes into the database.
    if (name !== 'block') time.pass(5000);
    expect((await mine.hears('ended')).ended?.how).toBe('talked');
    expect((await theirs.hears('ended')).ended?.how).toBe('talked');
    expect((await scene.start(ana, roomId)).problem.code).toBe('calls_closed');
    for (const { socket } of [mine, theirs]) socket.drop();
  });
});

it('A narrower “who may write to me” closes no room in which both wrote', async () => {
  const { ana, ben, roomId } = await scene.friends();
  const { id } = (await scene.start(ana, roomId)).body.call;
  await scene.answer(ben, id);
  const narrower = { token: ben.token, params: { id: ben.id }, body: { whoMayWrite: 'matches' } };
  expect((await call(server.app, updateUser, narrower)).status).toBe(200);
  time.pass(5000);
  expect((await scene.read(ana, id)).body.call.state).toBe('answered');
  expect((await scene.hangUp(ana, id)).body.call.ended?.how).toBe('talked');
  // She may still write to him there, and call; what closes this is his own yes, taken back.
  await scene.say(ana, roomId);
  expect(await stateFor(ana, roomId)).toBe('open');
  await scene.consent(ben, roomId, 'take_back');
  expect((await scene.start(ana, roomId)).problem.code).toBe('calls_closed');
});

it('A call of a hidden person keeps its ids and no card', async () => {
  const { ana, ben, roomId } = await scene.friends();
  const { id } = (await scene.start(ana, roomId)).body.call;
  const read = async () => (await scene.read(ana, id)).body;
  expect((await read()).other?.id).toBe(ben.id);
  await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
  await expect.poll(read).toMatchObject({ call: { id, ended: { how: 'missed' } }, other: null });
  expect(await scene.current(ana)).toBeNull();
});

describe('Ring bombing', () => {
  const ringAndHangUp = async (ana: Person, roomId: string): Promise<string | undefined> => {
    const { body, problem, status } = await scene.start(ana, roomId);
    if (status !== 200) return problem.code;
    await scene.hangUp(ana, body.call.id);
    return undefined;
  };

  it('A seventh call to one person within an hour is refused', async () => {
    const { ana, ben, roomId } = await scene.friends();
    for (let count = 0; count < 6; count += 1) expect(await ringAndHangUp(ana, roomId)).toBeUndefined();
    expect(await ringAndHangUp(ana, roomId)).toBe('calls_used');
    expect(await ringAndHangUp(ben, roomId)).toBeUndefined();
    time.clock.advance(HOUR_MS);
    await scene.renew(ana);
    expect(await ringAndHangUp(ana, roomId)).toBeUndefined();
  });

  it('A thirty-first call within a day is refused', async () => {
    const { ana, roomId } = await scene.friends();
    const { ben: other } = await scene.friends();
    const { roomId: second } = await scene.meet(ana, other);
    await sql`INSERT INTO call (id, room_id, caller_id, callee_id, client_id, is_quiet, is_pushed, is_relayed, caller_comes_as,
        caller_connection, caller_agreed, callee_agreed, caller_alive_at, started_at, ended_at, ended_how)
      SELECT gen_random_uuid(), ${second}::uuid, ${ana.id}::bigint, ${other.id}::bigint, gen_random_uuid(), false, false, false,
        'voice', gen_random_uuid(), false, false, at, at, at, 'missed'
      FROM (SELECT ${new Date(time.clock.now().getTime() - DAY_MS + 60_000)}::timestamptz AS at) one, generate_series(1, 30)
    `.execute(server.deps.db);
    expect(await ringAndHangUp(ana, roomId)).toBe('calls_used');
    time.pass(60_000);
    await scene.renew(ana);
    expect(await ringAndHangUp(ana, roomId)).toBeUndefined();
  });

  it('Three declined calls shut the door until the other person calls', async () => {
    const { ana, ben, roomId } = await scene.friends();
    for (let count = 0; count < 3; count += 1) {
      const { id } = (await scene.start(ana, roomId)).body.call;
      await scene.decline(ben, id);
      time.pass(1000);
    }
    expect(await ringAndHangUp(ana, roomId)).toBe('call_door_shut');
    expect((await scene.door(ana, roomId)).body.isShutUntilTheyCall).toBe(true);
    expect((await scene.door(ben, roomId)).body.isShutUntilTheyCall).toBe(false);
    expect(await ringAndHangUp(ben, roomId)).toBeUndefined();
    expect(await ringAndHangUp(ana, roomId)).toBeUndefined();
  });
});

it('A server with a relay says so before the first call', async () => {
  const relayed = await startTestApp({ TURN_URL: 'turn:turn.example.com', TURN_SECRET: 'a secret of the relay' });
  const { ana, roomId } = await new CallScene(relayed).friends();
  const { body } = await call(relayed.app, getCallDoor, { token: ana.token, params: { roomId } });
  expect(body).toMatchObject({ state: 'open', isRelayed: true });
  const started = await new CallScene(relayed).start(ana, roomId);
  expect(started.body.call).toMatchObject({
    isRelayed: true,
    caller: { hasAgreed: true },
    callee: { hasAgreed: true },
  });
  await relayed.close();
});
