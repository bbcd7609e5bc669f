/** Says who may work at the moderators' desk, for a platform that must not know the feature that keeps it. */
export class Desk {
  #isModerator: ((userId: number) => Promise<boolean>) | undefined = undefined;

  keepBy(isModerator: (userId: number) => Promise<boolean>): void {
    this.#isModerator = isModerator;
  }

  async admits(userId: number): Promise<boolean> {
    return (await this.#isModerator?.(userId)) === true;
  }
}
