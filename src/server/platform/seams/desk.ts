import type { Trx } from '#server/platform/database/database.ts';
import { registerOnce } from './register-once.ts';

/** Why a case about a minor is opened: the check of a person's age, or a listed picture that a person uploaded. */
export type Finding = 'age' | 'picture';

interface DeskKeeper {
  isModerator: (userId: number) => Promise<boolean>;
  hasOpened: (userId: number, picture: { id: string; ownerId: number }) => Promise<boolean>;
  noteMinor: (trx: Trx, userId: number, by: Finding) => Promise<() => Promise<void>>;
  isStaffed: (since: Date) => Promise<boolean>;
  isDoubted: (userId: number) => Promise<boolean>;
  call: () => Promise<void>;
}

/** Knows who may use the moderators' desk, and opens cases about minors, for code that must not import moderation. */
export class Desk {
  readonly #parts: Partial<DeskKeeper> = {};

  register(keeper: DeskKeeper): void {
    registerOnce(this.#parts, keeper);
  }

  async admits(userId: number): Promise<boolean> {
    return (await this.#parts.isModerator?.(userId)) === true;
  }

  /** Returns whether a moderator has opened the thing with this picture that waits for a look. */
  async hasOpened(userId: number, picture: { id: string; ownerId: number }): Promise<boolean> {
    return (await this.#parts.hasOpened?.(userId, picture)) === true;
  }

  /** Opens a case with top priority about a person; call the returned function after the commit. */
  async noteMinor(trx: Trx, userId: number, by: Finding): Promise<() => Promise<void>> {
    return (await this.#parts.noteMinor?.(trx, userId, by)) ?? (async () => undefined);
  }

  /** Returns whether a moderator did something at the desk after `since`. */
  async isStaffed(since: Date): Promise<boolean> {
    return (await this.#parts.isStaffed?.(since)) === true;
  }

  /** Returns whether people whose reports were right before report a person as fake. */
  async isDoubted(userId: number): Promise<boolean> {
    return (await this.#parts.isDoubted?.(userId)) === true;
  }

  /** Makes the moderators' clients reload what waits. Call it after the commit. */
  async call(): Promise<void> {
    await this.#parts.call?.();
  }
}
