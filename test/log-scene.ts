import { sql } from 'kysely';
import { Live, type Joined } from '#server/features/chat/live/chat.live.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import type { Frame } from '#server/platform/realtime/frames.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import type { Person } from './faults/client.ts';
import { makePeople, makeRoom, startInstance, type Instance } from './faults/instance.ts';

/** Delivers the log to connections without sockets, which record the lines. Counts statements, and can fail them. */
export class LogScene {
  database!: TestDatabase;
  server!: Instance;
  ana!: Person;
  ben!: Person;
  roomId!: string;
  live!: Live;
  connection!: Connection;
  /** The seqs of the lines that the connections received. */
  seqs: number[] = [];
  errors: unknown[] = [];
  isDown = false;
  /** The number of statements since the test began. */
  statements = 0;
  /** Runs once, after the next read and before its result is returned. */
  afterRead: (() => Promise<void>) | undefined = undefined;

  open = async (): Promise<void> => {
    this.database = await openTestDatabase();
    this.server = await startInstance(this.database);
  };

  close = async (): Promise<void> => {
    await this.server.close();
    await this.database.close();
  };

  /** Creates two people with a room, and a new delivery (`live`) that nobody has joined. */
  begin = async (): Promise<void> => {
    const people = (await makePeople(this.server.deps, 2)) as [Person, Person];
    [this.ana, this.ben] = people;
    this.roomId = await makeRoom(this.database.db, ...people);
    [this.seqs, this.errors, this.isDown, this.afterRead, this.statements] = [[], [], false, undefined, 0];
    this.connection = this.connectionOf(this.ana);
    const db = this.database.db.withPlugin({
      transformQuery: ({ node }) => {
        this.statements += 1;
        if (this.isDown) throw new Error('The database is down.');
        return node;
      },
      transformResult: async ({ result }) => {
        const happen = this.afterRead;
        this.afterRead = undefined;
        await happen?.();
        return result;
      },
    });
    const write = (_: Connection, frame: Frame): void => void this.seqs.push(seqIn(frame));
    this.live = new Live({ db, hub: { write }, onError: (error) => this.errors.push(error) });
  };

  connectionOf = ({ id: userId }: Person): Connection => ({ identity: { userId }, isLive: true }) as Connection;

  /** Commits lines as another instance would, so that this instance receives no hint. */
  commit = async (count: number, roomId = this.roomId): Promise<void> => {
    await sql`WITH grown AS (
        UPDATE room SET last_seq = last_seq + ${count} WHERE id = ${roomId} RETURNING last_seq
      )
      INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
      SELECT ${roomId}::uuid, last_seq - n, gen_random_uuid(), 'message', ${this.ana.id}, gen_random_uuid(),
        '{"content":"Hello."}', now()
      FROM grown, generate_series(0, ${count - 1}) n`.execute(this.database.db);
  };

  join = (afterSeq?: number, connection = this.connection): Promise<Joined[]> =>
    this.live.join(connection, connection.identity?.userId ?? 0, [{ roomId: this.roomId, afterSeq }]);
}

function seqIn(frame: Frame): number {
  const text = frame.toString();
  return (JSON.parse(text.slice(text.indexOf('{'))) as { seq: number }).seq;
}

/** Returns the seqs from `first` to `last`. */
export const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
