import { registerOnce } from './register-once.ts';
import { wayOf, type Judged, type Utterance } from './rooms.ts';

/** A public text that a member is about to publish: a post or a comment. */
export interface OpenDraft {
  userId: number;
  content: string;
  /** True when others will see a picture with the text, or a GIF of an outside service. */
  hasPicture: boolean;
}

interface OpenWordsKeeper {
  /** Judges a text before it is published. `isSure` is true when the author was warned and publishes it anyway. */
  guard: (draft: OpenDraft, isSure: boolean) => Promise<Judged>;
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
   * Publishes a text, in the only way there is: throws if the guard refuses the draft, then runs `write` or `wait`,
   * and tells the listener if that made something new.
   */
  async publish<T>(draft: OpenDraft, utterance: Utterance<T>): Promise<T> {
    const goOn = wayOf(await this.#parts.guard?.(draft, utterance.isSure), utterance);
    const { said, isNew } = await goOn();
    if (isNew) await this.#parts.listener?.(draft);
    return said;
  }
}
