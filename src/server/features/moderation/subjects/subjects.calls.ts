import { z } from 'zod';
import { evidenceLines, filled } from '#content/desk-lines.ts';
import { callOf } from '#server/features/calls/calls.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lastTalk, lineBy } from './evidence.ts';
import type { FoundSubject, SubjectLook } from './subjects.entry.ts';

/**
 * Finds a call of the viewer. The author is the other person, so each of the two has a case. The evidence tells who
 * called, when and how long, and has the room's last lines; of the call itself nothing is kept.
 */
export async function findCall(
  _deps: Deps,
  { db, ...view }: SubjectLook,
  given: string,
): Promise<FoundSubject | undefined> {
  const id = z.uuid().safeParse(given.toLowerCase());
  if (!id.success) return undefined;
  const call = await callOf(db, { id: id.data, userId: view.viewerId, now: view.now });
  const other = call && (await cardsFor(db, [call.otherId], view)).get(call.otherId);
  if (call === undefined || other === undefined) return undefined;
  const { lines } = await lastTalk(db, view, call.roomId);
  const { called, calledInVain, wasCalled, wasCalledInVain } = evidenceLines;
  const [whole, inVain] = call.isByOther ? [called, calledInVain] : [wasCalled, wasCalledInVain];
  const text = call.seconds === null ? inVain : filled(whole, call.seconds);
  const line = lineBy(other.displayName, { key: 'call', text, at: call.startedAt.toISOString() });
  return {
    subject: { kind: 'call', id: `${id.data}:${other.id}` },
    author: { id: other.id, name: other.displayName, isSeedUser: false },
    excerpt: text,
    lines: [line, ...lines],
  };
}
