import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createDeviceCache } from '#web/platform/calls/cache.ts';
import { createBegun, type Begun, type WaitingPicture } from './begun.ts';

const NOTHING: Begun = { pictures: [], voice: undefined };

let databases = 0;
function device() {
  const time = { now: 1000 };
  const who: { person: string | null } = { person: 'ana' };
  const cache = createDeviceCache({ name: `begun-${(databases += 1)}`, person: () => who.person });
  return { time, who, cache, begun: createBegun({ cache, now: () => time.now }) };
}

const pictureOf = (clientId: string, alt = ''): WaitingPicture => ({
  clientId,
  file: new Blob([`the bytes of ${clientId}`], { type: 'image/webp' }),
  taken: undefined,
  alt,
});
const bytesOf = (file: Blob | undefined) => file?.text();

describe('What waits for a message on the device', () => {
  it('A picture and a voice note that wait come back with their files and descriptions', async () => {
    const { begun } = device();
    const note = { clientId: 'note', file: new Blob(['sound']), taken: undefined, alt: 'Beep', ms: 900, wave: [3, 9] };
    await begun.put('room', { pictures: [pictureOf('one', 'A hill'), pictureOf('two')], voice: note });
    const found = await begun.read('room');
    expect(found?.pictures.map(({ clientId, alt }) => [clientId, alt])).toEqual([
      ['one', 'A hill'],
      ['two', ''],
    ]);
    expect(await bytesOf(found?.pictures[1]?.file)).toBe('the bytes of two');
    expect(found?.voice).toMatchObject({ clientId: 'note', alt: 'Beep', ms: 900, wave: [3, 9] });
    expect(await bytesOf(found?.voice?.file)).toBe('sound');
    expect(await begun.read('another room')).toBeUndefined();
  });

  it('A removed picture and a sent message leave nothing on the device', async () => {
    const { begun, cache } = device();
    await begun.put('room', { pictures: [pictureOf('one'), pictureOf('two')], voice: undefined });
    await begun.put('room', { pictures: [pictureOf('two')], voice: undefined });
    expect((await cache.names()).filter((name) => name.endsWith('one'))).toEqual([]);
    expect((await begun.read('room'))?.pictures.map(({ clientId }) => clientId)).toEqual(['two']);
    await begun.put('room', NOTHING);
    expect(await cache.names()).toEqual([]);
  });

  it('A file is written once, however often its description changes', async () => {
    const { cache, time } = device();
    const written: string[] = [];
    const put = (name: string, value: unknown): Promise<void> => {
      written.push(name);
      return cache.put(name, value);
    };
    const begun = createBegun({ cache: { ...cache, put }, now: () => time.now });
    for (const alt of ['A', 'A h', 'A hill'])
      await begun.put('room', { pictures: [pictureOf('one', alt)], voice: undefined });
    expect(written.filter((name) => name.endsWith('one'))).toHaveLength(1);
    expect((await begun.read('room'))?.pictures[0]?.alt).toBe('A hill');
  });

  it('Unsent pictures stay only in the ten rooms that changed last', async () => {
    const { begun, time, cache } = device();
    for (let room = 1; room <= 12; room += 1) {
      time.now += 1;
      await begun.put(`room ${room}`, { pictures: [pictureOf(`picture ${room}`)], voice: undefined });
    }
    const there = await Promise.all(
      [1, 2, 3, 12].map(async (room) => (await begun.read(`room ${room}`)) !== undefined),
    );
    expect(there).toEqual([false, false, true, true]);
    expect(await cache.names()).toHaveLength(20);
  });

  it('A picture stored only on the server is restored for one day', async () => {
    const { begun, time } = device();
    const taken = { id: 'known', width: 4, height: 3, thumbhash: '' };
    await begun.put('room', { pictures: [{ ...pictureOf('one'), file: undefined, taken }], voice: undefined });
    time.now += 86_399_000;
    expect((await begun.read('room'))?.pictures).toHaveLength(1);
    time.now += 1000;
    expect((await begun.read('room'))?.pictures).toEqual([]);
  });

  it('A write still pending at sign-out is dropped', async () => {
    const { begun, who, cache } = device();
    const mine = () => who.person === 'ana';
    const writing = begun.put('room', { pictures: [pictureOf('one'), pictureOf('two')], voice: undefined }, mine);
    who.person = 'bo';
    await writing;
    expect(await cache.names()).toEqual([]);
  });

  it('Unsent pictures belong to one person alone', async () => {
    const { begun, who } = device();
    await begun.put('room', { pictures: [pictureOf('one')], voice: undefined });
    who.person = 'bo';
    expect(await begun.read('room')).toBeUndefined();
    who.person = 'ana';
    expect((await begun.read('room'))?.pictures).toHaveLength(1);
  });

  it('A picture whose file is gone everywhere is not restored', async () => {
    const { begun, cache } = device();
    const taken = { id: 'known', width: 4, height: 3, thumbhash: '' };
    await begun.put('room', {
      pictures: [pictureOf('one'), { ...pictureOf('two'), file: undefined, taken }],
      voice: undefined,
    });
    for (const name of await cache.names()) if (name.endsWith('one')) await cache.remove(name);
    expect((await begun.read('room'))?.pictures).toEqual([{ clientId: 'two', file: undefined, taken, alt: '' }]);
  });
});
