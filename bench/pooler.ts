/**
 * Measures what a pooler costs that lends connections by transaction (PgBouncer): the chat of 200 pairs through it and
 * without it, in turns. Needs PostgreSQL (TEST_DATABASE_URL, where it makes and drops a database) and `pgbouncer`.
 */
import { privatePooler } from '#test/faults/pooler.ts';
import { openPairs, type PairsResult } from './chat/pairs.ts';
import { buildWorld } from './chat/people.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';
import { median, report } from './table.ts';

const ROUNDS = 7;
const CONNECTIONS = 8;

await needPostgres(POSTGRES_URL);
const pooler = await privatePooler(POSTGRES_URL, CONNECTIONS);
if (pooler === undefined) {
  console.log('This benchmark needs pgbouncer, of the Debian package of that name.');
  process.exit(1);
}
const world = await buildWorld(POSTGRES_URL, 500);
const [direct, pooled] = [
  await openPairs('product', world),
  await openPairs('product', { ...world, url: pooler.through(world.url) }),
];
const results = { direct: [] as PairsResult[], pooled: [] as PairsResult[] };
for (let round = 0; round < ROUNDS; round += 1) {
  results.direct.push(await direct.run());
  results.pooled.push(await pooled.run());
}
await Promise.all([direct.stop(), pooled.stop()]);
await pooler.stop();
await world.drop();

const ratio = (of: (result: PairsResult) => number): number =>
  median(results.pooled.map((one, round) => of(one) / of(results.direct[round] as PairsResult)));
const cost = (of: PairsResult[], who: 'server' | 'postgres'): number => median(of.map((one) => one.cost[who]));
report(`200 pairs through a pooler of ${CONNECTIONS} connections, beside none`, [
  { what: 'messages a second', value: ratio(({ perSecond }) => perSecond), unit: '×', atLeast: 0.5 },
  { what: 'p99', value: ratio(({ p99 }) => p99), unit: '×', atMost: 2 },
  { what: 'server, a message', value: cost(results.pooled, 'server'), unit: 'µs' },
  { what: 'server, a message, without', value: cost(results.direct, 'server'), unit: 'µs' },
  { what: 'PostgreSQL, a message', value: cost(results.pooled, 'postgres'), unit: 'µs' },
  { what: 'PostgreSQL, a message, without', value: cost(results.direct, 'postgres'), unit: 'µs' },
]);
