/** Lets features ask, without importing matching, whether enough people fit a person. Matching calls `judgeBy`. */
export class Community {
  #has = async (_userId: number): Promise<boolean> => false;

  get has(): (userId: number) => Promise<boolean> {
    return this.#has;
  }

  judgeBy(has: (userId: number) => Promise<boolean>): void {
    this.#has = has;
  }
}
