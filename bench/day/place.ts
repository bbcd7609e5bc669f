import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { interests } from '#content/interests.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { genderPreferences, radiuses, depths, styles } from '#contract/matching.ts';
import { genders, mbtiTypes } from '#contract/people.ts';
import { pillars } from '#contract/quiz.ts';
import { placesOf } from '#server/features/matching/profile/nearness.ts';
import {
  cellOf,
  genderOf,
  intentOf,
  radiusOf,
  TALKS,
  talkOf,
  vibeOf,
  wantsOf,
} from '#server/features/matching/profile/profile.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import { allPlaces } from '#server/platform/places.ts';
import { withoutIndexes } from '#bench/match/stand.ts';
import { each } from '#bench/chat/load.ts';

const FIRST_ID = 100_000_000_000;
/** People of one kind have gender, quiz, interests and preferences in common, and differ in age and place. */
const KINDS = 5000;
/** Every fourth ZIP code is lived in. */
const ZIPS = 4;
const LINES = 4;
/** One member in this many has written a post. */
const POSTERS = 20;

/** Returns a member's id, by number from 0. Members 2i and 2i + 1 have a room. */
export const memberId = (n: number): number => FIRST_ID + n;
export const sessionIdOf = (n: number): string => uuidOf(`session ${n}`);
/** Returns the id of the room of members 2i and 2i + 1. */
export const roomIdOf = (pair: number): string => uuidOf(`room ${pair}`);
/** The position of a room's newest line. */
export const ROOM_SEQ = LINES;

/** Returns the same UUID as `uuid_of` in the database. */
function uuidOf(text: string): string {
  const hex = createHash('md5').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)];
  return parts.join('-');
}

/** Fills an empty database with members who have a profile, a session, and a room with a few lines in twos. */
export async function fillPlace(db: Db, members: number, say: (what: string) => void): Promise<void> {
  await storeKinds(db);
  await storePlaces(db);
  await unchecked(db, async (trx) => {
    await sql`SELECT setseed(0.5)`.execute(trx);
    await sql`CREATE TABLE invented.person AS SELECT n, ${FIRST_ID}::bigint + n AS id, floor(random() * ${KINDS})::int AS kind,
        floor(random() ^ 2 * (SELECT count(*) FROM invented.place))::int AS place,
        (date '2007-06-01' - (random() ^ 1.8 * 50 * 365)::int) AS birthday
      FROM generate_series(0, ${members - 1}::int) n`.execute(trx);
  });
  await sql`VACUUM ANALYZE invented.person, invented.place, invented.kind`.execute(db);
  for (const [table, statements] of Object.entries(fills(members))) {
    say(table);
    await withoutIndexes(db, table, () =>
      unchecked(db, async (trx) => {
        for (const statement of statements) await statement.execute(trx);
      }),
    );
  }
  say('vacuum');
  await sql`DROP SCHEMA invented CASCADE`.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
}

/** Foreign keys and triggers would look up and count row by row. */
const unchecked = (db: Db, work: (trx: Trx) => Promise<void>): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await work(trx);
  });

/** Draws the kinds, with what the product's functions make of them. */
async function storeKinds(db: Db): Promise<void> {
  const random = seededRng('kinds');
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const some = <T>(from: readonly T[], most: number): T[] =>
    from.toSorted(() => random() - 0.5).slice(0, 1 + Math.floor(random() * most));
  const kinds = Array.from({ length: KINDS }, (_, n) => {
    const gender = pick(genders.slice(0, 3));
    const type = pick(mbtiTypes);
    const axes = Object.fromEntries(
      pillars.map((pillar, at) => [pillar, ('ENFP'.includes(type.charAt(at)) ? 1 : -1) * random()]),
    ) as Record<(typeof pillars)[number], number>;
    const liked = some(interests, 12);
    const bits = new Set(liked.map(({ bit }) => bit));
    const wish = {
      locationRadius: pick(radiuses),
      genderPreferences: random() < 0.5 ? ['everyone' as const] : [pick(genderPreferences.slice(1))],
      connectionIntent: [pick(['friendship', 'romantic', 'both', 'open'] as const)],
      connectionDepth: pick(depths),
      communicationStyle: some(styles, 3),
    };
    return {
      n,
      gender,
      type,
      ...axes,
      ...wish,
      liked: liked.map(({ id }) => id),
      bits: Array.from({ length: 256 }, (__, bit) => (bits.has(bit) ? '1' : '0')).join(''),
      codes: {
        gender: genderOf(gender),
        wants: wantsOf(wish.genderPreferences),
        intent: intentOf(wish.connectionIntent),
        radius: radiusOf(wish.locationRadius),
        run: cellOf(axes) * TALKS + talkOf(wish),
        vibe: vibeOf([], null),
      },
      interestCount: bits.size,
    };
  });
  await sql`CREATE SCHEMA invented`.execute(db);
  await sql`CREATE TABLE invented.kind (n int PRIMARY KEY, given jsonb)`.execute(db);
  await sql`INSERT INTO invented.kind SELECT (given ->> 'n')::int, given
    FROM jsonb_array_elements(${JSON.stringify(kinds)}::jsonb) given`.execute(db);
}

/** Stores the places with the ids that the product gives them. */
async function storePlaces(db: Db): Promise<void> {
  const random = seededRng('places');
  const places = [...allPlaces().values()].filter((_, at) => at % ZIPS === 0).toSorted(() => random() - 0.5);
  const coded = await each(places, async (place) => ({ ...place, codes: await placesOf(db, place) }));
  await sql`CREATE TABLE invented.place AS SELECT (at - 1)::int AS n, given
    FROM jsonb_array_elements(${JSON.stringify(coded)}::jsonb) WITH ORDINALITY AS row (given, at)`.execute(db);
  await sql`CREATE FUNCTION invented.uuid_of(given text) RETURNS uuid IMMUTABLE LANGUAGE sql AS
    $$ SELECT overlay(overlay(md5(given) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$`.execute(db);
}

