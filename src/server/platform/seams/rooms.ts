import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { MessageScene } from '#contract/chat.replies.ts';
import type { MessageGif } from '#contract/gifs.ts';
import type { MessageVoice } from '#contract/chat.voice.ts';
import type { Message } from '#contract/chat.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { NewId } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors.ts';
import { registerOnce } from './register-once.ts';

/** The gift in a message: the id of its kind, its receiver, and the note. */
export interface GivenGift {
  type: string;
  receiverId: number;
  note: string;
}

/** What an AI offers with a line. */
export interface Offer {
  /** What the reader may answer with a tap. */
  replies: readonly string[];
  scene?: MessageScene | undefined;
  /** What the AI needs to go on from here; no reader gets it. */
  place?: unknown;
}

export interface MessageDraft {
  roomId: string;
  senderId: number;
  clientId: string;
  content: string;
  /** The pictures; they are already claimed for this draft. */
  pictures?: MessagePicture[] | undefined;
  /** The voice note; it is already claimed for this draft, and the content is `VOICE_LINE`. */
  voice?: MessageVoice | undefined;
  /** With a GIF, the content is `GIF_LINE`. */
  gif?: MessageGif | undefined;
  /** With a gift, the content is `GIFT_LINE`. */
  gift?: GivenGift | undefined;
  offer?: Offer | undefined;
  replyTo?: string | undefined;
}

/**
 * Returns the sender's words in a draft: the content, the transcript of a voice note and the descriptions of pictures.
 * Leaves out the note of a gift.
 */
export function wordsOf({ content, voice, gif, pictures = [] }: MessageDraft): string {
  const said = voice === undefined && gif === undefined ? content : '';
  const words = [said, voice?.alt ?? '', ...pictures.map(({ alt }) => alt)];
  return words.filter((part) => part !== '').join('\n');
}

/** Why an unaccepted request refuses a message: the sender used their one line, or the receiver must accept first. */
type RequestRefusal = 'request_waits' | 'request_unanswered';

export type Written =
  | { verdict: 'new' | 'duplicate'; message: Message }
  | {
      verdict:
        | 'not_member'
        | 'blocked'
        | 'writing_paused'
        | 'age_check_needed'
        | 'invalid'
        | 'profile_incomplete'
        | RequestRefusal
        | 'muted_here'
        | 'rules_first'
        | 'slow_mode'
        | 'idempotency_conflict'
        | 'internal';
    };

/**
 * A feature's addition to the statement that writes messages, so that a crash cannot separate a message from its
 * effects. Every batch of messages runs the step, and each connection to the database plans it once.
 */
export interface MessageStep {
  /** The step's name, valid in SQL. */
  name: string;
  /**
   * An INSERT, UPDATE or DELETE that reads the new messages from `written (room_id, seq, sender_id, created_at)`.
   * It takes no parameters. It must lock rows in the same order as other statements that lock them.
   */
  sql: string;
  /** Gets the rows that `sql` returned, as parsed JSON, after the commit; not called without rows. */
  onCommitted?: (rows: unknown[]) => void;
}

/** Why a message is not written. After `retryAfterSeconds`, the same message may be sent again. */
export interface HoldReason {
  code:
    | 'rate_limited'
    | 'contact_too_soon'
    | 'link_too_soon'
    | 'reach_too_soon'
    | 'picture_too_soon'
    | 'voice_too_soon'
    | 'conversations_used'
    | 'photo_check_first'
    | 'send_anyway';
  retryAfterSeconds?: number | undefined;
}

/** Throws if a guard refuses a draft. */
export function throwIfHeld(held: HoldReason | undefined): void {
  if (held !== undefined) throw new AppError(held.code, { retryAfterSeconds: held.retryAfterSeconds });
}

/** `waits`: somebody looks at it before others see it. */
export type Judged = HoldReason | 'waits' | undefined;

/** Judges a message before it is sent. `isSure` is true when the sender was warned and sends the message anyway. */
export type Guard = (draft: MessageDraft, isSure: boolean) => Promise<Judged>;

/** How a line of a person is written. */
export interface Utterance<T> {
  /** True when the person was warned about the words and says them anyway. */
  isSure: boolean;
  /** Writes the line; resolves after the commit. `isNew` is false for a repeat, and for an edit that changes nothing. */
  write: () => Promise<{ said: T; isNew: boolean }>;
  /** Keeps the line until somebody has looked at its pictures. Absent for lines that have none. */
  wait?: () => Promise<{ said: T; isNew: boolean }>;
}

