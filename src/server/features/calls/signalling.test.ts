import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESCRIPTION_MAX } from '#contract/calls.events.ts';
import { CallScene, Device, inCall, sdp, type Connected } from '#test/call-scene.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, startInstance, type Instance } from '#test/faults/instance.ts';

const TURN = { TURN_URL: 'turn:turn.example.com', TURN_SECRET: 'a secret of the relay' };
const HOST = 'candidate:1 1 udp 2122260223 192.168.1.7 50000 typ host generation 0';
const RELAY = 'candidate:2 1 udp 41885439 203.0.113.9 50001 typ relay raddr 192.168.1.7 rport 50000 generation 0';
const at = { sdpMid: '0', sdpMLineIndex: 0 };

let database: TestDatabase;
let plain: Instance;
let relayed: Instance;
beforeAll(async () => {
  database = await openTestDatabase();
  plain = await startInstance(database);
  relayed = await startInstance(database, { env: TURN });
});
afterAll(async () => {
  await Promise.all([plain.close(), relayed.close()]);
  await database.close();
});

let scene: CallScene;
let one: Connected;
const begin = async (server: Instance): Promise<void> => {
  scene = new CallScene(server);
  one = await inCall(scene, [server.address, server.address]);
};
const sockets: Device[] = [];
afterEach(async () => {
  await scene.hangUp(one.ana.person, one.callId);
  for (const { socket } of [one.ana, one.ben, ...sockets.splice(0)]) socket.drop();
});
const refusal = async (device = one.ana): Promise<string> => (await device.socket.next('call_signal_refused')).code;
const signals = (device: Device) => device.socket.events.filter(({ type }) => type === 'call_signal');
const join = async (server: Instance, person: Person): Promise<Device> => {
  const device = await new Device(server.address, person).signIn();
  sockets.push(device);
  return device;
};

describe('A signal', () => {
  beforeEach(() => begin(plain));

  it('A signal reaches the other connection alone, in its order', async () => {
    const laptop = await join(plain, one.ben.person);
    const offer = { type: 'offer', sdp: sdp({ lines: [`a=${HOST}`] }) };
    one.ana.signal(one.callId, { description: offer });
    one.ana.signal(one.callId, { candidate: { candidate: HOST, ...at } });
    expect(await one.ben.socket.next('call_signal')).toMatchObject({ callId: one.callId, description: offer });
    expect(await one.ben.socket.next('call_signal')).toMatchObject({ candidate: { candidate: HOST } });
    one.ben.signal(one.callId, { description: { type: 'answer', sdp: sdp({ print: '12:34' }) } });
    expect((await one.ana.socket.next('call_signal')).description?.type).toBe('answer');
    expect(signals(laptop)).toEqual([]);
  });

  it('A third party’s signals and candidates reach nobody', async () => {
    const [cy] = (await makePeople(plain.deps, 1)) as [Person];
    const third = await join(plain, cy);
    const laptop = await join(plain, one.ana.person);
    for (const device of [third, laptop]) {
      device.signal(one.callId, { candidate: { candidate: HOST, ...at } });
      expect(await refusal(device)).toBe('not_found');
    }
    expect((await scene.answer(cy, one.callId)).status).toBe(404);
    expect((await scene.read(cy, one.callId)).status).toBe(404);
    expect((await scene.hangUp(cy, one.callId)).status).toBe(404);
    expect((await scene.relay(cy, one.callId)).status).toBe(404);
    expect((await scene.resume(cy, one.callId, third.connectionId)).status).toBe(404);
    expect(signals(one.ben)).toEqual([]);
  });

  it('A forged call, and one that is over, pass no signal', async () => {
    one.ana.signal(randomUUID(), { candidate: null });
    expect(await refusal()).toBe('not_found');
    await scene.hangUp(one.ben.person, one.callId);
    one.ana.signal(one.callId, { candidate: null });
    expect(await refusal()).toBe('not_found');
    expect(signals(one.ben)).toEqual([]);
  });

  it('A description of a megabyte closes the connection that sends it', async () => {
    one.ana.signal(one.callId, { description: { type: 'offer', sdp: sdp() + 'x'.repeat(1024 * 1024) } });
    expect(await one.ana.socket.closed()).toBe(1009);
    one.ben.signal(one.callId, { description: { type: 'offer', sdp: 'x'.repeat(DESCRIPTION_MAX + 1) } });
    expect(await one.ben.socket.next('error')).toMatchObject({ code: 'invalid' });
  });

  it('A second fingerprint of a connection, and that of the other side, pass no more', async () => {
    const say = (device: Device, print: string) =>
      device.signal(one.callId, { description: { type: 'offer', sdp: sdp({ print }) } });
    say(one.ana, 'AB:CD');
    await one.ben.socket.next('call_signal');
    say(one.ana, 'EF:01');
    expect(await refusal()).toBe('fingerprint_changed');
    one.ana.signal(one.callId, { description: { type: 'offer', sdp: 'v=0\r\n' } });
    expect(await refusal()).toBe('fingerprint_changed');
    const two = sdp({ print: 'AB:CD', lines: ['a=fingerprint:sha-256 EF:01'] });
    one.ana.signal(one.callId, { description: { type: 'offer', sdp: two } });
    expect(await refusal()).toBe('fingerprint_changed');
    say(one.ben, 'ab:cd');
    one.ben.signal(one.callId, { candidate: null });
    await one.ana.socket.next('call_signal');
    expect(signals(one.ana)).toEqual([{ type: 'call_signal', callId: one.callId, candidate: null }]);
  });

  it('No signal passes before both agreed to show their address', async () => {
    const people = await scene.friends();
    const [mine, theirs] = [await join(plain, people.ana), await join(plain, people.ben)];
    const { id } = (await scene.start(people.ana, people.roomId, mine)).body.call;
    mine.signal(id, { candidate: null });
    expect(await refusal(mine)).toBe('not_found');
    await scene.answer(people.ben, id, theirs.connectionId);
    await scene.agree(people.ana, id);
    mine.signal(id, { candidate: null });
    expect(await refusal(mine)).toBe('not_agreed');
    await scene.agree(people.ben, id);
    mine.signal(id, { candidate: null });
    expect(await theirs.socket.next('call_signal')).toMatchObject({ candidate: null });
    await scene.hangUp(people.ana, id);
  });

  it('A call without a relay has no relay’s credentials', async () => {
    expect((await scene.relay(one.ana.person, one.callId)).body).toEqual({
      iceServers: [],
      iceTransportPolicy: 'all',
      expiresAt: null,
    });
  });
});

