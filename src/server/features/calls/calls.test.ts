import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALL_ALIVE_MS, CALL_LEASE_MS, CALL_OUTAGE_MS, RING_LEASE_MS, RING_MS } from '#contract/calls.ts';
import { CallScene, Device, inCall } from '#test/call-scene.ts';
import type { Person } from '#test/faults/client.ts';
import type { Instance } from '#test/faults/instance.ts';
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

let [ana, ben]: [Person, Person] = [
  { id: 0, token: '' },
  { id: 0, token: '' },
];
let roomId = '';
const devices: Device[] = [];
const device = async (person: Person): Promise<Device> => {
  const made = await new Device(server.address, person).signIn();
  devices.push(made);
  return made;
};
beforeEach(async () => {
  ({ ana, ben, roomId } = await scene.friends());
});
afterEach(() => {
  for (const { socket } of devices.splice(0)) socket.drop();
});

const lastLine = async () => (await scene.lines(ben, roomId)).at(-1);
const start = async (from = ana): Promise<string> => (await scene.start(from, roomId)).body.call.id;

describe('A ringing call', () => {
  it('A call rings on all devices and falls silent after an answer', async () => {
    const [mine, phone, laptop] = [await device(ana), await device(ben), await device(ben)];
    const { body } = await scene.start(ana, roomId, mine);
    expect(body.call).toMatchObject({ state: 'ringing', isRelayed: false, callee: { userId: ben.id, comesAs: null } });
    expect([await phone.hears('ringing'), await laptop.hears('ringing')]).toMatchObject([
      { id: body.call.id },
      { caller: { userId: ana.id, comesAs: 'animal' } },
    ]);
    await scene.answer(ben, body.call.id, phone.connectionId);
    for (const one of [mine, phone, laptop]) {
      expect(await one.hears('answered')).toMatchObject({ callee: { connectionId: phone.connectionId } });
    }
    expect((await scene.answer(ben, body.call.id, laptop.connectionId)).problem.code).toBe('call_over');
    expect((await scene.answer(ben, body.call.id, phone.connectionId)).status).toBe(200);
    await scene.hangUp(ana, body.call.id);
  });

  it('A device that signs in later hears of the call that rings', async () => {
    const id = await start();
    expect(await (await device(ben)).hears('ringing')).toMatchObject({ id });
    await scene.hangUp(ana, id);
  });

  it('A call without an answer ends as missed after its time, with one line', async () => {
    const [mine, theirs] = [await device(ana), await device(ben)];
    const { id } = (await scene.start(ana, roomId, mine)).body.call;
    time.pass(20_000);
    mine.alive(id);
    await expect.poll(() => aliveAt(id)).toEqual(time.clock.now());
    time.pass(RING_MS - 20_000);
    expect((await mine.hears('ended')).ended).toMatchObject({ how: 'missed', seconds: 0 });
    await theirs.hears('ended');
    expect(await scene.lines(ben, roomId)).toEqual([
      { kind: 'calls_opened', userIds: [ana.id] },
      { kind: 'call_missed', userIds: [ben.id] },
    ]);
    expect((await scene.answer(ben, id)).problem.code).toBe('call_over');
  });

  it('The caller reads a declined call as missed, and the called person as declined', async () => {
    const id = await start();
    expect((await scene.decline(ben, id)).body.call.ended?.how).toBe('declined');
    expect((await scene.read(ana, id)).body.call.ended?.how).toBe('missed');
    expect(await lastLine()).toEqual({ kind: 'call_missed', userIds: [ben.id] });
    expect((await scene.decline(ben, id)).status).toBe(200);
  });

  it('A caller who hangs up before the answer cancels the call', async () => {
    const id = await start();
    expect((await scene.hangUp(ana, id)).body.call.ended?.how).toBe('cancelled');
    expect(await lastLine()).toMatchObject({ kind: 'call_cancelled' });
  });

  it('A caller whose device is gone rings no more after the lease', async () => {
    const id = await start();
    time.pass(RING_LEASE_MS);
    await expect.poll(async () => (await scene.read(ana, id)).body.call.ended?.how).toBe('cancelled');
  });

  it('A start with the same client id makes one call', async () => {
    const clientId = randomUUID();
    const [one, other] = await Promise.all([
      scene.start(ana, roomId, { clientId }),
      scene.start(ana, roomId, { clientId }),
    ]);
    expect(one.body.call.id).toBe(other.body.call.id);
    await scene.hangUp(ana, one.body.call.id);
  });

  it('Two people who call at once are in one call', async () => {
    const calls = await Promise.all([scene.start(ana, roomId), scene.start(ben, roomId)]);
    expect(new Set(calls.map(({ body }) => body.call.id)).size).toBe(1);
    const call = await scene.current(ana);
    expect(call).toMatchObject({ state: 'answered', callee: { comesAs: 'animal' } });
    await scene.hangUp(ana, call?.id ?? '');
    expect((await scene.lines(ana, roomId)).map(({ kind }) => kind)).toEqual(['calls_opened', 'call_talked']);
  });

  it('A call to somebody in another call is busy and rings nowhere', async () => {
    const other = await scene.friends();
    const { roomId: third } = await scene.meet(ana, other.ben);
    await start();
    const phone = await device(ana);
    const { body } = await scene.start(other.ben, third);
    expect(body.call.ended).toMatchObject({ how: 'busy' });
    expect((await scene.start(ana, third)).problem.code).toBe('in_a_call');
    expect(await scene.lines(ana, third)).toContainEqual({ kind: 'call_busy', userIds: [ana.id] });
    expect(phone.socket.events).not.toContainEqual(expect.objectContaining({ call: body.call }));
    await scene.hangUp(ana, (await scene.current(ana))?.id ?? '');
  });

  it('A person in quiet hours hears nothing and finds a line', async () => {
    await scene.setQuietHours(ben.id, true);
    const phone = await device(ben);
    const mine = await device(ana);
    const { id } = (await scene.start(ana, roomId, mine)).body.call;
    expect(await scene.current(ben)).toBeNull();
    await scene.hangUp(ana, id);
    await mine.hears('ended');
    expect(phone.socket.events.filter(({ type }) => type === 'call_changed')).toEqual([]);
    expect(await lastLine()).toMatchObject({ kind: 'call_cancelled' });
  });
});

