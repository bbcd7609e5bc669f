import type { Trx } from './database/database.ts';

type NoteMinor = (trx: Trx, userId: number) => Promise<() => Promise<void>>;

/** Says who may work at the moderators' desk, and takes what belongs there, for those who must not know the feature that keeps it. */
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

  /** Opens a case for somebody who was found to be under age; returns what to do after the commit. */
  async noteMinor(trx: Trx, userId: number): Promise<() => Promise<void>> {
    return (await this.#noteMinor?.(trx, userId)) ?? (async () => undefined);
  }
}