describe('A signal of a relayed call', () => {
  beforeEach(() => begin(relayed));

  it.each([
    ['a candidate', { candidate: { candidate: HOST, ...at } }],
    ['a disguised candidate', { candidate: { candidate: `${HOST} typ relay`, ...at } }],
    ['a description', { description: { type: 'offer', sdp: sdp({ lines: [`a=${HOST}`, `a=${RELAY}`] }) } }],
  ])('A network address in %s is refused', async (_what, signal) => {
    one.ana.signal(one.callId, signal);
    expect(await refusal()).toBe('not_relayed');
    expect(signals(one.ben)).toEqual([]);
  });

  it('A relay’s candidate passes without the address behind it', async () => {
    one.ana.signal(one.callId, { candidate: { candidate: RELAY, ...at } });
    one.ana.signal(one.callId, {
      description: { type: 'offer', sdp: sdp({ lines: [`a=${RELAY}`, 'a=rtcp:9 IN IP4 192.168.1.7'] }) },
    });
    await one.ben.socket.next('call_signal');
    await one.ben.socket.next('call_signal');
    const passed = JSON.stringify(signals(one.ben));
    expect(passed).toContain('203.0.113.9');
    expect(passed).not.toContain('192.168.1.7');
  });

  it('Credentials are for one call and person, end by time and name nobody', async () => {
    const [mine, theirs] = [
      await scene.relay(one.ana.person, one.callId),
      await scene.relay(one.ben.person, one.callId),
    ];
    expect(mine.body).toMatchObject({
      iceTransportPolicy: 'relay',
      iceServers: [{ urls: ['turn:turn.example.com'], username: expect.stringMatching(/^\d{10}:[\w-]{22}$/) }],
    });
    const [a, b] = [mine.body.iceServers[0], theirs.body.iceServers[0]];
    expect(a?.username?.split(':')[1]).not.toBe(b?.username?.split(':')[1]);
    expect(a?.username).not.toContain(String(one.ana.person.id));
    await scene.hangUp(one.ana.person, one.callId);
    expect((await scene.relay(one.ana.person, one.callId)).problem.code).toBe('call_over');
  });
});
