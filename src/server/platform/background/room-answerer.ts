import { v5 } from 'uuid';
import type { Deps } from '#server/platform/deps.ts';
import { LeaseWorker, type Lease, type LeaseTable } from './leases.ts';
import type { MessageStep, Offer } from '#server/platform/seams/rooms.ts';

export interface RoomKey {
  room_id: string;
}

export type RoomClaim = RoomKey & Lease;

interface Answering {
  table: LeaseTable<RoomKey>;
  /** The name for the log. */
  name: string;
  /** The SQL that notes in the table the rooms that need an answer, and returns their rows. */
  step: Pick<MessageStep, 'name' | 'sql'>;
  /** Answers in a room and returns the seq up to which every line has an answer. */
  answer: (claim: RoomClaim) => Promise<number>;
}

interface AnswererMessage {
  roomId: string;
  senderId: number;
  /** The line's name in the room, so that the log has the line once, even if several workers write it. */
  name: string;
  content: string;
  offer?: Offer | undefined;
}

/** The typing time of a line, in ms. */
interface Pace {
  aLetter: number;
  least: number;
  most: number;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'timers' | 'rooms'>;

/** Returns the client id of the line with this name in a room. */
export const lineIdOf = (roomId: string, name: string): string => v5(name, roomId);

/** The worker for accounts that answer automatically. The message writer notes the work, and workers lease it. */
export class RoomAnswerer {
  readonly #deps: Needs;
  readonly #worker: LeaseWorker<RoomKey, RoomClaim>;

  constructor(deps: Needs, { table, name, step, answer }: Answering) {
    this.#deps = deps;
    this.#worker = new LeaseWorker(deps, {
      table,
      name,
      tickMs: 2000,
      leaseMs: 15_000,
      // Each answer may take a language model a minute.
      atOnce: 60,
      restMs: 0,
      pauseMs: 5000,
      begin: async () => async (claim) => ({ upTo: await answer(claim) }),
    });
    const onCommitted = (rows: unknown[]): void => this.#worker.hurry(rows as RoomKey[]);
    deps.rooms.register({ step: { ...step, onCommitted } });
  }

  /** Aborts when this server stops. */
  get signal(): AbortSignal {
    return this.#worker.signal;
  }

  /** Renews the lease of a room. Returns the seq up to which lines now need an answer; undefined when no line does. */
  renew({ room_id }: RoomKey): Promise<number | undefined> {
    return this.#worker.renew({ room_id });
  }

  /** Stops the worker; resolves when all leases are settled or released. */
  stop(): Promise<void> {
    return this.#worker.stop();
  }

  /**
   * Writes a line. Returns true when the line is in the log, from any worker; false when it may not be written. Throws
   * on a fault.
   */
  async say({ roomId, senderId, name, content, offer }: AnswererMessage): Promise<boolean> {
    const clientId = lineIdOf(roomId, name);
    const { verdict } = await this.#deps.rooms.keeper.say({ roomId, senderId, clientId, content, offer });
    if (verdict === 'internal') throw new Error('the line was not written');
    return verdict === 'new' || verdict === 'duplicate' || verdict === 'idempotency_conflict';
  }

  /** Waits for the typing time of a fast writer. Throws when this server stops before the time is over. */
  async type(text: string, { aLetter, least, most }: Pace): Promise<void> {
    const ms = Math.min(most, Math.max(least, text.length * aLetter));
    this.signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const cancel = this.#deps.timers.after(ms, () => {
        this.signal.removeEventListener('abort', leave);
        resolve();
      });
      const leave = (): void => {
        cancel();
        reject(new Error('stopping'));
      };
      this.signal.addEventListener('abort', leave, { once: true });
    });
  }
}
