import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logout } from '#contract/accounts.ts';
import { copyPicture, pictureAddresses, type Picture } from '#contract/media.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { printOf } from '#server/platform/pictures/decode.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { pictureOf } from '#test/photo.ts';
import { upload } from '#test/pictures.ts';

let test: TestApp;
let folder: string;
let member: TestMember;
let other: TestMember;
/** The people who may see the things of the kind that this test defines. */
const admitted = new Set<number>();
const things = new Set<string>();
/** Runs while media asks whether a thing holds a picture. */
let meanwhile = async (): Promise<void> => undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-media-'));
  test = await startTestApp({ DATA_DIR: folder });
  test.deps.media.register('thing', {
    maySee: async (viewerId, { place }) => viewerId !== null && things.has(place) && admitted.has(viewerId),
    holds: async ({ place }) => {
      await meanwhile();
      return things.has(place);
    },
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  [member, other] = [await newMember(test), await newMember(test)];
  things.clear();
});

const filesNow = async (): Promise<string[]> =>
  (await readdir(join(folder, 'media'), { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.webp'));
const addressesOf = async (by: TestMember, ids: string[]) =>
  (await call(test.app, pictureAddresses, { token: by.token, body: { ids } })).body.pictures;
const open = (address: string) => test.app.inject({ url: address });
const taken = async (bytes: Uint8Array, by = member): Promise<Picture> => {
  const { status, body, problem } = await upload(test, by, { bytes });
  expect(status, JSON.stringify(problem)).toBe(200);
  return body;
};
const claimed = async (by: TestMember, id: string, place: string): Promise<void> => {
  const thing = { userId: by.id, kind: 'thing', place };
  await inTransaction(test.deps.db, (trx) => test.deps.media.claim(trx, { ...thing, ids: [id] }));
};
/** Claims a picture for a thing, writes the thing and attaches the picture, as a feature does. */
const attached = async (by: TestMember, id: string, place: string): Promise<void> => {
  await claimed(by, id, place);
  things.add(place);
  await test.deps.media.attach({ userId: by.id, kind: 'thing', place });
};

describe('a picture that is taken', () => {
  it('An uploaded picture is stored as WebP in three widths', async () => {
    const picture = await taken(await pictureOf(1, { width: 2400, height: 1800 }));
    expect(picture).toMatchObject({ width: 1600, height: 1200 });
    expect(Buffer.from(picture.thumbhash, 'base64').length).toBeGreaterThan(15);
    const [address] = await addressesOf(member, [picture.id]);
    const widths = [];
    for (const one of [address?.small, address?.medium, address?.large]) {
      const answer = await open(one ?? '');
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      });
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      const { format, width } = await sharp(answer.rawPayload).metadata();
      widths.push([format, width]);
    }
    expect(widths).toEqual([
      ['webp', 320],
      ['webp', 800],
      ['webp', 1600],
    ]);
  });

  it('A picture that is taken is never made larger than it came', async () => {
    expect(await taken(await pictureOf(2, { width: 200, height: 100 }))).toMatchObject({ width: 200, height: 100 });
  });

  it('An uploaded picture is rotated upright and stripped of all metadata', async () => {
    const bytes = await sharp(await pictureOf(3, { width: 800, height: 400 }))
      .withExif({
        IFD0: { Make: 'A camera of mine' },
        IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">somebody</x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    for (const trace of ['camera of mine', 'somebody']) expect(bytes.includes(trace)).toBe(true);
    const picture = await taken(bytes);
    expect(picture).toMatchObject({ width: 400, height: 800 });
    const [address] = await addressesOf(member, [picture.id]);
    for (const one of [address?.small, address?.large]) {
      const file = (await open(one ?? '')).rawPayload;
      const { exif, icc, xmp, orientation } = await sharp(file).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      for (const trace of ['camera of mine', 'somebody', 'EXIF', 'ICCP']) expect(file.includes(trace)).toBe(false);
    }
  });

  it('Repeated uploads with one client id store a single picture', async () => {
    const [bytes, clientId] = [await pictureOf(4), randomUUID()];
    const before = (await filesNow()).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(test, member, { bytes, clientId })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await filesNow()).length - before).toBe(3);
    expect((await upload(test, other, { bytes, clientId })).body.id).not.toBe(answers[0]?.body.id);
  });

  it('A retried upload after a server crash leaves no files of the first upload', async () => {
    const clientId = randomUUID();
    const before = (await filesNow()).length;
    const { id } = (await upload(test, member, { bytes: await pictureOf(6), clientId })).body;
    await test.deps.db.updateTable('upload').set({ stored_at: null }).where('id', '=', id).execute();
    expect((await upload(test, member, { bytes: await pictureOf(7), clientId })).body.id).toBe(id);
    expect((await filesNow()).length - before).toBe(3);
  });

  it('Picture file names do not reveal that two members uploaded the same picture', async () => {
    const bytes = await pictureOf(5);
    await taken(bytes);
    await taken(bytes, other);
    const names = (await filesNow()).map((name) => name.split('/').at(-1) ?? '');
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}-(small|medium|large)\.webp$/);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('who may see a picture', () => {
  it('A browser’s cached picture is revalidated and refused once access is lost', async () => {
    const { id } = await taken(await pictureOf(10));
    const place = randomUUID();
    await attached(member, id, place);
    admitted.add(other.id);
    const [address] = await addressesOf(other, [id]);
    const url = address?.medium ?? '';
    const etag = String((await open(url)).headers['etag']);
    const again = () => test.app.inject({ url, headers: { 'if-none-match': etag } });
    expect([(await again()).statusCode, (await again()).rawPayload.length]).toEqual([304, 0]);
    admitted.delete(other.id);
    expect((await again()).statusCode).toBe(404);
  });

  it('A picture follows its content’s audience and is its uploader’s alone until then', async () => {
    const { id } = await taken(await pictureOf(11));
    admitted.add(other.id);
    expect(await addressesOf(other, [id])).toEqual([]);
    const place = randomUUID();
    await attached(member, id, place);
    const [address] = await addressesOf(other, [id, randomUUID()]);
    expect((await open(address?.medium ?? '')).statusCode).toBe(200);
    admitted.delete(other.id);
    expect((await open(address?.medium ?? '')).statusCode).toBe(404);
    expect(await addressesOf(other, [id])).toEqual([]);
    admitted.add(other.id);
    things.delete(place);
    expect((await open(address?.medium ?? '')).statusCode).toBe(404);
  });

  it('A picture address works for one hour and only during its session', async () => {
    const [one, two] = [await taken(await pictureOf(12)), await taken(await pictureOf(13))];
    // The addresses come in no fixed order.
    const pictures = await addressesOf(member, [one.id, two.id]);
    const [first, second] = [one, two].map(({ id }) => pictures.find((picture) => picture.id === id));
    const pass = (first?.small ?? '').split('?pass=')[1] ?? '';
    expect((await open(`/api/media/${two.id}/small?pass=${pass}`)).statusCode).toBe(404);
    for (const wrong of ['', 'x', `${pass}x`, pass.slice(0, -4), '%00', 'a'.repeat(900)]) {
      expect((await open(`/api/media/${one.id}/small?pass=${wrong}`)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await open(`/api/media/${one.id}/huge?pass=${pass}`)).statusCode).toBe(400);
    test.clock.advance(3_600_000 - 1);
    expect((await open(first?.small ?? '')).statusCode).toBe(200);
    test.clock.advance(1);
    expect((await open(first?.small ?? '')).statusCode).toBe(404);
    test.clock.set('2026-03-10T18:00:00.000Z');
    expect((await open(second?.small ?? '')).statusCode).toBe(200);
    expect((await call(test.app, logout, { token: member.token, body: {} })).status).toBe(200);
    expect((await open(second?.small ?? '')).statusCode).toBe(404);
  });

  it('A picture goes into one thing only, and only its maker puts it there', async () => {
    const { id } = await taken(await pictureOf(14));
    await expect(attached(other, id, 'theirs')).rejects.toMatchObject({ code: 'picture_gone' });
    await attached(member, id, 'first');
    await attached(member, id, 'first');
    await expect(attached(member, id, 'second')).rejects.toMatchObject({ code: 'picture_gone' });
  });
});

describe('a copy of a picture', () => {
  const copyOf = (by: TestMember, id: string, clientId = randomUUID()) =>
    call(test.app, copyPicture, { token: by.token, params: { id }, body: { clientId } });

  it('A copy of a picture outlives the original and is made once per client id', async () => {
    const { id } = await taken(await pictureOf(15, { width: 900, height: 600 }));
    const place = randomUUID();
    await attached(member, id, place);
    admitted.add(other.id);
    const clientId = randomUUID();
    const { body: copy } = await copyOf(other, id, clientId);
    expect(copy).toMatchObject({ width: 900, height: 600 });
    expect(copy.id).not.toBe(id);
    await inTransaction(test.deps.db, (trx) => test.deps.media.end(trx, [id])).then((remove) => remove());
    expect((await copyOf(other, id, clientId)).body).toEqual(copy);
    await attached(other, copy.id, randomUUID());
    const [address] = await addressesOf(other, [copy.id]);
    expect((await open(address?.large ?? '')).statusCode).toBe(200);
  });

  it('A copy of a picture is refused without access or once the picture is listed', async () => {
    const bytes = await pictureOf(16);
    const { id } = await taken(bytes);
    await attached(member, id, randomUUID());
    admitted.delete(other.id);
    expect((await copyOf(other, id)).status).toBe(404);
    expect((await copyOf(other, randomUUID())).status).toBe(404);
    const { hash: pdq, sha256 } = await printOf(bytes);
    await test.deps.pictures.add([{ pdq, sha256, class: 'intimate' }], { source: 'own', addedBy: null });
    expect((await copyOf(member, id)).problem.code).toBe('picture_refused');
  });
});

describe('how a picture ends', () => {
  it('An unsent picture is deleted after a day and a sent one stays', async () => {
    const [unsent, sent, unnoted] = [
      await taken(await pictureOf(21)),
      await taken(await pictureOf(22)),
      await taken(await pictureOf(23)),
    ];
    await attached(member, sent.id, 'sent');
    // This is the state after a server died between writing the thing and attaching its picture.
    await claimed(member, unnoted.id, 'unnoted');
    things.add('unnoted');
    const before = (await filesNow()).length;
    test.clock.advance(86_400_000 - 1);
    await test.deps.retention.enforce();
    expect((await filesNow()).length).toBe(before);
    test.clock.advance(1);
    await test.deps.retention.enforce();
    const left = await test.deps.db.selectFrom('upload').select('id').execute();
    const ids = left.map(({ id }) => id);
    expect(ids).not.toContain(unsent.id);
    expect(ids).toEqual(expect.arrayContaining([sent.id, unnoted.id]));
    expect(await filesNow()).toHaveLength(ids.length * 3);
    test.clock.set('2026-03-10T18:00:00.000Z');
  });

  it('A picture sent during the cleanup of unused pictures stays', async () => {
    const unsent = await taken(await pictureOf(26));
    await claimed(member, unsent.id, 'never written');
    test.clock.advance(1);
    const [sent, unnoted] = [await taken(await pictureOf(27)), await taken(await pictureOf(28))];
    test.clock.advance(86_400_000);
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await attached(member, sent.id, 'sent');
      await claimed(member, unnoted.id, 'unnoted');
    };
    await test.deps.retention.enforce();
    const left = await test.deps.db.selectFrom('upload').select('id').where('user_id', '=', member.id).execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([sent.id, unnoted.id].toSorted());
    test.clock.set('2026-03-10T18:00:00.000Z');
  });

  it('An erased person’s picture files are deleted and other people’s stay', async () => {
    await taken(await pictureOf(24), other);
    await taken(await pictureOf(25));
    const before = (await filesNow()).length;
    const remove = await inTransaction(test.deps.db, (trx) => test.deps.media.endOf(trx, member.id));
    await remove();
    expect((await filesNow()).length).toBe(before - 3);
    const rows = await test.deps.db.selectFrom('upload').select('user_id').execute();
    expect(rows.map(({ user_id: id }) => id)).not.toContain(member.id);
    expect(rows.map(({ user_id: id }) => id)).toContain(other.id);
  });
});

describe('the check', () => {
  it('A listed picture is refused before any of its files are stored', async () => {
    const bytes = await pictureOf(31);
    const { hash: pdq, sha256 } = await printOf(bytes);
    await test.deps.pictures.add([{ pdq, sha256, class: 'intimate' }], { source: 'own', addedBy: null });
    const before = (await filesNow()).length;
    const copy = await sharp(bytes).resize(300).webp().toBuffer();
    for (const one of [bytes, copy]) {
      const { status, problem } = await upload(test, member, { bytes: one });
      expect([status, problem.code, problem.fields?.['picture'] !== undefined]).toEqual([403, 'picture_refused', true]);
    }
    expect((await filesNow()).length).toBe(before);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
    const unreachable = await startTestApp({ DATA_DIR: folder, HMA_URL: 'http://127.0.0.1:9' });
    const stranger = await newMember(unreachable);
    const unanswered = await upload(unreachable, stranger, { bytes: await pictureOf(32) });
    await unreachable.close();
    expect([unanswered.status, unanswered.problem.code]).toEqual([503, 'picture_unchecked']);
    expect(unanswered.headers['retry-after']).toBe('60');
  });
});

it('An upload beyond twenty waiting pictures is refused with a retry time', async () => {
  const [bytes, wide] = [await pictureOf(41), await pictureOf(42, { width: 3000, height: 2000 })];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => upload(test, member, { bytes: at === 0 ? wide : bytes })),
  );
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  for (const { problem, headers } of busy)
    expect([problem.code, headers['retry-after']]).toEqual(['pictures_busy', '5']);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40 - busy.length);
  expect((await upload(test, member, { bytes })).status).toBe(200);
});
