import type { Message } from '#contract/chat.ts';
import type { ClientEvent, ServerEventOf } from '#contract/realtime.ts';
import type { Attached, OutboxEntry, OutboxStorage } from '#web/features/chat/outbox/outbox.storage.ts';
import { createOutbox, RESEND_MS, type Outbox, type SendResult } from '#web/features/chat/outbox/outbox.ts';
import type { BrowserTimers } from '#web/platform/timers.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { isOutside, type Gone } from './room.gone.ts';
import { gapAfter, type LogEntry } from './room.log.ts';
import { shownOf } from './room.past.ts';
import type { RoomTail } from './room.keeper.ts';
import { Following } from './room.following.ts';
import { RoomStore } from './room.store.ts';
import { Typing } from './typing.ts';

const PAGE = 50;
/** The number of messages to read around a line that the person jumps to. */
const AROUND = 60;
/** A client that is more lines behind than this reads the newest page instead of the missing lines. */
const CATCH_UP = 300;
/** The delay before missing lines are requested. Lines that are out of order usually arrive a moment apart. */
const PATIENCE_FOR_ORDER_MS = 200;
/** The number of logs that stay in memory without a screen. */
const KEPT_ROOMS = 40;
/** The number of lines to which a log without a screen is cut. */
const KEPT_MESSAGES = 200;

export interface RuntimeDeps {
  me: number;
  storage: OutboxStorage;
  timers: BrowserTimers;
  now: () => number;
  newId: () => string;
  link: {
    /** Returns false if there is no live socket. */
    send: (event: ClientEvent) => boolean;
    isLive: () => boolean;
    /** True while a connection is being made. Once it is live, `connected` sends the waiting messages. */
    isConnecting: () => boolean;
  };
  api: {
    messages: (
      roomId: string,
      query: { afterSeq?: number; beforeSeq?: number; aroundSeq?: number; limit: number },
    ) => Promise<RoomTail>;
    /** Must not throw. */
    send: (entry: OutboxEntry) => Promise<SendResult>;
    read: (roomId: string, seq: number) => Promise<unknown>;
  };
  /** Hears of a room that the person is not in any more. */
  onLost: (roomId: string) => void;
}

/** The conversations of one signed-in person in this page: logs, outbox, gaps, typing. */
export class ChatRuntime {
  readonly store: RoomStore;
  readonly #deps: RuntimeDeps;
  readonly #outbox: Outbox;
  readonly #typing: Typing;
  readonly #entered = new Map<string, number>();
  readonly #following: Following;
  readonly #filling = new Set<string>();
  readonly #failures = new Map<string, number>();
  readonly #readUpTo = new Map<string, number>();
  #tick: unknown = null;
  #wasConnected = false;

