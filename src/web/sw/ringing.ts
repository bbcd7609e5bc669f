import type { Ring } from './payload.ts';

/** The call whose notification was answered last. The worker keeps it only in memory, and tells a page once. */
let answered: string | undefined;

/** Remembers that the person pressed “Answer”. An address alone could be a link that somebody else wrote. */
export function noteAnswer({ callId }: Ring): void {
  answered = callId;
}

/** Returns whether the person answered this call on its notification. The second page that asks gets a no. */
export function wasAnswered(callId: unknown): boolean {
  const was = answered !== undefined && answered === callId;
  if (was) answered = undefined;
  return was;
}

/** Says no to a call without a page. Without a network the call rings out, which reads the same on the other side. */
export async function decline({ callId, declineKey }: Ring): Promise<void> {
  await fetch(`/api/calls/${callId}/pushed-decline`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: declineKey }),
  }).catch(() => undefined);
}
