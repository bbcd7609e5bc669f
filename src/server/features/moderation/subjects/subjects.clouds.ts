import { wordsOfCloud } from '#server/features/clouds/clouds.ts';
import { makerOf } from '#server/features/chat/members.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { excerptOf, lineBy } from './evidence.ts';
import type { FoundSubject, SubjectLook } from './subjects.entry.ts';

/** Finds a cloud for a viewer outside it, who sees only the cloud's name and description. The subject is the room. */
export async function findCloud({ db, ...view }: SubjectLook, id: string): Promise<FoundSubject | undefined> {
  const { viewerId, now } = view;
  const words = await wordsOfCloud(db, { roomId: id, userId: viewerId, now });
  const makerId = words && (await makerOf(db, id, viewerId));
  if (words === undefined || makerId === undefined) return undefined;
  const maker = (await cardsFor(db, [makerId], view)).get(makerId);
  const author = maker?.displayName ?? words.name;
  return {
    subject: { kind: 'room', id },
    author: { id: makerId, name: author, isSeedUser: false },
    excerpt: excerptOf(words.name),
    lines: Object.entries(words).map(([key, text]) => lineBy(author, { key, text })),
  };
}
