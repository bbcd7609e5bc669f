import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { meetCompanion } from '#contract/companions.ts';
import type { MbtiType } from '#contract/people.ts';
import { settleCompanions } from '#server/features/companions/companions.ts';
import { call } from './app.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import type { Person } from './faults/client.ts';
import { makePeople, startInstance, type Instance, type Wishes } from './faults/instance.ts';
import { handTimers, type HandTimers } from './faults/timers.ts';

/** A server with its companions and a clock that only the test advances. */
export class CompanionScene {
  readonly time: HandTimers = handTimers();
  readonly #env: Record<string, string>;
  readonly #wishes: Pick<Wishes, 'readingBy'>;
  database!: TestDatabase;
  server!: Instance;

  constructor(env: Record<string, string> = {}, wishes: Pick<Wishes, 'readingBy'> = {}) {
    this.#env = env;
    this.#wishes = wishes;
  }

  open = async (): Promise<void> => {
    this.database = await openTestDatabase();
    this.server = await this.startServer();
    await settleCompanions(this.server.deps);
  };

  startServer = (timers: HandTimers = this.time): Promise<Instance> =>
    startInstance(this.database, { clock: this.time.clock, timers, env: this.#env, ...this.#wishes });

  close = async (): Promise<void> => {
    await this.stop(this.server);
    await this.database.close();
  };

  stop = async (server: Instance): Promise<void> => {
    const closing = server.close();
    this.time.pass(1);
    await closing;
  };

  /** Creates a member whose quiz is complete. */
  person = async (
    about: { type?: MbtiType; interests?: string[]; name?: string; zone?: string } = {},
  ): Promise<Person> => {
    const [person] = (await makePeople(this.server.deps, 1)) as [Person];
    await sql`UPDATE account SET mbti_type = ${about.type ?? 'ENFP'}, interests = ${about.interests ?? []},
      display_name = ${about.name ?? null}, time_zone = ${about.zone ?? 'America/New_York'} WHERE id = ${person.id}
    `.execute(this.database.db);
    return person;
  };

  /** Advances the clock and opens a new session for the person, because the old session may have expired. */
  later = async (person: Person, hours: number): Promise<void> => {
    this.time.clock.advance(hours * 3_600_000);
    const { sessions, db } = this.server.deps;
    person.token = (await sessions.open(db, person.id, { deviceId: undefined, deviceName: 'test' })).accessToken;
  };

  meet = async (person: Person): Promise<{ room: string; companion: number; name: string }> => {
    const { body, status, problem } = await call(this.server.app, meetCompanion, { token: person.token });
    if (status !== 200 || body.chatroom_id === null || body.companion === null)
      throw new Error(JSON.stringify(problem));
    return { room: body.chatroom_id, companion: body.companion.id, name: body.companion.displayName };
  };

  say = async (person: Person, room: string, said: string | { content: string; at: Instance }): Promise<void> => {
    const { content, at: server } = typeof said === 'string' ? { content: said, at: this.server } : said;
    const body = { clientId: randomUUID(), content };
    const answer = await call(server.app, sendMessage, { token: person.token, params: { roomId: room }, body });
    if (answer.status !== 200) throw new Error(`sendMessage: ${JSON.stringify(answer.problem)}`);
  };

  log = async (person: Person, room: string): Promise<Message[]> => {
    const params = { roomId: room };
    const { body } = await call(this.server.app, listMessages, { token: person.token, params, query: { limit: 300 } });
    return body.messages;
  };

  owed = async (room: string): Promise<number> =>
    (await this.database.db.selectFrom('companion_due').select('seq').where('room_id', '=', room).execute()).length;

  /** Waits until a worker has leased the room. The clock does not move during the wait, so no answer is written yet. */
  inHand = async (room: string): Promise<void> => {
    const look = async (): Promise<boolean> => {
      const due = this.database.db.selectFrom('companion_due').select('claimed_until');
      return (await due.where('room_id', '=', room).executeTakeFirst())?.claimed_until instanceof Date;
    };
    await vi.waitUntil(look, { interval: 5, timeout: 200_000 });
  };

  /** Advances time in small steps until no answer is due in the room. */
  settled = async (room: string): Promise<void> => {
    const look = async (): Promise<boolean> => {
      if ((await this.owed(room)) === 0) return true;
      this.time.pass(50);
      return false;
    };
    await vi.waitUntil(look, { interval: 2, timeout: 200_000 });
  };

  /** Writes a message and returns the companion's answer. */
  ask = async (person: Person, room: string, content: string): Promise<string> => {
    await this.say(person, room, content);
    await this.settled(room);
    const last = (await this.log(person, room)).at(-1);
    if (last === undefined || last.senderId === person.id) throw new Error('there was no answer');
    return last.content;
  };
}
