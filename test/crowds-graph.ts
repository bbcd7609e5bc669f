import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { fill, type PeopleGraph } from './people-graph.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Random rooms that fast-check draws: halls of a trending room, and chaos clouds. Numbers are indexes of people. */
export interface DrawnCrowds {
  halls: { members: number[]; left: number[]; lines: { by: number; is: 'said' | 'deleted' | 'hidden' }[] }[];
  clouds: { members: number[]; banned: number[]; shown: number[] }[];
  /** The people who are online. */
  here: number[];
  /** The people who hide that they are online. */
  secret: number[];
}

/** Draws rooms for `size` people. The first member of a cloud becomes its owner. */
export function drawCrowds(size: number): fc.Arbitrary<DrawnCrowds> {
  const one = fc.nat(size - 1);
  const some = (most: number) => fc.uniqueArray(one, { maxLength: most });
  const line = fc.record({ by: one, is: fc.constantFrom('said', 'said', 'said', 'deleted', 'hidden') });
  return fc.record({
    halls: fc.array(fc.record({ members: some(size), left: some(3), lines: fc.array(line, { maxLength: 6 }) }), {
      minLength: 2,
      maxLength: 3,
    }),
    clouds: fc.array(
      fc.record({ members: fc.uniqueArray(one, { minLength: 1, maxLength: 5 }), banned: some(2), shown: some(size) }),
      { minLength: 3, maxLength: 6 },
    ),
    here: some(size),
    secret: some(3),
  });
}

interface Hall {
  roomId: string;
  members: number[];
  left: number[];
  lines: { by: number; is: string; seq: number }[];
}

interface Cloud {
  roomId: string;
  owner: number;
  members: number[];
  banned: number[];
  shown: number[];
}

/** The drawn rooms, with ids instead of indexes. */
export class Crowds {
  readonly halls: Hall[];
  readonly clouds: Cloud[];
  readonly #here: Set<number>;
  readonly #secret: Set<number>;
  readonly now: Date;

  constructor(drawn: DrawnCrowds, { people, now }: PeopleGraph) {
    const idsOf = (all: readonly number[]): number[] => all.map((one) => people[one]?.id ?? 0);
    this.now = now;
    this.halls = drawn.halls.map(({ members, left, lines }) => ({
      roomId: randomUUID(),
      members: idsOf(members.filter((one) => !left.includes(one))),
      left: idsOf(left),
      lines: lines.map(({ by, is }, at) => ({ by: idsOf([by])[0] ?? 0, is, seq: at + 1 })),
    }));
    this.clouds = drawn.clouds.map(({ members, banned, shown }) => ({
      roomId: randomUUID(),
      owner: idsOf(members)[0] ?? 0,
      members: idsOf(members),
      banned: idsOf(banned.filter((one) => !members.includes(one))),
      shown: idsOf(shown.filter((one) => members.includes(one))),
    }));
    this.#here = new Set(idsOf(drawn.here));
    this.#secret = new Set(idsOf(drawn.secret));
  }

  isHere(id: number): boolean {
    return this.#here.has(id) && !this.#secret.has(id);
  }

  /** Stores the rooms in a database that already contains the people. */
  async store(db: Db): Promise<void> {
    await sql`UPDATE account SET hide_online = true WHERE id = ANY(${[...this.#secret]}::bigint[])`.execute(db);
    await fill(
      db,
      'presence',
      [...this.#here].map((id) => ({ user_id: id, last_seen_at: this.now })),
    );
    await this.#storeRooms(db);
    await fill(
      db,
      'trending_hall',
      this.halls.map(({ roomId }, at) => ({ room_id: roomId, trending_id: 'trending_1', hall: at + 1 })),
    );
    await fill(
      db,
      'room_event',
      this.halls.flatMap(({ roomId, lines }, hall) =>
        lines.map(({ by, is, seq }) => ({
          room_id: roomId,
          seq,
          id: randomUUID(),
          type: 'message',
          sender_id: by,
          client_id: randomUUID(),
          payload: { content: `${hall} ${seq}`, ...(is !== 'said' && { [is]: true }) },
          created_at: this.saidAt(hall, seq),
        })),
      ),
    );
    await fill(
      db,
      'group_cloud',
      this.clouds.map(({ roomId, members }) => ({
        room_id: roomId,
        cloud_type: 'tell-stories',
        tag: '#NightHikes',
        vibe: 'adventurous',
        type_vibe: 'supportive',
        spoke_at: this.now,
        member_count: members.length,
        told: 0,
        interests: '0'.repeat(256),
      })),
    );
    await fill(
      db,
      'cloud_shown',
      this.clouds.flatMap(({ roomId, shown }) => shown.map((id) => ({ user_id: id, room_id: roomId }))),
    );
  }

  /** Returns the time of a line, which differs for any two lines of any halls. */
  saidAt(hall: number, seq: number): Date {
    return new Date(this.now.getTime() - 60_000 + seq * 1000 + hall);
  }

  async #storeRooms(db: Db): Promise<void> {
    const rooms = [
      ...this.halls.map((one) => ({
        ...one,
        type: 'trending',
        last_seq: one.lines.length,
        gone: one.left,
        owner: 0,
        isBan: false,
      })),
      ...this.clouds.map((one) => ({ ...one, type: 'chaos', last_seq: 0, gone: one.banned, isBan: true })),
    ];
    await fill(
      db,
      'room',
      rooms.map(({ roomId, type, last_seq }) => ({ id: roomId, room_type: type, last_seq, created_at: this.now })),
    );
    await sql`INSERT INTO room_group (room_id, name, description, gradient)
      SELECT id, 'Owls', 'At night.', 0 FROM unnest(${rooms.map(({ roomId }) => roomId)}::uuid[]) AS of (id)`.execute(
      db,
    );
    const members = rooms.flatMap(({ roomId, members: all, owner }) =>
      all.map((id) => ({
        room_id: roomId,
        user_id: id,
        role: id === owner ? 'owner' : 'member',
        left: null,
        isBan: false,
      })),
    );
    const gone = rooms.flatMap(({ roomId, gone: all, isBan }) =>
      all.map((id) => ({ room_id: roomId, user_id: id, role: 'member', left: 1, isBan })),
    );
    const places = [...members, ...gone];
    await fill(
      db,
      'room_member',
      places.map(({ left, isBan, ...place }) => ({
        ...place,
        joined_seq: 0,
        read_seq: 0,
        cleared_seq: 0,
        left_seq: left,
        banned_at: isBan ? this.now : null,
      })),
    );
    await fill(
      db,
      'user_room',
      places.map(({ room_id, user_id }) => ({ room_id, user_id })),
    );
  }
}
