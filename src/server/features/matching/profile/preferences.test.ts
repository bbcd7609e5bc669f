import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/matching.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('preferences', () => {
  it('Preferences are empty, then as saved, with defaults where nothing was said', async () => {
    const member = await newMember(server);
    const empty = await call(server.app, contract.getPreferences, { token: member.token });
    expect(empty.body).toMatchObject({ isComplete: false, followsAge: false, minAge: null, genderPreferences: [] });
    const saved = await call(server.app, contract.savePreferences, { token: member.token, body: { maxAge: 30 } });
    expect(saved.body).toEqual({ ...contract.defaultPreferences, maxAge: 30, agePreference: 'broad_horizons' });
    const read = await call(server.app, contract.getPreferences, { token: member.token });
    expect(read.body).toEqual({ ...saved.body, isComplete: true });
  });

  it.each([
    ['an age under 18', { minAge: 17 }],
    ['ages the wrong way round', { minAge: 40, maxAge: 30 }],
    ['an age above 99', { maxAge: 100 }],
    ['half years', { minAge: 18.5 }],
    ['no gender at all', { genderPreferences: [] }],
    ['an unknown intent', { connectionIntent: ['marriage'] }],
    ['a field that is not one', { isAdmin: true }],
    ['a list where a word belongs', { locationRadius: ['state'] }],
  ])('Preferences refuse %s', async (_, body) => {
    const member = await newMember(server);
    const answer = await call(server.app, contract.savePreferences, { token: member.token, body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.problem.fields ?? {})).not.toHaveLength(0);
  });

  it('Preferences hold "everyone" alone, and infer the age preference around the own age', async () => {
    const member = await newMember(server, { birthday: '05/14/1996' });
    const body = { minAge: 28, maxAge: 30, genderPreferences: ['men', 'everyone'] };
    const answer = await call(server.app, contract.savePreferences, { token: member.token, body });
    expect(answer.body).toMatchObject({ genderPreferences: ['everyone'], agePreference: 'exact_peers' });
  });

  it.each([
    [31, 33, 'exact_peers'],
    [32, 34, 'little_flexibility'],
    [25, 27, 'exact_peers'],
    [24, 26, 'little_flexibility'],
    [28, 31, 'little_flexibility'],
    [27, 33, 'little_flexibility'],
    [27, 34, 'broad_horizons'],
    [24, 36, 'broad_horizons'],
    [24, 37, 'no_preference'],
  ])('Preferences from %i to %i of somebody who is 29 mean %s', async (minAge, maxAge, agePreference) => {
    const member = await newMember(server, { birthday: '05/14/1996' });
    const answer = await call(server.app, contract.savePreferences, { token: member.token, body: { minAge, maxAge } });
    expect(answer.body.agePreference).toBe(agePreference);
  });
});
