import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUser, getUser, updateUser } from '#contract/accounts.ts';
import { NAMELESS } from '#contract/people.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('names', () => {
  it('A first name is its owner’s alone, and no handle stands in for a nickname', async () => {
    const [wren, other] = [await newMember(test, { firstName: 'Wrenna', lastName: 'Ash' }), await newMember(test)];
    const seen = await call(test.app, getUser, { token: other.token, params: { id: wren.id } });
    expect(seen.body).toMatchObject({ displayName: NAMELESS, firstName: null, lastName: null });
    const own = await call(test.app, authUser, { token: wren.token });
    expect(own.body).toMatchObject({ displayName: NAMELESS, firstName: 'Wrenna', lastName: 'Ash' });
    await call(test.app, updateUser, { token: wren.token, params: { id: wren.id }, body: { displayName: 'Wren' } });
    const later = await call(test.app, getUser, { token: other.token, params: { id: wren.id } });
    expect(later.body).toMatchObject({ displayName: 'Wren', firstName: null });
  });
});
