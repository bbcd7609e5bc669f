import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AgeProviderServer } from '#test/age-provider.ts';
import { checkStates, createAgeProvider, type AgeProvider } from './provider.ts';

let server: AgeProviderServer;
let provider: AgeProvider;
beforeAll(async () => {
  server = await new AgeProviderServer().start();
  const made = createAgeProvider({ url: server.url, key: 'a key' }, 300);
  if (made === undefined) throw new Error('no provider');
  provider = made;
});
afterAll(() => server.stop());
beforeEach(() => {
  server.asked.length = 0;
  server.manner = undefined;
});

const BACK = new URL('https://wild.example/account/age?back');

it('An age check sends only the key, the minimum age and the return address', async () => {
  expect(await provider.start(BACK)).toEqual({ reference: 'check-1', address: `${server.url}/page/check-1` });
  expect(server.asked).toEqual([
    {
      path: 'POST /checks',
      authorization: 'Bearer a key',
      body: JSON.stringify({ minimumAge: 18, returnTo: BACK.href }),
    },
  ]);
});

it('Every state of a check is read as the provider says it', async () => {
  const { reference } = await provider.start(BACK);
  for (const state of checkStates) {
    server.say(state);
    expect(await provider.stateOf(reference)).toBe(state);
  }
  expect(server.asked.at(-1)).toMatchObject({ path: `GET /checks/${reference}`, authorization: 'Bearer a key' });
});

it('A number that the provider made stays within its path', async () => {
  await provider.stateOf('../admin');
  expect(server.asked.at(-1)?.path).toBe('GET /checks/..%2Fadmin');
});

it('A check that the provider does not know came to no result', async () => {
  expect(await provider.stateOf('gone')).toBe('failed');
  server.manner = 404;
  await expect(provider.start(BACK)).rejects.toThrow('status 404');
});

it.each<[string, AgeProviderServer['manner'], RegExp]>([
  ['a refusal', 401, /status 401/],
  ['a failure', 503, /status 503/],
  ['a redirect, which would take the key elsewhere', 302, /status 302/],
  ['no JSON', { text: '<html>' }, /JSON/],
  ['another answer', { text: '{"state":"perhaps","id":"x","address":"javascript:alert(1)"}' }, /state|address/],
  ['silence', 'hang', /timeout|aborted/],
])('A provider’s answer that is %s does not count', async (_, manner, words) => {
  server.manner = manner;
  await expect(provider.stateOf('check-1')).rejects.toThrow(words);
  await expect(provider.start(BACK)).rejects.toThrow(words);
});

it('The age provider is absent without settings', () => {
  expect(createAgeProvider(undefined)).toBeUndefined();
});
