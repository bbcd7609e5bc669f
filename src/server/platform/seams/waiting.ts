import { LOOK_MS, type WaitingState } from '#contract/moderation.waiting.ts';
import type { ColumnTypes } from '#server/platform/database/columns.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { WaitingThingTable } from '#server/platform/database/tables.ts';
import { registerOnce } from './register-once.ts';

type WaitingKind = WaitingThingTable['kind'];

/** What a feature needs to write the thing when it goes out. */
export type WaitingDraft = ColumnTypes['waiting_thing.draft'];

/** A thing that waits until somebody has looked at its pictures. */
export interface WaitingThing {
  id: string;
  userId: number;
  kind: WaitingKind;
  roomId: string | null;
  clientId: string;
  draft: WaitingDraft;
  since: Date;
  isRefused: boolean;
}

type NewThing = Omit<WaitingThing, 'since' | 'isRefused'>;

/**
 * Writes a thing that goes out, in a transaction. Returns the function to call after the commit; undefined while its
 * sender may not say it.
 */
type WaitingWriter = (trx: Trx, thing: WaitingThing) => Promise<(() => void) | undefined>;

interface WaitingKeeper {
  /**
   * Keeps a thing whose pictures are claimed for it. A repeat of its client id returns the first one. Throws
   * `waiting_full`. Call `announce` after the commit.
   */
  hold: (trx: Trx, thing: NewThing) => Promise<{ thing: WaitingThing; isNew: boolean }>;
  /** Tells the sender's devices and the moderators that something began or ceased to wait. */
  announce: (userId: number) => Promise<void>;
  /** Returns a person's things of a kind, the oldest first. */
  listFor: (userId: number, kind: WaitingKind) => Promise<WaitingThing[]>;
  /** Returns whether a waiting thing of the person has this picture. */
  has: (userId: number, pictureId: string) => Promise<boolean>;
}

/** What a feature adds: the keeping of all that waits, or the writing of the things of its kinds. */
interface WaitingPart {
  keeper?: WaitingKeeper;
  writers?: Partial<Record<WaitingKind, WaitingWriter>>;
}

/** Lets features keep a thing until somebody has looked at it, without importing moderation. */
export class Waiting {
  readonly #parts: Pick<WaitingPart, 'keeper'> = {};
  readonly #writers: Partial<Record<WaitingKind, WaitingWriter>> = {};

  /** Call it before the server listens. Throws for a second keeper, and for a second writer of one kind. */
  register({ writers = {}, ...part }: WaitingPart): void {
    registerOnce(this.#parts, part);
    registerOnce(this.#writers, writers);
  }

  /** Throws until a feature keeps what waits. */
  get keeper(): WaitingKeeper {
    if (this.#parts.keeper === undefined) throw new Error('No feature keeps what waits yet.');
    return this.#parts.keeper;
  }

  write(trx: Trx, thing: WaitingThing): ReturnType<WaitingWriter> {
    const writer = this.#writers[thing.kind];
    if (writer === undefined) throw new Error(`Nobody writes a ${thing.kind}.`);
    return writer(trx, thing);
  }
}

/** Returns the earliest time at which a thing goes out by itself. */
export const opensAt = (since: Date): Date => new Date(since.getTime() + LOOK_MS);

/** Returns the state of a thing as its sender sees it. */
export function stateOf({ since, isRefused }: Pick<WaitingThing, 'since' | 'isRefused'>): WaitingState {
  return { opensAt: opensAt(since).toISOString(), ...(isRefused && { isRefused: true }) };
}
