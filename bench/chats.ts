/**
 * Measures the list of chats over HTTP, for a member of 2,000 rooms with 200 unread: the first pages, the sync since a
 * mark, and the unread total. Then measures the page of unread rooms when all are unread. The baseline reads every room
 * with the list's own statement. Needs PostgreSQL at TEST_DATABASE_URL, or on this machine.
 */
import { listChats, syncChats } from '#contract/chat.list.ts';
import { unreadCount } from '#contract/chat.ts';
import { pageOfChats } from '#server/features/chat/rooms.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { call } from '#test/app.ts';
import { fillChats } from '#test/chats.ts';
import { makePeople, startInstance } from '#test/faults/instance.ts';
import { createDatabase } from '#test/own-database.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';
import { median, report, timed } from './table.ts';

const ROOMS = 2000;
const UNREAD = 200;
const ROUNDS = 15;
const LIMIT_MS = 20;
/** The most that a page of unread rooms may cost when all rooms are unread, as a share of reading all rooms at once. */
const FULL = 0.3;
const LIMIT_KB = 60;

await needPostgres(POSTGRES_URL);
const own = await createDatabase(POSTGRES_URL, `wildin_bench_chats_${process.pid}`);
const database = await openPostgres(own.url);
await migrate(database);
const { app, deps, close } = await startInstance(database);
try {
  const [me] = await makePeople(deps, 1);
  if (me === undefined) throw new Error('Nobody signed up.');
  await fillChats(database.db, me.id, { rooms: ROOMS, unread: UNREAD });
  const { token, id: userId } = me;
  const { mark } = (await call(app, listChats, { token })).body;
  const view = { viewerId: userId, now: new Date() };
  const ways = {
    whole: () => pageOfChats(database.db, view, { limit: ROOMS }),
    list: async () => (await call(app, listChats, { token })).body,
    sync: async () => (await call(app, syncChats, { token, query: { since: mark } })).body,
    firstSync: async () => (await call(app, syncChats, { token })).body,
    waiting: async () => (await call(app, listChats, { token, query: { filter: 'unread' } })).body,
    badge: async () => (await call(app, unreadCount, { token, params: { userId } })).body,
  };
  type Way = keyof typeof ways;
  const names = Object.keys(ways) as Way[];
  const times: Record<Way, number[]> = { whole: [], list: [], sync: [], firstSync: [], waiting: [], badge: [] };
  for (const name of names) await ways[name]();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) times[name].push(await timed(ways[name]));
  }
  await database.db.updateTable('room_member').set({ read_seq: 15 }).where('user_id', '=', userId).execute();
  const full: number[] = [];
  const fullWhole: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    full.push(await timed(ways.waiting));
    fullWhole.push(await timed(ways.whole));
  }
  const sizeOf = async (name: Way): Promise<number> => JSON.stringify(await ways[name]()).length / 1024;
  const row = async (name: Way, what: string) => [
    { what, value: median(times[name]), unit: 'ms', atMost: LIMIT_MS },
    { what: `${what}: size`, value: await sizeOf(name), unit: 'KB', atMost: LIMIT_KB },
    { what: `${what} ÷ all rooms at once`, value: median(times[name]) / median(times.whole), unit: '×' },
  ];
  report(`The list of ${ROOMS} chats, ${UNREAD} unread`, [
    { what: 'all rooms at once, without HTTP', value: median(times.whole), unit: 'ms' },
    { what: 'all rooms at once: size', value: await sizeOf('whole'), unit: 'KB' },
    ...(await row('list', 'first page and totals')),
    ...(await row('sync', 'sync since a mark')),
    ...(await row('firstSync', 'first page of the sync')),
    ...(await row('waiting', 'first page of the unread')),
    ...(await row('badge', 'unread total')),
    { what: 'first page of the unread, where all rooms are', value: median(full), unit: 'ms' },
    { what: 'the same ÷ all rooms at once', value: median(full) / median(fullWhole), unit: '×', atMost: FULL },
  ]);
} finally {
  await close();
  await database.close();
  await own.drop();
}
