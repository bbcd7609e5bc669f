import type { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { POST_EDIT_MS, type createPost as createRoute, type Post } from '#contract/posts.ts';
import { noteWords } from '#server/features/digest/digest.ts';
import { isNewcomer } from '#server/features/people/manners.ts';
import { isForOthers, takenAway } from '#server/features/visibility/visibility.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { deleteCommentsOf } from './comments.queries.ts';
import { deleteLikesOf } from './likes.queries.ts';
import { addPost, waitingKey, waitingPost } from './waiting.ts';
import { claimPicture, gifOf, POST_PICTURE, takePicture } from './pictures.ts';
import { authorOf } from './posts.queries.ts';
import { mustFind, postGone } from './present.ts';
import { announcePost, announceWords } from './watch.ts';
import { changeWords, emptyPost, holdAuthor, holdOwnPost, penOf, writtenSince } from './writing.queries.ts';

type NewPost = z.output<typeof createRoute.body>;

/** The age up to which an account is new. A new account may write at most `NEWCOMERS_POSTS` posts per hour. */
const NEW_MS = 7 * DAY_MS;
const NEWCOMERS_POSTS = 3;

interface OwnPostKey {
  id: string;
  userId: number;
}

/** Throws for a person who may not post or comment. */
export async function mustHoldPen({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<void> {
  const pen = await penOf(db, userId, clock.now());
  if (pen === undefined) throw new AppError('not_found');
  if (pen.is_silenced) throw new AppError('writing_paused');
  if (pen.waits_for_age) throw new AppError('age_check_needed');
  if (!pen.can_write) throw new AppError('profile_incomplete');
}

/** Writes a post. A repeated call returns the first call's post. */
export async function createPost(
  deps: Deps,
  { userId, once }: { userId: number; once: Once },
  wanted: NewPost,
): Promise<Post> {
  const { db, openWords } = deps;
  if (once.effect !== undefined)
    return (await waitingPost(deps, userId, once.effect)) ?? mustFind(db, once.effect, userId);
  if (wanted.userId !== undefined && wanted.userId !== userId) throw new AppError('forbidden');
  await mustHoldPen(deps, userId);
  const { content } = wanted;
  const gif = await gifOf(deps, wanted);
  const hasPicture = gif === undefined && (typeof wanted.imageUrl === 'string' || wanted.picture !== undefined);
  const words = [content, wanted.alt ?? '', wanted.picture?.alt ?? ''].filter((part) => part !== '').join('\n');
  const isPictured = hasPicture || (gif !== undefined && gif.source !== 'wildin');
  const write = (waits: boolean) => async () => ({
    said: await writePost(deps, { userId, once, gif, waits }, wanted),
    isNew: true,
  });
  return openWords.publish(
    { userId, content: words, hasPicture: isPictured && isForOthers(wanted) },
    { isSure: wanted.sendAnyway === true, write: write(false), wait: write(true) },
  );
}

interface PostInput {
  userId: number;
  once: Once;
  gif: Awaited<ReturnType<typeof gifOf>>;
  /** True for a post that is kept until somebody has looked at its picture. */
  waits: boolean;
}

async function writePost(deps: Deps, { userId, once, gif, waits }: PostInput, wanted: NewPost): Promise<Post> {
  const { db, clock, newId, media, waiting } = deps;
  const { content, visibility } = wanted;
  const shown = gif === undefined ? await takePicture(deps, userId, wanted) : undefined;
  const [id, now] = [newId(), clock.now()];
  await inTransaction(db, async (trx) => {
    await holdAuthor(trx, userId);
    await mustHaveRoom(trx, userId, now);
    const picture = shown === undefined ? undefined : await claimPicture(deps, trx, { userId, postId: id, shown });
    const said = { content, visibility, gif, ...(picture && { pictures: [picture] }) };
    if (waits) await waiting.keeper.hold(trx, { ...waitingKey(id), userId, draft: said });
    else await addPost(trx, deps, { id, userId, said, now });
    await once.record(trx, id);
  });
  if (shown !== undefined) await media.attach({ userId, kind: POST_PICTURE, place: id });
  if (waits) await waiting.keeper.announce(userId);
  else if (isForOthers(wanted)) announcePost(deps);
  return (await waitingPost(deps, userId, id)) ?? mustFind(db, id, userId);
}

/** Throws `posts_used` when a new member has reached their limit of posts per hour. */
async function mustHaveRoom(trx: Trx, userId: number, now: Date): Promise<void> {
  if (!(await isNewcomer(trx, userId, new Date(now.getTime() - NEW_MS)))) return;
  const since = new Date(now.getTime() - HOUR_MS);
  const written = await writtenSince(trx, { userId, since, most: NEWCOMERS_POSTS });
  const first = written[NEWCOMERS_POSTS - 1];
  if (first === undefined) return;
  const retryAfterSeconds = Math.ceil((first.getTime() + HOUR_MS - now.getTime()) / 1000);
  throw new AppError('posts_used', { retryAfterSeconds });
}

/** Changes the words of a person's own post. Throws `edit_closed` after `POST_EDIT_MS`. */
export async function editPost(
  deps: Deps,
  { id, userId }: OwnPostKey,
  { content, isSure }: { content: string; isSure: boolean },
): Promise<Post> {
  await mustHoldPen(deps, userId);
  const draft = { userId, content, hasPicture: false };
  return deps.openWords.publish(draft, { isSure, write: () => writeWords(deps, { id, userId }, content) });
}

async function writeWords(
  deps: Deps,
  { id, userId }: OwnPostKey,
  content: string,
): Promise<{ said: Post; isNew: boolean }> {
  const { db, clock } = deps;
  const now = clock.now();
  const isNew = await inTransaction(db, async (trx) => {
    const row = await holdOwnPost(trx, id, userId);
    if (row === undefined) throw postGone();
    if (row.content === content) return false;
    if (content === '' && row.picture === null && row.gif === null) {
      throw new AppError('invalid', { fields: { content: 'Write something first.' } });
    }
    if (row.hidden_at !== null) throw new AppError('forbidden', { message: 'A hidden post stays as it is.' });
    if (now.getTime() - row.created_at.getTime() > POST_EDIT_MS) {
      throw new AppError('edit_closed', { message: 'A post can be edited for 15 minutes.' });
    }
    await changeWords(trx, { id, content, now });
    await noteWords(trx, deps, { actorId: userId, postId: id, content });
    return true;
  });
  if (isNew) announceWords(deps, id);
  return { said: await mustFind(db, id, userId), isNew };
}

/** Deletes a person's own post with its comments, likes and picture. */
export async function deletePost(deps: Deps, { id, userId }: OwnPostKey): Promise<void> {
  const { db, clock, media } = deps;
  const now = clock.now();
  const removeFiles = await inTransaction(db, async (trx) => {
    const row = await holdOwnPost(trx, id, userId);
    if (row === undefined && (await authorOf(trx, id)) !== userId) throw postGone();
    if (row === undefined) return undefined;
    await deleteLikesOf(trx, id);
    await deleteCommentsOf(trx, id);
    await emptyPost(trx, id, takenAway(now));
    return media.end(trx, row.picture === null ? [] : [row.picture.id]);
  });
  await removeFiles?.();
  announceWords(deps, id);
}
