import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ONLINE_MS } from '#server/platform/presence/presence.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, type Instance } from '#test/faults/instance.ts';
import type { TestSocket } from '#test/faults/socket.ts';
import type { HandTimers } from '#test/faults/timers.ts';
import { LiveScene } from '#test/live-scene.ts';

/** The longest step of the clock. It is shorter than a heartbeat, so that Ben's socket answers every ping. */
const BEAT_MS = 20_000;
/** The interval of the check for absent people. Tests pass whole intervals, so each test begins at a check. */
const LOOK_MS = 10_000;

const scene = new LiveScene();
let server: Instance;
let time: HandTimers;
let ana: Person;
let ben: Person;
let watching: TestSocket;

beforeAll(async () => {
  ({ server, time } = await scene.open());
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
  const roomId = await makeRoom(server.deps.db, ana, ben);
  watching = await scene.connect(ben, { [roomId]: 0 });
});
afterEach(scene.dropSockets);

const isHere = (): boolean => server.deps.hub.connectionsOf(ana.id).length > 0;
async function leave(socket: TestSocket): Promise<void> {
  const before = server.deps.hub.connectionsOf(ana.id).length;
  socket.drop();
  while (server.deps.hub.connectionsOf(ana.id).length === before) await new Promise((resolve) => setImmediate(resolve));
}
/** Advances the clock while Ben's connection stays open. */
async function pass(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += BEAT_MS) {
    time.pass(Math.min(BEAT_MS, ms - at));
    watching.say({ type: 'pong', timestamp: 0 });
    await heard();
  }
}
/** Waits until all events that were sent have arrived. */
async function heard(): Promise<void> {
  watching.say({ type: 'ping', timestamp: 0 });
  await watching.next('pong');
}
const told = (): boolean[] =>
  watching.events.flatMap((event) => (event.type === 'presence' && event.userId === ana.id ? [event.isOnline] : []));
const isTold = (...expected: boolean[]): Promise<void> => watching.until(() => told().length >= expected.length);

it('A person appears offline only after the full online period has passed', async () => {
  const socket = await scene.connect(ana);
  await isTold(true);
  await leave(socket);
  await pass(ONLINE_MS - LOOK_MS);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  await heard();
  expect(told()).toEqual([true]);
  await pass(LOOK_MS);
  await isTold(true, false);
  await pass(ONLINE_MS);
  expect(told()).toEqual([true, false]);
});

it('A brief absence is never shown and restarts the offline timer', async () => {
  const first = await scene.connect(ana);
  await isTold(true);
  await leave(first);
  await pass(2 * BEAT_MS);
  const second = await scene.connect(ana);
  await leave(second);
  expect(isHere()).toBe(false);
  await pass(ONLINE_MS - LOOK_MS);
  expect(told()).toEqual([true]);
  await pass(LOOK_MS);
  await isTold(true, false);
});

it('A person with two devices stays online while one remains', async () => {
  const [first] = [await scene.connect(ana), await scene.connect(ana)];
  await isTold(true);
  await leave(first);
  await pass(LOOK_MS);
  server.deps.hints.announce('presence', `${ana.id} 0`);
  await pass(2 * LOOK_MS);
  expect([isHere(), told()]).toEqual([true, [true]]);
  server.deps.hints.announce('presence', `${ana.id} hidden`);
  await isTold(true, false);
  expect(told()).toEqual([true, false]);
});

it('People who come in one tick are each shown', async () => {
  const [eve] = (await makePeople(server.deps, 1)) as [Person];
  const room = await makeRoom(server.deps.db, ben, eve);
  watching.say({ type: 'join_room', chatRoomId: room });
  await watching.next('room_joined');
  await Promise.all([scene.connect(ana), scene.connect(eve)]);
  const arrived = () => watching.events.flatMap((event) => (event.type === 'presence' ? [event.userId] : []));
  await watching.until(() => arrived().length === 2);
  expect(new Set(arrived())).toEqual(new Set([ana.id, eve.id]));
});
