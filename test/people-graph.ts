import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { defaultPreferences } from '#contract/matching.ts';
import type { Sight } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';

const FIRST_ID = 300_000_000_000;
const AUDIENCES = ['public', 'public', 'followers', 'private'] as const;

/** People and the relations between them, as fast-check draws them; a number is the index of a person. */
export interface Drawn {
  people: {
    kind: 'member' | 'demo' | 'authored' | 'composed' | 'orphaned';
    owner: number;
    isSuspended: boolean;
    isPaused: boolean;
    isDeleted: boolean;
    isHeld: boolean;
    /** The operator has not let them in yet. */
    isAwaiting: boolean;
    isInviting: boolean;
  }[];
  blocks: [number, number][];
  /** Blocks that were removed later. */
  lifted: [number, number][];
  follows: [number, number][];
  posts: { author: number; audience: (typeof AUDIENCES)[number]; isDeleted: boolean; isHidden: boolean }[];
  rooms: { pair: [number, number]; isClosed: boolean }[];
  matches: { pair: [number, number]; state: 'offered' | 'connected' | 'passed' | 'unmatched'; isRested: boolean }[];
}

export function drawGraph(size: number): fc.Arbitrary<Drawn> {
  const one = fc.nat(size - 1);
  const pair = fc.tuple(one, one);
  const rarely = fc.constantFrom(false, false, false, false, true);
  const mostly = fc.constantFrom('member', 'member', 'member', 'demo', 'authored', 'composed', 'orphaned');
  return fc.record({
    people: fc.array(
      fc.record({
        kind: mostly,
        owner: one,
        isSuspended: rarely,
        isPaused: rarely,
        isDeleted: rarely,
        isHeld: rarely,
        isAwaiting: rarely,
        isInviting: rarely.map((drawn) => !drawn),
      }),
      { minLength: size, maxLength: size },
    ),
    blocks: fc.array(pair, { maxLength: size }),
    lifted: fc.array(pair, { maxLength: size }),
    follows: fc.array(pair, { minLength: size, maxLength: 4 * size }),
    posts: fc.array(
      fc.record({ author: one, audience: fc.constantFrom(...AUDIENCES), isDeleted: rarely, isHidden: rarely }),
      {
        minLength: 2 * size,
        maxLength: 2 * size,
      },
    ),
    rooms: fc.array(fc.record({ pair, isClosed: rarely }), { minLength: size, maxLength: 2 * size }),
    matches: fc.array(
      fc.record({
        pair,
        state: fc.constantFrom('offered', 'connected', 'passed', 'unmatched'),
        isRested: fc.boolean(),
      }),
      { maxLength: size },
    ),
  });
}

interface GraphPair {
  id: string;
  low: number;
  high: number;
}

/** A drawn graph with ids, which computes the expected relation of any two people. */
export class PeopleGraph {
  readonly now: Date;
  readonly people;
  readonly posts;
  readonly rooms;
  readonly matches;
  /** Pairs of ids as "a b", also in `lifted` and `follows`: the first person blocks or follows the second. */
  readonly blocks: Set<string>;
  readonly lifted: Set<string>;
  readonly follows: Set<string>;

  constructor(drawn: Drawn, now: Date) {
    this.now = now;
    const companions = ownersOf(drawn.people);
    this.people = drawn.people.map((person, index) => ({
      ...person,
      id: idOf(index),
      handle: `p_${index}`,
      companion: companions[index],
      isCharacter: person.kind !== 'member' && person.kind !== 'demo',
      standing: {
        id: idOf(index),
        is_seed_user: person.kind !== 'member' && person.kind !== 'demo',
        is_demo: person.kind === 'demo',
        suspended_at: person.isSuspended ? now : null,
        paused_at: person.isPaused ? now : null,
        deleted_at: person.isDeleted ? now : null,
        age_held_at: person.isHeld ? now : null,
        approval_awaited_since: person.isAwaiting ? now : null,
        age_refused_at: null,
      },
    }));
    this.blocks = new Set(distinct(drawn.blocks));
    this.lifted = new Set(distinct(drawn.lifted).filter((pair) => !this.blocks.has(pair)));
    this.follows = new Set(distinct(drawn.follows));
    this.posts = drawn.posts.map(({ author, audience, isDeleted, isHidden }, index) => ({
      id: randomUUID(),
      author: idOf(author),
      row: { visibility: audience, deleted_at: isDeleted ? now : null, hidden_at: isHidden ? now : null },
      at: new Date(now.getTime() - index * 1000),
    }));
    this.rooms = pairsOf(drawn.rooms);
    this.matches = pairsOf(drawn.matches);
  }

