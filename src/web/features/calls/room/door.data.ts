import { getCallDoor, setCallConsent, type CallDoor } from '#contract/calls.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

type DoorAnswer = 'ask' | 'yes' | 'not_now' | 'take_back';

/** Reads whether the two people of a room may call each other. */
export const useCallDoor = (roomId: string) => useRead(getCallDoor, { params: { roomId } });

/** Stores whether the person lets the other one call. Throws CallError. */
export async function answerDoor(roomId: string, answer: DoorAnswer): Promise<CallDoor> {
  const door = await call(setCallConsent, { params: { roomId }, body: { answer } });
  queryClient.setQueryData(queryKey(getCallDoor, { roomId }), door);
  return door;
}
