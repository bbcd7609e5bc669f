import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RING_MS } from '#contract/calls.ts';
import { CallScene, Device } from '#test/call-scene.ts';
import type { Person } from '#test/faults/client.ts';
import { type Instance } from '#test/faults/instance.ts';
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
let devices: Device[] = [];
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
  });

  it('A call without an answer ends as missed after its time, with one line', async () => {
    const [mine, theirs] = [await device(ana), await device(ben)];
    const { id } = (await scene.start(ana, roomId, mine)).body.call;
    time.pass(20_000);
    mine.alive(id);
    expect(await scene.current(ben)).toMatchObject({ id });
    time.pass(RING_MS - 20_000 + 1000);
    expect((await mine.hears('ended')).ended).toMatchObject({ how: 'missed', seconds: 0 });
    await theirs.hears('ended');
    expect(await scene.lines(ben, roomId)).toEqual([
      { kind: 'calls_opened', userIds: [ana.id] },
      { kind: 'call_missed', userIds: [ben.id] },
    ]);
  });
});
