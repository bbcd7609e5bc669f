import { registerOnce } from './register-once.ts';

/** The texts of a call: its route as `METHOD /path`, who makes it, and its body. */
export interface SaidTexts {
  route: string;
  userId: number;
  body: unknown;
}

/** What the feature that judges texts provides. */
interface TextKeeper {
  /** Throws for a text that others may not see, and returns the texts that it looked at. */
  judge: (said: SaidTexts) => Promise<readonly string[]>;
  /** Gets the judged texts after the call has taken effect; throws nothing. */
  hear: (userId: number, texts: readonly string[]) => Promise<void>;
}

/**
 * The one way of a member's texts into the product: every route passes through here before its handler. Which text is
 * asked what is in the register of the feature that judges.
 */
export class Texts {
  readonly #parts: Partial<TextKeeper> = {};

  register(keeper: TextKeeper): void {
    registerOnce(this.#parts, keeper);
  }

  /** Runs `work` if the texts of the call may be seen. */
  async through<T>(said: SaidTexts, work: () => Promise<T>): Promise<T> {
    const texts = (await this.#parts.judge?.(said)) ?? [];
    const done = await work();
    if (texts.length > 0) await this.#parts.hear?.(said.userId, texts);
    return done;
  }
}
