import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockPerson, liftBlock } from '#contract/blocks.ts';
import { searchGifs } from '#contract/gifs.ts';
import { pictureAddresses } from '#contract/media.ts';
import { createPost, deletePost, openPostPicture, type Post } from '#contract/posts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { pictureOf } from '#test/photo.ts';
import { upload } from '#test/pictures.ts';
import { follow, newAuthor, unfollow, write } from '#test/post-scene.ts';

let test: TestApp;
let folder: string;
let ana: TestMember;
let ben: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-posts-'));
  test = await startTestApp({ DATA_DIR: folder });
  [ana, ben] = [await newAuthor(test, 'Ana'), await newAuthor(test, 'Ben')];
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

let seed = 100;
const taken = async (by: TestMember): Promise<string> => {
  seed += 1;
  return (await upload(test, by, { bytes: await pictureOf(seed) })).body.id;
};
const withPicture = async (visibility: Post['visibility']): Promise<Post> =>
  write(test, ana, { content: '', visibility, picture: { id: await taken(ana), alt: 'A heron.' } });
const asVisitor = async (url: string | null): Promise<number> =>
  url === null ? 0 : (await test.app.inject({ method: 'GET', url })).statusCode;
const openPath = (id: string): string => openPostPicture.path.replace(':id', id).replace(':width', 'small');
/** Opens the picture as a member's page does: it requests the address and then the file. Returns the HTTP status. */
async function asMember({ token }: TestMember, { picture }: Post): Promise<number> {
  const asked = await call(test.app, pictureAddresses, { token, body: { ids: [picture?.id ?? ''] } });
  const [address] = asked.body.pictures;
  return address === undefined ? 404 : asVisitor(address.small);
}
const filesNow = async (): Promise<string[]> =>
  (await readdir(join(folder, 'media'), { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.webp'));

describe('the picture of a post', () => {
  it('Anybody opens the picture of a public post, and hears what is on it', async () => {
    const post = await withPicture('public');
    expect(post.picture).toMatchObject({ alt: 'A heron.', width: 480, height: 360 });
    expect(await asVisitor(post.imageUrl)).toBe(200);
    expect([await asMember(ana, post), await asMember(ben, post)]).toEqual([200, 200]);
  });

  it('A followers-only picture opens for followers alone and closes after a block', async () => {
    const post = await withPicture('followers');
    expect([post.imageUrl, await asVisitor(openPath(post.id))]).toEqual([null, 404]);
    expect([await asMember(ana, post), await asMember(ben, post)]).toEqual([200, 404]);
    await follow(test, ben, ana);
    const asked = await call(test.app, pictureAddresses, { token: ben.token, body: { ids: [post.picture?.id ?? ''] } });
    const address = asked.body.pictures[0]?.small ?? null;
    expect(await asVisitor(address)).toBe(200);
    await call(test.app, blockPerson, { token: ana.token, params: { userId: ben.id } });
    expect([await asVisitor(address), await asMember(ben, post)]).toEqual([404, 404]);
    await call(test.app, liftBlock, { token: ana.token, params: { userId: ben.id } });
    await unfollow(test, ben, ana);
    expect([await asVisitor(address), await asMember(ben, post)]).toEqual([404, 404]);
  });

  it('The picture of a private or hidden post opens for its author alone', async () => {
    await follow(test, ben, ana);
    const post = await withPicture('private');
    expect([await asMember(ana, post), await asMember(ben, post), await asVisitor(openPath(post.id))]).toEqual([
      200, 404, 404,
    ]);
    const open = await withPicture('public');
    await test.deps.db.updateTable('post').set({ hidden_at: test.clock.now() }).where('id', '=', open.id).execute();
    expect([await asMember(ana, open), await asMember(ben, open), await asVisitor(open.imageUrl)]).toEqual([
      200, 404, 404,
    ]);
    await unfollow(test, ben, ana);
  });

  it('A picture is gone from the disk with its post, and not before', async () => {
    const before = (await filesNow()).length;
    const post = await withPicture('public');
    test.clock.advance(25 * 3_600_000);
    await test.deps.media.forgetWaiting(test.clock.now(), 100);
    expect((await filesNow()).length - before).toBe(3);
    await test.deps.db.updateTable('session').set({ last_used_at: test.clock.now() }).execute();
    const fresh = await newAuthor(test, 'Fresh');
    expect(await asMember(fresh, post)).toBe(200);
    const own = await write(test, fresh, { content: '', picture: { id: await taken(fresh), alt: '' } });
    await call(test.app, deletePost, { token: fresh.token, params: { id: own.id } });
    expect((await filesNow()).length - before).toBe(3);
    expect(await asVisitor(own.imageUrl)).toBe(404);
    [ana, ben] = [fresh, await newAuthor(test, 'Ben')];
  });

  it('A post shows an upload of its author’s own, in one post only', async () => {
    const post = async (token: string, id: string) =>
      call(test.app, createPost, { token, body: { content: 'Hi', picture: { id } } });
    const id = await taken(ana);
    expect((await post(ben.token, id)).problem.code).toBe('picture_gone');
    expect((await post(ana.token, id)).status).toBe(200);
    expect((await post(ana.token, id)).problem.code).toBe('picture_gone');
    expect((await post(ana.token, test.deps.newId())).problem.code).toBe('picture_gone');
  });

  it('A picture sent in the call is accepted and no address is fetched', async () => {
    const image = (await pictureOf(9)).toString('base64');
    const post = await write(test, ana, { content: '', imageUrl: `data:image/jpeg;base64,${image}`, alt: 'A fox.' });
    expect([post.picture?.alt, await asVisitor(post.imageUrl)]).toEqual(['A fox.', 200]);
    const ask = (imageUrl: string) => call(test.app, createPost, { token: ana.token, body: { content: '', imageUrl } });
    for (const url of ['https://example.com/a.jpg', 'http://127.0.0.1/a', '/media/x', 'data:text/html;base64,AAAA']) {
      const { status, problem } = await ask(url);
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['imageUrl']]);
    }
    expect((await ask(`data:image/png;base64,${Buffer.from('<script>').toString('base64')}`)).status).toBe(415);
  });

  it('An older client can name only its own upload by address', async () => {
    const id = await taken(ana);
    const asked = await call(test.app, pictureAddresses, { token: ana.token, body: { ids: [id] } });
    const imageUrl = asked.body.pictures[0]?.large ?? '';
    const ask = (token: string) =>
      call(test.app, createPost, { token, body: { content: '', imageUrl, alt: 'A fen.' } });
    expect((await ask(ben.token)).problem.code).toBe('picture_gone');
    expect((await ask(ana.token)).body.picture).toMatchObject({ id, alt: 'A fen.' });
  });

  it('A picture of a new member’s post waits for a look', async () => {
    const cleo = await newAuthor(test, 'Cleo', { isNew: true });
    const post = await write(test, cleo, { content: '', picture: { id: await taken(cleo), alt: '' } });
    expect(post.waiting).toBeDefined();
    expect([await asMember(cleo, post), await asMember(ana, post), await asVisitor(openPath(post.id))]).toEqual([
      200, 404, 404,
    ]);
  });
});

it('A post shows one GIF that was found, and not one beside a picture', async () => {
  const found = await call(test.app, searchGifs, { token: ana.token, query: { q: 'hello' } });
  const gif = { id: found.body.data[0]?.id ?? '' };
  const post = await write(test, ana, { content: '', gif });
  expect(post.gif).toMatchObject({ source: 'wildin', title: found.body.data[0]?.title });
  const both = { gif, picture: { id: await taken(ana) } };
  expect((await call(test.app, createPost, { token: ana.token, body: both })).problem.fields).toHaveProperty('picture');
  const { url } = found.body.data[0]?.images.fixed_height ?? { url: '' };
  expect((await write(test, ana, { content: 'Older.', imageUrl: url })).gif).toEqual(post.gif);
  for (const imageUrl of ['https://static.klipy.com/a.gif', '/gifs/nothing.svg']) {
    const { problem } = await call(test.app, createPost, { token: ana.token, body: { imageUrl } });
    expect(problem.fields).toEqual({ imageUrl: 'That GIF is no longer there. Choose another.' });
  }
  const unknown = { gif: { id: 'nothing' } };
  expect((await call(test.app, createPost, { token: ana.token, body: unknown })).problem.fields).toHaveProperty('gif');
});
