import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { seededRng } from '#content/seeded-rng.ts';
import { printOf } from './decode.ts';
import { HashList } from './hash-list.ts';
import { ALIKE_BITS, LEAST_QUALITY, pdqOf } from './pdq.ts';
import type { Luma } from './reduce.ts';
import { published } from '#test/published-hashes.ts';

const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');

function bitsBetween(one: string, other: string): number {
  const difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return difference.toString(2).replaceAll('0', '').length;
}

/** The luminance of a whole picture in memory. */
interface Values {
  pixels: Float32Array;
  width: number;
  height: number;
}

const linesOf = ({ pixels, width, height }: Values): Luma => ({
  width,
  height,
  readLine: (row, line) => line.set(pixels.subarray(row * width, (row + 1) * width)),
});

/** Returns a landscape of soft hills, different for each seed. */
function hills(seed: number, { width, height }: { width: number; height: number }): Values {
  const rng = seededRng(seed);
  const waves = Array.from({ length: 120 }, () => [rng() * 100 - 50, rng() * 100 - 50, rng() * 6, rng()] as const);
  const pixels = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const sum = waves.reduce(
      (all, [across, down, shift, size]) => all + size * Math.sin(across * x + down * y + shift),
      0,
    );
    return Math.min(255, Math.max(0, 128 + 10 * sum));
  });
  return { pixels, width, height };
}

/** Returns colored hills, each color from its own seed, and partly transparent when there is an alpha channel. */
function coloredHills(channels: 3 | 4): Promise<Buffer> {
  const size = { width: 260, height: 190 };
  const layers = Array.from({ length: channels }, (_, layer) => hills(51 + layer, size).pixels);
  const data = Buffer.from(
    Array.from({ length: size.width * size.height * channels }, (_, at) =>
      Math.trunc(layers[at % channels]?.[Math.floor(at / channels)] ?? 0),
    ),
  );
  return sharp(data, { raw: { ...size, channels } })
    .png()
    .toBuffer();
}

const asPng = ({ pixels, width, height }: Values): Promise<Buffer> =>
  sharp(Buffer.from(Uint8Array.from(pixels)), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();

/** Returns the hash by its definition, step by step: passes of the box filter, sums of the transform, sorted median. */
function slowHash({ pixels, width, height }: Values): string {
  const pass = (line: number[]): number[] => {
    const window = line.length === 64 ? 1 : Math.ceil(line.length / 128);
    return line.map((_, at) => {
      const part = line.slice(Math.max(0, at - Math.floor((window - 1) / 2)), at + Math.floor(window / 2) + 1);
      return part.reduce((sum, value) => sum + value, 0) / part.length;
    });
  };
  const turned = (rows: number[][]): number[][] => (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? 0));
  let rows = Array.from({ length: height }, (_, row) => Array.from(pixels.subarray(row * width, (row + 1) * width)));
  for (let twice = 0; twice < 2; twice += 1) rows = turned(turned(rows.map(pass)).map(pass));
  const center = (at: number, length: number): number => Math.floor(((at + 0.5) * length) / 64);
  const small = Array.from({ length: 64 }, (_, y) =>
    Array.from({ length: 64 }, (__, x) => rows[center(y, height)]?.[center(x, width)] ?? 0),
  );
  const cosine = (wave: number, at: number): number => Math.cos((Math.PI * (wave + 1) * (2 * at + 1)) / 128);
  const waves = Array.from({ length: 256 }, (_, at) => {
    const [down, across] = [Math.floor(at / 16), at % 16];
    return small.reduce(
      (sum, row, y) => sum + cosine(down, y) * row.reduce((part, value, x) => part + value * cosine(across, x), 0),
      0,
    );
  });
  const middle = waves.toSorted((a, b) => a - b)[127] ?? 0;
  const bits = waves.reduce((all, value, at) => (value > middle ? all | (1n << BigInt(at)) : all), 0n);
  return bits.toString(16).padStart(64, '0');
}

