import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Crowds } from './crowds-graph.ts';
import { fill, type Drawn, type PeopleGraph } from './people-graph.ts';

/** Lines are farther apart than the time within which one counts as an answer. */
const APART_MS = 20 * 60_000;

type Cloud = Crowds['clouds'][number];

/** Adds an open room to every pair of people without one. */
export function withAllRooms(drawn: Drawn): Drawn {
  const pairs = drawn.people.flatMap((_, b) => drawn.people.slice(0, b).map((__, a): [number, number] => [a, b]));
  return { ...drawn, rooms: [...drawn.rooms, ...pairs.map((pair) => ({ pair, isClosed: false }))] };
}

/** What a graph stores for each room follows from ids, so that a test can compute it. */
export const isUnwrapped = (senderId: number, receiverId: number): boolean => (senderId + 2 * receiverId) % 3 !== 0;
export const asksFor = ({ members, banned }: Cloud, id: number): boolean =>
  id % 4 !== 0 && !members.includes(id) && !banned.includes(id);
/** People who were sent away wrote first. */
export const plannerOf = ({ banned, owner }: Cloud): number => banned[0] ?? owner;
export const PICTURE = randomUUID();
export const isPictureHidden = (at: number): boolean => at === 2;

/** Stores what people put into rooms: in each room of two a gift from each, in clouds lines, pictures and requests, in all a plan. */
export async function storeThings(db: Db, graph: PeopleGraph, crowds: Crowds): Promise<void> {
  const { now } = graph;
  await storeLines(db, crowds);
  await sql`UPDATE room_event SET payload = payload || '{"gift": {}, "plan": {"title": "Tea", "place": "The park"}}'
    WHERE type = 'message'`.execute(db);
  await sql`INSERT INTO gift (id, room_id, seq, type, sender_id, receiver_id, sent_at, unwrapped_at)
    SELECT id, room_id, seq, 'warm-mug', sender_id, receiver_id, ${now}::timestamptz,
      CASE WHEN (sender_id + 2 * receiver_id) % 3 <> 0 THEN ${now}::timestamptz END
    FROM (SELECT event.*, room.user_low + room.user_high - event.sender_id AS receiver_id
      FROM room_event event JOIN room ON room.id = event.room_id WHERE room.user_low IS NOT NULL) given
    UNION ALL
    SELECT gen_random_uuid(), gen_random_uuid(), 1, 'warm-mug', NULL, id, ${now}::timestamptz, ${now}::timestamptz
    FROM account`.execute(db);
  await sql`INSERT INTO plan (id, room_id, seq, starts_at)
    SELECT room_id, room_id, min(seq), ${new Date(now.getTime() + DAY_MS)}::timestamptz FROM room_event
    WHERE type = 'message' GROUP BY room_id`.execute(db);
  await sql`INSERT INTO plan_answer (room_id, seq, user_id, id, answer, answered_at)
    SELECT plan.room_id, plan.seq, member.user_id, gen_random_uuid(), 'going', ${now}::timestamptz
    FROM plan JOIN room_member member ON member.room_id = plan.room_id`.execute(db);
  await storeRequests(db, graph, crowds);
  await storePictures(db, crowds);
}

/** Stores a line by each person sent away, and by each member one after they joined. */
async function storeLines(db: Db, { clouds, now }: Crowds): Promise<void> {
  const said = (by: number) => ({ by, type: 'message', payload: { content: 'Hello' } });
  await fill(
    db,
    'room_event',
    clouds.flatMap(({ roomId, members, banned }) =>
      [
        ...banned.map(said),
        ...members.flatMap((by) => [{ by, type: 'member_joined', payload: { userId: by } }, said(by)]),
      ].map(({ by, type, payload }, at) => ({
        room_id: roomId,
        seq: at + 1,
        id: randomUUID(),
        type,
        sender_id: by,
        client_id: randomUUID(),
        payload,
        created_at: new Date(now.getTime() - DAY_MS + at * APART_MS),
      })),
    ),
  );
  await sql`UPDATE room SET last_seq = (SELECT max(seq) FROM room_event event WHERE event.room_id = room.id)`.execute(
    db,
  );
}

/** Stores the requests of people outside of the clouds; some are declined. */
async function storeRequests(db: Db, { people, now }: PeopleGraph, { clouds }: Crowds): Promise<void> {
  const outside = clouds.flatMap(({ roomId, members, banned }) =>
    people.filter(({ id }) => !members.includes(id) && !banned.includes(id)).map(({ id }) => ({ roomId, id })),
  );
  await fill(
    db,
    'group_request',
    outside.map(({ roomId, id }) => ({
      room_id: roomId,
      user_id: id,
      asked_at: now,
      declined_at: id % 4 === 0 ? now : null,
      is_withdrawn: false,
    })),
  );
}

/** Gives all clouds one picture, which a moderator hid in one of them. */
async function storePictures(db: Db, { clouds, now }: Crowds): Promise<void> {
  await sql`INSERT INTO upload (id, user_id, client_id, name, sha256, width, height, thumbhash, created_at)
    VALUES (${PICTURE}, 1, ${PICTURE}, 'picture', '\\x00', 4, 3, '\\x00', ${now}) ON CONFLICT DO NOTHING`.execute(db);
  await sql`UPDATE room_group SET picture_id = ${PICTURE}`.execute(db);
  const hidden = clouds.filter((_, at) => isPictureHidden(at)).map(({ roomId }) => roomId);
  await sql`UPDATE room_group SET picture_hidden_at = ${now} WHERE room_id = ANY(${hidden}::uuid[])`.execute(db);
}
