import { registerOnce } from './register-once.ts';
import { throwIfHeld, type HoldReason, type Utterance } from './rooms.ts';

/** A public text that a member is about to publish: a post or a comment. */
export interface OpenDraft {
  userId: number;
  content: string;
  /** True when the text comes with a picture, or with a GIF of an outside service. */
  hasPicture: boolean;
}

interface OpenWordsKeeper {
  /** Judges a text before it is published. `isSure` is true when the author was warned and publishes it anyway. */
  guard: (draft: OpenDraft, isSure: boolean) => Promise<HoldReason | undefined>;
  /** Gets a published text after the commit. */
  listener: (said: OpenDraft) => Promise<void>;
}

/** The guard and the listener for public texts, for features that must not import moderation. */
export class OpenWords {
  readonly #parts: Partial<OpenWordsKeeper> = {};

  register(keeper: OpenWordsKeeper): void {
    registerOnce(this.#parts, keeper);
  }

  /**
   * Publishes a text, in the only way there is: throws if the guard refuses the draft, then runs `write`, and tells the
   * listener if `write` made something new.
   */
  async publish<T>(draft: OpenDraft, { isSure, write }: Utterance<T>): Promise<T> {
    throwIfHeld(await this.#parts.guard?.(draft, isSure));
    const { said, isNew } = await write();
    if (isNew) await this.#parts.listener?.(draft);
    return said;
  }
}
