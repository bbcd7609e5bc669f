import { throwIfHeld, type HoldReason, type Utterance } from './rooms.ts';

/** A public text that a member is about to publish: a post or a comment. */
export interface OpenDraft {
  userId: number;
  content: string;
  /** True when the text comes with a picture, or with a GIF of an outside service. */
  hasPicture: boolean;
}

/** Judges a text before it is published. `isSure` is true when the author was warned and publishes the text anyway. */
type OpenGuard = (draft: OpenDraft, isSure: boolean) => Promise<HoldReason | undefined>;

/** Gets a published text after the commit. */
type OpenListener = (said: OpenDraft) => Promise<void>;

/** The guard and the listeners for public texts, for features that must not import moderation. */
export class OpenWords {
  #guard: OpenGuard = async () => undefined;
  #listener: OpenListener = async () => undefined;

  /**
   * Publishes a text, in the only way there is: throws if the guard refuses the draft, then runs `write`, and tells the
   * listener if `write` made something new.
   */
  async publish<T>(draft: OpenDraft, { isSure, write }: Utterance<T>): Promise<T> {
    throwIfHeld(await this.#guard(draft, isSure));
    const { said, isNew } = await write();
    if (isNew) await this.#listener(draft);
    return said;
  }

  judgeBy(guard: OpenGuard, listener: OpenListener): void {
    this.#guard = guard;
    this.#listener = listener;
  }
}
