import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureAddresses, PICTURE_BYTES, VOICE_BYTES, voiceAddress } from '#contract/media.ts';
import type { ErrorCode, Problem } from '#contract/errors.ts';
import { createPost } from '#contract/posts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { pictureOf } from '#test/photo.ts';
import { upload, uploadImage, uploadVoice } from '#test/pictures.ts';
import { declaredRoutes } from '#test/routes.ts';
import { newAuthor } from '#test/post-scene.ts';
import { mp4Of, oggOf, webmOf } from '#test/voices.ts';

let test: TestApp;
let folder: string;
let member: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-files-'));
  test = await startTestApp({ DATA_DIR: folder });
  member = await newMember(test);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

/** Returns a PNG of one pixel whose header claims another size. */
async function hugePng(width: number, height: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  small.writeUInt32BE(width, 16);
  small.writeUInt32BE(height, 20);
  return small;
}

/** Returns a GIF of one-pixel frames that alternate between black and white. */
function gifOf(frames: number): Buffer {
  const head = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const loop = [0x21, 0xff, 0x0b, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  const frame = (at: number): number[] => {
    const control = [0x21, 0xf9, 4, 0, 5, 0, 0, 0];
    const place = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0];
    return control.concat(place, [2, 2, at % 2 === 0 ? 0x44 : 0x4c, 1, 0]);
  };
  return Buffer.from([...head, ...loop, ...Array.from({ length: frames }, (_, at) => frame(at)).flat(), 0x3b]);
}

interface Case {
  what: string;
  make: () => Promise<Uint8Array> | Uint8Array;
  code: ErrorCode;
  filename?: string;
}
const photo = (): Promise<Buffer> => pictureOf(2);
const small = (): Promise<Buffer> => pictureOf(1, { width: 64, height: 64 });
const MVG = 'push graphic-context\nviewbox 0 0 9 9\nfill "url(file:///etc/passwd)"';
const refused: Case[] = [
  { what: 'An SVG', make: () => SVG, code: 'picture_format', filename: 'drawing.svg' },
  { what: 'An SVG named .png', make: () => SVG, code: 'picture_format', filename: 'photo.png' },
  { what: 'A page of HTML named .png', make: () => HTML, code: 'picture_format', filename: 'photo.png' },
  {
    what: 'A page that begins like a GIF',
    make: () => Buffer.concat([Buffer.from('GIF89a/*'), HTML]),
    code: 'picture_format',
  },
  {
    what: 'A TIFF',
    make: async () =>
      sharp(await small())
        .tiff()
        .toBuffer(),
    code: 'picture_format',
  },
  {
    what: 'An AVIF',
    make: async () =>
      sharp(await small())
        .avif({ effort: 0 })
        .toBuffer(),
    code: 'picture_format',
  },
  { what: 'A PDF', make: () => Buffer.from('%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj'), code: 'picture_format' },
  { what: 'A script for ImageMagick', make: () => Buffer.from(MVG), code: 'picture_format' },
  { what: 'A picture that is cut off', make: async () => (await photo()).subarray(0, 4000), code: 'picture_format' },
  {
    what: 'A PNG that is cut off',
    make: async () =>
      (
        await sharp(await photo())
          .png()
          .toBuffer()
      ).subarray(0, 9000),
    code: 'picture_format',
  },
  { what: 'A file of zero bytes', make: () => Buffer.alloc(0), code: 'picture_format' },
  { what: 'A file of zeros', make: () => Buffer.alloc(5000), code: 'picture_format' },
  { what: '20,000 × 20,000 pixels', make: () => hugePng(20_000, 20_000), code: 'picture_size' },
  { what: 'A strip of 40,000 × 1 pixels', make: () => hugePng(40_000, 1), code: 'picture_size' },
  { what: 'A thousand frames', make: () => gifOf(1000), code: 'picture_size' },
  { what: 'A file of 26 MB', make: () => Buffer.alloc(27_000_000, 'x'), code: 'too_large' },
  { what: 'A file one byte too large', make: () => Buffer.alloc(PICTURE_BYTES + 1, 'x'), code: 'too_large' },
];

const left = async (name: string): Promise<string[]> => readdir(join(folder, name)).catch(() => []);

const PNG = 'image/png';
/** Every route that accepts a picture. */
const doors: Record<string, (bytes: Buffer, filename: string) => Promise<{ status: number; problem: Problem }>> = {
  'a message': (bytes, filename) => upload(test, member, { bytes, filename, type: PNG }),
  'a profile photo': async (bytes, filename) =>
    uploadImage(test, await newMember(test), { bytes, filename, type: PNG, as: 'avatar' }),
  'a post': async (bytes) => {
    const body = { clientId: randomUUID(), content: '', imageUrl: `data:${PNG};base64,${bytes.toString('base64')}` };
    return call(test.app, createPost, { token: (await newAuthor(test, 'Ana')).token, body });
  },
};

