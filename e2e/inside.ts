import { Kysely, sql, type Driver } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { ExclusivePGliteDialect } from '#server/platform/database/dialect.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { HASH_COST } from '#server/platform/secrets/passwords.ts';
import { likenesses } from '#test/likenesses.ts';
import { fillGroup, fillRoom } from '#test/long-room.ts';
import { generateMonths } from '#test/place-scene.ts';

// The tests sign up and sign in about 700 times, so a password is hashed as cheaply as possible.
Object.assign(HASH_COST, { memoryCost: 64, timeCost: 1 });

/** What a test can do to its server's data without a restart. The server loads this file before its own code. */
const works = {
  /** Makes every account `days` older. */
  age: (db: Db, days: string) =>
    sql`UPDATE account SET created_at = created_at - make_interval(days => ${days}::int)`.execute(db),
  /** Makes these members the only moderators. `npm run moderator` cannot open an embedded database that is in use. */
  moderators: async (db: Db, ...handles: string[]) => {
    await db.deleteFrom('moderator').execute();
    const members = db.selectFrom('account').where('handle', 'in', handles);
    await db
      .insertInto('moderator')
      .columns(['user_id', 'added_at'])
      .expression(members.select(['id', sql<Date>`now()`.as('added_at')]))
      .execute();
  },
  /** Makes these members operators. `npm run operator` cannot open an embedded database that is in use. */
  operators: (db: Db, ...handles: string[]) =>
    sql`INSERT INTO operator (user_id, added_at) SELECT id, now() FROM account WHERE handle = ANY (${handles})`.execute(
      db,
    ),
  /** Makes the addresses of these members unconfirmed. */
  unconfirm: (db: Db, ...handles: string[]) =>
    sql`UPDATE account SET email_verified_at = NULL WHERE handle = ANY (${handles})`.execute(db),
  /** Moves the times of all lines of all rooms back by minutes. */
  ageLines: (db: Db, minutes: string) =>
    sql`UPDATE room_event SET created_at = created_at - make_interval(mins => ${minutes}::int)`.execute(db),
  /** Changes the time at which a plan begins, in its row and in its message. */
  begin: (db: Db, messageId: string, startsAt: string) =>
    sql`WITH moved AS (UPDATE plan SET starts_at = ${startsAt} WHERE id = ${messageId} RETURNING id)
      UPDATE room_event SET payload = jsonb_set(payload, '{plan,startsAt}', to_jsonb(${startsAt}::text))
      FROM moved WHERE room_event.id = moved.id`.execute(db),
  /** Lets everybody whom a member trusts say yes. */
  trustedSayYes: (db: Db, userId: string) =>
    sql`UPDATE trusted_way SET state = 'yes', answered_at = now()
      WHERE trusted_id IN (SELECT id FROM trusted_person WHERE user_id = ${userId})`.execute(db),
  /** Moves the check-ins of a member back so far that nobody answered the last reminder. */
  missCheckIns: (db: Db, userId: string) =>
    sql`UPDATE outing SET check_in_at = now() - interval '16 minutes', next_at = now() - interval '16 minutes',
        starts_at = least(starts_at, now() - interval '1 hour')
      WHERE user_id = ${userId} AND answered_at IS NULL`.execute(db),
  /** Adds gifts to a person's shelf, as if deleted people had given them. */
  fillShelf: (db: Db, userId: string, gifts: string) =>
    sql`INSERT INTO gift (id, room_id, seq, type, receiver_id, sent_at, unwrapped_at)
      SELECT gen_random_uuid(), (SELECT room_id FROM user_room WHERE user_id = ${userId} LIMIT 1), 1, 'warm-mug',
        ${userId}, now(), now()
      FROM generate_series(1, ${gifts}::int)`.execute(db),
  /** Fills the place with four months of members, matches, messages, posts and reports. */
  fillMonths: (db: Db) => generateMonths(db, new Date()),
  fillRoom: (db: Db, roomId: string, lines: string) => fillRoom(db, roomId, Number(lines)),
  fillGroup: (db: Db, roomId: string, people: string) => fillGroup(db, roomId, Number(people)),
  fillTown: (db: Db, userId: string, people: string) => likenesses(db, Number(userId), Number(people)),
  /** Makes a member premium, as a payment does. */
  makePremium: (db: Db, userId: string) =>
    sql`INSERT INTO entitlement (user_id, kind, source, granted_at)
      VALUES (${userId}, 'premium', 'payment', now())`.execute(db),
};

/** A command of a test to its server. */
export interface Wish {
  /** The answer repeats the id, because several commands can be pending. */
  id: number;
  does: keyof typeof works;
  words: string[];
}

/** The server's answer: `error` says why the work failed. */
export interface Done {
  id: number;
  error?: string;
}

// oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
const create = ExclusivePGliteDialect.prototype.createDriver;
let db: Db | undefined;

/** A second Kysely shares the server's driver, so that it waits for the server's transactions. */
ExclusivePGliteDialect.prototype.createDriver = function createDriver(): Driver {
  const driver = create.call(this);
  this.createDriver = () => driver;
  db = new Kysely({ dialect: this });
  return driver;
};

/** Returns the server's own connection to the embedded database, or a second one to PostgreSQL. */
async function dataOfServer(): Promise<Db> {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined) db ??= (await openPostgres(url)).db;
  if (db === undefined) throw new Error('The server has no database yet.');
  return db;
}

async function fulfill({ id, does, words }: Wish): Promise<void> {
  const done: Done = { id };
  try {
    await (works[does] as (db: Db, ...words: string[]) => Promise<unknown>)(await dataOfServer(), ...words);
  } catch (error) {
    done.error = String(error);
  }
  process.send?.(done);
}

process.on('message', (wish: Wish) => void fulfill(wish));
