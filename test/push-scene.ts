import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { vi } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import {
  defaultNotificationSettings,
  putNotificationSettings,
  subscribePush,
  type NotificationSettings,
} from '#contract/notifications.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PushDueTable } from '#server/platform/database/tables.ts';
import { call } from './app.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import type { Person } from './faults/client.ts';
import { makePeople, makeRoom, startInstance, type Instance } from './faults/instance.ts';
import { handTimers, type HandTimers } from './faults/timers.ts';
import { PushService, type Browser } from './push-service.ts';

type Due = Selectable<PushDueTable>;

/** Only a failing test waits this long. */
const PATIENCE_MS = 50_000;

/**
 * Advances time until `isSo` returns true for the due pushes. While a worker holds a lease, the clock stops, so that no
 * other worker takes the push over, however long the machine needs. With `leases: 'expire'`, the clock goes on.
 */
export async function untilDue(
  { db, time, leases }: { db: Db; time: HandTimers; leases?: 'expire' | undefined },
  isSo: (rows: Due[]) => boolean | Promise<boolean>,
): Promise<void> {
  const look = async (): Promise<boolean> => {
    const rows = await db.selectFrom('push_due').selectAll().execute();
    if (await isSo(rows)) return true;
    const isLeased = rows.some(({ claimed_until }) => claimed_until !== null && claimed_until > time.clock.now());
    if (!isLeased || leases === 'expire') time.pass(500);
    return false;
  };
  await vi.waitUntil(look, { interval: 2, timeout: PATIENCE_MS });
}

/** A server and a push service. Each test gets a new Ana and a new Ben with a room. Ben has a subscribed phone. */
export class PushScene {
  readonly time: HandTimers = handTimers();
  readonly service = new PushService();
  database!: TestDatabase;
  server!: Instance;
  ana!: Person;
  ben!: Person;
  roomId = '';
  phone!: Browser;

  open = async (): Promise<void> => {
    await this.service.start();
    this.database = await openTestDatabase();
    this.server = await this.startServer(this.time);
  };

  startServer = (timers: HandTimers): Promise<Instance> =>
    startInstance(this.database, { clock: this.time.clock, timers, env: this.service.env });

  close = async (): Promise<void> => {
    const closing = this.server.close();
    this.time.pass(1);
    await closing;
    await this.database.close();
    await this.service.stop();
  };

  begin = async (): Promise<void> => {
    await sql`DELETE FROM push_due`.execute(this.database.db);
    [this.ana, this.ben] = (await makePeople(this.server.deps, 2)) as [Person, Person];
    this.roomId = await makeRoom(this.database.db, this.ana, this.ben);
    this.phone = await this.subscribed(this.ben);
    this.service.clear();
  };

  subscribed = async (person: Person): Promise<Browser> => {
    const browser = this.service.browser();
    const { status } = await call(this.server.app, subscribePush, { token: person.token, body: browser.subscription });
    if (status !== 200) throw new Error(`subscribePush: ${status}`);
    return browser;
  };

  /** Sends a message and returns its `seq` in the room. */
  say = async (content: string, { from = this.ana, room = this.roomId } = {}): Promise<number> => {
    const body = { clientId: randomUUID(), content };
    const answer = await call(this.server.app, sendMessage, { token: from.token, params: { roomId: room }, body });
    if (answer.status !== 200) throw new Error(`sendMessage: ${JSON.stringify(answer.problem)}`);
    return answer.body.message.seq;
  };

  set = async (person: Person, changes: Partial<NotificationSettings>): Promise<void> => {
    const body = { ...defaultNotificationSettings, ...changes };
    await call(this.server.app, putNotificationSettings, { token: person.token, body });
  };

  /** Returns the pushes that are still due. */
  due = (): Promise<Due[]> => this.database.db.selectFrom('push_due').selectAll().execute();

  until = (isSo: (rows: Due[]) => boolean | Promise<boolean>, leases?: 'expire'): Promise<void> =>
    untilDue({ db: this.database.db, time: this.time, leases }, isSo);

  allIsTold = (): Promise<void> => this.until((rows) => rows.length === 0);
}