  sight(viewerId: number | null, id: number): Sight {
    const person = this.people[id - FIRST_ID];
    if (person === undefined) throw new Error(`nobody has the id ${id}`);
    return {
      viewerId,
      person: person.standing,
      companion: person.companion,
      isBlocked: this.blocks.has(`${viewerId} ${id}`) || this.blocks.has(`${id} ${viewerId}`),
      isFollowing: this.follows.has(`${viewerId} ${id}`),
      hasCommunity: false,
    };
  }

  /** Returns the relation of two people where `hasCommunity` says if the viewer has a community. */
  sightInCommunity(viewerId: number | null, id: number): Sight {
    return { ...this.sight(viewerId, id), hasCommunity: viewerId !== null && hasCommunity(viewerId) };
  }

  /** Returns whether one of the two blocks, or has ever blocked, the other. */
  wasBlocked(a: number, b: number): boolean {
    const pairs = [`${a} ${b}`, `${b} ${a}`];
    return pairs.some((pair) => this.blocks.has(pair) || this.lifted.has(pair));
  }

  person(id: number) {
    return this.people[id - FIRST_ID];
  }

  /** Returns the match of two people, or undefined. */
  matchOf(a: number, b: number) {
    return this.matches.find(({ low, high }) => low === Math.min(a, b) && high === Math.max(a, b));
  }
}

/** Replaces the product's rule for communities in tests: every second person has a community. */
export const hasCommunity = (id: number): boolean => id % 2 === 1;

const idOf = (index: number): number => FIRST_ID + index;

/** Returns the row of `companion` for each person, or undefined. A member or demo member owns at most one. */
function ownersOf(people: Drawn['people']): Sight['companion'][] {
  const served = new Set<number>();
  return people.map(({ kind, owner }, index) => {
    if (kind === 'authored') return { key: `character-${index}`, owner_id: null };
    const ownerKind = people[owner]?.kind;
    if (kind !== 'composed' || served.has(owner) || (ownerKind !== 'member' && ownerKind !== 'demo')) return undefined;
    served.add(owner);
    return { key: null, owner_id: idOf(owner) };
  });
}

const distinct = (pairs: [number, number][]): string[] =>
  pairs.flatMap(([a, b]) => (a === b ? [] : [`${idOf(a)} ${idOf(b)}`]));

/** Returns the first drawn entry of each pair, without entries that pair a person with themself. */
function pairsOf<T extends { pair: [number, number] }>(drawn: T[]): (Omit<T, 'pair'> & GraphPair)[] {
  const kept = new Map<string, Omit<T, 'pair'> & GraphPair>();
  for (const { pair, ...rest } of drawn) {
    const [low, high] = [idOf(Math.min(...pair)), idOf(Math.max(...pair))];
    if (low !== high && !kept.has(`${low} ${high}`))
      kept.set(`${low} ${high}`, { ...rest, id: randomUUID(), low, high });
  }
  return [...kept.values()];
}

/** Inserts the graph into an empty database. */
export async function storeGraph(db: Db, graph: PeopleGraph): Promise<void> {
  await storePeople(db, graph);
  const { now } = graph;
  const edges = (pairs: Set<string>, other: string) =>
    [...pairs].map((pair) => {
      const [from, to] = pair.split(' ');
      return { user_id: from, [other]: to, created_at: now };
    });
  await fill(db, 'block', edges(graph.blocks, 'other_id'));
  await fill(db, 'block', edges(graph.lifted, 'other_id'));
  const lifted = [...graph.lifted].map((pair) => sql`(${sql.join(pair.split(' ').map(Number))})`);
  if (lifted.length > 0) {
    await sql`UPDATE block SET lifted_at = ${now} WHERE (user_id, other_id) IN (${sql.join(lifted)})`.execute(db);
  }
  await fill(db, 'follow', edges(graph.follows, 'followee_id'));
  await fill(
    db,
    'post',
    graph.posts.map(({ id, author, row, at }) => ({ id, user_id: author, content: 'Words', created_at: at, ...row })),
  );
  await storeRooms(db, graph);
  await fill(
    db,
    'soul_match',
    graph.matches.map(({ id, low, high, state, isRested }) => ({
      id,
      user_low: low,
      user_high: high,
      found_by: low,
      room_id: randomUUID(),
      state,
      liked_low: false,
      liked_high: false,
      score: 50,
      score_version: 1,
      data: {},
      offered_at: now,
      changed_at: now,
      rests_until: new Date(now.getTime() + (isRested ? -1000 : 1000)),
      kind: 'daily',
    })),
  );
}