/** Returns how a judged line goes on. Throws if the guard refused it, or if a line that has to wait cannot. */
export function wayOf<T>(judged: Judged, { write, wait }: Utterance<T>): Utterance<T>['write'] {
  if (judged !== 'waits') {
    throwIfHeld(judged);
    return write;
  }
  if (wait === undefined) throw new AppError('picture_too_soon');
  return wait;
}

/** Gets a sent message after the commit. */
export type Listener = (said: MessageDraft) => Promise<void>;

/** Deletes a feature's data about a message that its author deletes, in the same transaction. */
export type Forgetter = (trx: Trx, message: { roomId: string; seq: number }) => Promise<void>;

/** A person who has just left a room. The room is locked. */
export interface Leaving {
  roomId: string;
  userId: number;
  now: Date;
  newId: NewId;
}

/** Ends a feature's open work that waits for a person who left a room, in the same transaction. */
type LeavingListener = (trx: Trx, leaving: Leaving) => Promise<void>;

/** The functions that the feature of the rooms provides to others. */
export interface RoomKeeper {
  /** Writes a line as a member of the room; resolves after the commit. */
  say: (draft: MessageDraft) => Promise<Written>;
  /**
   * Writes one line in the caller's transaction, so that related rows are written with it or not at all. It takes the
   * lock of the room. Call `announce` after the commit.
   */
  sayWithin: (trx: Trx, draft: MessageDraft) => Promise<{ written: Written; announce: () => void }>;
  /** Shows for some seconds, to all listeners of the room, that a member is typing. */
  showTyping: (roomId: string, userId: number) => void;
  /**
   * Shows the beginning of a line that is being written, to the listeners of the room on this instance. All other
   * listeners get only the finished line. Empty `content` withdraws what was shown.
   */
  showForming: (line: Pick<MessageDraft, 'roomId' | 'senderId' | 'clientId' | 'content'>) => void;
  /** Counts all unread messages of a person, each room up to the cap. */
  countUnread: (userId: number) => Promise<number>;
}

/** What a feature adds to the rooms. There is one keeper, one gate, one guard and one listener, and any number of the others. */
export interface RoomsPart {
  keeper?: RoomKeeper;
  /** Throws for a line of a person in a room that takes none now. */
  gate?: (draft: MessageDraft) => Promise<void>;
  /** Judges the lines of people. */
  guard?: Guard;
  /** Gets the lines of people; it throws nothing. */
  listener?: Listener;
  step?: MessageStep;
  forgetter?: Forgetter;
  onLeft?: LeavingListener;
}

/** Access to the rooms for features that must not import chat. */
export class Rooms {
  readonly #once: Pick<RoomsPart, 'keeper' | 'gate' | 'guard' | 'listener'> = {};
  readonly #steps: MessageStep[] = [];
  readonly #forgetters: Forgetter[] = [];
  readonly #onLeft: LeavingListener[] = [];

  /** Call it before the server listens, so that a step sees every message. Throws for a second keeper, for example. */
  register({ step, forgetter, onLeft, ...once }: RoomsPart): void {
    registerOnce(this.#once, once);
    if (step !== undefined) this.#steps.push(step);
    if (forgetter !== undefined) this.#forgetters.push(forgetter);
    if (onLeft !== undefined) this.#onLeft.push(onLeft);
  }

  /** The steps in the order of their registration; steps that are added later appear in the same array. */
  get steps(): readonly MessageStep[] {
    return this.#steps;
  }

  /**
   * Says a line of a person in a room, in the only way there is: throws if the gate or the guard refuses the draft, then runs
   * `write` or `wait`, and tells the listener if that made something new. Lines of features and AI characters do not pass here.
   */
  async utter<T>(draft: MessageDraft, utterance: Utterance<T>): Promise<T> {
    await this.#once.gate?.(draft);
    const goOn = wayOf(await this.#once.guard?.(draft, utterance.isSure), utterance);
    const { said, isNew } = await goOn();
    if (isNew) await this.#once.listener?.(draft);
    return said;
  }

  async forget(...message: Parameters<Forgetter>): Promise<void> {
    for (const forgetter of this.#forgetters) await forgetter(...message);
  }

  /** Call it after writing the line that removes a person from a room. Announce the room after the commit. */
  async left(...leaving: Parameters<LeavingListener>): Promise<void> {
    for (const listener of this.#onLeft) await listener(...leaving);
  }

  /** Throws until a feature provides the rooms. */
  get keeper(): RoomKeeper {
    if (this.#once.keeper === undefined) throw new Error('No feature keeps the rooms yet.');
    return this.#once.keeper;
  }
}
