import type { Trx } from './database/database.ts';

/** What put a child's safety at risk: a check of the person's age, or a listed picture of theirs. */
export type Finding = 'age' | 'picture';

type NoteMinor = (trx: Trx, userId: number, by: Finding) => Promise<() => Promise<void>>;

/** Tells who may work at the moderators' desk, and passes cases to it, for code that must not import moderation. */
export class Desk {
  #isModerator: ((userId: number) => Promise<boolean>) | undefined = undefined;
  #noteMinor: NoteMinor | undefined = undefined;

  keepBy(isModerator: (userId: number) => Promise<boolean>): void {
    this.#isModerator = isModerator;
  }

  async admits(userId: number): Promise<boolean> {
    return (await this.#isModerator?.(userId)) === true;
  }

  noteMinorsBy(note: NoteMinor): void {
    this.#noteMinor = note;
  }

  /** Opens a case with top priority for a person; returns the function to call after the commit. */
  async noteMinor(trx: Trx, userId: number, by: Finding): Promise<() => Promise<void>> {
    return (await this.#noteMinor?.(trx, userId, by)) ?? (async () => undefined);
  }
}
