import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeEvents } from '#contract/chat.changes.ts';
import { chatServerEvents } from '#contract/chat.events.ts';
import { listMessages, message } from '#contract/chat.ts';
import { emptyLog, gapAfter, reduceLog, type LogAction, type RoomLog } from '#web/features/chat/state/room.log.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from './client.ts';
import { entryOf } from './copy.ts';
import { deed, kinds, oneOfEach, World, type ChatDeed } from './deeds.ts';
import { TestSocket } from './socket.ts';

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startTestApp();
  address = (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(() => server.close());

const pageOf = async ({ roomId }: World, { token }: Person, query: Record<string, number>) =>
  (await call(server.app, listMessages, { token, params: { roomId }, query })).body;

async function fill(world: World, me: Person, log: RoomLog): Promise<RoomLog> {
  let filled = log;
  for (let after = gapAfter(filled); after !== null; after = gapAfter(filled)) {
    const page = await pageOf(world, me, { afterSeq: after, limit: 3 });
    filled = reduceLog(filled, { type: 'filled', afterSeq: after, ...page });
  }
  return filled;
}

/** Yields values with which `faulty` returns the lines unchanged. */
function* middling(): Generator<number> {
  for (;;) yield 50;
}

/** The kinds of events that occurred in the runs. */
const seenEvents = new Set<string>();
/** The kinds of messages that occurred in the runs. */
const seenMessages = new Set<string>();

/** Returns the lines in another order, some of them missing and some duplicated. */
function faulty(lines: readonly LogAction[], luck: Iterator<number>): LogAction[] {
  const next = (): number => Number(luck.next().value ?? 0);
  return lines
    .flatMap((line) => {
      const fate = next();
      return fate < 30 ? [] : fate < 45 ? [line, line] : [line];
    })
    .map((line) => ({ line, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line);
}

async function play(before: readonly ChatDeed[], after: readonly ChatDeed[], luck: Iterator<number>): Promise<'kept'> {
  const world = await World.make(server);
  // The last person is removed and returns, so this test leaves them out. Another test covers this person.
  const people = world.people.slice(0, -1);
  for (const one of before) await world.play(one);
  const states = await Promise.all(people.map((person) => pageOf(world, person, { limit: 300 })));
  const sockets = await Promise.all(
    people.map(({ token }, at) =>
      new TestSocket(`${address}/ws`).signIn(token, { [world.roomId]: states[at]?.lastSeq ?? 0 }),
    ),
  );
  for (const one of after) await world.play(one);
  for (const [at, person] of people.entries()) {
    const fresh = await pageOf(world, person, { limit: 300 });
    const { events } = sockets[at] ?? { events: [] };
    const lines = () => events.flatMap(entryOf);
    await expect.poll(() => lines().length).toBe(fresh.lastSeq - (states[at]?.lastSeq ?? 0));
    for (const event of events) if (entryOf(event).length > 0) seenEvents.add(event.type);
    for (const one of fresh.messages) seenMessages.add(one.messageType);
    const opened = reduceLog(emptyLog(person.id), { type: 'opened', ...(states[at] ?? fresh) });
    expect(lines().reduce(reduceLog, opened).messages).toEqual(fresh.messages);
    const head = { type: 'head', seq: fresh.lastSeq } as const;
    const known = [...faulty(lines(), luck), head].reduce(reduceLog, opened);
    expect((await fill(world, person, known)).messages).toEqual(fresh.messages);
  }
  for (const socket of sockets) socket.drop();
  return 'kept';
}

it('A member who lost or repeated events catches up to a fresh read', { timeout: 240_000 }, async () => {
  const list = (minLength: number, maxLength: number) => fc.array(deed, { minLength, maxLength });
  await fc.assert(
    fc.asyncProperty(list(2, 10), list(5, 30), fc.infiniteStream(fc.nat(99)), async (before, after, luck) => {
      expect(await play(before, after, luck)).toBe('kept');
    }),
    { numRuns: 12 },
  );
});

it('Every kind of deed can be done once without a refusal', { timeout: 60_000 }, async () => {
  const world = await World.make(server);
  const refused: string[] = [];
  for (const one of oneOfEach) if (!(await world.play(one))) refused.push(one.kind);
  expect(refused).toEqual([]);
});

it('Every kind of event and of message that a room can have is among them', { timeout: 60_000 }, async () => {
  expect(oneOfEach.map(({ kind }) => kind).toSorted()).toEqual([...kinds].toSorted());
  await play([], oneOfEach, middling());
  const declared = [...changeEvents, ...chatServerEvents].filter(({ shape }) => 'seq' in shape && 'message' in shape);
  expect([...seenEvents].toSorted()).toEqual(declared.map(({ shape }) => shape.type.value).toSorted());
  expect([...seenMessages].toSorted()).toEqual([...message.shape.messageType.options].toSorted());
});
