import { z } from 'zod';
import type { PostAuthor } from '#contract/posts.ts';
import {
  announceComments,
  announceWords,
  authorOf,
  commentFor,
  earlierWords,
  POST_PICTURE,
  postFor,
  postWith,
  setCommentHidden,
  setPostHidden,
} from '#server/features/posts/posts.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { excerptOf, lineBy } from './evidence.ts';
import type { SubjectEntry, FoundSubject, SubjectLook } from './subjects.entry.ts';

export async function findPost(
  _deps: Deps,
  { db, viewerId }: SubjectLook,
  given: string,
): Promise<FoundSubject | undefined> {
  if (!z.uuid().safeParse(given).success) return undefined;
  const id = given.toLowerCase();
  const post = await postFor(db, id, viewerId);
  if (post === undefined) return undefined;
  const { user, content, createdAt: at, picture, gif } = post;
  const line = lineBy(user.displayName, { key: 'text', text: content, at });
  const before = (await earlierWords(db, id)).map((text, place) =>
    lineBy(user.displayName, { key: `text.${place}`, text, at }),
  );
  const shown = { ...(picture !== null && { pictures: [picture] }), ...(gif !== null && { gif }) };
  return foundBy(user, { subject: { kind: 'post', id }, lines: [...before, { ...line, ...shown }] });
}

export async function locatePost(db: Db, path: string): Promise<{ id: string; makerId: number } | undefined> {
  const id = z.uuid().safeParse(/^\/post\/([^/]+)$/.exec(path)?.[1]?.toLowerCase());
  const makerId = id.success ? await authorOf(db, id.data) : undefined;
  return makerId === undefined || !id.success ? undefined : { id: id.data, makerId };
}

export async function hidePost(deps: Deps, trx: Trx, { id, at }: { id: string; at: Date | null }): Promise<() => void> {
  await setPostHidden(trx, id, at);
  return () => announceWords(deps, id);
}

export const postPictures: NonNullable<SubjectEntry['pictureKind']> = { name: POST_PICTURE, idOf: postWith };

const place = z
  .string()
  .toLowerCase()
  .transform((given) => given.split(':'))
  .pipe(z.tuple([z.uuid(), z.uuid()]))
  .transform(([postId, id]) => ({ postId, id }));

/** Finds a comment. The evidence includes the post above the comment, because people read both together. */
export async function findComment(deps: Deps, look: SubjectLook, given: string): Promise<FoundSubject | undefined> {
  const { db, viewerId } = look;
  const at = place.safeParse(given);
  const comment = at.success ? await commentFor(db, at.data, viewerId) : undefined;
  if (!at.success || comment === undefined) return undefined;
  const { user, content, createdAt } = comment;
  const above = (await findPost(deps, look, at.data.postId))?.lines.at(-1);
  const line = lineBy(user.displayName, { key: 'comment', text: content, at: createdAt });
  const lines = above === undefined ? [line] : [{ ...above, isSubject: false }, line];
  return foundBy(user, { subject: { kind: 'comment', id: `${at.data.postId}:${at.data.id}` }, lines });
}

export async function hideComment(
  deps: Deps,
  trx: Trx,
  { id, at }: { id: string; at: Date | null },
): Promise<() => void> {
  const found = place.parse(id);
  await setCommentHidden(trx, found, at);
  return () => announceComments(deps, found.postId);
}

function foundBy(user: PostAuthor, what: Pick<FoundSubject, 'subject' | 'lines'>): FoundSubject | undefined {
  if (user.id === null) return undefined;
  const line = what.lines.at(-1);
  const author = { id: user.id, name: line?.author ?? '', isSeedUser: user.isSeedUser };
  return { ...what, author, excerpt: excerptOf(line?.text ?? '') };
}
