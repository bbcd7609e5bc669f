/**
 * Chat under load, beside Socket.IO in the same run: rounds interleaved, medians. Needs PostgreSQL
 * (DATABASE_URL or TEST_DATABASE_URL; a database of its own is made there and dropped) and, for the hints,
 * Redis (REDIS_URL or TEST_REDIS_URL). Exits 1 below a floor. `npm run bench -- chat [pairs|room|memory|hints]`
 */
import { buildWorld, type Person } from './chat/people.ts';
import { fanOut } from './chat/fan-out.ts';
import { hintRates } from './chat/hint-rates.ts';
import { memoryPerConnection } from './chat/memory.ts';
import { pairs, type PairsResult } from './chat/pairs.ts';
import { median } from './chat/median.ts';

const ROUNDS = 3;
const CONNECTIONS = 8000;
const databaseUrl = process.env['DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
const redisUrl = process.env['REDIS_URL'] ?? process.env['TEST_REDIS_URL'];
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
  ours: number;
  theirs: number;
  unit: string;
  floor: { least: number } | { most: number };
}

function compare({ what, ours, theirs, unit, floor }: Sides): void {
  const ratio = ours / theirs;
  const isMet = 'least' in floor ? ratio >= floor.least : ratio <= floor.most;
  const show = (value: number): string =>
    `${value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')} ${unit}`;
  const bound = 'least' in floor ? `≥ ${floor.least} ×` : `≤ ${floor.most} ×`;
  lines.push({ what, ours: show(ours), theirs: show(theirs), ratio, floor: bound, isMet });
}

async function persisted(): Promise<void> {
  if (databaseUrl === undefined) {
    console.log('persisted chat and memory: not measured, DATABASE_URL names no PostgreSQL');
    return;
  }
  const world = await buildWorld(databaseUrl, CONNECTIONS + 500);
  try {
    if (only === undefined || only === 'pairs') {
      const variants = ['product', 'socket.io', 'hub'] as const;
      const results = new Map<string, PairsResult[]>(variants.map((variant) => [variant, []]));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const variant of variants) {
          const result = await pairs(variant, world);
          results.get(variant)?.push(result);
          console.log(
            `round ${round + 1} ${variant}: ${Math.round(result.perSecond)} messages/s, p99 ${result.p99.toFixed(1)} ms`,
          );
        }
      }
      const rate = (variant: string): number => median((results.get(variant) ?? []).map(({ perSecond }) => perSecond));
      const p99 = (variant: string): number => median((results.get(variant) ?? []).map((result) => result.p99));
      compare({
        what: 'persisted, 200 pairs, beside Socket.IO',
        ours: rate('product'),
        theirs: rate('socket.io'),
        unit: '/s',
        floor: { least: 2.5 },
      });
      compare({
        what: 'the same, beside our hub without a database',
        ours: rate('product'),
        theirs: rate('hub'),
        unit: '/s',
        floor: { least: 0.5 },
      });
      compare({
        what: 'the same, p99 beside Socket.IO',
        ours: p99('product'),
        theirs: p99('socket.io'),
        unit: 'ms',
        floor: { most: 0.6 },
      });
    }
    if (only === undefined || only === 'memory') {
      const ours = [];
      const theirs = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await memoryPerConnection('product', world, CONNECTIONS));
        theirs.push(await memoryPerConnection('socket.io', world, CONNECTIONS));
      }
      const [mine, other] = [median(ours), median(theirs)];
      compare({
        what: 'memory a connection of 8,000, beside Socket.IO',
        ours: mine,
        theirs: other,
        unit: 'KiB',
        floor: { most: 0.5 },
      });
      compare({ what: 'memory a connection, beside 12 KiB', ours: mine, theirs: 12, unit: 'KiB', floor: { most: 1 } });
    }
  } finally {
    await world.drop();
  }
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
    ours: median(ours),
    theirs: median(theirs),
    unit: '/s',
    floor: { least: 1.7 },
  });
}

async function hints(): Promise<void> {
  if (redisUrl === undefined) {
    console.log('hints: not measured, REDIS_URL names no Redis');
    return;
  }
  const gathered = [];
  const single = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates = await hintRates(redisUrl);
    gathered.push(rates.gathered);
    single.push(rates.single);
  }
  compare({
    what: 'hints through Redis, beside one publish each',
    ours: median(gathered),
    theirs: median(single),
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
