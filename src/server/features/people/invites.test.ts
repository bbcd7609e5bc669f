import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUserByHandle, updateUser } from '#contract/accounts.ts';
import { getInvite, type Invite } from '#contract/people.invites.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from '#test/factories.ts';

let test: TestApp;
let robin: TestMember;
beforeAll(async () => {
  test = await startTestApp();
  robin = await newMember(test, { ...COMPLETE_PROFILE, firstName: 'Roberta', lastName: 'Reyes', bio: 'Keeps bees.' });
});
afterAll(() => test.close());

const visit = (handle: string, token?: string): Promise<Answer<Invite>> =>
  call(test.app, getInvite, { params: { handle }, token });

async function set(values: Record<string, unknown>): Promise<void> {
  await test.deps.db.updateTable('account').set(values).where('id', '=', robin.id).execute();
}

it('An invite shows a visitor the teaser and nothing more, however much there is', async () => {
  await set({
    interests: ['vinyl', 'no-longer-in-the-catalogue', 'jazz', 'chess', 'poetry'],
    current_vibes: ['bold', 'down'],
    energy_level: 80,
    mbti_type: 'ISFJ',
  });
  const { status, body } = await visit(robin.user.handle);
  expect(status).toBe(200);
  expect(body).toEqual({
    handle: robin.user.handle,
    displayName: 'Robin',
    bio: 'Keeps bees.',
    profileImageUrl: null,
    avatarConfig: null,
    mbtiType: 'ISFJ',
    interests: ['Vinyl records', 'Jazz and blues', 'Chess'],
    vibes: ['bold', 'down'],
    isSeedUser: false,
    isDemo: false,
  });
});

it('An invite wears the owner’s animal unless they took it off or have a picture', async () => {
  await set({ mbti_type: 'ISFJ' });
  const worn = async (): Promise<unknown> => (await visit(robin.user.handle)).body.mbtiType;
  const show = (inviteShowsAnimal: boolean) =>
    call(test.app, updateUser, { token: robin.token, params: { id: robin.id }, body: { inviteShowsAnimal } });
  expect((await show(false)).body.inviteShowsAnimal).toBe(false);
  expect(await worn()).toBeNull();
  const byHandle = await call(test.app, getUserByHandle, { params: { handle: robin.user.handle } });
  expect(byHandle.body.mbtiType).toBeNull();
  await show(true);
  expect(await worn()).toBe('ISFJ');
  await set({ profile_image_url: '/media/one.webp' });
  expect(await worn()).toBeNull();
  await set({ profile_image_url: null, mbti_type: null });
  expect(await worn()).toBeNull();
});

it('An invite invents nothing for an empty profile', async () => {
  const { user } = await newMember(test);
  const { body } = await visit(user.handle);
  expect(body).toMatchObject({ displayName: null, bio: null, interests: [], vibes: [] });
});

it('An invite finds a person only by their own handle in any case', async () => {
  expect((await visit(robin.user.handle.toUpperCase())).status).toBe(200);
  await call(test.app, updateUser, { token: robin.token, params: { id: robin.id }, body: { handle: 'robin_now' } });
  // A pasted handle is read as it looks.
  for (const handle of ['robin_now', '\u202Erobin_now']) expect((await visit(handle)).status).toBe(200);
  for (const handle of ['nobody_at_all', 'robin%', '_', ' ', 'a\0b', 'x'.repeat(60)]) {
    const { status, problem } = await visit(handle);
    expect([status, problem.message]).toEqual([404, 'Profile not found']);
    expect((await call(test.app, getUserByHandle, { params: { handle }, token: robin.token })).status).toBe(404);
  }
});

it('The owner of an invite closes and opens it', async () => {
  for (const [inviteEnabled, status] of [
    [false, 404],
    [true, 200],
  ] as const) {
    await call(test.app, updateUser, { token: robin.token, params: { id: robin.id }, body: { inviteEnabled } });
    expect((await visit('robin_now')).status).toBe(status);
    const byHandle = await call(test.app, getUserByHandle, { params: { handle: 'robin_now' } });
    expect(byHandle.status).toBe(status);
    expect(byHandle.body).not.toHaveProperty('id');
  }
});

it('An invite closes during its owner’s suspension and on either side of a block', async () => {
  await set({ suspended_at: test.clock.now() });
  expect((await visit('robin_now')).status).toBe(404);
  await set({ suspended_at: null });
  const ida = await newMember(test);
  await test.deps.db
    .insertInto('block')
    .values({ user_id: robin.id, other_id: ida.id, created_at: test.clock.now() })
    .execute();
  expect((await visit('robin_now', ida.token)).status).toBe(404);
  expect((await visit(ida.user.handle, robin.token)).status).toBe(404);
  expect((await visit('robin_now')).status).toBe(200);
});
