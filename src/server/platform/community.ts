/** Whether enough people fit somebody for them to meet people alone, for features that must not import the one that knows. */
export class Community {
  #has = async (_userId: number): Promise<boolean> => false;

  get has(): (userId: number) => Promise<boolean> {
    return this.#has;
  }

  judgeBy(has: (userId: number) => Promise<boolean>): void {
    this.#has = has;
  }
}
