import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { TOLD_AFTER_MS } from '#contract/home-safe.ts';
import { newUuid } from '#server/platform/clock.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { startSmtp, type Smtp } from '#test/smtp.ts';
import { startTwilio, type Twilio } from '#test/twilio.ts';
import { spawnInstance, type Process } from './instance.ts';

const BEGIN = Date.parse('2026-11-28T21:00:00Z');
/** When the telling of each outing is due. The first server dies in another minute of each one’s last half hour. */
const MINUTES = Array.from({ length: 35 }, (_, index) => index + 1);
const FIRST_DIES = 5;
/** The whole place is away from the first to the second of these minutes. */
const [DOWN, UP] = [15, 18];
/** The latest that somebody may be told, in minutes after the time, or after the return of the place. */
const IN_TIME = 1;
/** The looks that find nothing in hand before time goes on: a server may be in the midst of a transaction. */
const PATIENT_LOOKS = 5;

let database: TestDatabase;
let smtp: Smtp;
let twilio: Twilio;
const running = new Set<Process>();
beforeAll(async () => {
  [database, smtp, twilio] = [await openTestDatabase(), await startSmtp(), await startTwilio()];
});
afterAll(async () => {
  for (const server of running) await server.kill();
  await Promise.all([smtp.close(), twilio.close()]);
  await database.close();
});

const addressesAt = (minute: number): [mail: string, number: string] => [
  `jonas${minute}@example.com`,
  `+1212555${1000 + minute}`,
];

/** Makes an outing of another member for each minute. Each has somebody who said yes to a mail and to a text. */
async function makeOutings(): Promise<void> {
  const { db } = database;
  const from = new Date(BEGIN - HOUR_MS);
  const until = new Date(BEGIN + 9 * HOUR_MS);
  for (const minute of MINUTES) {
    const [id, trusted, outing] = [100_000_000_000 + minute, newUuid(), newUuid()];
    const checkIn = new Date(BEGIN + minute * MINUTE_MS - TOLD_AFTER_MS);
    const [mail, number] = addressesAt(minute);
    await sql`INSERT INTO account (id, handle, display_name, birthday, created_at)
      VALUES (${id}, ${`ada_${minute}`}, 'Ada', '1990-05-14', ${from})`.execute(db);
    await sql`INSERT INTO trusted_person (id, user_id, name, relation, created_at)
      VALUES (${trusted}, ${id}, 'Jonas', '', ${from})`.execute(db);
    await sql`INSERT INTO trusted_way (trusted_id, way, address, address_hash, secret_hash, state) VALUES
      (${trusted}, 'mail', ${mail}, '', '', 'yes'), (${trusted}, 'text', ${number}, '', '', 'yes')`.execute(db);
    await sql`INSERT INTO outing (id, user_id, trusted_id, secret_hash, language, title, place, starts_at, zone,
        own_number, place_number, check_in_at, next_at, closes_at, created_at)
      VALUES (${outing}, ${id}, ${trusted}, '', 'en', 'Soup', '', ${from}, 'UTC', '', '', ${checkIn}, ${checkIn},
        ${until}, ${from})`.execute(db);
  }
}

/** Servers whose time is the same, and moved by this test alone. */
class Place {
  now = BEGIN;

  start = async (): Promise<void> => {
    const server = await spawnInstance({
      CLOCK_AT: new Date(this.now).toISOString(),
      DATABASE_URL: database.url ?? '',
      SMTP_URL: smtp.url,
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15550100',
      TWILIO_BASE_URL: twilio.url,
    });
    running.add(server);
  };

  /** Kills one of the servers, as a power failure does. */
  killOne = async (): Promise<void> => {
    const [server] = running;
    if (server === undefined) return;
    running.delete(server);
    await server.kill();
  };

  /** Moves the time of all servers. */
  #tick = async (ms: number): Promise<void> => {
    this.now += ms;
    const passed = [...running].map(async ({ child }) => {
      const answered = once(child, 'message');
      child.send({ pass: ms });
      await answered;
    });
    await Promise.all(passed);
  };

  /** Lets time pass until then, and until `left` things are left to do. It stands still while a server has any. */
  passTo = async (at: number, left = 0): Promise<void> => {
    await this.#tick(Math.max(at - this.now, 0));
    if (running.size === 0) return;
    let looks = 0;
    const look = async (): Promise<boolean> => {
      const { due, inHand } = await this.#work();
      if (due > left && inHand === 0 && (looks += 1) % PATIENT_LOOKS === 0) await this.#tick(2000);
      return due === left;
    };
    await vi.waitUntil(look, { interval: 5, timeout: 20_000 });
  };

  #work = async (): Promise<{ due: number; inHand: number }> => {
    const at = new Date(this.now);
    const { rows } = await sql<{ claimed_until: Date | null }>`
      SELECT NULL::timestamptz AS claimed_until FROM outing WHERE next_at <= ${at}
      UNION ALL SELECT claimed_until FROM safe_letter WHERE due_at <= ${at}
      UNION ALL SELECT claimed_until FROM outing_push WHERE due_at <= ${at}`.execute(database.db);
    return { due: rows.length, inHand: rows.filter(({ claimed_until: until }) => until !== null && until > at).length };
  };
}

test('A trusted person is told once and in time when servers die in any minute', { timeout: 120_000 }, async () => {
  await makeOutings();
  const place = new Place();
  /** The minutes of the tellings, by address. */
  const told = new Map<string, number[]>();
  const read = (): void => {
    const minute = (place.now - BEGIN) / MINUTE_MS;
    const note = (to = ''): unknown => told.set(to, [...(told.get(to) ?? []), minute]);
    for (const { to, mail } of smtp.received.splice(0)) if (mail.subject?.startsWith('No answer')) note(to[0]);
    for (const { form } of twilio.taken.splice(0)) if (form['Body']?.startsWith('No answer')) note(form['To']);
  };
  let silences = 0;
  twilio.onSilence = () => {
    silences += 1;
    twilio.taken.pop();
  };

  await Promise.all([place.start(), place.start()]);
  await place.passTo(BEGIN);
  for (let minute = 1; minute <= MINUTES.length + 1; minute += 1) {
    // The text service does not answer, and the last server dies with that text in its hands.
    if (minute === DOWN) twilio.replies.push('silence');
    await place.passTo(BEGIN + minute * MINUTE_MS, minute === DOWN ? 1 : 0);
    if (minute === FIRST_DIES || minute === DOWN) await place.killOne();
    if (minute === UP) {
      await place.start();
      await place.passTo(place.now);
    }
    read();
  }

  expect(silences).toBe(1);
  for (const tellAt of MINUTES) {
    const latest = tellAt >= DOWN && tellAt <= UP ? UP : tellAt;
    for (const address of addressesAt(tellAt)) {
      const minutes = told.get(address) ?? [];
      expect(minutes, address).toHaveLength(1);
      expect(minutes[0], address).toBeGreaterThanOrEqual(tellAt);
      expect(minutes[0], address).toBeLessThanOrEqual(latest + IN_TIME);
    }
  }
});