async function storePeople(db: Db, { people, now }: PeopleGraph): Promise<void> {
  await fill(
    db,
    'account',
    people.map(({ handle, standing, isInviting }) => ({
      ...standing,
      handle,
      invite_enabled: isInviting,
      contact_method: 'email',
      gender: 'women',
      birthday: '1996-05-14',
      zip_code: '94607',
      time_zone: 'America/New_York',
      mbti_type: 'ENFP',
      interests: [],
      current_vibes: [],
      created_at: now,
    })),
  );
  await fill(
    db,
    'companion',
    people.flatMap(({ id, companion }) =>
      companion === undefined
        ? []
        : [{ user_id: id, ...companion, persona: companion.key === null ? { name: 'Somebody' } : null }],
    ),
  );
  await fill(
    db,
    'quiz_session',
    people.map(({ id }) => ({
      user_id: id,
      id: randomUUID(),
      wild_map_id: 'map',
      quiz_version: 1,
      created_at: now,
      completed_at: now,
      mbti_type: 'ENFP',
      energy: 0.5,
      perception: 0.5,
      judgement: 0.5,
      lifestyle: 0.5,
      results: [],
    })),
  );
  const wish = defaultPreferences;
  await fill(
    db,
    'match_preference',
    people.map(({ id }) => ({
      user_id: id,
      min_age: wish.minAge,
      max_age: wish.maxAge,
      location_radius: 'anywhere',
      updated_at: now,
      gender_preferences: wish.genderPreferences,
      connection_intent: wish.connectionIntent,
      connection_depth: wish.connectionDepth,
      communication_style: wish.communicationStyle,
      age_preference: wish.agePreference,
    })),
  );
  await fill(
    db,
    'quest_hall',
    people.map(({ id, kind }, index) => ({
      user_id: id,
      joined_at: now,
      place: index / people.length,
      stays: kind === 'demo',
    })),
  );
}

/** Stores rooms in which both people wrote one line. A room with one character also gets a row of `companion_room`. */
async function storeRooms(db: Db, graph: PeopleGraph): Promise<void> {
  const { rooms, now } = graph;
  const both = rooms.flatMap(({ id, low, high }) =>
    [low, high].map((user_id, index) => ({ room_id: id, user_id, index })),
  );
  await fill(
    db,
    'room',
    rooms.map(({ id, low, high, isClosed }) => ({
      id,
      room_type: 'direct',
      last_seq: 2,
      user_low: low,
      user_high: high,
      created_by: low,
      created_at: now,
      closed_at: isClosed ? now : null,
    })),
  );
  await fill(
    db,
    'room_member',
    both.map(({ room_id, user_id }) => ({ room_id, user_id, joined_seq: 0, read_seq: 0, cleared_seq: 0 })),
  );
  await fill(
    db,
    'user_room',
    both.map(({ room_id, user_id }) => ({ room_id, user_id })),
  );
  await fill(
    db,
    'room_event',
    both.map(({ room_id, user_id, index }) => ({
      room_id,
      seq: index + 1,
      id: randomUUID(),
      type: 'message',
      sender_id: user_id,
      client_id: randomUUID(),
      payload: { content: 'Hello' },
      created_at: now,
    })),
  );
  await fill(
    db,
    'companion_room',
    meetingsOf(graph).map(({ roomId, userId, companionId }) => ({
      room_id: roomId,
      user_id: userId,
      companion_id: companionId,
      met_at: now,
      forgotten_seq: 0,
      answered_seq: 0,
    })),
  );
}

/** The person is neither suspended nor leaving nor held: `isActive` of visibility. */
export const isActive = (person: Record<'isSuspended' | 'isDeleted' | 'isHeld' | 'isAwaiting', boolean>): boolean =>
  !person.isSuspended && !person.isDeleted && !person.isHeld && !person.isAwaiting;

/** The rooms of a person and a character. */
export function meetingsOf(graph: PeopleGraph): { roomId: string; userId: number; companionId: number }[] {
  return graph.rooms.flatMap(({ id: roomId, low, high }) => {
    const [isLow, isHigh] = [graph.person(low)?.isCharacter, graph.person(high)?.isCharacter];
    if (isLow === isHigh) return [];
    return [{ roomId, userId: isLow === true ? high : low, companionId: isLow === true ? low : high }];
  });
}

export async function emptyGraph(db: Db): Promise<void> {
  for (const table of ['room', 'room_member', 'user_room', 'room_event', 'account']) {
    await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  }
}

/** Inserts rows in one statement. Columns that the first row lacks get their default in all rows. */
export async function fill(db: Db, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
