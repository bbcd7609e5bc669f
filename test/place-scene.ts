import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { DAY_MS } from '#contract/durations.ts';
import { seededRng } from '#content/seeded-rng.ts';

const MINUTE_MS = 60_000;
const FIRST_ID = 500_000_000_000;

/** Puts what happened in a place into its database, thousands of rows at a time. */
export class PlaceScene {
  readonly #db: Db;
  #serial = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds members who joined at these times, each seen last at the same place of `seen`. Returns their ids. */
  async join(times: readonly Date[], seen: readonly Date[] = times): Promise<number[]> {
    const rows = times.map((at, n) => {
      const serial = (this.#serial += 1);
      return { id: FIRST_ID + serial, handle: `joined_${serial}`, at, seen: seen[n] ?? at };
    });
    await sql`
      WITH given AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row (id bigint, handle text, at timestamptz, seen timestamptz)),
      made AS (INSERT INTO account (id, handle, created_at) SELECT id, handle, at FROM given)
      INSERT INTO presence (user_id, last_seen_at) SELECT id, seen FROM given
    `.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  /** Adds matches, with as many lines of each of the two as `lines` says, a minute apart. */
  async match(
    matches: readonly { pair: readonly [number, number]; at: Date; lines?: readonly [number, number] }[],
  ): Promise<void> {
    const rows = matches.map(({ pair: [a, b], at, lines: [low, high] = [0, 0] }) => ({
      id: crypto.randomUUID(),
      room: crypto.randomUUID(),
      low: Math.min(a, b),
      high: Math.max(a, b),
      at,
      of_low: low,
      of_high: high,
    }));
    await sql`
      WITH given AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row (id uuid, room uuid, low bigint, high bigint, at timestamptz, of_low int, of_high int)),
      rooms AS (INSERT INTO room (id, room_type, user_low, user_high, created_at)
        SELECT room, 'direct', low, high, at FROM given),
      pairs AS (INSERT INTO soul_match
          (user_low, user_high, id, found_by, room_id, state, score, score_version, data, offered_at, changed_at)
        SELECT low, high, id, low, room, 'offered', 50, 1, '{}', at, at FROM given)
      INSERT INTO room_event (room_id, seq, id, type, sender_id, payload, created_at)
        SELECT room, n, gen_random_uuid(), 'message', CASE WHEN n <= of_low THEN low ELSE high END,
          jsonb_build_object('content', 'Hello ' || n), at + n * interval '1 minute'
        FROM given, LATERAL generate_series(1, of_low + of_high) AS n
    `.execute(this.#db);
  }

  /** Adds plans of two, in rooms of their own, at which as many of the two said that they met. */
  async meet(plans: readonly { pair: readonly [number, number]; at: Date; said: number }[]): Promise<void> {
    const rows = plans.map(({ pair: [a, b], at, said }) => ({
      id: crypto.randomUUID(),
      room: crypto.randomUUID(),
      low: Math.min(a, b),
      high: Math.max(a, b),
      at,
      said,
    }));
    await sql`
      WITH given AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row (id uuid, room uuid, low bigint, high bigint, at timestamptz, said int)),
      rooms AS (INSERT INTO room (id, room_type, user_low, user_high, created_at)
        SELECT room, 'direct', low, high, at FROM given RETURNING id),
      plans AS (INSERT INTO plan (id, room_id, seq, starts_at) SELECT given.id, room, 1, at FROM given
        JOIN rooms ON rooms.id = given.room RETURNING room_id)
      INSERT INTO plan_answer (room_id, seq, user_id, id, answer, answered_at, has_met)
        SELECT room, 1, CASE n WHEN 1 THEN low ELSE high END, gen_random_uuid(), 'going', at, n <= said
        FROM given JOIN plans ON plans.room_id = given.room, LATERAL generate_series(1, 2) AS n
    `.execute(this.#db);
  }

  async post(posts: readonly { by: number; at: Date }[]): Promise<void> {
    await sql`
      INSERT INTO post (id, user_id, content, visibility, created_at)
      SELECT gen_random_uuid(), "by", 'A post', 'public', at
      FROM jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) AS row ("by" bigint, at timestamptz)
    `.execute(this.#db);
  }

  /** Adds reports, each answered after some minutes; null for one that waits. */
  async report(reports: readonly { by: number; at: Date; minutes: number | null }[]): Promise<void> {
    const rows = reports.map(({ by, at, minutes }) => ({
      case: crypto.randomUUID(),
      by,
      at,
      answered: minutes === null ? null : new Date(at.getTime() + minutes * MINUTE_MS),
      subject: crypto.randomUUID(),
    }));
    await sql`
      WITH given AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row ("case" uuid, "by" bigint, at timestamptz, answered timestamptz, subject text)),
      cases AS (INSERT INTO moderation_case (id, subject_kind, subject_id, class, state, opened_at, due_at, closed_at)
        SELECT "case", 'post', subject, 'rest', CASE WHEN answered IS NULL THEN 'open' ELSE 'closed' END, at,
          at + interval '48 hours', answered FROM given)
      INSERT INTO moderation_report
        (case_id, id, round, reporter_id, category, note, evidence, weight, created_at, outcome, decided_at)
      SELECT "case", gen_random_uuid(), 1, "by", 'other', '', '[]', 1, at,
        CASE WHEN answered IS NULL THEN 'waiting' ELSE 'acted' END, answered FROM given
    `.execute(this.#db);
  }
}

/** Fills a place with four months: a thousand members at first, and two quieter months before it opened to everybody. */
export async function generateMonths(db: Db, now: Date): Promise<void> {
  const scene = new PlaceScene(db);
  const rng = seededRng(46);
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const between = (least: number, most: number): number => least + Math.floor(rng() * (most - least + 1));
  const some = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  const times: Date[] = [];
  for (let day = 125; day >= 1; day -= 1) {
    const most = day > 92 ? 30 : day > 57 ? 1 : 6;
    times.push(...some(between(day > 92 ? 26 : 0, most), () => ago(day)));
  }
  const stays = times.map((at) => {
    const luck = rng();
    const days = luck < 0.3 ? 60 : luck < 0.44 ? 12 : luck < 0.64 ? 3 : 0;
    return new Date(Math.min(now.getTime(), at.getTime() + days * DAY_MS));
  });
  const ids = await scene.join(times, stays);
  const anybody = (): number => ids[between(0, ids.length - 1)] ?? 0;
  const seen = new Set<string>();
  const stranger = (): [number, number] => {
    for (;;) {
      const [a, b] = [anybody(), anybody()];
      const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
      if (a === b || seen.has(key)) continue;
      seen.add(key);
      return [a, b];
    }
  };
  for (let day = 60; day >= 0; day -= 1) {
    const at = (): Date => new Date(ago(day).getTime() - between(0, 180) * MINUTE_MS);
    const share = day === 0 ? 0.5 : 1;
    await scene.match(
      some(Math.round(between(6, 19) * share), () => {
        const luck = rng();
        const lines: [number, number] =
          luck < 0.23
            ? [0, 0]
            : luck < 0.45
              ? [between(1, 3), 0]
              : luck < 0.69
                ? [4, 5]
                : [between(10, 40), between(10, 40)];
        return { pair: stranger(), at: at(), lines };
      }),
    );
    await scene.post(some(Math.round(between(3, 16) * share), () => ({ by: anybody(), at: at() })));
    const reports = day % 9 === 4 ? between(5, 7) : between(0, 2);
    await scene.report(
      some(reports, () => ({
        by: anybody(),
        at: at(),
        minutes: day < 2 ? null : between(20, rng() < 0.05 ? 5000 : 260),
      })),
    );
  }
  await sql`UPDATE account SET deleted_at = created_at + interval '20 days'
    WHERE id % 31 = 0 AND created_at < ${ago(21)}`.execute(db);
  await sql`UPDATE account SET suspended_at = created_at + interval '9 days'
    WHERE id % 57 = 0 AND created_at < ${ago(10)}`.execute(db);
  await sql`INSERT INTO operator_log (id, made_at, action, detail)
    VALUES (gen_random_uuid(), ${ago(57)}, 'setting_changed', '{"key": "joining", "from": "invitation", "to": "open"}')`.execute(
    db,
  );
}