/** The statements that fill each table, in order. */
const fills = (members: number) => {
  const pairs = Math.floor(members / 2);
  const people = sql`FROM invented.person JOIN invented.kind ON kind.n = person.kind JOIN invented.place ON place.n = person.place`;
  const list = (key: string) => sql`ARRAY(SELECT jsonb_array_elements_text(kind.given -> ${sql.lit(key)}))`;
  const kind = (key: string) => sql`kind.given ->> ${sql.lit(key)}`;
  const code = (key: string) => sql`(kind.given -> 'codes' ->> ${sql.lit(key)})::int`;
  const place = (key: string) => sql`place.given ->> ${sql.lit(key)}`;
  const placeCode = (key: string) => sql`(place.given -> 'codes' ->> ${sql.lit(key)})::int`;
  const axis = (key: string) => sql`(kind.given ->> ${sql.lit(key)})::real`;
  const rooms = sql`FROM generate_series(0, ${pairs - 1}::int) n, invented.uuid_of('room ' || n) room_id, generate_series(0, 1) side`;
  return {
    account: [
      sql`INSERT INTO account (id, handle, display_name, birthday, gender, zip_code, city, county, state_code, mbti_type,
          interests, profile_completed, archetype_completed, who_may_write, created_at)
        SELECT id, 'day_' || person.n, 'Member ' || person.n, birthday, ${kind('gender')}, ${place('zip')}, ${place('city')},
          ${place('county')}, ${place('stateCode')}, ${kind('type')}, ${list('liked')}, true, true, 'everyone',
          now() - interval '60 days' ${people}`,
    ],
    session: [
      sql`INSERT INTO session (user_id, id, refresh_hash, device_name, created_at, last_used_at)
        SELECT id, invented.uuid_of('session ' || n), '\\x00', 'day', now(), now() FROM invented.person`,
    ],
    quiz_session: [
      sql`INSERT INTO quiz_session (user_id, id, wild_map_id, quiz_version, created_at, completed_at, mbti_type, energy,
          perception, judgement, lifestyle, results)
        SELECT id, gen_random_uuid(), 'wildmap_1', 1, now(), now(), ${kind('type')}, ${axis('energy')},
          ${axis('perception')}, ${axis('judgement')}, ${axis('lifestyle')}, '[]' ${people}`,
    ],
    match_preference: [
      sql`INSERT INTO match_preference (user_id, min_age, max_age, location_radius, gender_preferences, connection_intent,
          connection_depth, communication_style, age_preference, updated_at)
        SELECT id, 18, 99, ${kind('locationRadius')}, ${list('genderPreferences')}, ${list('connectionIntent')},
          ${kind('connectionDepth')}, ${list('communicationStyle')}, 'no_preference', now() ${people}`,
    ],
    match_profile: [
      sql`INSERT INTO match_profile (user_id, born, gender, wants, min_age, max_age, intent, radius, zip, city, county, state,
          run, vibe, interest_count, interests)
        SELECT id, to_char(birthday, 'YYYYMMDD')::int, ${code('gender')}, ${code('wants')}, 18, 150, ${code('intent')},
          ${code('radius')}, ${placeCode('zip')}, ${placeCode('city')}, ${placeCode('county')}, ${placeCode('state')},
          ${code('run')}, ${code('vibe')}, (${kind('interestCount')})::int, (${kind('bits')})::bit(256) ${people}`,
    ],
    room: [
      sql`INSERT INTO room (id, room_type, user_low, user_high, created_by, created_at, last_seq, last_event_at)
        SELECT invented.uuid_of('room ' || n), 'direct', low, low + 1, low, now() - interval '30 days', ${LINES}::int, now()
        FROM generate_series(0, ${pairs - 1}::int) n, LATERAL (SELECT ${FIRST_ID}::bigint + 2 * n AS low) one`,
    ],
    room_member: [
      sql`INSERT INTO room_member (room_id, user_id, read_seq)
        SELECT room_id, ${FIRST_ID}::bigint + 2 * n + side, ${LINES}::int ${rooms}`,
    ],
    user_room: [
      sql`INSERT INTO user_room (room_id, user_id) SELECT room_id, ${FIRST_ID}::bigint + 2 * n + side ${rooms}`,
    ],
    direct_room: [
      sql`INSERT INTO direct_room (user_low, user_high, room_id)
        SELECT ${FIRST_ID}::bigint + 2 * n, ${FIRST_ID}::bigint + 2 * n + 1, room_id ${rooms} WHERE side = 0`,
    ],
    room_event: [
      sql`INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
        SELECT room_id, 2 * line + side + 1, gen_random_uuid(), 'message', ${FIRST_ID}::bigint + 2 * n + side,
          gen_random_uuid(), jsonb_build_object('content', 'The tide pools are open on Sunday, bring old shoes. ' || n),
          now() - (${LINES}::int - line) * interval '1 hour' ${rooms}, generate_series(0, ${LINES / 2 - 1}::int) line`,
    ],
    post: [
      sql`INSERT INTO post (id, user_id, content, visibility, created_at)
        SELECT gen_random_uuid(), id, 'Somebody saw an otter this morning, number ' || n || '.', 'public',
          date_trunc('milliseconds', now() - random() * interval '30 days')
        FROM invented.person WHERE n % ${POSTERS}::int = 0`,
    ],
  };
};
