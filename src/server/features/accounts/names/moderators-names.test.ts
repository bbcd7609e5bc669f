import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkHandle, register, updateUser } from '#contract/accounts.ts';
import { changeModerators } from '#server/features/moderation/moderators/moderators.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, CONSENT, newMember, PASSWORD, type TestMember } from '#test/factories.ts';

let test: TestApp;
let mod: TestMember;
let ben: TestMember;
beforeAll(async () => {
  test = await startTestApp();
  [mod, ben] = [await newMember(test, COMPLETE_PROFILE), await newMember(test, COMPLETE_PROFILE)];
  await edit(mod, { handle: 'kit_of_watch', displayName: 'Kit Marlowe' });
  await changeModerators(test.deps.db, ['add', 'kit_of_watch'], test.clock.now());
});
afterAll(() => test.close());

const edit = ({ id, token }: TestMember, body: Record<string, unknown>) =>
  call(test.app, updateUser, { token, params: { id }, body });

it.each(['kit_0f_watch', 'k1tofwatch', 'KIT_OF_VVATCH'])(
  'Nobody takes the Wildin ID “%s”, which looks like a moderator’s, at sign-up or later',
  async (handle) => {
    const asked = await call(test.app, checkHandle, { params: { handle } });
    expect(asked.body.available).toBe(false);
    const body = { email: `${handle}@example.com`, handle, password: PASSWORD, consentData: CONSENT };
    expect((await call(test.app, register, { body })).problem.fields).toHaveProperty('handle');
    expect((await edit(ben, { handle })).problem.fields).toHaveProperty('handle');
  },
);

it.each(['Kit Marl0we', 'кit  marlowe', 'KitMarlowe', 'Kit of Watch'])(
  'Nobody is called “%s”, which looks like a moderator',
  async (name) => {
    expect((await edit(ben, { displayName: name })).problem.fields).toHaveProperty('displayName');
    expect((await edit(ben, { firstName: name })).problem.fields).toHaveProperty('firstName');
  },
);

it('A moderator keeps their own name, and a name of one word is everybody’s', async () => {
  expect((await edit(mod, { displayName: 'Kit Marlowe' })).status).toBe(200);
  expect((await edit(ben, { displayName: 'Kit', firstName: 'Marlowe' })).status).toBe(200);
});
