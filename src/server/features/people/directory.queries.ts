import { sql, type RawBuilder } from 'kysely';
import { isDiscoverable, showsPresence } from '#server/features/visibility/people.ts';
import { meetsChecked, type Company } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CalendarDate } from '#server/platform/zones.ts';

/** Whom a list puts first. Null: everybody, as far as places or ages go. */
export interface Wanted {
  near: { stateCode: string; cities: readonly string[] } | null;
  ages: { from: number; to: number; today: CalendarDate } | null;
}

/** The last ids that belong to the beginning of a list, of the people near and of others of the ages; 0 for none. */
export interface Bounds {
  near: number;
  ages: number;
}

export interface Narrowed {
  viewerId: number;
  company: Company;
  q?: string | undefined;
  archetype?: string | undefined;
  interest?: string | undefined;
  state?: string | undefined;
  /** True: only members of the demonstration community; false: only real people. */
  isDemo?: boolean | undefined;
  /** Only people who were online at or after this time. */
  since?: Date | undefined;
  /** Only people who joined at or after this time. */
  joinedSince?: Date | undefined;
  /** Only people who show that they look for this, or are open to it. */
  looking?: 'friendship' | 'romantic' | undefined;
  /** Leaves out the people of the beginning of the list. */
  except?: (Wanted & { until: Bounds }) | undefined;
}

/** The number of people in the first read of everybody. */
const LOOK = 60;
/** The factor by which each further read is larger. */
const WIDER = 8;
/** The number of next people by id that are checked one by one, before a query searches everybody. */
const NEXT = 1_000;
/** The number of spare rows in a read, because some people may be hidden from the viewer. */
const SPARE = 8;

/**
 * Returns the ids of matching people after an id, the lowest first. With a name, a time of presence or a wish, a first read
 * checks only the next `NEXT` people by id. If too few of these people match, further reads search everybody.
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

/** Returns whether `NEXT` people may fill a page. An interest, or a type and a state together, fit too few people. */
function mayBeNear({ q, since, looking, interest, archetype, state }: Narrowed): boolean {
  if (interest !== undefined || (archetype !== undefined && state !== undefined)) return false;
  return q !== undefined || since !== undefined || looking !== undefined;
}

/**
 * Returns the next matching people by id, and whether the viewer may find each of them. The viewer's rights are checked
 * outside the subquery. If the check were inside, PostgreSQL would estimate that it leaves one person, and would read
 * and sort all matching people. A query with a name sorts by `id + 0`, so that PostgreSQL does not use the index of the
 * ids: it would read all people for a prefix that no name has.
 */
async function lookAt(
  db: Db,
  { after, most, within, ...wish }: Narrowed & { after: number; most: number; within?: number },
): Promise<{ id: number; is_seen: boolean }[]> {
  const place = wish.q === undefined ? sql`person.id` : sql`person.id + 0`;
  const { rows } = await sql<{ id: number; is_seen: boolean }>`
    SELECT person.id, (${isDiscoverable(wish.viewerId, 'person', wish.company)} AND ${meetsChecked(wish.viewerId, 'person')}) AS is_seen FROM (
      SELECT person.* FROM ${within === undefined ? sql`account` : nextAfter(after, within, wish.isDemo)} person WHERE ${fits(wish, within !== undefined)} AND person.id > ${after} ORDER BY ${place} LIMIT ${most}
    ) person
    ORDER BY person.id
  `.execute(db);
  return rows;
}

/** The next people of the directory by id, before any other filter. */
function nextAfter(after: number, count: number, isDemo: boolean | undefined): RawBuilder<unknown> {
  return sql`(SELECT next.* FROM account next WHERE next.profile_completed AND NOT next.is_seed_user AND next.id > ${after}
    ${ofCommunity('next', isDemo)} ORDER BY next.id LIMIT ${count})`;
}

/** The condition names the column without a parameter, so that PostgreSQL can use the index `account_of_demo`. */
function ofCommunity(account: string, isDemo: boolean | undefined): RawBuilder<unknown> {
  if (isDemo === undefined) return sql``;
  const column = sql.ref(`${account}.is_demo`);
  return isDemo ? sql`AND ${column}` : sql`AND NOT ${column}`;
}

/** With `ofFew`, each person is looked up in `presence`. With EXISTS, PostgreSQL would read that whole table. */
function wasHere(since: Date, ofFew: boolean): RawBuilder<boolean> {
  return ofFew
    ? sql`(SELECT presence.last_seen_at FROM presence WHERE presence.user_id = person.id) >= ${since}`
    : sql`EXISTS (SELECT FROM presence WHERE presence.user_id = person.id AND presence.last_seen_at >= ${since})`;
}

/** Only what a person shows counts: preferences that they keep to themselves cannot be found out by filters. */
const looksFor = (wish: 'friendship' | 'romantic'): RawBuilder<boolean> => sql<boolean>`
  EXISTS (SELECT FROM match_preference shown WHERE shown.user_id = person.id AND shown.shows_intent
    AND shown.connection_intent && ARRAY[${wish}, 'both', 'open']::text[])`;

/** A person of the beginning of a list, and what their profile names. */
export interface Beginner {
  id: number;
  is_seen: boolean;
  interests: string[];
  custom_interests: string[];
  current_vibes: string[];
}

/** No person has a higher id. */
export const LAST_ID = 999_999_999_999;

type Beginning = Narrowed & { ages: Wanted['ages']; upTo: number; most: number };

/**
 * Returns the lowest ids of matching people of these cities, and whether the viewer may find each of them. With filters,
 * only the first people of the cities are looked at. Their ids come from `account_in_city` alone.
 */
