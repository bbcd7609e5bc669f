import type { Message } from '#contract/chat.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { emptyLog, gapAfter, reduceLog, type LogAction, type RoomLog } from '#web/features/chat/state/room.log.ts';

type EntryAction = Extract<LogAction, { type: 'entry' }>;

export interface CaughtUpPage {
  messages: Message[];
  changed: Message[];
  taken?: { userId: number; seq: number }[] | undefined;
  lastSeq: number;
  hasMore: boolean;
}

/** Returns a list with the event's line of the log, as an input of the reducer. Other events give an empty list. */
export function entryOf(event: ServerEvent): EntryAction[] {
  if (event.type === 'new_message' || event.type === 'gift_received')
    return [{ type: 'entry', seq: event.seq, message: event.message }];
  if (event.type === 'room_changed')
    return [{ type: 'entry', seq: event.seq, message: event.message ?? null, takenBy: event.takenBy }];
  if ('message' in event) return [{ type: 'entry', seq: event.seq, message: null, changed: event.message }];
  return [];
}

/** A client's copy of a room's log, kept by the product's reducer. */
export class RoomCopy {
  log: RoomLog;
  /** The position in the log of every line that the server sent, in the order of arrival. */
  readonly heard: number[] = [];
  #isAsking = false;

  constructor(me: number) {
    this.log = { ...emptyLog(me), loaded: true };
  }

  get hasGap(): boolean {
    return gapAfter(this.log) !== null;
  }

  line(entry: EntryAction): void {
    this.heard.push(entry.seq);
    this.log = reduceLog(this.log, entry);
  }

  /** Reads the lines after the end of the copy. `read` returns undefined if the server refuses to return the page. */
  async fill(read: (afterSeq: number) => Promise<CaughtUpPage | undefined>): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      for (let hasMore = true; hasMore;) {
        const afterSeq = this.log.last;
        const page = await read(afterSeq);
        if (page === undefined) break;
        this.heard.push(...[...page.messages, ...page.changed].map(({ seq, changedSeq }) => changedSeq ?? seq));
        this.log = reduceLog(this.log, { type: 'filled', afterSeq, ...page });
        ({ hasMore } = page);
      }
    } catch {
      // The server stopped during the read; the next line or the next connection reads again.
    }
    this.#isAsking = false;
  }
}
