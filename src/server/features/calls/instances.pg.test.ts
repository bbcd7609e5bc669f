import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { call } from '#test/app.ts';
import { CallScene, Device, inCall, sdp } from '#test/call-scene.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { startInstance, type Instance } from '#test/faults/instance.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
let database: TestDatabase;
let one: Instance;
let other: Instance;
let scene: CallScene;
beforeAll(async () => {
  database = await openTestDatabase();
  one = await startInstance(database, { redisUrl });
  other = await startInstance(database, { redisUrl });
  scene = new CallScene(one);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await database.close();
});

it('Two people on two servers ring, talk and hang up', async () => {
  const { ana, ben, callId } = await inCall(scene, [one.address, other.address]);
  expect(await ben.hears('answered')).toMatchObject({ id: callId });
  const offer = { type: 'offer', sdp: sdp() };
  ana.signal(callId, { description: offer });
  expect(await ben.socket.next('call_signal')).toMatchObject({ description: offer });
  ben.signal(callId, { description: { type: 'answer', sdp: sdp({ print: '12:34' }) } });
  ben.signal(callId, { candidate: null });
  expect((await ana.socket.next('call_signal')).description?.type).toBe('answer');
  expect(await ana.socket.next('call_signal')).toMatchObject({ candidate: null });
  await new CallScene(other).hangUp(ben.person, callId);
  expect((await ana.hears('ended')).ended?.how).toBe('talked');
  for (const { socket } of [ana, ben]) socket.drop();
});

it('A block on one server ends the call on the other at once', async () => {
  const { ana, ben, callId } = await inCall(scene, [one.address, other.address]);
  await call(other.app, blockPerson, { token: ben.person.token, params: { userId: ana.person.id } });
  expect(await ana.hears('ended')).toMatchObject({ id: callId });
  expect(await ben.hears('ended')).toMatchObject({ id: callId });
  for (const { socket } of [ana, ben]) socket.drop();
});

it('Starts on both servers at once make one call', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { ana, ben, roomId } = await scene.friends();
    const calls = await Promise.all([scene.start(ana, roomId), new CallScene(other).start(ben, roomId)]);
    expect(new Set(calls.map(({ body }) => body.call.id)).size).toBe(1);
    await scene.hangUp(ana, calls[0].body.call.id);
  }
});

it('One of two answers at once takes the call', async () => {
  const { ana, ben, roomId } = await scene.friends();
  const [phone, laptop] = [await new Device(one.address, ben).signIn(), await new Device(other.address, ben).signIn()];
  const { id } = (await scene.start(ana, roomId)).body.call;
  const answers = await Promise.all([
    scene.answer(ben, id, phone.connectionId),
    new CallScene(other).answer(ben, id, laptop.connectionId),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const heard = await Promise.all([phone.hears('answered'), laptop.hears('answered')]);
  expect(heard[0].callee.connectionId).toBe(heard[1].callee.connectionId);
  for (const { socket } of [phone, laptop]) socket.drop();
});
