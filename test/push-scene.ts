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
import type { PushDueTable } from '#server/platform/database/tables.ts';
import { call } from './app.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import type { Person } from './faults/client.ts';
import { makePeople, makeRoom, startInstance, type Instance } from './faults/instance.ts';
import { handTimers, type HandTimers } from './faults/timers.ts';
import { PushService, type Browser } from './push-service.ts';

type Due = Selectable<PushDueTable>;

/** A server and a push service, and in each test two new people with a room, of whom Ben has a telephone. */
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

  /** Answers the message's place in its room. */
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

  /** What is still to be told. */
  due = (): Promise<Due[]> => this.database.db.selectFrom('push_due').selectAll().execute();

  /** Lets time go on in steps until `isSo` of what is still to be told. */
  until = async (isSo: (rows: Due[]) => boolean): Promise<void> => {
    const look = async (): Promise<boolean> => {
      this.time.pass(500);
      return isSo(await this.due());
    };
    await vi.waitUntil(look, { interval: 2, timeout: 10_000 });
  };

  allIsTold = (): Promise<void> => this.until((rows) => rows.length === 0);
}