const aliveAt = async (id: string): Promise<Date | undefined> =>
  (await server.deps.db.selectFrom('call').select('caller_alive_at').where('id', '=', id).executeTakeFirst())
    ?.caller_alive_at;

describe('A call of two people', () => {
  it('A call ends for both with its length and one line', async () => {
    const [mine, theirs] = [await device(ana), await device(ben)];
    const { id } = (await scene.start(ana, roomId, mine)).body.call;
    await scene.answer(ben, id, theirs.connectionId);
    time.pass(25_000);
    expect((await scene.hangUp(ben, id)).body.call.ended).toMatchObject({ how: 'talked', seconds: 25 });
    await Promise.all([mine.hears('ended'), theirs.hears('ended')]);
    expect((await scene.hangUp(ana, id)).body.call.ended?.how).toBe('talked');
    expect(await lastLine()).toEqual({ kind: 'call_talked', userIds: [ben.id], text: '25' });
    expect(await scene.current(ana)).toBeNull();
  });

  it('A call is lost when one side is gone for the lease', async () => {
    const { ana: mine, ben: theirs, callId } = await inCall(scene, [server.address, server.address]);
    devices.push(mine, theirs);
    for (let passed = 0; passed < CALL_LEASE_MS - CALL_ALIVE_MS; passed += CALL_ALIVE_MS) {
      expect((await scene.read(mine.person, callId)).body.call.state).toBe('answered');
      time.pass(CALL_ALIVE_MS);
      mine.alive(callId);
      await expect.poll(() => aliveAt(callId)).toEqual(time.clock.now());
    }
    time.pass(CALL_ALIVE_MS);
    expect((await mine.hears('ended')).ended?.how).toBe('lost');
    theirs.alive(callId);
    expect((await theirs.hears('ended')).ended?.how).toBe('lost');
  });

  it('A call survives that both sides miss our server for half a minute', async () => {
    const { ana: mine, ben: theirs, callId } = await inCall(scene, [server.address, server.address]);
    devices.push(mine, theirs);
    // The outage began just before both would have said that they live.
    time.pass(CALL_ALIVE_MS - 1 + CALL_OUTAGE_MS);
    mine.alive(callId);
    await expect.poll(() => aliveAt(callId)).toEqual(time.clock.now());
    expect((await scene.read(mine.person, callId)).body.call.state).toBe('answered');
    await scene.hangUp(mine.person, callId);
  });

  it('A reloaded page takes its side of the call to a new connection', async () => {
    const { ana: mine, ben: theirs, callId } = await inCall(scene, [server.address, server.address]);
    mine.socket.drop();
    const again = await device(mine.person);
    devices.push(theirs);
    expect((await scene.resume(mine.person, callId, again.connectionId)).status).toBe(200);
    await expect.poll(() => theirs.lastCall()?.caller.connectionId).toBe(again.connectionId);
    again.signal(callId, { candidate: null });
    expect(await theirs.socket.next('call_signal')).toMatchObject({ callId, candidate: null });
    await scene.hangUp(mine.person, callId);
  });

  it('A person who does not agree to show their address ends the call', async () => {
    const id = await start();
    await scene.answer(ben, id);
    expect((await scene.agree(ana, id)).body.call.caller.hasAgreed).toBe(true);
    expect((await scene.agree(ben, id, false)).body.call.state).toBe('ended');
  });

  it('Metrics count how calls ended and how long they took to connect', async () => {
    const { ana: mine, ben: theirs, callId } = await inCall(scene, [server.address, server.address]);
    devices.push(mine, theirs);
    mine.alive(callId, 'direct');
    await expect
      .poll(() => server.deps.metrics.registry.metrics())
      .toContain('call_setup_seconds_count{via="direct"} 1');
    await scene.hangUp(mine.person, callId);
    expect(await server.deps.metrics.registry.metrics()).toMatch(/calls_ended_total\{how="talked"\} \d/);
  });
});
