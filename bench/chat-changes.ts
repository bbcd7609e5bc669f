/**
 * Compares the rates of reactions and edits with the rate of messages, over HTTP. 32 people write, each in a room of
 * two with one request in flight. Also prints the processor time per request, which varies less than a rate on a busy
 * machine. Needs PostgreSQL at TEST_DATABASE_URL, or on this machine. `npm run bench -- chat-changes`
 */
import { randomUUID } from 'node:crypto';
import type { Message } from '#contract/chat.ts';
import { costOf, spent, type Cost } from './chat/cost.ts';
import { start, stop } from './chat/load.ts';
import { buildWorld } from './chat/people.ts';
import { answeredBy, requestOf } from './http/load.ts';
import { send } from './members.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';
import { median, report } from './table.ts';

const PEOPLE = 32;
const ROUNDS = 5;
const ROUND_MS = 2000;
const FLOOR = 0.8;
const KINDS = ['message', 'reaction', 'edit'] as const;
type Kind = (typeof KINDS)[number];

interface Speaker {
  token: string;
  room: string;
  /** The person's message, which reactions and edits change. */
  messageId: string;
}

/** Returns, for each person, a function that makes the next request. Each request changes data. */
function nextsOf(kind: Kind, speakers: readonly Speaker[]): (() => string)[] {
  return speakers.map(({ token, room, messageId }) => {
    let n = 0;
    return () => {
      n += 1;
      const content = `It is evening number ${n} for a walk along the river.`;
      const messages = `/api/chats/${room}/messages`;
      if (kind === 'message') {
        return requestOf({ token, method: 'POST', path: messages, body: { clientId: randomUUID(), content } });
      }
      const path = `${messages}/${messageId}`;
      if (kind === 'edit') return requestOf({ token, method: 'PUT', path, body: { content } });
      return requestOf({ token, method: 'PUT', path: `${path}/reactions`, body: { emoji: '👍', isOn: n % 2 === 1 } });
    };
  });
}

await needPostgres(POSTGRES_URL);
const world = await buildWorld(POSTGRES_URL, 2 * PEOPLE);
const running = await start('product', world.url);
try {
  const speakers = await Promise.all(
    world.rooms.map(async (room, i): Promise<Speaker> => {
      const token = world.people[2 * i]?.token ?? '';
      const body = { clientId: randomUUID(), content: 'It is a good evening for a walk along the river.' };
      const address = `http://127.0.0.1:${running.port}/api/chats/${room}/messages`;
      const { message } = await send<{ message: Message }>(address, { token, body });
      return { token, room, messageId: message.id };
    }),
  );
  const rates: Record<Kind, number[]> = { message: [], reaction: [], edit: [] };
  const costs: Record<Kind, Cost[]> = { message: [], reaction: [], edit: [] };
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const kind of KINDS) {
      const before = spent(running, world);
      const answers = await answeredBy(ROUND_MS, running.port, nextsOf(kind, speakers));
      // The first round is the warm-up and does not count.
      if (round < 0) continue;
      rates[kind].push(answers / (ROUND_MS / 1000));
      costs[kind].push(costOf(before, spent(running, world), answers));
    }
  }
  const ratio = (kind: Kind): number =>
    median(rates[kind].map((rate, round) => rate / (rates.message[round] ?? Number.NaN)));
  const costsOf = (who: keyof Cost) =>
    KINDS.map((kind) => ({
      what: `${kind}s, ${who}, each`,
      value: median(costs[kind].map((cost) => cost[who])),
      unit: 'µs',
    }));
  report('Changes of messages', [
    ...KINDS.map((kind) => ({ what: `${kind}s`, value: median(rates[kind]), unit: '/s' })),
    { what: 'reactions ÷ messages', value: ratio('reaction'), unit: '×', atLeast: FLOOR },
    { what: 'edits ÷ messages', value: ratio('edit'), unit: '×', atLeast: FLOOR },
    ...costsOf('server'),
    ...costsOf('postgres'),
  ]);
} finally {
  await stop(running);
  await world.drop();
}
