import { sql, type RawBuilder } from 'kysely';
import { isDiscoverable, type Company } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface Narrowed {
  viewerId: number;
  company: Company;
  q?: string | undefined;
  archetype?: string | undefined;
  interest?: string | undefined;
  state?: string | undefined;
  /** The moment since which they were here. */
  since?: Date | undefined;
}

/** The people one look reads at first, and how many times more each further look. */
const LOOK = 60;
const WIDER = 8;
/** The next people by id who are looked at one by one, before an index or all of `presence` is asked. */
const NEXT = 1_000;
/** Of those, some may not be found by the viewer. */
const SPARE = 8;

/**
 * Returns the ids of those who fit, the lowest first, after an id. A name, and who was here, is first looked for among the
 * next people by id, which fills a page where many fit; where it did not, everybody's is.
 */
export async function idsInDirectory(
  db: Db,
  { after, limit, ...wish }: Narrowed & { after: number; limit: number },
): Promise<number[]> {
  if (limit <= LOOK && mayBeNear(wish)) {
    const people = await lookAt(db, { ...wish, after, most: limit + SPARE, within: NEXT });
    const near = people.filter(({ is_seen }) => is_seen).map(({ id }) => id);
    if (near.length >= limit) return near.slice(0, limit);
  }
  const found: number[] = [];
  let last = after;
  for (let most = LOOK; ; most *= WIDER) {
    const people = await lookAt(db, { ...wish, after: last, most });
    for (const { id, is_seen } of people) if (is_seen) found.push(id);
    if (found.length >= limit || people.length < most) return found.slice(0, limit);
    last = people.at(-1)?.id ?? last;
  }
}

/** Says whether as many as a page holds may be among the next people: hardly with an interest, or a type and a state. */
function mayBeNear({ q, since, interest, archetype, state }: Narrowed): boolean {
  if (interest !== undefined || (archetype !== undefined && state !== undefined)) return false;
  return q !== undefined || since !== undefined;
}

/**
 * Returns the next people who fit, by id, and whether the viewer may find them. Two parts, because PostgreSQL takes the
 * question who may be found to leave one person, and would read and sort everybody who fits instead of stopping at `most`.
 * With a name the order is by an expression: PostgreSQL takes any beginning for one in fifty, and would read on along the ids
 * through everybody for one that nobody has.
 */
async function lookAt(
  db: Db,
  { after, most, within, ...wish }: Narrowed & { after: number; most: number; within?: number },
): Promise<{ id: number; is_seen: boolean }[]> {
  const place = wish.q === undefined ? sql`person.id` : sql`person.id + 0`;
  const { rows } = await sql<{ id: number; is_seen: boolean }>`
    SELECT person.id, ${isDiscoverable(wish.viewerId, 'person', wish.company)} AS is_seen FROM (
      SELECT person.* FROM ${within === undefined ? sql`account` : nextAfter(after, within)} person WHERE ${fits(wish, within !== undefined)} AND person.id > ${after} ORDER BY ${place} LIMIT ${most}
    ) person
    ORDER BY person.id
  `.execute(db);
  return rows;
}

/** The next people of the directory by id, with any name. */
function nextAfter(after: number, count: number): RawBuilder<unknown> {
  return sql`(SELECT next.* FROM account next WHERE next.profile_completed AND NOT next.is_seed_user AND next.id > ${after}
    ORDER BY next.id LIMIT ${count})`;
}

/** Of few people each is looked up in `presence`; for an EXISTS PostgreSQL would read all of it. */
function wasHere(since: Date, ofFew: boolean): RawBuilder<boolean> {
  return ofFew
    ? sql`(SELECT presence.last_seen_at FROM presence WHERE presence.user_id = person.id) >= ${since}`
    : sql`EXISTS (SELECT FROM presence WHERE presence.user_id = person.id AND presence.last_seen_at >= ${since})`;
}

function fits({ viewerId, q, since, ...wish }: Narrowed, ofFew: boolean): RawBuilder<boolean> {
  const none = sql``;
  return sql<boolean>`person.profile_completed AND NOT person.is_seed_user AND person.id <> ${viewerId}
    ${q === undefined ? none : sql`AND person.found_by @@ begin_words(${q})`}
    ${hasFacets(wish)}
    ${since === undefined ? none : sql`AND NOT person.hide_online AND ${wasHere(since, ofFew)}`}`;
}

/**
 * A type or a state alone is read in the order of ids from an index of its own. An interest, and several filters at once, are
 * found by `account_facets`, which knows who has all of them.
 */
function hasFacets({
  archetype,
  interest,
  state,
}: Pick<Narrowed, 'archetype' | 'interest' | 'state'>): RawBuilder<unknown> {
  const asked = [archetype, interest, state].filter((one) => one !== undefined);
  if (asked.length === 0) return sql``;
  if (interest === undefined && asked.length === 1)
    return archetype === undefined ? sql`AND person.state_code = ${state}` : sql`AND person.mbti_type = ${archetype}`;
  const facets = [
    ...(interest === undefined ? [] : [interest]),
    ...(archetype === undefined ? [] : [`type ${archetype}`]),
    ...(state === undefined ? [] : [`state ${state}`]),
  ];
  return sql`AND (person.interests || ARRAY['type ' || person.mbti_type, 'state ' || person.state_code]) @> ${facets}::text[]`;
}
