import type { Database, Db } from '#server/platform/database/database.ts';
import { replayedBy, writtenBy } from '#server/platform/replica/replica.queries.ts';
import { identityOf, newestReplayed, standsBy } from '#server/doctor/doctor.queries.ts';
import { notSetUp, since, wait, well, wrong, type Check, type DoctorNeeds, type Seen } from '#server/doctor/finding.ts';
import { withoutDatabase } from './database.ts';

/** A connection or a statement that takes longer counts as no answer. Less than the time of a look. */
const PATIENCE_MS = 2000;
/** How long a replica has to follow; one that is further behind is not read (`replica.ts`). */
const FOLLOW_MS = 2000;
const LOOK_MS = 20;
/** A replica whose newest state is older does not catch up by itself. */
const LONG_S = 60;

const readElsewhere: Parameters<typeof well>[0] = ({ t }) =>
  t('doctor.replica-elsewhere', 'The primary server answers everything meanwhile.');

const notOurs = (fact: Parameters<typeof well>[0]): Seen =>
  wrong((speaker) => ({
    title: speaker.t('doctor.replica-other', 'DATABASE_REPLICA_URL leads to no replica of this database'),
    fact: fact(speaker),
    todo: speaker.t(
      'doctor.replica-other-todo',
      'Point it at a streaming standby of DATABASE_URL, or leave it out, and start again.',
    ),
  }));

const silent = wrong((speaker) => ({
  title: speaker.t('doctor.replica-silent', 'The replica does not answer'),
  fact: readElsewhere(speaker),
  todo: speaker.t('doctor.replica-silent-todo', 'See whether it runs, and whether DATABASE_REPLICA_URL is right.'),
}));

/** Waits a moment for the replica to have what the primary has now; returns the milliseconds, or undefined if it has not. */
async function following(primary: Db, replica: Db, signal: AbortSignal): Promise<number | undefined> {
  const position = await writtenBy(primary);
  const begun = performance.now();
  while (performance.now() - begun < FOLLOW_MS && !signal.aborted) {
    if ((await replayedBy(replica)).position >= position) return since(begun);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return undefined;
}

async function lookAt(
  { db }: Database,
  primary: Db,
  { now, signal }: Pick<DoctorNeeds, 'now'> & { signal: AbortSignal },
): Promise<Seen> {
  if (!(await standsBy(db)))
    return notOurs(({ t }) => t('doctor.replica-alone', 'The server there takes writes of its own.'));
  const [own, other] = await Promise.all([identityOf(primary), identityOf(db).catch(() => undefined)]);
  if (own !== other)
    return notOurs(({ t }) => t('doctor.replica-of-another', 'The server there follows another database.'));
  const ms = await following(primary, db, signal);
  if (ms !== undefined) return well(({ t }) => t('doctor.replica-well', 'follows within {ms} ms', { ms }));
  const newest = await newestReplayed(db);
  const seconds = Math.max(0, Math.round((now().getTime() - (newest?.getTime() ?? 0)) / 1000));
  return (seconds >= LONG_S ? wrong : wait)((speaker) => ({
    title: speaker.t('doctor.replica-behind', 'The replica is behind'),
    fact: speaker.t(
      'doctor.replica-behind-fact',
      'The newest that it has is {seconds, plural, one {# second} other {# seconds}} old, so it is not read.',
      { seconds },
    ),
    detail: readElsewhere(speaker),
    todo: speaker.t(
      'doctor.replica-behind-todo',
      'See what holds it up: the network between the two, its disk, or a long question to it.',
    ),
  }));
}

export const replica: Check = {
  id: 'replica',
  name: ({ t }) => t('doctor.replica', 'Replica'),
  look: async ({ config: { replicaUrl }, database: primary, now }, signal) => {
    if (replicaUrl === undefined) return notSetUp;
    if (primary === undefined) return withoutDatabase(false);
    const isThere = await writtenBy(primary.db).then(
      () => true,
      () => false,
    );
    if (!isThere) return withoutDatabase(true);
    const { openPostgres } = await import('#server/platform/database/postgres.ts');
    const opened = await openPostgres(replicaUrl, { max: 1, patienceMs: PATIENCE_MS });
    try {
      return await lookAt(opened, primary.db, { now, signal });
    } catch {
      return silent;
    } finally {
      await opened.close();
    }
  },
};
