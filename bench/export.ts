/**
 * Measures the growth of the process during an export of about a gigabyte: the job reads a person's lines from
 * PostgreSQL page by page and packs them. The baseline is a plain ZIP stream of as many bytes from memory. Makes and
 * removes a database at TEST_DATABASE_URL, and files. MEGABYTES sets the size.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import { askForExport, exportState } from '#server/features/your-data/export.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import type { Deps } from '#server/platform/deps.ts';
import { makePeople, startInstance } from '#test/faults/instance.ts';
import { createDatabase } from '#test/own-database.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';
import { report, timed } from './table.ts';

const MEGABYTES = Number(process.env['MEGABYTES'] ?? 1000);
const MB = 1_000_000;
/** A line has as many bytes as eight of the product's longest messages. */
const LINE_BYTES = 4000;
const LINES = (MEGABYTES * MB) / LINE_BYTES;
const ROOMS = 10;
const TEXTS = 200;
/** The measured export has this many times the lines of the warm-up export. */
const WARM_UP = 10;

/** Returns the seconds that `work` takes, and the largest growth of the process during `work`, in megabytes. */
async function growth(work: () => Promise<unknown>): Promise<{ megabytes: number; seconds: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = (): void => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const looking = setInterval(look, 20);
  const ms = await timed(work);
  clearInterval(looking);
  look();
  return { megabytes: (most - before) / MB, seconds: ms / 1000 };
}

/** Texts that compress to half their size, about as well as real messages. */
const texts = [...Array(TEXTS).keys()].map((n) =>
  Array.from({ length: LINE_BYTES / 8 }, (_, i) => Math.imul(n * 7919 + i, 2_654_435_761) >>> 4).reduce(
    (text, number) => text + number.toString(16).padStart(7, '0') + ' ',
    '',
  ),
);

/** Gives a person ten rooms with `lines` lines in total. */
async function fill({ db, newId }: Deps, userId: number, lines: number): Promise<void> {
  for (let room = 0; room < ROOMS; room += 1) {
    const id = newId();
    await sql`INSERT INTO room (id, room_type, created_by, created_at) VALUES (${id}, 'group', ${userId}, now())`.execute(
      db,
    );
    await sql`INSERT INTO room_member (room_id, user_id) VALUES (${id}, ${userId})`.execute(db);
    await sql`INSERT INTO user_room (room_id, user_id) VALUES (${id}, ${userId})`.execute(db);
    await sql`INSERT INTO room_event (room_id, seq, id, type, sender_id, payload, created_at)
      SELECT ${id}::uuid, n, gen_random_uuid(), 'message', ${userId}::bigint,
        jsonb_build_object('content', (${texts}::text[])[1 + n % ${TEXTS}]), now()
      FROM generate_series(1, ${Math.ceil(lines / ROOMS)}::int) n`.execute(db);
  }
}

/** The baseline: writes as many bytes to a ZIP and does nothing else. */
async function plainZip(path: string): Promise<void> {
  const zip = new ZipFile();
  const lines = function* (): Generator<string> {
    for (let at = 0; at < LINES; at += 1) yield texts[at % TEXTS] ?? '';
  };
  zip.addReadStream(Readable.from(lines()), 'plain.txt');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

await needPostgres(POSTGRES_URL);
const own = await createDatabase(POSTGRES_URL, `wildin_bench_export_${process.pid}`);
const folder = await mkdtemp(join(tmpdir(), 'wildin-bench-export-'));
const database = await openPostgres(own.url);
try {
  await migrate(database);
  const { deps, close } = await startInstance(database, { env: { DATA_DIR: folder } });
  try {
    const [small, large] = await makePeople(deps, 2);
    if (small === undefined || large === undefined) throw new Error('Nobody is here.');
    const exported = async (userId: number): Promise<number> => {
      await askForExport(deps, userId);
      await deps.jobs.drain();
      const { state, sizeBytes } = await exportState(deps, userId);
      if (state !== 'ready') throw new Error(`The export is ${state}.`);
      return (sizeBytes ?? 0) / MB;
    };
    await fill(deps, small.id, LINES / WARM_UP);
    await fill(deps, large.id, LINES);
    await sql`ANALYZE`.execute(deps.db);
    // The warm-up: the code gets compiled, and the heap grows to its usual size.
    const warm = await growth(() => exported(small.id));
    const path = join(folder, 'plain.zip');
    let packed = 0;
    const ours = await growth(async () => {
      packed = await exported(large.id);
    });
    const plain = await growth(() => plainZip(path));
    report(`Export of ${MEGABYTES} MB`, [
      { what: 'memory grows by, export', value: ours.megabytes, unit: 'MB', atMost: 64 },
      { what: 'memory grew by before, a tenth of it', value: warm.megabytes, unit: 'MB' },
      { what: 'memory grows by, plain ZIP after it', value: plain.megabytes, unit: 'MB' },
      { what: 'the file of the export', value: packed, unit: 'MB' },
      { what: 'the file of the plain ZIP', value: (await stat(path)).size / MB, unit: 'MB' },
      { what: 'export', value: ours.seconds, unit: 's' },
      { what: 'export ÷ plain ZIP', value: ours.seconds / plain.seconds, unit: '×', atMost: 3 },
    ]);
  } finally {
    await close();
  }
} finally {
  await database.close();
  await own.drop();
  await rm(folder, { recursive: true });
}
