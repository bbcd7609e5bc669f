import type { LeaseTable } from '#server/platform/background/leases.ts';
import type { RoomKey } from '#server/platform/background/room-answerer.ts';

/** The rooms in which a companion has to answer the lines up to `seq`; 0 means the companion's first line. */
export const companionDue: LeaseTable<RoomKey> = {
  name: 'companion_due',
  key: [{ column: 'room_id', type: 'uuid' }],
};
