/** Lets features ask whether enough people fit a person without importing matching, which sets the answer. */
export class Community {
  #has = async (_userId: number): Promise<boolean> => false;

  get has(): (userId: number) => Promise<boolean> {
    return this.#has;
  }

  judgeBy(has: (userId: number) => Promise<boolean>): void {
    this.#has = has;
  }
}
