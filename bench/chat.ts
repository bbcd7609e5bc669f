/**
 * Compares the chat under load with Socket.IO, in alternating rounds, by medians. `pairs` and `memory` need PostgreSQL
 * at TEST_DATABASE_URL, where they make and drop a database. `hints` needs Redis at TEST_REDIS_URL. A section without
 * its variable is skipped. Exits 1 if a ratio misses its bound. `npm run bench -- chat [pairs|room|memory|hints]`
 */
import { buildWorld, type Person, type World } from './chat/people.ts';
import { fanOut } from './chat/fan-out.ts';
import { hintRates } from './chat/hint-rates.ts';
import { memoryPerConnection, type Memory } from './chat/memory.ts';
import { openPairs, type PairsResult } from './chat/pairs.ts';
import { median } from './chat/median.ts';
import { needPostgres, needRedis } from './needs.ts';

const ROUNDS = 3;
const SHORT_ROUNDS = 9;
const CONNECTIONS = 8000;
const databaseUrl = process.env['TEST_DATABASE_URL'];
const redisUrl = process.env['TEST_REDIS_URL'];
const [only] = process.argv.slice(2);

interface Line {
  what: string;
  ours: string;
  theirs: string;
  ratio: number;
  floor: string;
  isMet: boolean;
}
const lines: Line[] = [];

interface Sides {
  what: string;
  /** `ours` and `theirs` have a figure per round. Only figures of one round are compared, because the load changes. */
  ours: number[];
  theirs: number[];
  unit: string;
  floor: { least: number } | { most: number };
}

function compare({ what, ours, theirs, unit, floor }: Sides): void {
  const ratio = median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
  const isMet = 'least' in floor ? ratio >= floor.least : ratio <= floor.most;
  const show = (values: number[]): string => {
    const value = median(values);
    return `${value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')} ${unit}`;
  };
  const bound = 'least' in floor ? `≥ ${floor.least} ×` : `≤ ${floor.most} ×`;
  lines.push({ what, ours: show(ours), theirs: show(theirs), ratio, floor: bound, isMet });
}

async function persisted(): Promise<void> {
  if (databaseUrl === undefined) {
    console.log('persisted chat and memory: not measured, TEST_DATABASE_URL names no PostgreSQL');
    return;
  }
  await needPostgres(databaseUrl);
  const world = await buildWorld(databaseUrl, CONNECTIONS + 500);
  try {
    if (only === undefined || only === 'pairs') await talk(world);
    if (only === undefined || only === 'memory') await remember(world);
  } finally {
    await world.drop();
  }
}

async function talk(world: World): Promise<void> {
  const [product, socketIo, hub] = [
    await openPairs('product', world),
    await openPairs('socket.io', world),
    await openPairs('hub', world),
  ];
  const results = { product: [] as PairsResult[], socketIo: [] as PairsResult[], hub: [] as PairsResult[] };
  for (let round = 0; round < SHORT_ROUNDS; round += 1) {
    results.product.push(await product.run());
    results.socketIo.push(await socketIo.run());
    results.hub.push(await hub.run());
  }
  const half = median(results.socketIo.map(({ perSecond }) => perSecond)) / 2;
  const even = { product: [] as PairsResult[], socketIo: [] as PairsResult[] };
  for (let round = 0; round < SHORT_ROUNDS; round += 1) {
    even.product.push(await product.run(half));
    even.socketIo.push(await socketIo.run(half));
  }
  await Promise.all([product.stop(), socketIo.stop(), hub.stop()]);
  const costs = Object.entries({
    product: results.product,
    'Socket.IO': results.socketIo,
    'no database': results.hub,
    'product at half': even.product,
    'Socket.IO at half': even.socketIo,
  });
  console.log('processor time of a message, µs:');
  console.table(
    costs.map(([what, of]) => {
      const cost = (who: 'server' | 'postgres' | 'client'): number =>
        Math.round(median(of.map((one) => one.cost[who])));
      return { what, server: cost('server'), postgres: cost('postgres'), client: cost('client') };
    }),
  );
  const both = (of: PairsResult[]): number[] => of.map(({ cost }) => cost.server + cost.postgres);
  const rate = (of: PairsResult[]): number[] => of.map(({ perSecond }) => perSecond);
  const p99 = (of: PairsResult[]): number[] => of.map((result) => result.p99);
  const [ours, theirs, bare] = [results.product, results.socketIo, results.hub];
  const what = 'persisted, 200 pairs';
  compare({
    what: `${what}, beside Socket.IO`,
    ours: rate(ours),
    theirs: rate(theirs),
    unit: '/s',
    floor: { least: 2.5 },
  });
  compare({
    what: `${what}, beside no database`,
    ours: rate(ours),
    theirs: rate(bare),
    unit: '/s',
    floor: { least: 0.5 },
  });
  compare({
    what: `${what}, p99 beside Socket.IO`,
    ours: p99(ours),
    theirs: p99(theirs),
    unit: 'ms',
    floor: { most: 0.6 },
  });
  compare({
    what: `${what}, processor time of server and PostgreSQL beside Socket.IO`,
    ours: both(ours),
    theirs: both(theirs),
    unit: 'µs',
    floor: { most: 0.55 },
  });
  compare({
    what: `both at ${Math.round(half).toLocaleString('en-US')} /s, half of what Socket.IO can: p99`,
    ours: p99(even.product),
    theirs: p99(even.socketIo),
    unit: 'ms',
    floor: { most: 0.8 },
  });
}

async function remember(world: World): Promise<void> {
  const ours = [];
  const theirs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await memoryPerConnection('product', world, CONNECTIONS));
    theirs.push(await memoryPerConnection('socket.io', world, CONNECTIONS));
  }
  const used = (of: Memory[]): number[] => of.map((one) => one.used);
  const resident = ours.map((one) => one.resident);
  const what = 'memory a connection of 8,000';
  compare({ what: `${what}, in use`, ours: used(ours), theirs: used(theirs), unit: 'KiB', floor: { most: 0.5 } });
  const bound = ours.map(() => 12);
  compare({ what: `${what}, resident, beside 12 KiB`, ours: resident, theirs: bound, unit: 'KiB', floor: { most: 1 } });
}

async function room(): Promise<void> {
  const people: Person[] = Array.from({ length: 1000 }, (_, i) => ({ id: 100_000_000_000 + i, token: '' }));
  const ours = [];
  const theirs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await fanOut('hub', people));
    theirs.push(await fanOut('socket.io without a database', people));
  }
  compare({
    what: 'fan-out to 1,000 in a room, beside Socket.IO',
    ours,
    theirs,
    unit: '/s',
    floor: { least: 1.7 },
  });
}

async function hints(): Promise<void> {
  if (redisUrl === undefined) {
    console.log('hints: not measured, TEST_REDIS_URL names no Redis');
    return;
  }
  await needRedis(redisUrl);
  const gathered = [];
  const single = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates = await hintRates(redisUrl);
    gathered.push(rates.gathered);
    single.push(rates.single);
  }
  compare({
    what: 'hints through Redis, beside one publish each',
    ours: gathered,
    theirs: single,
    unit: '/s',
    floor: { least: 4 },
  });
}

if (only === undefined || only === 'pairs' || only === 'memory') await persisted();
if (only === undefined || only === 'room') await room();
if (only === undefined || only === 'hints') await hints();

const rows = lines.map(({ ratio, isMet, ...line }) => ({
  ...line,
  ratio: ratio.toFixed(2),
  met: isMet ? 'yes' : 'NO',
}));
console.table(rows);
process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
