import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '#server/platform/errors.ts';
import { pdqOf, type Luma, type Pdq } from './pdq.ts';

/** What identifies a picture: its bytes exactly, and what it looks like. */
export interface Print extends Pdq {
  sha256: Buffer;
}

const MOST_PIXELS = 40_000_000;
/** The largest side that WebP can have. */
const MOST_SIDE = 16_383;
/** The formats that a browser shows everywhere. Vector formats and those with programs in them are refused. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);
/** Larger pictures are reduced first: the hash takes 64 × 64 pixels, and 40 million would hold the event loop for a second. */
const HASHED_SIDE = 2048;
/** The luminance of red, green and blue (ITU-R BT.601), which the published hashes are made with. */
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114];

/** Returns a picture's print; throws `picture_format` or `picture_size` before any pixel is decoded. */
export async function printOf(bytes: Uint8Array): Promise<Print> {
  const { isLarge } = await admit(bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { sha256, ...pdqOf(await lumaOf(bytes, isLarge)) };
}

async function admit(bytes: Uint8Array): Promise<{ isLarge: boolean }> {
  let found: Metadata;
  try {
    found = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new AppError('picture_format', { cause: error });
  }
  if (!FORMATS.has(found.format)) throw new AppError('picture_format');
  const { width, height } = found;
  if (width * height > MOST_PIXELS || Math.max(width, height) > MOST_SIDE) throw new AppError('picture_size');
  return { isLarge: Math.max(width, height) > HASHED_SIDE };
}

/** Reads the first frame, upright, on white where it is transparent. */
async function lumaOf(bytes: Uint8Array, isLarge: boolean): Promise<Luma> {
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
  const fitting = isLarge ? upright.resize(HASHED_SIDE, HASHED_SIDE, { fit: 'inside' }) : upright;
  const { data, info } = await fitting
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      // The header was that of a picture; what follows is cut off or broken.
      throw new AppError('picture_format', { cause: error });
    });
  const { width, height, channels } = info;
  const pixels = new Float32Array(width * height);
  const [green, blue] = channels >= 3 ? [1, 2] : [0, 0];
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * channels;
    pixels[at] = RED * (data[from] ?? 0) + GREEN * (data[from + green] ?? 0) + BLUE * (data[from + blue] ?? 0);
  }
  return { pixels, width, height };
}
