import type { z } from 'zod';
import {
  cancelScheduled,
  changeScheduled,
  listScheduled,
  scheduleMessage,
  sendScheduled,
  type ScheduledLine,
} from '#contract/chat.scheduled.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';

/** When a message goes out: a local time in a zone, or nine o'clock tomorrow for the other person. */
export type LaterTime = { when: string; zone: string } | { isTheirNine: true };

/** Returns the person's messages of a room that wait for their time or were not sent then, the next first. */
export function useScheduledIn(roomId: string): readonly ScheduledLine[] {
  const { data } = useRead(listScheduled);
  return data?.lines.filter((line) => line.roomId === roomId) ?? [];
}

const refresh = (): Promise<void> => invalidate(listScheduled);

/** Keeps a text for later, or changes `line`. Throws a CallError on failure. */
export async function keepForLater(
  { roomId, line, clientId }: { roomId: string; line: ScheduledLine | undefined; clientId: string },
  said: LaterTime & { content: string; sendAnyway?: true },
): Promise<z.output<typeof scheduleMessage.response>> {
  const kept =
    line === undefined
      ? await call(scheduleMessage, { params: { roomId }, body: { ...said, clientId } })
      : await call(changeScheduled, { params: { roomId, id: line.id }, body: said });
  await refresh();
  return kept;
}

/** Sends a message now. Throws a CallError on failure. */
export async function sendAtOnce({ roomId, id }: ScheduledLine): Promise<void> {
  try {
    await call(sendScheduled, { params: { roomId, id }, body: {} });
  } finally {
    await refresh();
  }
}

export async function putAway({ roomId, id }: ScheduledLine): Promise<void> {
  await call(cancelScheduled, { params: { roomId, id } });
  await refresh();
}
