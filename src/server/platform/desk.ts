import type { Trx } from './database/database.ts';

/** What found a child's safety to be at stake: a check of the person's age, or a picture of theirs on a grave list. */
export type Finding = 'age' | 'picture';

type NoteMinor = (trx: Trx, userId: number, by: Finding) => Promise<() => Promise<void>>;

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

  /** Opens a case on top of all for somebody; returns what to do after the commit. */
  async noteMinor(trx: Trx, userId: number, by: Finding): Promise<() => Promise<void>> {
    return (await this.#noteMinor?.(trx, userId, by)) ?? (async () => undefined);
  }
}
