/**
 * Measures a hall (an open room) with a thousand people on two servers. All join over HTTP, and the next person must
 * get a second hall. Forty people listen over sockets. Each line has another sender, because of slow mode. The baseline
 * sends as many lines to a group of the forty, in turns. Also counts the rows that a line writes. Needs PostgreSQL
 * (TEST_DATABASE_URL, where it makes and drops a database) and Redis (TEST_REDIS_URL).
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { joinTrending, listTrending, TRENDING_MEMBERS } from '#contract/trending.ts';
import { roomMembers } from '#contract/chat.members.ts';
import { spawnInstance, type Process } from '#test/faults/instance.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { buildWorld, SECRET, type Person } from './chat/people.ts';
import { send } from './members.ts';
import { countWrites } from './chat/writes.ts';
import { needPostgres, needRedis, POSTGRES_URL } from './needs.ts';
import { quantile, report, timed, type BenchRow } from './table.ts';

const LISTENERS = 40;
const AT_ONCE = 8;
const ROUNDS = 20;
const LINES = 5;
const PAGES = 60;
const WARM = 6;
const LIMIT_MS = 20;
const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379/9';

/** The times (ms) until a line is stored, and until the last listener has it. */
interface Times {
  stored: number[];
  heard: number[];
}

/** Reads a page; throws unless the status is 2xx. */
async function read<T>(address: string, { token }: Person): Promise<T> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const join = async (server: Process, { token }: Person): Promise<string> => {
  const body = { trendingId: 'trending_1' };
  return (await send<{ id: string }>(`${server.address}${joinTrending.path}`, { token, body })).id;
};

/** Lets all people join, several at once, at both servers in turns. Returns the people per hall and the join times. */
async function joinAll(servers: readonly Process[], people: readonly Person[]) {
  const [halls, times, waiting] = [new Map<string, number>(), [] as number[], [...people.entries()]];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, person] = next;
      const server = servers[at % servers.length] as Process;
      times.push(
        await timed(async () => {
          const hall = await join(server, person);
          halls.set(hall, (halls.get(hall) ?? 0) + 1);
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { halls, times };
}

/** Makes a group of the listeners alone. */
async function makeGroup(client: Client, people: readonly Person[]): Promise<string> {
  const roomId = randomUUID();
  const ids = people.map(({ id }) => id);
  await client.query(`INSERT INTO room (id, room_type, created_by, created_at) VALUES ($1, 'group', $2, now())`, [
    roomId,
    ids[0],
  ]);
  await client.query(
    `INSERT INTO room_group (room_id, name, description, gradient) VALUES ($1, 'Forty', 'The same lines.', 0)`,
    [roomId],
  );
  for (const table of ['room_member', 'user_room'])
    await client.query(`INSERT INTO ${table} (room_id, user_id) SELECT $1::uuid, unnest($2::bigint[])`, [roomId, ids]);
  return roomId;
}

/** Sends one line, and waits until every listener has it. */
async function sayOne(
  server: Process,
  { roomId, by, sockets }: { roomId: string; by: Person; sockets: readonly TestSocket[] },
): Promise<{ stored: number; heard: number }> {
  const clientId = randomUUID();
  const start = performance.now();
  const all = Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.onEvent = (event) => {
            if (event.type === 'new_message' && event.message.clientId === clientId) resolve();
          };
        }),
    ),
  );
  await send(`${server.address}/api/chats/${roomId}/messages`, {
    token: by.token,
    body: { clientId, content: 'Who else looks at the moon tonight?' },
  });
  const stored = performance.now() - start;
  await all;
  return { stored, heard: performance.now() - start };
}

interface Stage {
  servers: readonly Process[];
  speakers: readonly Person[];
  hall: string;
  group: string;
  sockets: readonly TestSocket[];
}

type Count = Awaited<ReturnType<typeof countWrites>>;

