import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost, deletePost, editPost, getPost, listPosts, POST_EDIT_MS } from '#contract/posts.ts';
import { lengthOf } from '#contract/texts.written.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { newAuthor, write } from '#test/post-scene.ts';

let test: TestApp;
let ana: TestMember;
let ben: TestMember;
beforeAll(async () => {
  test = await startTestApp();
  ana = await newAuthor(test, 'Ana');
  ben = await newAuthor(test, 'Ben');
});
afterAll(() => test.close());

const post = ({ token }: { token: string }, body: unknown, headers = {}) =>
  call(test.app, createPost, { token, body, headers });
const codeOf = async (answer: Promise<Answer<unknown>>): Promise<string> => (await answer).problem.code;
const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇩🇪';

describe('a new post', () => {
  it('A post is there for its author and its readers at once, with its audience', async () => {
    const { status, body } = await post(ana, { content: '  Hello,\nworld. ', userId: ana.id, visibility: 'public' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ content: 'Hello,\nworld.', visibility: 'public', likes: 0, commentsCount: 0 });
    expect(body).toMatchObject({ isLiked: false, editedAt: null, picture: null, gif: null, imageUrl: null });
    expect((await call(test.app, getPost, { params: { id: body.id }, token: ben.token })).body.content).toBe(
      body.content,
    );
    const { body: feed } = await call(test.app, listPosts);
    expect(feed.posts.map(({ id }) => id)).toContain(body.id);
  });

  it('A post has at most 140 characters and a flag counts as one', async () => {
    expect([FAMILY, FLAG].map(lengthOf)).toEqual([1, 1]);
    expect((await post(ana, { content: FLAG.repeat(140) })).status).toBe(200);
    for (const content of [`${FLAG.repeat(140)}!`, 'x'.repeat(141)]) {
      const { status, problem } = await post(ana, { content });
      expect([status, problem.fields]).toEqual([400, { content: 'At most 140 characters.' }]);
    }
  });

  it('A post says or shows something, and no signs that change how others are read', async () => {
    for (const content of ['', '   ', '\n\n']) {
      expect((await post(ana, { content })).problem.fields).toHaveProperty('content');
    }
    for (const content of ['a\0b', 'abc\u202Edef', '\ud800x']) {
      expect((await post(ana, { content })).status).toBe(400);
    }
  });

  it('A person cannot post in the name of another', async () => {
    expect(await codeOf(post(ana, { content: 'Hi', userId: ben.id }))).toBe('forbidden');
  });

  it('A member without a birthday, under an age check or restricted cannot post', async () => {
    const blank = await newMember(test);
    expect(await codeOf(post(blank, { content: 'Hi' }))).toBe('profile_incomplete');
    const set = async (column: string, value: Date | null): Promise<unknown> =>
      sql`UPDATE account SET ${sql.ref(column)} = ${value} WHERE id = ${ben.id}`.execute(test.deps.db);
    const later = new Date(test.clock.now().getTime() + 3_600_000);
    await set('age_held_at', test.clock.now());
    expect(await codeOf(post(ben, { content: 'Hi' }))).toBe('age_check_needed');
    await set('age_held_at', null);
    await set('writing_paused_until', later);
    expect(await codeOf(post(ben, { content: 'Hi' }))).toBe('writing_paused');
    await set('writing_paused_until', null);
    expect((await post(ben, { content: 'Hi' })).status).toBe(200);
  });

  it('The same call with the same key makes one post', async () => {
    const before = await count(ana);
    const key = { 'idempotency-key': 'post-once-only' };
    const answers = await Promise.all([1, 2, 3].map(() => post(ana, { content: 'Once.' }, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await count(ana)) - before).toBe(1);
  });

  it('An oversized post body is refused to strangers before it is read', async () => {
    const large = { content: 'Hi', imageUrl: 'x'.repeat(600_000) };
    const endless = { content: 'Hi', imageUrl: 'x'.repeat(5_000_000) };
    expect((await call(test.app, createPost, { body: endless })).status).toBe(401);
    expect((await post(ana, large)).problem.fields).toHaveProperty('imageUrl');
    expect((await post(ana, endless)).status).toBe(413);
  });
});

const count = async ({ id }: TestMember): Promise<number> =>
  (await test.deps.db.selectFrom('post').select('id').where('user_id', '=', id).execute()).length;

describe('what people write in the open', () => {
  it('Words that could hurt need one confirmation, even in an edit', async () => {
    const content = 'You are a faggot';
    expect(await codeOf(post(ana, { content }))).toBe('send_anyway');
    const { id } = await write(test, ana);
    const edit = { token: ana.token, params: { id } };
    expect(await codeOf(call(test.app, editPost, { ...edit, body: { content } }))).toBe('send_anyway');
    expect((await post(ana, { content, sendAnyway: true })).status).toBe(200);
  });

  it('A new member posts no links in their first week', async () => {
    const cleo = await newAuthor(test, 'Cleo', { isNew: true });
    const body = { content: 'See https://example.com/x' };
    expect(await codeOf(post(cleo, body))).toBe('link_too_soon');
    expect((await post(ana, body)).status).toBe(200);
  });

  it('A new member posts at most three times an hour, deleted posts included', async () => {
    const dora = await newAuthor(test, 'Dora', { isNew: true });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => post(dora, { content: `Number ${n}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ problem }) => problem.code === 'posts_used')).toHaveLength(3);
    const taken = answers.find(({ status }) => status === 200);
    await call(test.app, deletePost, { token: dora.token, params: { id: taken?.body.id ?? '' } });
    const refused = await post(dora, { content: 'More' });
    expect(refused.problem).toMatchObject({ code: 'posts_used', retryAfterSeconds: 3600 });
    await sql`UPDATE post SET created_at = created_at - interval '1 hour' WHERE user_id = ${dora.id}`.execute(
      test.deps.db,
    );
    expect((await post(dora, { content: 'More' })).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await post(ana, { content: `Number ${n}` })).status).toBe(200);
  });

  it('A post in which its author admits being under age opens a case', async () => {
    const eve = await newAuthor(test, 'Eve');
    await write(test, eve, { content: 'I am 15 years old and in 9th grade' });
    const { rows } = await sql`SELECT FROM moderation_case WHERE class = 'minor' AND author_id = ${eve.id}`.execute(
      test.deps.db,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('an edit', () => {
  const edit = ({ token }: TestMember, id: string, content: string) =>
    call(test.app, editPost, { token, params: { id }, body: { content } });

  it('An author can edit a post for 15 minutes and the edit shows', async () => {
    const { id } = await write(test, ana, { content: 'Frist' });
    test.clock.advance(POST_EDIT_MS);
    const { body } = await edit(ana, id, 'First');
    expect(body).toMatchObject({ content: 'First', editedAt: test.clock.now().toISOString() });
    test.clock.advance(1);
    expect(await codeOf(edit(ana, id, 'Second'))).toBe('edit_closed');
    expect((await edit(ana, id, 'First')).status).toBe(200);
  });

  it('A silenced author edits nothing', async () => {
    const { id } = await write(test, ana, { content: 'As it was' });
    const silence = (until: Date | null) =>
      sql`UPDATE account SET writing_paused_until = ${until} WHERE id = ${ana.id}`.execute(test.deps.db);
    await silence(new Date(test.clock.now().getTime() + 3_600_000));
    expect(await codeOf(edit(ana, id, 'Other words'))).toBe('writing_paused');
    await silence(null);
    expect((await edit(ana, id, 'Other words')).status).toBe(200);
  });

  it('A post can be edited only by its author and only while visible', async () => {
    const { id } = await write(test, ana);
    const foreign = await edit(ben, id, 'Mine now');
    expect([foreign.status, foreign.problem.message]).toEqual([404, 'Post not found']);
    expect((await edit(ana, id, '')).problem.fields).toHaveProperty('content');
    await test.deps.db.updateTable('post').set({ hidden_at: test.clock.now() }).where('id', '=', id).execute();
    expect(await codeOf(edit(ana, id, 'Other'))).toBe('forbidden');
  });
});

describe('a deletion', () => {
  const drop = ({ token }: TestMember, id: string) => call(test.app, deletePost, { token, params: { id } });

  it('A deleted post is gone for everybody with its words, and a repeat changes nothing', async () => {
    const { id } = await write(test, ana, { content: 'Not for ever' });
    expect((await drop(ben, id)).problem.message).toBe('Post not found');
    expect((await drop(ana, id)).status).toBe(200);
    expect((await drop(ana, id)).status).toBe(200);
    for (const token of [ana.token, ben.token, undefined]) {
      const { status, problem } = await call(test.app, getPost, { params: { id }, token });
      expect([status, problem.message]).toEqual([404, 'Post not found']);
    }
    const { rows } = await sql<{ line: string }>`SELECT post::text AS line FROM post WHERE id = ${id}`.execute(
      test.deps.db,
    );
    expect(rows[0]?.line).not.toContain('for ever');
  });
});
