import { Rooms, type RoomKeeper, type RoomsPart } from '#server/platform/seams/rooms.ts';

type Replaced = Pick<RoomsPart, 'keeper' | 'guard' | 'listener'>;

/** The rooms of a server under test, in which a test can replace for a while what a feature registered. */
export class ReplaceableRooms extends Rooms {
  #instead: Replaced = {};

  /** Uses these parts until the returned function is called. */
  replace(parts: Replaced): () => void {
    const before = this.#instead;
    this.#instead = { ...before, ...parts };
    return () => {
      this.#instead = before;
    };
  }

  override register({ guard, listener, ...rest }: RoomsPart): void {
    super.register({
      ...rest,
      ...(guard && { guard: (draft, isSure) => (this.#instead.guard ?? guard)(draft, isSure) }),
      ...(listener && { listener: (draft) => (this.#instead.listener ?? listener)(draft) }),
    });
  }

  override get keeper(): RoomKeeper {
    return this.#instead.keeper ?? super.keeper;
  }
}
