import { sql } from 'kysely';
import { vi } from 'vitest';
import * as contract from '#contract/home-safe.ts';
import { setPins } from '#server/features/home-safe/pins.ts';
import { call, type Answer } from './app.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import type { Person } from './faults/client.ts';
import { makePeople, startInstance, type Instance, type Wishes } from './faults/instance.ts';
import { leapingTimers } from './faults/timers.ts';
import { clockIn } from './plan-scene.ts';
import type { OutboxMessage } from '#server/platform/delivery/outbox.ts';

export const [GOOD, SILENT, WRONG] = ['4711', '8264', '0000'];
/** Only a failing test waits this long. */
const PATIENCE_MS = 20_000;
/** Longer than the pause between two looks of every worker. */
const SHORTLY_MS = 6000;

interface Page {
  status: number;
  html: string;
  headers: Record<string, unknown>;
}

let serial = 0;

/** A server whose time the test advances, and what members and trusted persons do there. */
export class SafeScene {
  readonly time = leapingTimers();
  database!: TestDatabase;
  server!: Instance;

  open = async (wishes: Pick<Wishes, 'env' | 'log'> = {}): Promise<void> => {
    this.database = await openTestDatabase();
    this.server = await startInstance(this.database, { clock: this.time.clock, timers: this.time, ...wishes });
  };

  close = async (): Promise<void> => {
    const closing = this.server.close();
    this.time.pass(1);
    await closing;
    await this.database.close();
  };

  /** Makes a member with this name, and with both PINs. */
  member = async (name = 'Ada'): Promise<Person> => {
    const [person] = (await makePeople(this.server.deps, 1)) as [Person];
    await sql`UPDATE account SET display_name = ${name} WHERE id = ${person.id}`.execute(this.database.db);
    await setPins(this.server.deps, person.id, { good: GOOD, silent: SILENT });
    return person;
  };

  /** Opens a session, because that of a while ago has ended. */
  token = async ({ id }: Person): Promise<string> =>
    (await this.server.deps.sessions.open(this.database.db, id, { deviceId: undefined, deviceName: 'test' }))
      .accessToken;

  add = async (by: Person, more: object = {}): Promise<Answer<{ person: contract.TrustedPerson }>> =>
    call(this.server.app, contract.addTrusted, {
      token: await this.token(by),
      body: { name: 'Jonas', relation: 'my brother', email: `jonas${(serial += 1)}@example.com`, ...more },
    });

  ask = async (by: Person, id: string): Promise<Answer<{ person: contract.TrustedPerson }>> =>
    call(this.server.app, contract.askTrusted, { token: await this.token(by), params: { id } });

  /** Adds somebody with an address and a number, asks them, and has them say yes to both. */
  trusted = async (by: Person): Promise<contract.TrustedPerson> => {
    const phoneNumber = `+1 212 555 ${String((serial += 1) + 1000).slice(-4)}`;
    const { body } = await this.add(by, { phoneNumber });
    await this.ask(by, body.person.id);
    for (const { address } of body.person.ways) await this.press(await this.linkTo(address), 'yes');
    return (await this.own(by)).trusted.find(({ id }) => id === body.person.id) as contract.TrustedPerson;
  };

  /** Sets the clock to an evening, and makes a member and somebody whom they trust. */
  begin = async (): Promise<[ada: Person, jonas: contract.TrustedPerson]> => {
    this.time.clock.set('2026-11-28T17:00:00.000Z');
    const ada = await this.member();
    return [ada, await this.trusted(ada)];
  };

  own = async (by: Person): Promise<contract.HomeSafe> =>
    (await call(this.server.app, contract.getHomeSafe, { token: await this.token(by) })).body;

  /** What a member writes down: from an hour ahead, with a check-in three hours ahead. */
  outing = (trustedId: string, more: object = {}): contract.OutingInput => {
    const from = this.time.clock.now();
    return {
      trustedId,
      title: 'Soup, then the harbor',
      place: 'Kumo, Dock Street 4',
      when: clockIn(2, { from }),
      checkIn: clockIn(4, { from }),
      zone: 'UTC',
      ownNumber: '+1 212 555 0199',
      ...more,
    };
  };

  start = async (by: Person, trustedId: string, more: object = {}): Promise<Answer<{ outing: contract.Outing }>> =>
    call(this.server.app, contract.startOuting, { token: await this.token(by), body: this.outing(trustedId, more) });

  answer = async (by: Person, id: string, body: object): Promise<Answer<{ outing: contract.Outing }>> =>
    call(this.server.app, contract.answerOuting, { token: await this.token(by), params: { id }, body });

  read = async (by: Person, id: string): Promise<contract.Outing> =>
    (await call(this.server.app, contract.getOuting, { token: await this.token(by), params: { id } })).body.outing;

  /** Jumps to shortly before a moment, and lets everything happen that is due until then. */
  until = async (iso: string, afterMs = 0): Promise<void> => {
    this.time.clock.set(new Date(Date.parse(iso) + afterMs - SHORTLY_MS).toISOString());
    this.time.pass(SHORTLY_MS);
    await this.idle();
  };

  /** Waits until nothing is due that a worker would do now. The clock stands still while a worker has a lease. */
  idle = async (): Promise<void> => {
    const { db } = this.database;
    const look = async (): Promise<boolean> => {
      const now = this.time.clock.now();
      const { rows: due } = await sql`SELECT FROM outing WHERE next_at <= ${now}`.execute(db);
      const { rows: leases } = await sql<{ claimed_until: Date | null; due_at: Date }>`
        SELECT claimed_until, due_at FROM safe_letter UNION ALL SELECT claimed_until, due_at FROM outing_push`.execute(
        db,
      );
      const waiting = leases.filter((row) => row.due_at <= now);
      if (due.length === 0 && waiting.length === 0) return true;
      if (waiting.every(({ claimed_until: until }) => until === null)) this.time.pass(1000);
      return false;
    };
    await vi.waitUntil(look, { interval: 2, timeout: PATIENCE_MS });
  };

  /** Returns what was sent to an address or a number, the latest first, once all is sent that is due. */
  sentTo = async (address: string): Promise<OutboxMessage[]> => {
    await this.idle();
    return this.server.deps.outbox.list().filter(({ to }) => to === address);
  };

  /** Returns the path of the page in the latest message to somebody. */
  linkTo = async (address: string): Promise<string> => {
    const [latest] = await this.sentTo(address);
    const path = /\/safe\/[\w-]{27}/.exec(latest?.text ?? '')?.[0];
    if (path === undefined) throw new Error(`No page was sent to ${address}.`);
    return path;
  };

  visit = async (path: string, headers: Record<string, string> = {}): Promise<Page> => {
    const {
      statusCode: status,
      body,
      headers: said,
    } = await this.server.app.inject({ method: 'GET', url: path, headers });
    return { status, html: body, headers: said };
  };

  /** Presses a button of a page, and returns the page that follows. */
  press = async (path: string, does: string): Promise<Page> => {
    const { statusCode, body, headers } = await this.server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `does=${does}`,
    });
    return statusCode === 303 ? this.visit(String(headers['location'])) : { status: statusCode, html: body, headers };
  };
}

/** Returns the text of a page without its markup and its style. */
export const textOf = (html: string): string =>
  html
    .replace(/<style>[^]*<\/style>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
