import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededRng } from '#content/seeded-rng.ts';
import { createSeal, deriveKey } from '#server/platform/secrets/seal.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { PictureServer } from '#test/picture-service.ts';
import { CsvError, readHashes } from './csv.ts';
import { printOf } from './decode.ts';
import { pictureServices } from './services.ts';
import { judge } from './verdict.ts';

let service: PictureServer;
let test: TestApp;
let plain: TestApp;
let dataDir: string;
beforeAll(async () => {
  service = await new PictureServer().start();
  dataDir = await mkdtemp(join(tmpdir(), 'wildin-sealed-'));
  test = await startTestApp({
    DATA_DIR: dataDir,
    HMA_URL: `${service.url}/hma`,
    HMA_TOKEN: 'a token for hma',
    HMA_BANKS: 'NCMEC=minor, STOPNCII=intimate',
    PHOTODNA_URL: `${service.url}/match`,
    PHOTODNA_KEY: 'a key for photodna',
    PHOTODNA_HASHER_URL: `${service.url}/hash`,
  });
  plain = await startTestApp({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await test.close();
  await plain.close();
  await service.stop();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => {
  service.asked.length = 0;
  service.manners.set('/hma/m/lookup', { json: {} });
  service.manners.set('/hash', { json: { hash: Buffer.from('an edge hash').toString('base64') } });
  service.manners.set('/match', { json: answer(false) });
});

const answer = (isMatch: boolean): unknown => ({
  TrackingId: 'WUS_1',
  MatchResults: [{ Status: { Code: 3000, Description: 'OK' }, ContentId: 'picture', IsMatch: isMatch }],
});

/** Returns a picture of colored noise, a different one per number. */
async function pictureOf(seed: number): Promise<Buffer> {
  const rng = seededRng(seed);
  const raw = Buffer.from(Uint8Array.from({ length: 24 * 24 * 3 }, () => Math.floor(rng() * 256)));
  return sharp(raw, { raw: { width: 24, height: 24, channels: 3 } })
    .resize(480, 480, { kernel: 'cubic' })
    .jpeg()
    .toBuffer();
}

const MEMBER = 100_000_002_000;
const nothing = async (): Promise<void> => undefined;
const verdictOf = async (on: TestApp, bytes: Uint8Array): Promise<unknown> =>
  (await on.deps.pictures.check(bytes, MEMBER, nothing)).verdict;

describe('our own list', () => {
  it('An unknown picture is allowed and an unconfigured service is never asked', async () => {
    expect(await verdictOf(plain, await pictureOf(1))).toEqual({ is: 'allow' });
    expect(service.asked).toEqual([]);
  });

  it('A listed picture is recognized when resized, rotated or mirrored', async () => {
    const picture = await pictureOf(2);
    const { hash, sha256 } = await printOf(picture);
    const by = { source: 'own', addedBy: null };
    expect(await plain.deps.pictures.add([{ pdq: hash, sha256, class: 'intimate' }], by)).toBe(1);
    expect(await plain.deps.pictures.add([{ pdq: hash, sha256, class: 'intimate' }], by)).toBe(0);
    const denied = { is: 'deny', source: 'own', class: 'intimate', isGrave: false };
    const copies = [
      picture,
      await sharp(picture).resize(200).webp({ quality: 50 }).toBuffer(),
      await sharp(picture).rotate(90).png().toBuffer(),
      await sharp(picture).flop().jpeg({ quality: 70 }).toBuffer(),
    ];
    for (const copy of copies) expect(await verdictOf(plain, copy)).toMatchObject(denied);
    const [first] = await plain.deps.pictures.nearCopies(await printOf(picture));
    expect(first).toMatchObject({ source: 'own', bits: 0 });
    expect(await plain.deps.pictures.nearCopies(await printOf(await pictureOf(3)))).toEqual([]);
  });

  it('A picture with too little in it is known by its bytes alone', async () => {
    const grey = (shade: string): Promise<Buffer> =>
      sharp({ create: { width: 300, height: 300, channels: 3, background: shade } })
        .png()
        .toBuffer();
    const { hash, sha256 } = await printOf(await grey('#777'));
    await plain.deps.pictures.add([{ pdq: hash, sha256, class: 'other' }], { source: 'plain', addedBy: null });
    expect(await verdictOf(plain, await grey('#777'))).toEqual({ is: 'review', reason: 'known', source: 'plain' });
    expect(await verdictOf(plain, await grey('#787878'))).toEqual({ is: 'allow' });
  });

  it('Lists added at the same moment are all known, whoever was first', async () => {
    const pictures = await Promise.all([11, 12, 13, 14].map(pictureOf));
    await Promise.all(
      pictures.map(async (picture, at) => {
        const { hash: pdq } = await printOf(picture);
        await plain.deps.pictures.add([{ pdq, sha256: null, class: 'intimate' }], {
          source: `list ${at}`,
          addedBy: null,
        });
        await verdictOf(plain, picture);
      }),
    );
    for (const picture of pictures) expect(await verdictOf(plain, picture)).toMatchObject({ is: 'deny' });
  });
});

describe('services', () => {
  it('HMA gets the hash alone, with its token, and its banks decide', async () => {
    const picture = await pictureOf(21);
    service.manners.set('/hma/m/lookup', { json: { STOPNCII: [{ bank_content_id: 4, distance: '2' }], NCMEC: [] } });
    expect(await verdictOf(test, picture)).toMatchObject({ is: 'deny', class: 'intimate', source: 'hma STOPNCII' });
    const asked = service.asked.find(({ path }) => path.startsWith('/hma'));
    const { hash } = await printOf(picture);
    expect(asked?.path).toBe(`/hma/m/lookup?signal_type=pdq&signal=${Buffer.from(hash).toString('hex')}`);
    expect(asked?.method).toBe('GET');
    expect(asked?.body.length).toBe(0);
    expect(asked?.headers.authorization).toBe('Bearer a token for hma');
    service.manners.set('/hma/m/lookup', { json: { SPAM: [{ bank_content_id: 5 }] } });
    expect(await verdictOf(test, picture)).toEqual({ is: 'review', reason: 'known', source: 'hma SPAM' });
  });

  it('PhotoDNA gets the hash of the operator’s hasher, with its key, and never the picture', async () => {
    const picture = await pictureOf(22);
    expect(await verdictOf(test, picture)).toEqual({ is: 'allow' });
    const [hasher, match] = ['/hash', '/match'].map((path) => service.asked.find((asked) => asked.path === path));
    expect(hasher?.body.equals(picture)).toBe(true);
    expect(match?.headers['ocp-apim-subscription-key']).toBe('a key for photodna');
    expect(match?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(match?.body.includes('an edge hash')).toBe(true);
    expect(match?.body.includes(picture.subarray(0, 200))).toBe(false);
  });

  it('A service that fails, redirects or talks nonsense sends the picture to review', async () => {
    const picture = await pictureOf(23);
    const unanswered = { is: 'review', reason: 'unanswered', source: 'hma' };
    const elsewhere = { redirect: `${service.url}/elsewhere` };
    service.manners.set('/elsewhere', { json: {} });
    for (const manner of [{ status: 500 }, { status: 401 }, elsewhere, 'garbage', 'endless', { json: [1] }] as const) {
      service.manners.set('/hma/m/lookup', manner);
      expect(await verdictOf(test, picture)).toEqual(unanswered);
    }
    expect(service.asked.some(({ path }) => path === '/elsewhere')).toBe(false);
    service.manners.set('/hma/m/lookup', { json: {} });
    service.manners.set('/match', { json: { MatchResults: [{ Status: { Code: 3004 }, IsMatch: false }] } });
    expect(await verdictOf(test, picture)).toEqual({ ...unanswered, source: 'photodna' });
  });

  it('A service that never answers is given up', async () => {
    service.manners.set('/hma/m/lookup', 'hang');
    const picture = await pictureOf(24);
    const [hma] = pictureServices(test.deps.config, 20);
    await expect(hma?.matches(await printOf(picture), picture)).rejects.toThrow(/timeout/);
  });
});

describe('a grave match', () => {
  it('A grave match is sealed for a year in an encrypted file and then deleted', async () => {
    const picture = await pictureOf(31);
    service.manners.set('/match', { json: answer(true) });
    const denied = { is: 'deny', source: 'photodna', class: 'minor', isGrave: true };
    expect(await verdictOf(test, picture)).toEqual(denied);
    const folder = join(dataDir, 'sealed');
    const files = await readdir(folder);
    expect(files).toHaveLength(1);
    const path = join(folder, files[0] ?? '');
    expect((await stat(path)).mode & 0o077).toBe(0);
    const text = await readFile(path, 'utf8');
    expect(text).not.toContain(picture.toString('base64').slice(100, 160));
    const seal = createSeal(deriveKey(test.deps.config.authSecret ?? '', 'sealed evidence'));
    const opened = { picture: picture.toString('base64'), uploadedBy: MEMBER, source: 'photodna' };
    expect(await seal.open(text)).toMatchObject(opened);
    test.clock.advance(365 * 86_400_000);
    await test.deps.retention.enforce();
    expect(await readdir(folder)).toHaveLength(1);
    test.clock.advance(86_400_000);
    await test.deps.retention.enforce();
    expect(await readdir(folder)).toEqual([]);
    expect(await test.deps.db.selectFrom('sealed_evidence').selectAll().execute()).toEqual([]);
  });
});

describe('rules', () => {
  it('The gravest match decides, and silence never allows', () => {
    const [minor, intimate, other] = (['minor', 'intimate', 'other'] as const).map((kind) => ({
      source: kind,
      class: kind,
    }));
    if (!minor || !intimate || !other) throw new Error('Three classes.');
    expect(judge([other, minor, intimate], ['hma'])).toEqual({ is: 'deny', ...minor, isGrave: true });
    expect(judge([other, intimate], [])).toEqual({ is: 'deny', ...intimate, isGrave: false });
    expect(judge([other], ['hma'])).toEqual({ is: 'review', reason: 'known', source: 'other' });
    expect(judge([], ['hma'])).toEqual({ is: 'review', reason: 'unanswered', source: 'hma' });
    expect(judge([], [])).toEqual({ is: 'allow' });
  });

  it('A list is read by its first line, and refused whole for one wrong line', () => {
    const hash = 'ab'.repeat(32);
    const bytes = Uint8Array.from(Buffer.from(hash, 'hex'));
    const read = readHashes(`note,PDQ,class\r\nx,${hash},minor\r\n\r\ny,${hash.toUpperCase()},\r\n`, 'other');
    expect(read).toEqual([
      { pdq: bytes, sha256: null, class: 'minor' },
      { pdq: bytes, sha256: null, class: 'other' },
    ]);
    for (const wrong of [
      `${hash}\n`,
      `pdq\n${hash}0\n`,
      `pdq,class\n${hash},grave\n`,
      `pdq,class\n${hash},\n`,
      'pdq,class\n,minor\n',
    ]) {
      expect(() => readHashes(wrong, undefined)).toThrow(CsvError);
    }
  });
});
