import type { Part } from '#contract/place.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { RoomsPart } from '#server/platform/seams/rooms.ts';
import { typeOfRoom } from './parts.queries.ts';

/** The part of the product to which the rooms of a type belong. */
const partOf = { direct: undefined, trending: undefined, group: 'groups', chaos: 'clouds', companion: 'companions' };

/** Returns the gate that throws `switched_off` for a line in a room whose part is switched off. */
export function gateOf({ db, place }: Pick<Deps, 'db' | 'place'>): NonNullable<RoomsPart['gate']> {
  const guarded = Object.values(partOf).filter((part) => part !== undefined) as Part[];
  return async ({ roomId, senderId: userId }) => {
    const { off } = place.shown;
    // Usually nothing is switched off, and a line costs no question.
    if (!guarded.some((part) => off.includes(part))) return;
    const type = await typeOfRoom(db, { roomId, userId });
    const part = type && (partOf[type] as Part | undefined);
    if (part !== undefined) place.require(part);
  };
}
