import { totalmem } from 'node:os';
import { DAY_MS } from '#contract/durations.ts';
import { channels, type Health, type Line } from '#contract/operator.health.ts';
import { version } from '#contract/version.ts';
import type { Speaker } from '#content/speaker.ts';
import { inWords, type Round } from '#server/doctor/doctor.ts';
import { MESSAGE_JOB } from '#server/features/accounts/accounts.ts';
import { listBackups } from '#server/keeping/keeping.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Sample } from '#server/platform/operations/pulse.ts';
import { diskNow } from './disk.ts';
import { versionSince, waitingPushes } from './health.queries.ts';

const SLOWEST = 5;
/** The nights in the strip of backups. */
const NIGHTS = 13;

type Needs = Pick<Deps, 'db' | 'database' | 'config' | 'clock' | 'jobs' | 'deliveries' | 'pulse'>;

/** Returns how this server does. `round` is what the doctor last saw. */
export async function healthOf(deps: Needs, round: Round, speaker: Speaker): Promise<Health> {
  const { db, config, clock, jobs, pulse } = deps;
  const [counts, since, disk, backups] = await Promise.all([
    jobs.counts(),
    versionSince(db, version),
    diskNow(deps),
    backupsOf(deps),
  ]);
  const now = pulse.now();
  const { samples } = pulse;
  return {
    host: config.publicUrl.host,
    upSince: pulse.startedAt.toISOString(),
    lookedAt: round.at.toISOString(),
    version,
    versionSince: (since ?? clock.now()).toISOString(),
    findings: round.examined.map((one) => ({ ...inWords(one, speaker), since: one.since?.toISOString() ?? null })),
    loop: lineOf(samples, now, ({ loopMs }) => loopMs),
    memory: { ...lineOf(samples, now, ({ memory }) => memory), limit: memoryLimit() },
    connections: {
      ...lineOf(samples, now, ({ connections }) => connections),
      asksASecond: Math.round((samples.at(-1)?.asks ?? 0) / 6) / 10,
    },
    jobs: counts.map(({ name, ...rest }) => ({ kind: name, ...rest })),
    ...(await deliveriesOf(deps, counts)),
    routes: pulse.routes.slowest(SLOWEST),
    statements: pulse.statements.slowest(SLOWEST),
    ...backups,
    disk,
  };
}

function lineOf(samples: readonly Sample[], now: Sample, of: (sample: Sample) => number): Line {
  return { now: of(now), minutes: samples.map((one) => ({ at: one.at.toISOString(), value: of(one) })) };
}

/** Returns the memory that the process may use: that of its container, or of the machine. */
function memoryLimit(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 && constrained < totalmem() ? constrained : totalmem();
}

async function deliveriesOf(
  { db, clock, deliveries }: Needs,
  jobs: Awaited<ReturnType<Deps['jobs']['counts']>>,
): Promise<Pick<Health, 'deliveries' | 'mailHalfHours'>> {
  const rows = await deliveries.lastDay();
  // Letters and text messages wait in one queue, sealed, so that nobody can tell them apart.
  const letters = jobs.find(({ name }) => name === MESSAGE_JOB)?.waiting ?? 0;
  const waiting = { mail: letters, push: await waitingPushes(db, clock.now()), text: null };
  return {
    deliveries: channels.map((channel) => {
      const own = rows.filter((row) => row.channel === channel);
      const sum = (of: (row: (typeof own)[number]) => number): number => own.reduce((all, row) => all + of(row), 0);
      return {
        channel,
        arrived: sum(({ arrived }) => arrived),
        waiting: waiting[channel],
        cameBack: sum(({ came_back: cameBack }) => cameBack),
      };
    }),
    mailHalfHours: rows
      .filter(({ channel }) => channel === 'mail')
      .map((row) => ({ at: row.half_hour.toISOString(), arrived: row.arrived, cameBack: row.came_back })),
  };
}

async function backupsOf({ config, clock }: Needs): Promise<Pick<Health, 'backups' | 'newestBackup' | 'lastTrial'>> {
  const listed = await listBackups(config.dataDir);
  const made = listed.flatMap(({ head, bytes, name, note }) =>
    head === undefined ? [] : [{ madeAt: head.madeAt, bytes, name, trial: note?.trial }],
  );
  const days = Array.from({ length: NIGHTS }, (_, index) => {
    const ago = (NIGHTS - 1 - index) * DAY_MS;
    return new Date(clock.now().getTime() - ago).toISOString().slice(0, 10);
  });
  const backups = days.map((day) => {
    const ofDay = made.filter(({ madeAt }) => madeAt.startsWith(day));
    // Where a day has several, the newest speaks for it.
    return { day, bytes: ofDay[0]?.bytes ?? null, isTried: ofDay.some(({ trial }) => trial?.failure === null) };
  });
  const trials = made.flatMap(({ trial }) => (trial?.rows == null ? [] : [{ at: trial.at, rows: trial.rows }]));
  const [newest] = made;
  return {
    backups,
    newestBackup: newest === undefined ? null : { madeAt: newest.madeAt, bytes: newest.bytes, name: newest.name },
    lastTrial: trials.toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null,
  };
}
