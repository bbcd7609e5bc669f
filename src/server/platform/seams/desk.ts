import type { Trx } from '#server/platform/database/database.ts';

/** Why a case about a minor is opened: the check of a person's age, or a listed picture that a person uploaded. */
export type Finding = 'age' | 'picture';

type NoteMinor = (trx: Trx, userId: number, by: Finding) => Promise<() => Promise<void>>;

/** Knows who may use the moderators' desk, and opens cases about minors, for code that must not import moderation. */
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

  /** Opens a case with top priority about a person; call the returned function after the commit. */
  async noteMinor(trx: Trx, userId: number, by: Finding): Promise<() => Promise<void>> {
    return (await this.#noteMinor?.(trx, userId, by)) ?? (async () => undefined);
  }
}
