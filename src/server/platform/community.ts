/** Returns whether a person has a community, for features that must not import matching. */
export class Community {
  #has = async (_userId: number): Promise<boolean> => false;

  get has(): (userId: number) => Promise<boolean> {
    return this.#has;
  }

  judgeBy(has: (userId: number) => Promise<boolean>): void {
    this.#has = has;
  }
}