  constructor(deps: RuntimeDeps) {
    this.#deps = deps;
    this.store = new RoomStore(deps.me);
    this.#typing = new Typing(this.store, deps.timers, deps.now);
    this.#outbox = createOutbox({
      userId: deps.me,
      storage: deps.storage,
      now: deps.now,
      newId: deps.newId,
      transmit: (entry) => this.#transmit(entry),
      onSent: (message) => this.arrived({ roomId: message.chatRoomId, seq: message.seq, message }),
      onState: (entry, state) => this.#showPending(entry, state),
      onGone: (clientId) => {
        const roomId = this.store.roomOfPending(clientId);
        if (roomId !== undefined) this.store.dispatch(roomId, { type: 'gone', clientId });
      },
    });
    this.#following = new Following({
      send: (event) => deps.link.send(event),
      lastLine: (roomId) => {
        const { log } = this.store.get(roomId);
        return log.loaded ? log.last : null;
      },
      isOnScreen: (roomId) => this.isOnScreen(roomId),
    });
    this.#beat(true);
  }

  stop(): void {
    this.#deps.timers.clear(this.#tick);
    this.store.callOff();
  }

  /** Loads, joins and catches up with a room that a screen shows. Every call needs one `leave`. */
  enter(roomId: string): void {
    this.#entered.set(roomId, (this.#entered.get(roomId) ?? 0) + 1);
    this.store.touch(roomId);
    this.#following.open(roomId);
    if (!this.store.get(roomId).log.loaded || !this.#deps.link.isLive()) void this.#catchUp(roomId);
  }

  leave(roomId: string): void {
    const screens = (this.#entered.get(roomId) ?? 1) - 1;
    if (screens > 0) {
      this.#entered.set(roomId, screens);
      return;
    }
    this.#entered.delete(roomId);
    this.#trim(roomId);
    const idle = this.store.loaded().filter((id) => !this.#entered.has(id) && !this.#isBegun(id));
    for (const id of idle.slice(0, -KEPT_ROOMS)) this.store.forget(id);
  }

  /**
   * Sends a message. Returns its client id, for `outcomeOf`, and a promise that resolves when the device has stored it.
   */
  send(roomId: string, content: string, more?: Attached): { clientId: string; kept: Promise<void> } {
    this.#typing.finished(roomId);
    const clientId = this.#deps.newId();
    // Set before the bubble appears, because the bubble takes its pictures out of the tray.
    const kept: Promise<void> = Promise.resolve().then(() => sent.kept);
    this.store.outgoing = kept;
    const sent = this.#outbox.send(roomId, content, { ...more, clientId });
    // The message's bubble shows a failure.
    sent.done.catch(() => undefined);
    const rest = (): void => {
      if (this.store.outgoing === kept) this.store.outgoing = null;
    };
    kept.then(rest, rest);
    return { clientId, kept };
  }

  /** Shows a changed message from the response to the person's own change, before the line of the log arrives. */
  amend(message: Message): void {
    this.store.dispatch(message.chatRoomId, { type: 'changed', message });
  }

  retry(clientId: string): void {
    void this.#outbox.retry(clientId);
  }

  discard(clientId: string): void {
    void this.#outbox.discard(clientId);
  }

  isOnScreen(roomId: string): boolean {
    return this.#entered.has(roomId);
  }

  /** Reports that the person types, at most every two seconds and only on a live socket. */
  typing(roomId: string): void {
    if (this.#typing.isDue(roomId)) this.#deps.link.send({ type: 'typing', chatRoomId: roomId });
  }

  /** Marks all lines up to `seq` as read, unless this connection has sent that mark or a later one. */
  read(roomId: string, seq: number): void {
    if (seq <= (this.#readUpTo.get(roomId) ?? 0)) return;
    this.#readUpTo.set(roomId, seq);
    if (this.#deps.link.send({ type: 'read', roomId, seq })) return;
    // After a failure the next message or visit sends the mark again.
    this.#deps.api.read(roomId, seq).catch(() => this.#readUpTo.delete(roomId));
  }

  /** Shows the messages around a line; returns whether the line is one of them. */
  async reach(roomId: string, seq: number): Promise<boolean> {
    const has = (messages: readonly Message[]): boolean => messages.some((message) => message.seq === seq);
    const { log } = this.store.get(roomId);
    if (has(shownOf(log).messages)) return true;
    if (has(log.messages)) {
      this.toPresent(roomId);
      return true;
    }
    const page = await this.#deps.api.messages(roomId, { aroundSeq: seq, limit: AROUND });
    return has(shownOf(this.store.dispatch(roomId, { type: 'around', ...page })).messages);
  }

  /** Shows the end of the log again. */
  toPresent(roomId: string): void {
    this.store.dispatch(roomId, { type: 'present' });
  }

  async loadOlder(roomId: string): Promise<void> {
    const { log, isLoadingOlder } = this.store.get(roomId);
    const { messages, hasOlder } = shownOf(log);
    const beforeSeq = messages[0]?.seq;
    if (beforeSeq === undefined || !hasOlder || isLoadingOlder) return;
    this.store.update(roomId, { isLoadingOlder: true });
    try {
      const page = await this.#deps.api.messages(roomId, { beforeSeq, limit: PAGE });
      this.store.dispatch(roomId, { type: 'older', beforeSeq, ...page });
    } finally {
      this.store.update(roomId, { isLoadingOlder: false });
    }
  }

  /** Loads the messages after those that are shown far back in the log. */
  async loadNewer(roomId: string): Promise<void> {
    const afterSeq = this.store.get(roomId).log.past?.messages.at(-1)?.seq;
    if (afterSeq === undefined) return;
    const page = await this.#deps.api.messages(roomId, { afterSeq, limit: PAGE });
    this.store.dispatch(roomId, { type: 'newer', afterSeq, ...page });
  }

  /** Requests the first page again after a failure. */
  reload(roomId: string): void {
    this.store.update(roomId, { status: 'loading' });
    void this.#catchUp(roomId);
  }

  /** Joins the rooms of the list. Returns `behind` if this page knows a later line of a room than the list does. */
  join(rooms: readonly { id: string; lastSeq: number }[]): 'behind' | 'fresh' {
    const isBehind = rooms.filter(({ id, lastSeq }) => this.#following.note(id, lastSeq) === 'behind').length > 0;
    this.#following.join(rooms.map(({ id }) => id));
    for (const { id, lastSeq } of rooms) {
      if (this.store.has(id)) this.store.update(id, { gone: null });
      this.heard(id, lastSeq, true);
    }
    return isBehind ? 'behind' : 'fresh';
  }

  /** Returns, by room, the last line after which a new connection requests a replay. */
  lastSeqs(): Record<string, number> {
    return this.#following.lastSeqs();
  }

  /** Handles a new connection: sends unconfirmed messages, and joins the rooms that its first frame did not join. */
  connected(): 'again' | 'first' {
    const turn = this.#wasConnected ? 'again' : 'first';
    this.#wasConnected = true;
    // Read marks that were sent on a dying connection may be lost.
    this.#readUpTo.clear();
    void this.#outbox.flush(true);
    this.#following.joinTheRest();
    for (const roomId of this.#entered.keys()) if (!this.store.get(roomId).log.loaded) void this.#catchUp(roomId);
    return turn;
  }

  /** Handles the report of a room's last line. If `recovered` is false, the server does not replay missing lines. */
  heard(roomId: string, seq: number, recovered: boolean): void {
    if (!this.store.has(roomId)) return;
    this.store.dispatch(roomId, { type: 'head', seq });
    if (recovered) this.#mindTheGap(roomId, PATIENCE_FOR_ORDER_MS);
    else void this.#catchUp(roomId);
  }

  /** Applies a line of a log; `message` is null when the line is not a message. */
  arrived({ roomId, ...entry }: LogEntry & { roomId: string }): void {
    const { seq, message } = entry;
    this.#following.note(roomId, seq);
    if (message !== null) this.#settleSender(roomId, message);
    if (!this.store.has(roomId)) return;
    const { messages } = this.store.dispatch(roomId, { type: 'entry', ...entry });
    if (messages.length > 2 * KEPT_MESSAGES && !this.#entered.has(roomId)) this.#trim(roomId);
    this.#mindTheGap(roomId, PATIENCE_FOR_ORDER_MS);
  }

  acked(ack: Omit<ServerEventOf<'message_ack'>, 'type' | 'duplicate'>): void {
    void this.#outbox.acked(ack.clientId);
    if (!this.store.has(ack.roomId)) return;
    this.store.dispatch(ack.roomId, { ...ack, type: 'acked' });
    this.#mindTheGap(ack.roomId, PATIENCE_FOR_ORDER_MS);
  }

  refused(nack: ServerEventOf<'message_nack'>): void {
    const roomId = this.store.roomOfPending(nack.clientId);
    if (roomId !== undefined && isOutside(nack.code)) this.notJoined(roomId, 'unknown');
    void this.#outbox.refused(nack.clientId, nack);
  }

  typed(roomId: string, senderId: number): void {
    this.#typing.heard(roomId, senderId);
  }

  formed({ roomId, senderId, clientId, content }: ServerEventOf<'message_forming'>): void {
    this.#typing.formed(roomId, { senderId, clientId, content });
  }

  /** Drops the lines up to `seq`, which the person has cleared, here or on another device. */
  cleared(roomId: string, seq: number): void {
    if (seq > 0 && this.store.has(roomId)) this.store.dispatch(roomId, { type: 'cleared', seq });
  }

  /** Handles a room that the connection is not in. With `gone`, the person is not in it either, until a list has it. */
  notJoined(roomId: string, gone: Gone | null): void {
    this.#following.refused(roomId);
    if (gone === null) return;
    const isToldWhy = (this.store.get(roomId).gone ?? 'unknown') !== 'unknown';
    if (this.store.has(roomId) && !isToldWhy) this.store.update(roomId, { gone });
    this.#deps.onLost(roomId);
  }

  #trim(roomId: string): void {
    this.store.dispatch(roomId, { type: 'trimmed', keep: KEPT_MESSAGES });
  }

  #settleSender(roomId: string, message: Message): void {
    this.#typing.stopped(roomId, message.senderId);
    if (message.senderId === this.#deps.me) void this.#outbox.acked(message.clientId);
  }

  /** Runs every five seconds: sends due messages again, polls without a live socket, and loads missing first pages. */
  #beat(isFirst: boolean): void {
    void this.#outbox.flush(isFirst);
    for (const roomId of this.#entered.keys()) {
      if (!this.#deps.link.isLive() || !this.store.get(roomId).log.loaded) void this.#catchUp(roomId);
    }
    this.#tick = this.#deps.timers.set(() => this.#beat(false), RESEND_MS);
  }

  async #transmit(entry: OutboxEntry): Promise<SendResult> {
    const { link } = this.#deps;
    const { roomId, content, clientId } = entry;
    // A frame of the socket cannot carry attachments.
    if ((entry.pictures ?? entry.voice ?? entry.gif) !== undefined) return this.#post(entry);
    const replyTo = entry.replyTo && { replyTo: entry.replyTo.messageId };
    const sure = entry.isSure === true ? { sendAnyway: true } : {};
    if (link.send({ type: 'chat_message', chatRoomId: roomId, content, clientId, ...replyTo, ...sure }))
      return { kind: 'unknown' };
    if (link.isConnecting()) return { kind: 'unknown' };
    return this.#post(entry);
  }

  async #post(entry: OutboxEntry): Promise<SendResult> {
    const result = await this.#deps.api.send(entry);
    if (result.kind === 'refused' && isOutside(result.code)) this.notJoined(entry.roomId, 'unknown');
    return result;
  }

  #showPending(entry: OutboxEntry, state: 'sending' | 'failed' | 'refused' | 'asked'): void {
    const { clientId, content, pictures, voice, gif, roomId, replyTo = null, refused: refusal } = entry;
    const createdAt = new Date(entry.writtenAt).toISOString();
    const pending = { clientId, content, pictures, voice, gif, replyTo, createdAt, state, refusal, seq: null };
    this.store.dispatch(roomId, { type: 'pending', pending });
    this.store.dispatch(roomId, { type: 'state', clientId, state, refusal });
  }

  /** True if the person has unfinished work in the room: an unsent message, chosen pictures, a voice note, an edit. */
  #isBegun(roomId: string): boolean {
    const { log, tray, about, recording } = this.store.get(roomId);
    const isEdited = about?.kind === 'edit' && about.text !== undefined;
    return log.pending.length > 0 || tray.length > 0 || recording.step !== 'idle' || isEdited;
  }

  #mindTheGap(roomId: string, afterMs: number): void {
    if (gapAfter(this.store.get(roomId).log) === null) return;
    this.#deps.timers.set(() => {
      if (gapAfter(this.store.get(roomId).log) !== null) void this.#catchUp(roomId);
    }, afterMs);
  }

  /** Requests missing lines over HTTP, one request at a time per room, until no line is missing or none comes. */
  async #catchUp(roomId: string): Promise<void> {
    if (this.#filling.has(roomId)) return;
    this.#filling.add(roomId);
    try {
      let before: number;
      do {
        before = this.store.get(roomId).log.last;
        await this.#fetchNext(roomId);
      } while ((gapAfter(this.store.get(roomId).log) ?? before) > before);
      // Another request at once would bring nothing new either, so the next request waits.
      if (gapAfter(this.store.get(roomId).log) === null) this.#failures.delete(roomId);
      else this.#failed(roomId);
    } catch (error) {
      if (asCallError(error).code === 'not_found') this.notJoined(roomId, 'unknown');
      else this.#failed(roomId);
    } finally {
      this.#filling.delete(roomId);
    }
  }

  async #fetchNext(roomId: string): Promise<void> {
    const { log } = this.store.get(roomId);
    if (!log.loaded || log.head - log.last > CATCH_UP) {
      const page = await this.#deps.api.messages(roomId, { limit: PAGE });
      const { last } = this.store.dispatch(roomId, { type: 'opened', ...page });
      // A page that overlaps the log does not move its end: most missing lines are no messages. One more page has them.
      if (!log.loaded || last > log.last) return;
    }
    const page = await this.#deps.api.messages(roomId, { afterSeq: log.last, limit: CATCH_UP });
    this.store.dispatch(roomId, { type: 'filled', afterSeq: log.last, ...page });
  }

  #failed(roomId: string): void {
    const failures = (this.#failures.get(roomId) ?? 0) + 1;
    this.#failures.set(roomId, failures);
    const { log } = this.store.get(roomId);
    if (!log.loaded) this.store.update(roomId, { status: 'error' });
    else this.#mindTheGap(roomId, Math.min(30_000, 2000 * failures));
  }
}
