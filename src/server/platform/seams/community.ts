import { registerOnce } from './register-once.ts';

interface CommunityKeeper {
  has: (userId: number) => Promise<boolean>;
}

/** Lets features ask, without importing matching, whether enough people fit a person. */
export class Community {
  readonly #parts: Partial<CommunityKeeper> = {};

  register(keeper: CommunityKeeper): void {
    registerOnce(this.#parts, keeper);
  }

  async has(userId: number): Promise<boolean> {
    return (await this.#parts.has?.(userId)) === true;
  }
}