/** Sends forty lines to a room. Prints the mean number of rows that a line writes in each table; returns the sum. */
async function weigh(count: Count, { servers, sockets, speakers, group }: Stage, roomId: string): Promise<number> {
  await count();
  const saying = roomId === group ? speakers.slice(0, LISTENERS) : speakers.slice(-LISTENERS);
  for (const [at, by] of saying.entries()) await sayOne(servers[at % 2] as Process, { roomId, by, sockets });
  const written = [...(await count())].filter(([, rows]) => rows > 0);
  console.table(written.map(([table, rows]) => ({ table, 'a line': rows / LISTENERS })));
  return written.reduce((sum, [, rows]) => sum + rows, 0) / LISTENERS;
}

/** Sends lines to the hall and to the group, in turns, and returns the times of each room. */
async function talk({ servers, speakers, hall, group, sockets }: Stage): Promise<{ hall: Times; group: Times }> {
  const times = { hall: { stored: [], heard: [] } as Times, group: { stored: [], heard: [] } as Times };
  const members = speakers.slice(0, LISTENERS);
  for (let line = 0; line < ROUNDS * LINES; line += 1) {
    const server = servers[line % servers.length] as Process;
    const ways = [
      { of: times.hall, roomId: hall, by: speakers[line % speakers.length] as Person },
      { of: times.group, roomId: group, by: members[line % LISTENERS] as Person },
    ];
    for (const { of, roomId, by } of line % 2 === 0 ? ways : ways.toReversed()) {
      const { stored, heard } = await sayOne(server, { roomId, by, sockets });
      of.stored.push(stored);
      of.heard.push(heard);
    }
  }
  return times;
}

/** Measures pages of members, of the hall and of the group, and the page of all open rooms. Returns all times. */
async function leaf({ servers, speakers, hall, group }: Stage) {
  const times = { first: [] as number[], deep: [] as number[], found: [] as number[], small: [] as number[] };
  const list: number[] = [];
  interface Page {
    totalMembers: number;
    next: string | null;
  }
  const at = (round: number, roomId: string, query = ''): string =>
    `${servers[round % servers.length]?.address}${roomMembers.path.replace(':roomId', roomId)}${query}`;
  let cursor: string | null = null;
  for (let round = 0; round < PAGES; round += 1) {
    // The first rounds do not count, because PostgreSQL plans the statements in them.
    if (round === WARM) for (const kept of [...Object.values(times), list]) kept.length = 0;
    const viewer = speakers[round] as Person;
    times.small.push(await timed(() => read(at(round, group), speakers[round % LISTENERS] as Person)));
    times.first.push(await timed(() => read(at(round, hall), viewer)));
    const after: string = cursor === null ? '' : `?cursor=${cursor}`;
    let page: Page | undefined;
    const deep = await timed(async () => (page = await read<Page>(at(round, hall, after), viewer)));
    if (after !== '') times.deep.push(deep);
    if (page?.totalMembers !== TRENDING_MEMBERS) throw new Error(`The hall has ${page?.totalMembers} members.`);
    cursor = page.next;
    times.found.push(await timed(() => read(at(round, hall, `?search=bench_1000000${round + 10}`), viewer)));
    list.push(await timed(() => read(`${servers[round % 2]?.address}${listTrending.path}`, viewer)));
  }
  return { ...times, list };
}

/** Opens a socket for each listener, at both servers in turns. */
async function listen(servers: readonly Process[], people: readonly Person[], rooms: Record<string, number>) {
  const open = ({ token }: Person, at: number): Promise<TestSocket> =>
    new TestSocket(`${servers[at % servers.length]?.address.replace('http', 'ws')}/ws`).signIn(token, rooms);
  return Promise.all(people.map(open));
}

async function headOf(client: Client, roomId: string): Promise<number> {
  const { rows } = await client.query<{ last_seq: string }>('SELECT last_seq FROM room WHERE id = $1', [roomId]);
  return Number(rows[0]?.last_seq ?? 0);
}

