import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteMessage, editMessage, reactToMessage } from '#contract/chat.changes.ts';
import { pinMessage } from '#contract/chat.pins.ts';
import { listMessages, sendMessage, type Message } from '#contract/chat.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { setMessageHidden } from '#server/features/chat/chat.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { emptyLog, gapAfter, reduceLog, type LogAction, type RoomLog } from '#web/features/chat/room.log.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from './client.ts';
import { makeCrowd, makePeople } from './instance.ts';
import { TestSocket } from './socket.ts';

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startTestApp();
  address = (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(() => server.close());

const kinds = ['say', 'reply', 'edit', 'delete', 'react', 'unreact', 'pin', 'unpin', 'hide', 'show'] as const;

interface Step {
  kind: (typeof kinds)[number];
  who: number;
  about: number;
  emoji: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(2),
  about: fc.nat(30),
  emoji: fc.constantFrom('👍', '🎉', '👍🏽'),
});

interface World {
  roomId: string;
  people: Person[];
  said: Message[];
}

/** Does what a step says; what the server refuses changes nothing. */
async function play(world: World, { kind, who, about, emoji }: Step): Promise<void> {
  const { roomId, people, said } = world;
  const { app, deps } = server;
  const token = people[who % people.length]?.token ?? '';
  const target = said[about % Math.max(1, said.length)];
  if (kind === 'say' || kind === 'reply' || target === undefined) {
    const replyTo = kind === 'reply' ? target?.id : undefined;
    const body = { clientId: randomUUID(), content: `line ${said.length}`, replyTo };
    said.push((await call(app, sendMessage, { token, params: { roomId }, body })).body.message);
    return;
  }
  const of = { token, params: { roomId, messageId: target.id } };
  if (kind === 'edit') await call(app, editMessage, { ...of, body: { content: `${target.content} ${about}` } });
  if (kind === 'delete') await call(app, deleteMessage, of);
  if (kind === 'react' || kind === 'unreact')
    await call(app, reactToMessage, { ...of, body: { emoji, isOn: kind === 'react' } });
  if (kind === 'pin' || kind === 'unpin')
    await call(app, pinMessage, { ...of, token: people[0]?.token ?? '', body: { isOn: kind === 'pin' } });
  if (kind === 'hide' || kind === 'show') {
    const hiding = { roomId, seq: target.seq, isHidden: kind === 'hide', now: deps.clock.now(), newId: deps.newId };
    if (await inTransaction(deps.db, (trx) => setMessageHidden(trx, hiding))) deps.hints.announce('room', roomId);
  }
}

const pageOf = async ({ roomId }: World, { token }: Person, query: Record<string, number>) =>
  (await call(server.app, listMessages, { token, params: { roomId }, query })).body;

/** A line of the log as the client hands it to its reducer. */
function entryOf(event: ServerEvent): LogAction[] {
  if (event.type === 'new_message') return [{ type: 'entry', seq: event.seq, message: event.message }];
  if (event.type === 'room_changed') return [{ type: 'entry', seq: event.seq, message: event.message ?? null }];
  if ('message' in event) return [{ type: 'entry', seq: event.seq, message: null, changed: event.message }];
  return [];
}

async function fill(world: World, me: Person, log: RoomLog): Promise<RoomLog> {
  let filled = log;
  for (let after = gapAfter(filled); after !== null; after = gapAfter(filled)) {
    const page = await pageOf(world, me, { afterSeq: after, limit: 3 });
    filled = reduceLog(filled, { type: 'filled', afterSeq: after, ...page });
  }
  return filled;
}

it(
  'What each member read before, with the events in any order, lost and repeated, is after the gap is filled what they read afresh',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 8 }),
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.infiniteStream(fc.nat(99)),
        async (before, after, luck) => {
          const people = await makePeople(server.deps, 3);
          const world = { roomId: await makeCrowd(server.deps.db, people), people, said: [] };
          // The first of them is the owner, who pins.
          await sql`UPDATE room_member SET role = 'owner' WHERE room_id = ${world.roomId} AND user_id = ${people[0]?.id}`.execute(
            server.deps.db,
          );
          for (const one of before) await play(world, one);
          const states = await Promise.all(people.map((person) => pageOf(world, person, { limit: 300 })));
          const sockets = await Promise.all(
            people.map(({ token }, at) =>
              new TestSocket(`${address}/ws`).signIn(token, { [world.roomId]: states[at]?.lastSeq ?? 0 }),
            ),
          );
          for (const one of after) await play(world, one);
          for (const [at, person] of people.entries()) {
            const fresh = await pageOf(world, person, { limit: 300 });
            const { events } = sockets[at] ?? { events: [] };
            const seen = () => events.flatMap(entryOf);
            await expect.poll(() => seen().length).toBe(fresh.lastSeq - (states[at]?.lastSeq ?? 0));
            const opened = reduceLog(emptyLog(person.id), { type: 'opened', ...(states[at] ?? fresh) });
            expect(seen().reduce(reduceLog, opened).messages).toEqual(fresh.messages);
            const faulty = seen()
              .flatMap((entry) => {
                const fate = luck.next().value ?? 0;
                return fate < 30 ? [] : fate < 45 ? [entry, entry] : [entry];
              })
              .map((entry) => ({ entry, at: luck.next().value ?? 0 }))
              .toSorted((a, b) => a.at - b.at)
              .map(({ entry }) => entry);
            const known = [...faulty, { type: 'head', seq: fresh.lastSeq } as const].reduce(reduceLog, opened);
            expect((await fill(world, person, known)).messages).toEqual(fresh.messages);
          }
          for (const socket of sockets) socket.drop();
        },
      ),
      { numRuns: 12 },
    );
  },
);
