import type { z } from 'zod';
import type { Message } from '#contract/chat.ts';
import { listWaitingMessages } from '#contract/chat.waiting.ts';
import { useMayWait } from '#web/parts/rules/account-age.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

type Waiting = z.output<typeof listWaitingMessages.response>;

/** Returns the person's messages of a room that wait for a look at their pictures, the oldest first. */
export function useWaitingIn(roomId: string): readonly Message[] {
  const { data } = useRead(listWaitingMessages, {}, { enabled: useMayWait() });
  return data?.messages.filter((message) => message.chatRoomId === roomId) ?? [];
}

/** Adds a message that has just begun to wait. */
export function noteWaiting(message: Message): void {
  const key = queryKey(listWaitingMessages);
  const known = queryClient.getQueryData<Waiting>(key);
  if (known === undefined) void invalidate(listWaitingMessages);
  else
    queryClient.setQueryData<Waiting>(key, {
      messages: [...known.messages.filter(({ id }) => id !== message.id), message],
    });
}

/** Removes a message that its sender took back or put away. */
export function dropWaiting(id: string): void {
  queryClient.setQueryData<Waiting>(queryKey(listWaitingMessages), (known) =>
    known === undefined ? undefined : { messages: known.messages.filter((message) => message.id !== id) },
  );
}
