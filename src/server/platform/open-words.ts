import { throwIfHeld, type Held } from './rooms.ts';

/** What a member is about to say to many: a post, or a comment under one. */
export interface OpenDraft {
  userId: number;
  content: string;
  /** It shows a picture that nobody here has seen. */
  hasPicture: boolean;
}

/** Looks at words before they are said; `isSure`: their author was asked about them, and wants to say them. */
type OpenGuard = (draft: OpenDraft, isSure: boolean) => Promise<Held | undefined>;

/** Hears what was said, after the commit. */
type OpenListener = (said: OpenDraft) => Promise<void>;

/** The words that are said to many, for features that must not know the one that judges them. */
export class OpenWords {
  #guard: OpenGuard = async () => undefined;
  #listener: OpenListener = async () => undefined;

  /** Throws what the guard holds a draft for. */
  async mustPass(draft: OpenDraft, isSure: boolean): Promise<void> {
    throwIfHeld(await this.#guard(draft, isSure));
  }

  get heard(): OpenListener {
    return this.#listener;
  }

  judgeBy(guard: OpenGuard, listener: OpenListener): void {
    this.#guard = guard;
    this.#listener = listener;
  }
}