async function run(servers: readonly Process[], people: readonly Person[], client: Client): Promise<BenchRow[]> {
  const [speakers, late] = [people.slice(0, TRENDING_MEMBERS), people[TRENDING_MEMBERS] as Person];
  const { halls, times: joins } = await joinAll(servers, speakers);
  const [hall = ''] = halls.keys();
  const second = await join(servers[1] as Process, late);
  const group = await makeGroup(client, speakers.slice(0, LISTENERS));
  const heads = { [hall]: await headOf(client, hall), [group]: 0 };
  const sockets = await listen(servers, speakers.slice(0, LISTENERS), heads);
  const stage = { servers, speakers, hall, group, sockets };
  const { hall: ours, group: theirs } = await talk(stage);
  const speaker = speakers[500] as Person;
  await sayOne(servers[0] as Process, { roomId: hall, by: speaker, sockets });
  const again = await sayOne(servers[1] as Process, { roomId: hall, by: speaker, sockets: [] }).then(() => '', String);
  const pages = await leaf(stage);
  const count = await countWrites(client);
  const rows = { hall: await weigh(count, stage, hall), group: await weigh(count, stage, group) };
  for (const socket of sockets) socket.drop();
  const p95 = (values: readonly number[]): number => quantile(values, 0.95);
  const p50 = (values: readonly number[]): number => quantile(values, 0.5);
  return [
    { what: 'in the first hall', value: halls.get(hall) ?? 0, unit: 'people', atLeast: 1000, atMost: 1000 },
    { what: 'the next one is in another hall', value: Number(second !== hall), unit: '', atLeast: 1 },
    {
      what: 'a second line at once is refused',
      value: Number(again.includes('slow_mode')),
      unit: '',
      atLeast: 1,
    },
    { what: `a join, ${AT_ONCE} at once, p50`, value: p50(joins), unit: 'ms' },
    { what: 'a join, p95', value: p95(joins), unit: 'ms' },
    { what: 'a line until it is stored, p50', value: p50(ours.stored), unit: 'ms' },
    { what: 'the same in a group of forty', value: p50(theirs.stored), unit: 'ms' },
    { what: 'a thousand ÷ forty, stored', value: p50(ours.stored) / p50(theirs.stored), unit: '×', atMost: 1.5 },
    { what: 'a line until all forty have it at both, p50', value: p50(ours.heard), unit: 'ms' },
    { what: 'the same, p95', value: p95(ours.heard), unit: 'ms' },
    { what: 'a thousand ÷ forty, heard', value: p50(ours.heard) / p50(theirs.heard), unit: '×', atMost: 1.5 },
    { what: 'rows that a line writes in a group', value: rows.group, unit: '', atMost: 2 },
    // The third row stores when the speaker last wrote, for slow mode.
    { what: 'rows that a line writes in a slow room', value: rows.hall, unit: '', atMost: 3 },
    { what: 'a page of the members, p50', value: p50(pages.first), unit: 'ms' },
    { what: 'a page of the members, p95', value: p95(pages.first), unit: 'ms', atMost: LIMIT_MS },
    { what: 'a later page, p95', value: p95(pages.deep), unit: 'ms', atMost: LIMIT_MS },
    { what: 'a name among them, p95', value: p95(pages.found), unit: 'ms', atMost: 50 },
    { what: 'the members of the forty, p50', value: p50(pages.small), unit: 'ms' },
    { what: 'the members of the forty, p95', value: p95(pages.small), unit: 'ms' },
    { what: 'the page of all open rooms, p95', value: p95(pages.list), unit: 'ms' },
  ];
}

await needPostgres(POSTGRES_URL);
await needRedis(redisUrl);
const world = await buildWorld(POSTGRES_URL, TRENDING_MEMBERS + 1);
const client = new Client({ connectionString: world.url });
const servers: Process[] = [];
try {
  await client.connect();
  const env = {
    DATABASE_URL: world.url,
    REDIS_URL: redisUrl,
    AUTH_SECRET: SECRET,
    POW: 'off',
    RATE_LIMIT_MULTIPLIER: '1000000',
  };
  for (let count = 0; count < 2; count += 1) servers.push(await spawnInstance(env));
  report(`${TRENDING_MEMBERS} people in one open room on two servers`, await run(servers, world.people, client));
} finally {
  for (const server of servers) await server.kill();
  await client.end();
  await world.drop();
}
