import type { RoomStore } from '#web/features/chat/state/room.store.ts';

export type SendOutcome = 'sent' | 'refused' | 'asked';

/** Resolves when the server has accepted or refused a message or asks about its words. Offline, the promise waits. */
export function outcomeOf(store: RoomStore, roomId: string, clientId: string): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = store.get(roomId).log.pending.find((pending) => pending.clientId === clientId)?.state ?? 'sent';
      if (state === 'sending' || state === 'failed') return;
      leave();
      resolve(state);
    };
    const leave = store.subscribe(roomId, look);
    look();
  });
}
