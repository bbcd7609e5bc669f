import type { Post } from '#contract/posts.ts';
import { noteWords } from '#server/features/digest/digest.ts';
import { TAKEN_AWAY } from '#server/features/visibility/visibility.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { stateOf, type WaitingDraft, type WaitingThing } from '#server/platform/seams/waiting.ts';
import { present } from './present.ts';
import { announcePost } from './watch.ts';
import { holdAuthor, insertPost, penOf } from './writing.queries.ts';

const KIND = 'post';

/** Returns what names a waiting post: it goes out under the id that it waits under. */
export const waitingKey = (id: string): Pick<WaitingThing, 'id' | 'kind' | 'roomId' | 'clientId'> => ({
  id,
  kind: KIND,
  roomId: null,
  clientId: id,
});

interface NewPost {
  id: string;
  userId: number;
  said: WaitingDraft;
  now: Date;
}

/** Writes a post and tells the people whom it names, in a transaction. Announce it after the commit. */
export async function addPost(trx: Trx, deps: Deps, { id, userId, said, now }: NewPost): Promise<void> {
  const { content, visibility, pictures, gif } = said;
  const [picture] = pictures ?? [];
  await insertPost(trx, {
    id,
    user_id: userId,
    content,
    visibility: visibility ?? 'public',
    created_at: now,
    picture: picture === undefined ? null : JSON.stringify(picture),
    gif: gif === undefined ? null : JSON.stringify(gif),
  });
  await noteWords(trx, deps, { actorId: userId, postId: id, content });
}

/** Registers how a post goes out: as a new post of that moment, so that people who read the feed find it. */
export function letPostsOut(deps: Deps): void {
  const write = async (trx: Trx, { id, userId, draft }: WaitingThing) => {
    const now = deps.clock.now();
    await holdAuthor(trx, userId);
    const pen = await penOf(trx, userId, now);
    if (pen === undefined || pen.is_silenced || pen.waits_for_age || !pen.can_write) return undefined;
    await addPost(trx, deps, { id, userId, said: draft, now });
    return () => announcePost(deps);
  };
  deps.waiting.register({ writers: { [KIND]: write } });
}

/** Returns a person's posts that wait, as only they see them, oldest first. */
export async function waitingPosts({ db, waiting }: Pick<Deps, 'db' | 'waiting'>, userId: number): Promise<Post[]> {
  const things = await waiting.keeper.listFor(userId, KIND);
  const posts = await present(db, things.map(asRow), userId);
  const states = new Map(things.map((thing) => [thing.id, stateOf(thing)]));
  return posts.map((post) => Object.assign(post, { imageUrl: null, waiting: states.get(post.id) }));
}

export async function waitingPost(deps: Deps, userId: number, id: string): Promise<Post | undefined> {
  return (await waitingPosts(deps, userId)).find((post) => post.id === id);
}

function asRow({ id, userId, draft, since }: WaitingThing): Parameters<typeof present>[1][number] {
  return {
    id,
    user_id: userId,
    content: draft.content,
    visibility: draft.visibility ?? 'public',
    picture: draft.pictures?.[0] ?? null,
    gif: draft.gif ?? null,
    created_at: since,
    edited_at: null,
    [TAKEN_AWAY]: null,
    hidden_at: null,
    earlier: [],
    like_count: 0,
    comment_count: 0,
  };
}
