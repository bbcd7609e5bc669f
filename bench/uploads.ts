/**
 * Measures the growth of the process during 500 uploads of pictures in a row. The server runs in the same process, with
 * an embedded database. A picture library that kept decoded pictures would take gigabytes. UPLOADS sets the number.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPglite } from '#server/platform/database/pglite.ts';
import { createLog } from '#server/platform/log.ts';
import { createDeps } from '#server/create-deps.ts';
import { readConfig } from '#server/config.ts';
import { buildApp } from '#server/app.ts';
import { newUuid, systemClock, systemRng } from '#server/platform/clock.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { newMember } from '#test/factories.ts';
import { upload } from '#test/pictures.ts';
import { median, report, timed } from './table.ts';

const UPLOADS = Number(process.env['UPLOADS'] ?? 500);
const WARM_UP = 20;
const MIB = 1024 * 1024;

const dataDir = await mkdtemp(join(tmpdir(), 'wildin-uploads-'));
const database = await openPglite({});
await migrate(database);
const deps = createDeps({
  config: {
    ...readConfig({ RATE_LIMIT_MULTIPLIER: '1000000', MEDIA_DAILY: '1000000', DATA_DIR: dataDir }),
    work: 'off',
    authSecret: 'a secret that only benchmarks would ever use',
    metricsToken: 'a token for benchmarks',
  },
  log: createLog('silent'),
  database,
  redis: undefined,
  clock: systemClock,
  newId: newUuid,
  rng: systemRng,
  withProcessMetrics: false,
});
const app = await buildApp(deps);
await app.ready();
const member = await newMember({ app });

const rng = seededRng(3);
const noise = Buffer.from(Array.from({ length: 2000 * 1500 * 3 }, () => Math.floor(rng() * 256)));
const bytes = await sharp(noise, { raw: { width: 2000, height: 1500, channels: 3 } })
  .blur(2)
  .jpeg()
  .toBuffer();

let failed = 0;
const send = async (): Promise<void> => {
  const { status } = await upload({ app }, member, { bytes });
  if (status !== 200) failed += 1;
};
for (let at = 0; at < WARM_UP; at += 1) await send();
const before = process.memoryUsage.rss();
let most = before;
const times: number[] = [];
for (let at = 0; at < UPLOADS; at += 1) {
  times.push(await timed(send));
  most = Math.max(most, process.memoryUsage.rss());
}
const after = process.memoryUsage.rss();
await app.close();
await database.close();
await rm(dataDir, { recursive: true });

report(`${UPLOADS} uploads of 3 megapixels (${Math.round(bytes.length / 1024)} KiB) in a row`, [
  { what: 'taken', value: (100 * (UPLOADS - failed)) / UPLOADS, unit: '%', atLeast: 100 },
  { what: 'growth of the process', value: (after - before) / MIB, unit: 'MiB', atMost: 80 },
  { what: 'growth at its highest', value: (most - before) / MIB, unit: 'MiB' },
  { what: 'one upload, median', value: median(times), unit: 'ms' },
]);