export async function beginnersNear(
  db: Db,
  { near, ages, upTo, most, ...wish }: Beginning & { near: NonNullable<Wanted['near']> },
): Promise<Beginner[]> {
  const within = isNarrow(wish) || wish.isDemo === true ? reach(upTo) : most + FEW_DEMO;
  const { rows } = await sql<Beginner>`
    SELECT ${beginner(wish)} FROM (
      SELECT person.* FROM (
        SELECT listed.id FROM unnest(${near.cities}::text[]) AS place(city) CROSS JOIN LATERAL (
          SELECT person.id FROM account person WHERE person.profile_completed AND NOT person.is_seed_user
            AND person.state_code = ${near.stateCode} AND person.city = place.city AND ${isOfAges(ages)}
            AND person.id <= ${upTo} ORDER BY person.id LIMIT ${within}
        ) listed ORDER BY listed.id LIMIT ${within}
      ) listed JOIN account person ON person.id = listed.id WHERE ${fits(wish, true)} ORDER BY person.id LIMIT ${most}
    ) person ORDER BY person.id
  `.execute(db);
  return rows;
}

/** Returns the matching people of these ages among the first people by id, as `beginnersNear` does. */
export async function beginnersOfAges(db: Db, { ages, upTo, most, ...wish }: Beginning): Promise<Beginner[]> {
  const { rows } = await sql<Beginner>`
    SELECT ${beginner(wish)} FROM (
      SELECT person.* FROM ${nextAfter(0, reach(upTo), wish.isDemo)} person
      WHERE ${fits(wish, true)} AND ${isOfAges(ages)} AND person.id <= ${upTo} ORDER BY person.id LIMIT ${most}
    ) person ORDER BY person.id
  `.execute(db);
  return rows;
}

/** The number of people of the cities or of the first ids that are checked one by one for the beginning of a list. */
const LOCAL = 400;

/** Demo members of the cities around, who are few, are read and left out. */
const FEW_DEMO = 32;

/** People who join between two pages must not push a person out of the beginning. */
const reach = (upTo: number): number => (upTo === LAST_ID ? LOCAL : 2 * LOCAL);

const isNarrow = ({ archetype, interest, state, since, joinedSince, looking }: Narrowed): boolean =>
  [archetype, interest, state, since, joinedSince, looking].some((one) => one !== undefined);

const beginner = ({ viewerId, company }: Narrowed): RawBuilder<unknown> => sql`person.id, person.interests,
  person.custom_interests, person.current_vibes,
  (${isDiscoverable(viewerId, 'person', company)} AND ${meetsChecked(viewerId, 'person')}) AS is_seen`;

function isOfAges(ages: Wanted['ages']): RawBuilder<boolean> {
  if (ages === null) return sql<boolean>`true`;
  const { from, to, today } = ages;
  return sql<boolean>`(person.birthday > (${today}::date - make_interval(years => ${to + 1}))
    AND person.birthday <= (${today}::date - make_interval(years => ${from})))`;
}

function isBeginner({ near, ages, until }: NonNullable<Narrowed['except']>): RawBuilder<boolean> {
  const isNear =
    near === null
      ? sql`false`
      : sql`(person.id <= ${until.near} AND person.state_code = ${near.stateCode} AND person.city = ANY(${near.cities}::text[]))`;
  return sql<boolean>`(${isOfAges(ages)} AND (person.id <= ${until.ages} OR ${isNear}))`;
}

function fits(
  { viewerId, q, since, joinedSince, looking, except, isDemo, ...wish }: Narrowed,
  ofFew: boolean,
): RawBuilder<boolean> {
  const none = sql``;
  return sql<boolean>`person.profile_completed AND NOT person.is_seed_user AND person.id <> ${viewerId}
    ${q === undefined ? none : sql`AND person.found_by @@ begin_words(${q})`}
    ${ofCommunity('person', isDemo)}
    ${hasFacets(wish)}
    ${joinedSince === undefined ? none : sql`AND person.created_at >= ${joinedSince}`}
    ${looking === undefined ? none : sql`AND ${looksFor(looking)}`}
    ${except === undefined ? none : sql`AND ${isBeginner(except)} IS NOT TRUE`}
    ${since === undefined ? none : sql`AND ${showsPresence('person')} AND ${wasHere(since, ofFew)}`}`;
}

/**
 * A type or a state alone has an index in the order of ids. An interest, or several filters together, use
 * `account_facets`, an index by interests, type and state.
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

/** Returns whether there are demo members at all. */
export async function hasDemoMembers(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    has: boolean;
  }>`SELECT EXISTS (SELECT FROM account WHERE is_demo) AS has`.execute(db);
  return rows[0]?.has === true;
}

/** What of the viewer's own account and preferences decides whom their list puts first. */
export async function ownTaste(db: Db, userId: number) {
  return db
    .selectFrom('account')
    .leftJoin('match_preference', 'match_preference.user_id', 'account.id')
    .leftJoin('photo_badge', 'photo_badge.user_id', 'account.id')
    .select(['account.city', 'account.state_code', 'account.zip_code', 'account.birthday', 'account.time_zone'])
    .select(['account.interests', 'account.custom_interests', 'account.current_vibes', 'photo_badge.only_checked'])
    .select([
      'match_preference.min_age',
      'match_preference.max_age',
      'match_preference.age_preference',
      'match_preference.follows_age',
    ])
    .where('account.id', '=', userId)
    .executeTakeFirstOrThrow();
}