describe('the hash', () => {
  it('The hash is what its definition computes by the letter', () => {
    for (const [seed, width, height] of [
      [1, 64, 64],
      [2, 200, 131],
      [3, 97, 300],
      [4, 129, 128],
      [5, 40, 30],
    ] as const) {
      const picture = hills(seed, { width, height });
      // Sums in another order may change the bit of a frequency at the median.
      expect(
        bitsBetween(hex(pdqOf(linesOf(picture)).hash), slowHash(picture)),
        `${width} × ${height}`,
      ).toBeLessThanOrEqual(2);
    }
  });

  it('Stored hashes still match their pictures in color and with transparency', async () => {
    const stored = [
      [3, 'd55935cc66276fd20c6acd1c2edaca0e0ec5c9671f6db5c888669a0a689753f1'],
      [4, '79599db431273b523c1cc5bcd0c05b850e2dc063792d25bcc0c63ea6b89d3bfb'],
    ] as const;
    for (const [channels, hash] of stored) {
      const print = await printOf(await coloredHills(channels));
      expect(print.quality).toBeGreaterThanOrEqual(LEAST_QUALITY);
      // Processors may round differently; a larger difference would break the comparison with existing lists.
      expect(bitsBetween(hex(print.hash), hash), `${channels} channels`).toBeLessThanOrEqual(2);
    }
  });

  it('A resized or recompressed picture hashes alike and a different picture does not', async () => {
    const picture = await asPng(hills(11, { width: 450, height: 300 }));
    const { hash, quality } = await printOf(picture);
    expect(quality).toBeGreaterThanOrEqual(LEAST_QUALITY);
    const smaller = await printOf(await sharp(picture).resize(300, 200).jpeg({ quality: 60 }).toBuffer());
    expect(bitsBetween(hex(hash), hex(smaller.hash))).toBeLessThanOrEqual(ALIKE_BITS);
    const other = await printOf(await asPng(hills(12, { width: 450, height: 300 })));
    expect(bitsBetween(hex(hash), hex(other.hash))).toBeGreaterThan(2 * ALIKE_BITS);
  });

  it('Each variant is the hash of the picture turned or mirrored', async () => {
    const picture = await asPng(hills(21, { width: 512, height: 384 }));
    const { variants } = await printOf(picture);
    const ways = [0, 90, 180, 270].flatMap((angle) => [
      sharp(picture).rotate(angle),
      sharp(picture).rotate(angle).flop(),
    ]);
    const met = await Promise.all(
      ways.map(async (way) => {
        // Sharp mirrors before it rotates, whatever the order of the calls. The eight pictures are the same in both
        // orders.
        const { hash } = await printOf(
          await sharp(await way.png().toBuffer())
            .png()
            .toBuffer(),
        );
        return variants.findIndex((variant) => bitsBetween(hex(variant), hex(hash)) <= ALIKE_BITS);
      }),
    );
    expect(met.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('A plain picture has no quality, and one too small to hash has neither', () => {
    const plain = { pixels: new Float32Array(100 * 100).fill(90), width: 100, height: 100 };
    expect(pdqOf(linesOf(plain)).quality).toBe(0);
    const tiny = { pixels: new Float32Array(4 * 40).fill(90), width: 4, height: 40 };
    expect(pdqOf(linesOf(tiny))).toEqual({ hash: new Uint8Array(32), quality: 0, variants: [] });
  });

  // The pictures come from the publishers of PDQ: PDQ_PICTURES names a copy of `pdq/data` of
  // github.com/facebook/ThreatExchange.
  const folder = process.env['PDQ_PICTURES'];
  it.skipIf(folder === undefined)('The publishers’ pictures have their published hashes', async () => {
    for (const [name, hash, most] of published) {
      const path = join(folder ?? '', name);
      expect(existsSync(path), path).toBe(true);
      const print = await printOf(await readFile(path));
      expect(bitsBetween(hex(print.hash), hash), name).toBeLessThanOrEqual(most);
    }
  });
});

describe('a list of hashes', () => {
  const hash = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const flips = fc.uniqueArray(fc.integer({ min: 0, max: 255 }), { minLength: 0, maxLength: 40 });

  it('A hash list finds exactly the hashes within 31 differing bits', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(hash, flips), { minLength: 1, maxLength: 20 }), hash, (others, wanted) => {
        const list = new HashList();
        const added = others.map(([random, bits], at) => {
          const near = wanted.slice();
          for (const bit of bits) near[bit >> 3] = (near[bit >> 3] ?? 0) ^ (1 << (bit & 7));
          return at % 2 === 0 ? near : random;
        });
        for (const one of added) list.add(one);
        const expected = added
          .map((one, at) => ({ at, bits: bitsBetween(hex(one), hex(wanted)) }))
          .filter(({ bits }) => bits <= ALIKE_BITS);
        expect(list.near([wanted])).toEqual(expected);
      }),
    );
  });

  it('A list of hashes keeps every hash when it grows', () => {
    const list = new HashList();
    const nth = (at: number): Uint8Array => {
      const rng = seededRng(at + 1);
      return Uint8Array.from({ length: 32 }, () => Math.floor(rng() * 256));
    };
    for (let at = 0; at < 3000; at += 1) list.add(nth(at));
    expect(list.size).toBe(3000);
    for (const at of [0, 1023, 1024, 2999]) expect(list.near([nth(at)])).toContainEqual({ at, bits: 0 });
  });
});

describe('reading a picture', () => {
  const refusal = async (bytes: Uint8Array): Promise<unknown> =>
    printOf(bytes).then(
      () => 'read',
      (error: unknown) => (error as { code?: string }).code,
    );

  it('The picture reader rejects unknown formats and truncated files', async () => {
    const picture = await asPng(hills(31, { width: 200, height: 200 }));
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
      'picture_format',
    );
    expect(await refusal(await sharp(picture).tiff().toBuffer())).toBe('picture_format');
    expect(await refusal(Buffer.from('no picture at all'))).toBe('picture_format');
    expect(await refusal(new Uint8Array())).toBe('picture_format');
    expect(await refusal(picture.subarray(0, picture.length / 2))).toBe('picture_format');
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      expect(await refusal(await sharp(picture).toFormat(format).toBuffer())).toBe('read');
    }
  });

  it('The picture reader rejects over 40 megapixels or 16,383 pixels from the header alone', async () => {
    const plain = (width: number, height: number): Promise<Buffer> =>
      sharp({ create: { width, height, channels: 3, background: '#888' } })
        .png()
        .toBuffer();
    expect(await refusal(await plain(16_383, 20))).toBe('read');
    expect(await refusal(await plain(16_384, 20))).toBe('picture_size');
    const large = await plain(8000, 5001);
    expect(await refusal(large)).toBe('picture_size');
    // The size is checked before any pixel is read, so even a file without pixels is refused as too large.
    expect(await refusal(large.subarray(0, 200))).toBe('picture_size');
  });

  it('A picture that a camera marked as turned has the hash of the upright one', async () => {
    const picture = await sharp(await asPng(hills(41, { width: 320, height: 240 })))
      .jpeg({ quality: 95 })
      .toBuffer();
    const marked = await sharp(picture).rotate(90).jpeg({ quality: 95 }).withMetadata({ orientation: 8 }).toBuffer();
    const [one, other] = [await printOf(picture), await printOf(marked)];
    expect(bitsBetween(hex(one.hash), hex(other.hash))).toBeLessThanOrEqual(8);
    expect(one.sha256.equals(other.sha256)).toBe(false);
  });
});
