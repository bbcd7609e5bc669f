import type { Message } from '#contract/chat.ts';
import type { Lane, Statement } from '#server/platform/database/lanes.ts';
import type { Draft, Written } from '#server/platform/rooms.ts';
import { valuesOf, writtenOf, type VerdictRow } from './chat.batch.ts';
import { tellSteps, type Writing } from './chat.within.ts';
import { lockRooms, writeMessages } from './chat.statements.ts';
import { codeOf } from '#server/platform/errors.ts';

interface Waiting {
  draft: Draft;
  done: (written: Written) => void;
}

/** The largest batch, so that its first message does not wait long for its last. */
const MAX_BATCH = 400;
/** Serialization failure, deadlock, unique violation: the next try sees the other writer's rows. */
const CONFLICTS = new Set(['40001', '40P01', '23505']);
const MAX_TRIES = 5;

interface Given extends Writing {
  lanes: Lane[];
  onError: (error: unknown) => void;
}

/**
 * Group commit: messages that arrive while a transaction runs go together in the next one, so that
 * one round trip and one fsync serve many. A room always takes the same lane; lanes do not wait for each other.
 */
export class Writer {
  readonly #lanes: LaneWriter[];
  #isClosed = false;

  constructor(given: Given) {
    this.#lanes = given.lanes.map((lane) => new LaneWriter(lane, given));
  }

  /** `done` is called once, after the commit, with the verdict; nothing is known of an 'internal' one, it may be tried again. */
  write(draft: Draft, done: (written: Written) => void): void {
    const lane = this.#lanes[Number.parseInt(draft.roomId.slice(-6), 16) % this.#lanes.length];
    if (lane === undefined || this.#isClosed) done({ verdict: 'internal' });
    else lane.add({ draft, done });
  }

  /** Takes nothing more and resolves when all that was taken is written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }
}

class LaneWriter {
  readonly #lane: Lane;
  readonly #given: Given;
  #statement: Statement | undefined = undefined;
  #queue: Waiting[] = [];
  #isRunning = false;
  #onIdle: (() => void) | undefined = undefined;

  constructor(lane: Lane, given: Given) {
    this.#lane = lane;
    this.#given = given;
  }

  add(waiting: Waiting): void {
    this.#queue.push(waiting);
    if (this.#isRunning) return;
    this.#isRunning = true;
    // Messages that arrive in the same tick join the batch.
    setImmediate(() => void this.#run());
  }

  /** Composed at the first batch, when all steps are registered. */
  get #writeMessages(): Statement {
    return (this.#statement ??= writeMessages(this.#given.steps));
  }

  async close(): Promise<void> {
    if (this.#isRunning) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    await this.#lane.close();
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) await this.#write(this.#nextBatch());
    this.#isRunning = false;
    this.#onIdle?.();
  }

  /** A message repeated within the batch waits for the next, where it will be seen as a duplicate. */
  #nextBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const seen = new Set<string>();
    for (const waiting of this.#queue) {
      const { roomId, senderId, clientId } = waiting.draft;
      const key = `${roomId}${senderId}${clientId}`;
      if (batch.length >= MAX_BATCH || seen.has(key)) later.push(waiting);
      else {
        seen.add(key);
        batch.push(waiting);
      }
    }
    this.#queue = later;
    return batch;
  }

  async #write(batch: Waiting[]): Promise<void> {
    const now = this.#given.clock.now();
    const ids = batch.map(() => this.#given.newId());
    let rows: VerdictRow[];
    try {
      rows = await this.#transact(batch, ids, now);
    } catch (error) {
      if (batch.length > 1 && isRefusal(error)) {
        // One message caused the error; written alone, the others pass.
        for (const one of batch) await this.#write([one]);
        return;
      }
      this.#given.onError(error);
      for (const { done } of batch) done({ verdict: isRefusal(error) ? 'invalid' : 'internal' });
      return;
    }
    this.#tell(batch, ids, { rows, now });
    tellSteps(this.#given.steps, rows);
  }

  async #transact(batch: Waiting[], ids: string[], now: Date): Promise<VerdictRow[]> {
    const drafts = batch.map(({ draft }) => draft);
    const rooms = drafts.map(({ roomId }) => roomId);
    const values = valuesOf({ drafts, ids, now });
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [, verdicts = []] = await this.#lane.transact([
          { statement: lockRooms, values: [[...new Set(rooms)]] },
          { statement: this.#writeMessages, values },
        ]);
        return verdicts as VerdictRow[];
      } catch (error) {
        if (attempt >= MAX_TRIES || !CONFLICTS.has(codeOf(error))) throw error;
      }
    }
  }

  #tell(batch: Waiting[], ids: string[], { rows, now }: { rows: VerdictRow[]; now: Date }): void {
    const committed: Message[] = [];
    for (const row of rows) {
      const index = row.n - 1;
      const waiting = batch[index];
      if (waiting === undefined) continue;
      const written = writtenOf(row, { draft: waiting.draft, id: ids[index] ?? '', now });
      waiting.done(written);
      if (written.verdict === 'new') committed.push(written.message);
    }
    if (committed.length > 0) this.#given.onCommitted(committed);
  }
}

/** Returns whether PostgreSQL refused the data (class 22, for example an invalid character). */
function isRefusal(error: unknown): boolean {
  return codeOf(error).startsWith('22');
}
