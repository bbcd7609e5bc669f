import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPlace, type PlaceKey, type PlaceValues } from '#contract/place.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type OwnTestApp } from '#test/app.ts';
import { resolve } from './place.register.ts';

let test: OwnTestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function set<K extends PlaceKey>(key: K, value: PlaceValues[K]): Promise<void> {
  const { db, place } = test.deps;
  await inTransaction(db, (trx) => place.write(trx, key, value));
}

const shown = async () => (await call(test.app, getPlace)).body;

it('A place without settings shows the defaults', async () => {
  expect(await shown()).toEqual({ name: 'Wildin', contact: null, joining: 'open', word: null, off: [], machines: [] });
});

it('A change is in force at once after its announcement', async () => {
  await set('name', 'Otter Bay');
  await test.deps.place.announce();
  expect((await shown()).name).toBe('Otter Bay');
});

it('Another server knows a change after seconds without any hint', async () => {
  const another = await test.buildAnother();
  await another.ready();
  const nameThere = async () => (await call(another, getPlace)).body.name;
  await set('name', 'Fox Hollow');
  expect(await nameThere()).toBe('Otter Bay');
  test.clock.advance(5000);
  await expect.poll(nameThere, { timeout: 8000 }).toBe('Fox Hollow');
  await another.close();
});

it('A word to everybody ends by itself', async () => {
  const until = new Date(test.clock.now().getTime() + 60_000).toISOString();
  await set('word', { text: 'Maintenance tonight.', until });
  await test.deps.place.announce();
  expect((await shown()).word).toEqual({ text: 'Maintenance tonight.', until });
  test.clock.advance(60_000);
  expect((await shown()).word).toBeNull();
});

it('The environment wins over stored values, of which invalid ones count for nothing', () => {
  const stored = [
    { key: 'name', value: 'Otter Bay' },
    { key: 'joining', value: 'closed' },
    { key: 'groupMembers', value: 'many' },
    { key: 'gone', value: 1 },
  ];
  expect(resolve({ name: 'Given' }, stored)).toMatchObject({ name: 'Given', joining: 'closed', groupMembers: 100 });
});
