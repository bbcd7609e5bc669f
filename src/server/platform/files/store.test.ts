import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { S3Server } from '#test/s3-server.ts';
import { createPrivateStore } from './create-store.ts';
import { diskStore, folderStore } from './disk.ts';
import { s3Store } from './s3.ts';
import type { Store } from './store.ts';

let folder: string;
let server: S3Server;
const stores: Record<string, () => Store> = {
  'the disk': () => diskStore(folder),
  'one folder': () => folderStore(join(folder, 'one')),
  'a bucket': () => s3Store(server),
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-store-'));
  server = await new S3Server().start();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe.each(Object.keys(stores))('%s', (name) => {
  const store = (): Store => stores[name]?.() ?? diskStore(folder);
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));

  it('The store returns a stored file until it is removed', async () => {
    await store().put('ab12-small.webp', bytes);
    expect(await store().has('ab12-small.webp')).toBe(true);
    expect((await store().get('ab12-small.webp'))?.equals(bytes)).toBe(true);
    await store().remove('ab12-small.webp');
    expect(await store().has('ab12-small.webp')).toBe(false);
    expect(await store().get('ab12-small.webp')).toBeUndefined();
  });

  it('The store reports an unknown file as missing and ignores its removal', async () => {
    expect(await store().has('ffff-large.webp')).toBe(false);
    expect(await store().get('ffff-large.webp')).toBeUndefined();
    await store().remove('ffff-large.webp');
  });

  it('A large file is moved in, and read in pieces', async () => {
    const [path, large] = [join(folder, 'large.part'), Buffer.concat(Array.from({ length: 40 }, () => bytes))];
    await writeFile(path, large);
    await store().putFile('ef01.zip', path);
    expect(await stat(path).catch(() => 'gone')).toBe('gone');
    expect(server.hasGuessed).toBe(false);
    const opened = await store().open('ef01.zip');
    expect(opened && (await buffer(opened)).equals(large)).toBe(true);
    await store().remove('ef01.zip');
    expect(await store().open('ef01.zip')).toBeUndefined();
  });

  it('A file put twice is there once, whole', async () => {
    await Promise.all([1, 2, 3].map(() => store().put('cd34-large.webp', bytes)));
    expect((await store().get('cd34-large.webp'))?.equals(bytes)).toBe(true);
    await store().remove('cd34-large.webp');
  });
});

it('A file from before there was a bucket is found and removed', async () => {
  const kept = { dataDir: folder, s3: undefined };
  await createPrivateStore(kept, 'sealed').put('old.jwe', Buffer.from('evidence'));
  const now = createPrivateStore({ ...kept, s3: server }, 'sealed');
  expect((await now.get('old.jwe'))?.toString()).toBe('evidence');
  const opened = await now.open('old.jwe');
  expect(opened && (await buffer(opened)).toString()).toBe('evidence');
  expect(await now.has('old.jwe')).toBe(true);
  await now.remove('old.jwe');
  expect(await createPrivateStore(kept, 'sealed').has('old.jwe')).toBe(false);
  await now.put('new.jwe', Buffer.from('x'));
  expect([...server.files.keys()]).toEqual(['new.jwe']);
  await now.remove('new.jwe');
});

it('Files on the disk are their owner’s alone, and no draft is left', async () => {
  await diskStore(folder).put('ef56-small.webp', Buffer.from('x'));
  const at = join(folder, 'media', 'ef');
  expect(await readdir(at)).toEqual(['ef56-small.webp']);
  expect((await stat(join(at, 'ef56-small.webp'))).mode & 0o077).toBe(0);
});

it('A wrong secret or a broken bucket is an error and not a missing file', async () => {
  const stranger = s3Store({ ...server, endpoint: server.endpoint, secret: 'another secret' });
  await expect(stranger.put('aa-small.webp', Buffer.from('x'))).rejects.toThrow(/403/);
  await expect(stranger.get('aa-small.webp')).rejects.toThrow(/403/);
  expect(server.refused).toEqual(['PUT', 'GET']);
  server.broken = 400;
  await expect(s3Store(server).get('aa-small.webp')).rejects.toThrow(/400/);
  server.broken = undefined;
  const path = join(folder, 'kept.part');
  await writeFile(path, 'x');
  server.broken = 500;
  await expect(s3Store(server).putFile('aa.zip', path)).rejects.toThrow(/500/);
  expect((await stat(path)).size).toBe(1);
  server.broken = undefined;
  const elsewhere = s3Store({ ...server, endpoint: server.endpoint, bucket: 'no-such' });
  await expect(elsewhere.put('aa-small.webp', Buffer.from('x'))).rejects.toThrow(/bucket/);
});
