import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '#server/platform/errors.ts';
import { pdqOf, type Pdq } from './pdq.ts';
import type { Luma } from './reduce.ts';

/** The hashes of a picture: of its exact bytes, and of its look. */
export interface Print extends Pdq {
  sha256: Buffer;
}

const MOST_PIXELS = 40_000_000;
/** The largest side that WebP can have. */
const MOST_SIDE = 16_383;
/** A picture with more frames than this is refused: only the first is used, but reading the others takes time. */
const MOST_FRAMES = 500;
/** The formats that every browser shows. Vector formats and formats with scripts are refused. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);
/** Pictures with a longer side are reduced first: hashing 40 million pixels would block for a second. */
const HASHED_SIDE = 2048;
/** The pixels of a picture: its first frame, upright, in sRGB, at most HASHED_SIDE a side, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** The luminance of red, green and blue (ITU-R BT.601), as in the published hashes. */
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114];

/** Returns a picture's print. Throws `picture_format`, or `picture_size` before a pixel is decoded. */
export async function printOf(bytes: Uint8Array): Promise<Print> {
  return (await decode(bytes)).print();
}

/**
 * Decodes a picture once; throws like `printOf`. `print` computes the print and blocks the event loop for some 15 ms. A
 * caller that also processes the pixels starts that work first, because it runs in sharp's threads.
 */
export async function decode(bytes: Uint8Array): Promise<{ pixels: Pixels; print: () => Print }> {
  const { isLarge } = await admit(bytes);
  const pixels = await pixelsOf(bytes, isLarge);
  return {
    pixels,
    print: () => ({ sha256: createHash('sha256').update(bytes).digest(), ...pdqOf(lumaOf(pixels)) }),
  };
}

async function admit(bytes: Uint8Array): Promise<{ isLarge: boolean }> {
  let found: Metadata;
  try {
    found = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new AppError('picture_format', { cause: error });
  }
  if (!FORMATS.has(found.format)) throw new AppError('picture_format');
  const { width, height, pages = 1 } = found;
  if (pages > MOST_FRAMES) throw new AppError('picture_size');
  if (width * height * pages > MOST_PIXELS || Math.max(width, height) > MOST_SIDE) throw new AppError('picture_size');
  return { isLarge: Math.max(width, height) > HASHED_SIDE };
}

async function pixelsOf(bytes: Uint8Array, isLarge: boolean): Promise<Pixels> {
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
  const fitting = isLarge ? upright.resize(HASHED_SIDE, HASHED_SIDE, { fit: 'inside' }) : upright;
  const { data, info } = await fitting
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      // The header is valid, but the rest of the file is incomplete or broken.
      throw new AppError('picture_format', { cause: error });
    });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Returns the luminance, read line by line; a transparent picture is put on white. */
function lumaOf({ data, width, height, channels }: Pixels): Luma {
  const ofColors = (row: number, line: Float32Array): void => {
    let from = row * width * 3;
    for (let at = 0; at < width; at += 1, from += 3) {
      line[at] = RED * (data[from] ?? 0) + GREEN * (data[from + 1] ?? 0) + BLUE * (data[from + 2] ?? 0);
    }
  };
  const ofAny = (row: number, line: Float32Array): void => {
    const [green, blue] = channels >= 3 ? [1, 2] : [0, 0];
    const alpha = channels % 2 === 0 ? channels - 1 : undefined;
    let from = row * width * channels;
    for (let at = 0; at < width; at += 1, from += channels) {
      const luma = RED * (data[from] ?? 0) + GREEN * (data[from + green] ?? 0) + BLUE * (data[from + blue] ?? 0);
      const cover = alpha === undefined ? 1 : (data[from + alpha] ?? 0) / 255;
      line[at] = luma * cover + 255 * (1 - cover);
    }
  };
  // Most photographs have only red, green and blue; a separate loop for these takes half the time.
  return { width, height, readLine: channels === 3 ? ofColors : ofAny };
}
