import { createPost, type Post } from '#contract/posts.ts';
import { call, type TestApp } from './app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from './factories.ts';

/** Signs up a member who joined a month ago, so that they may write; with `isNew`, they joined now. */
export async function newAuthor(
  server: TestApp,
  displayName: string,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<TestMember> {
  const member = await newMember(server, { ...COMPLETE_PROFILE, displayName });
  const since = new Date(server.clock.now().getTime() - 30 * 86_400_000);
  if (!isNew) {
    await server.deps.db.updateTable('account').set({ created_at: since }).where('id', '=', member.id).execute();
  }
  return member;
}

/** Writes a post; throws if the server refuses it. */
export async function write(
  { app }: TestApp,
  { token }: TestMember,
  body: Record<string, unknown> = {},
): Promise<Post> {
  const { status, body: post, problem } = await call(app, createPost, { token, body: { content: 'Words', ...body } });
  if (status !== 200) throw new Error(`createPost: ${JSON.stringify(problem)}`);
  return post;
}

/** Makes the first person follow the second. */
export async function follow({ deps: { db, clock } }: TestApp, who: TestMember, whom: TestMember): Promise<void> {
  await db.insertInto('follow').values({ user_id: who.id, followee_id: whom.id, created_at: clock.now() }).execute();
}

/** Makes the first person stop following the second. */
export async function unfollow({ deps: { db } }: TestApp, who: TestMember, whom: TestMember): Promise<void> {
  await db.deleteFrom('follow').where('user_id', '=', who.id).where('followee_id', '=', whom.id).execute();
}
