import { createValue } from '#web/ui/value.ts';

/** The room in which the person is about to ask for calls, or to call; null otherwise. */
export const asking = createValue<{ roomId: string; what: 'consent' | 'call' } | null>(null);

/** Opens what comes before a call in a room: the question for both, or the choice of how one comes. */
export function openCall(roomId: string, what: 'consent' | 'call'): void {
  asking.set({ roomId, what });
}