describe('what is no picture', () => {
  describe.each(Object.keys(doors))('as %s', (door) => {
    it.each(refused)(
      '$what is refused with a code beside the field, and nothing of it is kept',
      async ({ make, code, filename = 'photo.jpg' }) => {
        const bytes = Buffer.from(await make());
        const answer = await doors[door]?.(bytes, filename);
        // A post takes its picture as a data URL. The check of the URL refuses empty and too large files first.
        const isNoAddress = door === 'a post' && (bytes.length === 0 || bytes.length > PICTURE_BYTES);
        const codes: unknown[] = isNoAddress ? ['invalid', 'too_large'] : [code];
        expect(codes).toContain(answer?.problem.code);
        if (answer?.status !== 413) {
          expect(Object.keys(answer?.problem.fields ?? {})).toEqual([isNoAddress ? 'imageUrl' : 'picture']);
        }
        expect(answer?.status).toBeLessThan(500);
        expect(await left('media')).toEqual([]);
        expect(await left('incoming')).toEqual([]);
      },
    );
  });
});

/** Sends a form with `parts` other parts before the photo. */
async function sendParts(form: { url: string; parts: number; as: 'field' | 'file'; taken: Buffer }) {
  const { url, parts, as, taken: bytes } = form;
  const head = (at: number | string, name: string): string =>
    `--b\r\ncontent-disposition: form-data; name="${at}"${name}\r\n\r\n`;
  const file = '; filename="a.jpg"';
  const more = Array.from({ length: parts }, (_, at) => `${head(at, as === 'file' ? file : '')}x\r\n`).join('');
  return test.app.inject({
    method: 'POST',
    url: `${url}clientId=${randomUUID()}`,
    headers: {
      authorization: `Bearer ${(await newMember(test)).token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: Buffer.concat([Buffer.from(more + head('picture', file)), bytes, Buffer.from('\r\n--b--\r\n')]),
  });
}

describe('forms that are none', () => {
  it('A form that is broken off is refused, and nothing of it is kept', async () => {
    const bytes = await pictureOf(3);
    for (const cut of [10, 90, 400, 5000]) {
      const { status, problem } = await upload(test, member, { bytes, cut });
      expect([status, problem.code]).toEqual([400, 'invalid']);
    }
    expect(await left('incoming')).toEqual([]);
  });

  const empty = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--b--\r\n';
  it.each([
    { what: 'JSON', type: 'application/json', payload: '{"picture":"x"}', status: 415 },
    { what: 'A form without a boundary', type: 'multipart/form-data', payload: 'x', status: 400 },
    { what: 'A form without a file', type: 'multipart/form-data; boundary=b', payload: empty, status: 400 },
    { what: 'An empty form', type: 'multipart/form-data; boundary=b', payload: '--b--\r\n', status: 400 },
    { what: 'A body of bytes', type: 'application/octet-stream', payload: 'xxxx', status: 415 },
  ])('$what in the place of a form with a file is refused', async ({ type, payload, status }) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/media?clientId=0191d8a0-0000-7000-8000-000000000000',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': type },
      payload,
    });
    expect(answer.statusCode, answer.body).toBe(status);
  });

  it('A form with more than one part or file is refused and leaves nothing', async () => {
    const taken = await photo();
    for (const [parts, as] of [
      [6, 'field'],
      [2, 'file'],
      [40, 'file'],
    ] as const) {
      const check = '/api/photo-check/0191d8a0-0000-7000-8000-000000000000/steps/1?';
      for (const url of ['/api/media?', '/api/users/upload-image?type=avatar&', check]) {
        const answer = await sendParts({ url, parts, as, taken });
        // There is no such check.
        expect([...(url === check ? [404] : []), 400, 413, 415], answer.body).toContain(answer.statusCode);
      }
    }
    expect(await left('incoming')).toEqual([]);
  });

  it('No other route takes a form, and only posts take a large body', async () => {
    const takers: string[] = [];
    const large: string[] = [];
    for (const { name, route } of await declaredRoutes()) {
      if (route.bodyBytes !== undefined) large.push(name);
      // Developers' routes are switched off in this server.
      if (route.method === 'GET' || name.startsWith('dev.')) continue;
      const { statusCode } = await test.app.inject({
        method: route.method,
        url: route.path.replaceAll(/:\w+/g, 'x'),
        headers: { authorization: `Bearer ${member.token}`, 'content-type': 'multipart/form-data; boundary=b' },
        payload: empty,
      });
      if (statusCode !== 415) takers.push(name);
    }
    // A new route that takes files must be added to the tests of this file.
    expect(takers.toSorted()).toEqual([
      'media.uploadPicture',
      'media.uploadVoice',
      'people.images.uploadImage',
      'photo-check.takeLivePicture',
    ]);
    expect(large).toEqual(['posts.createPost']);
  });

  it('An upload without an account is refused', async () => {
    const { status } = await upload(test, { token: 'x' }, { bytes: await pictureOf(4) });
    expect(status).toBe(401);
  });
});

describe('what is a picture, and more', () => {
  it('A picture with a page behind it, and any name, becomes a picture alone', async () => {
    const names = ['../../../etc/passwd', 'a\0b.jpg', '<img src=x>.html', `${'x'.repeat(300)}.php`, '.htaccess', ''];
    for (const [at, filename] of names.entries()) {
      const bytes = Buffer.concat([await pictureOf(50 + at), HTML]);
      const { status, body, problem } = await upload(test, member, { bytes, filename, type: 'text/html' });
      // Without a file name, a form part is a text field instead of a file.
      if (filename === '') {
        expect(status).toBeLessThan(500);
        continue;
      }
      expect(status, JSON.stringify(problem)).toBe(200);
      const { pictures } = (await call(test.app, pictureAddresses, { token: member.token, body: { ids: [body.id] } }))
        .body;
      const { headers, rawPayload } = await test.app.inject({ url: pictures[0]?.large ?? '' });
      expect(headers['content-type']).toBe('image/webp');
      expect(rawPayload.includes('script')).toBe(false);
      expect((await sharp(rawPayload).metadata()).format).toBe('webp');
    }
    const files = await readdir(join(folder, 'media'), { recursive: true });
    for (const file of files) expect(file).toMatch(/^[0-9a-f]{2}(\/[0-9a-f]{64}-(small|medium|large)\.webp)?$/);
  });

  it('A moving picture of few frames becomes its first', async () => {
    const { body } = await upload(test, member, { bytes: gifOf(5), filename: 'a.gif', type: 'image/gif' });
    expect(body).toMatchObject({ width: 1, height: 1 });
  });
});

/** A valid recording that is too large. */
const fat = (): Buffer =>
  Buffer.concat([webmOf({ ms: 1000 }), Buffer.from([0xec, 0x10, 0x20, 0, 0]), Buffer.alloc(0x200000)]);
const notVoices: Case[] = [
  { what: 'An SVG', make: () => SVG, code: 'voice_format', filename: 'drawing.svg' },
  { what: 'A page of HTML named .webm', make: () => HTML, code: 'voice_format', filename: 'voice.webm' },
  { what: 'A picture', make: small, code: 'voice_format' },
  { what: 'A page behind a recording', make: () => Buffer.concat([webmOf({ ms: 400 }), HTML]), code: 'voice_format' },
  { what: 'A page behind one in Ogg', make: () => Buffer.concat([oggOf({ ms: 400 }), HTML]), code: 'voice_format' },
  { what: 'A page behind one in MP4', make: () => Buffer.concat([mp4Of({ ms: 400 }), HTML]), code: 'voice_format' },
  { what: 'A page that begins like Ogg', make: () => Buffer.concat([Buffer.from('OggS'), HTML]), code: 'voice_format' },
  { what: 'A film', make: () => webmOf({ ms: 400, kind: 1 }), code: 'voice_format' },
  { what: 'A recording that is cut off', make: () => mp4Of({ ms: 400 }).subarray(0, 300), code: 'voice_format' },
  { what: 'A file of zero bytes', make: () => Buffer.alloc(0), code: 'voice_format' },
  { what: 'A file of zeros', make: () => Buffer.alloc(5000), code: 'voice_format' },
  { what: 'A recording of two minutes', make: () => webmOf({ ms: 120_000 }), code: 'voice_length' },
  { what: 'A file of 26 MB', make: () => Buffer.alloc(27_000_000, 'x'), code: 'too_large' },
  { what: 'A file one byte too large', make: () => Buffer.alloc(VOICE_BYTES + 1, 'x'), code: 'too_large' },
  { what: 'A recording that is too large', make: fat, code: 'too_large' },
];

describe('what is no voice note', () => {
  it.each(notVoices)(
    '$what is refused as a voice note with a code and leaves nothing',
    async ({ make, code, filename = 'voice' }) => {
      const before = await files();
      const { status, problem } = await uploadVoice(test, member, { bytes: await make(), filename });
      expect(problem.code).toBe(code);
      expect(status).toBeLessThan(500);
      expect(await files()).toEqual(before);
      expect(await left('incoming')).toEqual([]);
    },
  );

  it('A voice note that is broken off is refused, and nothing of it is kept', async () => {
    for (const cut of [10, 90, 400]) {
      const { status, problem } = await uploadVoice(test, member, { bytes: webmOf({ ms: 4000 }), cut });
      expect([status, problem.code]).toEqual([400, 'invalid']);
    }
    expect(await left('incoming')).toEqual([]);
  });

  it('A voice note is served as its real type under a generated name', async () => {
    for (const filename of ['../../../etc/passwd', 'a\0b.webm', '<img src=x>.html', `${'x'.repeat(300)}.php`]) {
      const { body } = await uploadVoice(test, member, { bytes: oggOf({ ms: 400 }), filename, type: 'text/html' });
      const { address } = (await call(test.app, voiceAddress, { token: member.token, params: { id: body.id } })).body;
      const { headers } = await test.app.inject({ url: address });
      expect(headers['content-type']).toBe('audio/ogg');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    for (const file of await files())
      expect(file).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{64}(-(small|medium|large)\.webp|\.ogg)$/);
  });
});

const files = async (): Promise<string[]> =>
  (await readdir(join(folder, 'media'), { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));
