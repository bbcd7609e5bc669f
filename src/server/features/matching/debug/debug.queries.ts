import { sql, type RawBuilder } from 'kysely';
import { DEBUG_IDS } from '#contract/matching.debug.ts';
import { YOUNGEST } from '#contract/matching.ts';
import { onceBlockedWith } from '#server/features/visibility/people.ts';
import { inTransaction, isCutShort, type Db, type Trx } from '#server/platform/database/database.ts';
import { quotaDaySql } from '#server/platform/limits/quotas.ts';
import { GENDER_BITS, radiusOf, type Profile } from '#server/features/matching/profile/profile.ts';
import {
  bestPerson,
  distanceFrom,
  everyone,
  isOfAgeFor,
  peopleWithin,
  seeksAgeOf,
  type BestMatch,
  type Search,
} from '#server/features/matching/search/search.queries.ts';

/** The step at which a candidate fails, in the order of the search; a candidate who passes all steps is `scored`. */
export const ends = [
  'apart',
  'place',
  'gender',
  'age',
  'intent',
  'photo',
  'tongue',
  'block',
  'met',
  'exposure',
  'scored',
] as const;
export type End = (typeof ends)[number];

export interface Group {
  count: number;
  /** The first few ids, if requested. */
  ids: number[];
}
export interface Funnel {
  groups: Map<End, Group>;
  best: BestMatch | undefined;
  /** `all` counts all but demo members; `apart` also leaves out the viewer and minors. Undefined if cut short. */
  everybody: { all: number; apart: number } | undefined;
}

interface FunnelOptions {
  withIds: boolean;
  timeoutMs: number;
}

/**
 * Counts the candidates of a viewer's search by the step at which they fail, in one snapshot. Returns undefined when a
 * timeout leaves no result. An index finds the people near the viewer; the whole country and the total take one scan
 * each.
 */
export async function funnelOf(
  db: Db,
  search: Search,
  { withIds, timeoutMs }: FunnelOptions,
): Promise<Funnel | undefined> {
  const isWhole = withIds || search.viewer.radius === radiusOf('anywhere');
  let funnel: Funnel | undefined;
  try {
    await inTransaction(db, async (trx) => {
      await begin(trx, timeoutMs);
      const groups = await groupsOf(trx, search, { isWhole, withIds });
      funnel = { groups, best: await bestPerson(trx, search), everybody: undefined };
      funnel.everybody = isWhole ? sumOf(groups) : await countEverybody(trx, search);
    });
  } catch (error) {
    if (!isCutShort(error)) throw error;
  }
  return funnel;
}

async function begin(trx: Trx, timeoutMs: number): Promise<void> {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(trx);
  await sql`SELECT set_config('statement_timeout', ${String(timeoutMs)}, true), set_config('jit', 'off', true)`.execute(
    trx,
  );
}

function sumOf(groups: Map<End, Group>): { all: number; apart: number } {
  const all = [...groups.values()].reduce((sum, { count }) => sum + count, 0);
  return { all, apart: all - (groups.get('apart')?.count ?? 0) };
}

async function countEverybody(trx: Trx, { viewer, today }: Search): Promise<{ all: number; apart: number }> {
  const { rows } = await sql<{ all: number; apart: number }>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE NOT ${isNobody(viewer, today)})::int AS apart
    FROM match_profile WHERE NOT is_demo`.execute(trx);
  return rows[0] ?? { all: 0, apart: 0 };
}

interface Reach {
  isWhole: boolean;
  withIds: boolean;
}

async function groupsOf(trx: Trx, search: Search, { isWhole, withIds }: Reach): Promise<Map<End, Group>> {
  const people = isWhole ? everyone : peopleWithin(search.viewer);
  const ids = withIds ? sql`to_json((array_agg(user_id ORDER BY user_id))[1:${DEBUG_IDS}::int])` : sql`'[]'::json`;
  const { rows } = await sql<{ end_at: End; count: number; ids: number[] }>`
    SELECT end_at, count(*)::int AS count, ${ids} AS ids
    FROM (SELECT user_id, ${endOf(search)} AS end_at FROM ${people} AS ranked) AS ended GROUP BY end_at`.execute(trx);
  return new Map(rows.map((row) => [row.end_at, { count: row.count, ids: row.ids }]));
}

/** True in SQL for the viewer, and for people who are under 18 in some time zone. */
function isNobody(viewer: Profile, today: number): RawBuilder<unknown> {
  return sql`(user_id = ${viewer.userId} OR born > ${today - YOUNGEST * 10_000})`;
}

/** Returns, in SQL, the step at which a row fails. The steps are in the order of the search, with costly ones last. */
function endOf({ viewer, today, now, offersADay }: Search): RawBuilder<unknown> {
  const me = viewer.userId;
  const genders = GENDER_BITS.filter((bit) => (viewer.wants & bit) !== 0);
  const distance = sql`(${distanceFrom(viewer)})`;
  return sql`CASE
    WHEN ${isNobody(viewer, today)} THEN 'apart'
    WHEN ${distance} > ${viewer.radius}::int OR ${distance} > radius THEN 'place'
    WHEN NOT (gender = ANY (${genders}::int2[]) AND wants & ${viewer.gender}::int2 <> 0) THEN 'gender'
    WHEN NOT (${isOfAgeFor(viewer, today)} AND ${seeksAgeOf(viewer, today)}) THEN 'age'
    WHEN intent & ${viewer.intent}::int2 = 0 THEN 'intent'
    WHEN (${viewer.onlyChecked}::boolean AND NOT is_checked) OR (only_checked AND NOT ${viewer.isChecked}::boolean) THEN 'photo'
    WHEN (${viewer.onlyTongue}::boolean OR only_tongue) AND tongues & ${viewer.tongues}::int = 0 THEN 'tongue'
    WHEN ranked.user_id IN ${onceBlockedWith(me)} THEN 'block'
    WHEN ranked.user_id IN (SELECT CASE user_low WHEN ${me} THEN user_high ELSE user_low END FROM soul_match
      WHERE (user_low = ${me} OR user_high = ${me}) AND NOT (state = 'passed' AND rests_until <= ${now})) THEN 'met'
    WHEN EXISTS (SELECT FROM quota JOIN account ON account.id = quota.user_id
      WHERE quota.user_id = ranked.user_id AND kind = 'exposure' AND used >= ${offersADay}
      AND period = ${quotaDaySql(now)}) THEN 'exposure'
    ELSE 'scored' END`;
}

/** Returns the number of descriptors from a person's newest completed quiz; 0 without one. */
export async function traitsOf(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ traits: number }>`
    SELECT coalesce(jsonb_array_length(results), 0) AS traits FROM quiz_session
    WHERE user_id = ${userId} AND completed_at IS NOT NULL ORDER BY completed_at DESC LIMIT 1`.execute(db);
  return rows[0]?.traits ?? 0;
}
