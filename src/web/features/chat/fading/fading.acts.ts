import type { FadingLength } from '#contract/chat.fading.ts';
import type { Room } from '#contract/chat.ts';
import { setFading } from '#contract/chat.keeping.ts';
import { patchRoom, refreshRoom } from '#web/features/chat/state/chat.data.ts';
import { call } from '#web/platform/calls/call.ts';

/** Asks or says how long lines are kept. Throws a CallError on failure. */
export async function wish({ id: roomId }: Room, length: FadingLength | 'off'): Promise<void> {
  const { fading } = await call(setFading, { params: { roomId }, body: { length } });
  if (!patchRoom(roomId, (room) => ({ ...room, fading }))) refreshRoom(roomId);
}
