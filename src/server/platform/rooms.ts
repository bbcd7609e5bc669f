import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { MessageGif } from '#contract/gifs.ts';
import type { MessageVoice } from '#contract/chat.voice.ts';
import type { Message } from '#contract/chat.ts';
import type { Trx } from './database/database.ts';
import { AppError } from './errors.ts';

/** What is in a message that gives something: the id of a kind of gift, its receiver, and the note. */
export interface GivenGift {
  type: string;
  receiverId: number;
  note: string;
}

export interface Draft {
  roomId: string;
  senderId: number;
  clientId: string;
  content: string;
  /** They belong to this draft already. */
  pictures?: MessagePicture[] | undefined;
  /** It belongs to this draft already; the content is then `VOICE_LINE`. */
  voice?: MessageVoice | undefined;
  /** The content is then `GIF_LINE`. */
  gif?: MessageGif | undefined;
  /** The content is then `GIFT_LINE`. */
  gift?: GivenGift | undefined;
  replyTo?: string | undefined;
}

/** Returns all that a draft says in its sender's own words, also those under a voice note and beside pictures. */
export function wordsOf({ content, voice, gif, pictures = [] }: Draft): string {
  const said = voice === undefined && gif === undefined ? content : '';
  const words = [said, voice?.alt ?? '', ...pictures.map(({ alt }) => alt)];
  return words.filter((part) => part !== '').join('\n');
}

/** A request between strangers is not accepted yet: the sender has said their one line, or the other person answers nothing before. */
type Waiting = 'request_waits' | 'request_unanswered';

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
        | Waiting
        | 'muted_here'
        | 'rules_first'
        | 'slow_mode'
        | 'idempotency_conflict'
        | 'internal';
    };

/**
 * What a feature adds to the statement that writes messages, so that no crash comes between a message and what follows
 * from it. Every batch of the product runs it, and each is planned once for a connection.
 */
export interface MessageStep {
  /** Its own, as SQL may name it. */
  name: string;
  /**
   * An INSERT, UPDATE or DELETE that reads the messages just written from `written (room_id, seq, sender_id, created_at)`.
   * It takes no parameters. Rows that others lock too are locked in the same order everywhere.
   */
  sql: string;
  /** Gets the rows that `sql` returned, as JSON has them, after the commit; not called without any. */
  onCommitted?: (rows: unknown[]) => void;
}

/** Why a message is not written yet. `retryAfterSeconds`: it may be sent again after that, as it is. */
export interface Held {
  code:
    | 'rate_limited'
    | 'contact_too_soon'
    | 'link_too_soon'
    | 'picture_too_soon'
    | 'voice_too_soon'
    | 'conversations_used'
    | 'send_anyway';
  retryAfterSeconds?: number | undefined;
}

/** Throws what a guard holds something for. */
export function throwIfHeld(held: Held | undefined): void {
  if (held !== undefined) throw new AppError(held.code, { retryAfterSeconds: held.retryAfterSeconds });
}

/** Looks at what a person is about to say; `isSure`: they were asked about these words, and want to send them. */
export type Guard = (draft: Draft, isSure: boolean) => Promise<Held | undefined>;

/** Hears what a person has said, after the commit. */
export type Listener = (said: Draft) => Promise<void>;

/** Deletes what a feature keeps of a message that its author deletes, in the same transaction. */
export type Forgetter = (trx: Trx, message: { roomId: string; seq: number }) => Promise<void>;

/** What the feature that keeps the rooms lets others do in them. */
export interface RoomKeeper {
  /** Writes a line as a member of the room; resolves after the commit. */
  say: (draft: Draft) => Promise<Written>;
  /**
   * Writes one line in the caller's transaction, so that what belongs to it is written with it or not at all. It takes the
   * room's lock. Call `announce` after the commit.
   */
  sayWithin: (trx: Trx, draft: Draft) => Promise<{ written: Written; announce: () => void }>;
  /** Shows for some seconds, to all who look at the room, that a member is typing. */
  showTyping: (roomId: string, userId: number) => void;
  /**
   * Shows what can be read already of a line that is being written, to those who look at the room through this server; the
   * others get the line when it is said. Empty `content` takes back what was shown.
   */
  showForming: (line: Pick<Draft, 'roomId' | 'senderId' | 'clientId' | 'content'>) => void;
  /** Counts all unread messages of a person, each room up to a cap. */
  countUnread: (userId: number) => Promise<number>;
}

/** The rooms, for features that must not know the one that keeps them. */
export class Rooms {
  readonly #steps: MessageStep[] = [];
  #keeper: RoomKeeper | undefined = undefined;
  #guard: Guard = async () => undefined;
  #listener: Listener = async () => undefined;
  readonly #forgetters: Forgetter[] = [];

  /** The steps in the order of their registration; later ones join the same list. */
  get steps(): readonly MessageStep[] {
    return this.#steps;
  }

  /** Register a step before the server listens, so that it sees every message. */
  addStep(step: MessageStep): void {
    this.#steps.push(step);
  }

  /** What people send passes this guard; what features say does not. */
  get guard(): Guard {
    return this.#guard;
  }

  /** Throws what the guard holds a draft for. */
  async mustPass(draft: Draft, isSure: boolean): Promise<void> {
    throwIfHeld(await this.#guard(draft, isSure));
  }

  guardBy(guard: Guard): void {
    this.#guard = guard;
  }

  /** Call it with what a person sent, once that is taken as new; it throws nothing. */
  get heard(): Listener {
    return this.#listener;
  }

  listenBy(listener: Listener): void {
    this.#listener = listener;
  }

  forgetBy(forgetter: Forgetter): void {
    this.#forgetters.push(forgetter);
  }

  async forget(...message: Parameters<Forgetter>): Promise<void> {
    for (const forgetter of this.#forgetters) await forgetter(...message);
  }

  keepBy(keeper: RoomKeeper): void {
    this.#keeper = keeper;
  }

  /** Throws until a feature keeps the rooms. */
  get keeper(): RoomKeeper {
    if (this.#keeper === undefined) throw new Error('No feature keeps the rooms yet.');
    return this.#keeper;
  }
}
