import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { pictureWidths, type PictureWidth } from '#contract/media.ts';
import type { Pixels } from '#server/platform/pictures/decode.ts';

/** Effort 4 takes twice as long for 3 % fewer bytes. */
const WEBP = { quality: 80, effort: 2 } as const;
/** The longest side of the picture from which the ThumbHash is computed. */
const THUMB_SIDE = 100;

export interface Rendered {
  files: Record<PictureWidth, Buffer>;
  /** The width of the largest file, in pixels. */
  width: number;
  /** The height of the largest file, in pixels. */
  height: number;
  thumbhash: Uint8Array;
}

/**
 * Makes the files of a picture from its decoded pixels, which carry no metadata. The large file takes longer than the
 * others together and is made in parallel. The small file and the ThumbHash are made from the reduced pixels.
 */
export async function render(pixels: Pixels): Promise<Rendered> {
  const [large, { medium, small, thumbhash }] = await Promise.all([
    webp(source(pixels).resize({ width: pictureWidths.large, withoutEnlargement: true })),
    renderSmaller(pixels),
  ]);
  const { width, height } = large.info;
  return { files: { small, medium, large: large.data }, width, height, thumbhash };
}

async function renderSmaller(pixels: Pixels): Promise<{ medium: Buffer; small: Buffer; thumbhash: Uint8Array }> {
  const medium = await reduce(pixels, pictureWidths.medium);
  const small = await reduce(medium, pictureWidths.small);
  return {
    medium: (await webp(source(medium))).data,
    small: (await webp(source(small))).data,
    thumbhash: await thumbhashOf(small),
  };
}

const source = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw });
const webp = (picture: Sharp): Promise<{ data: Buffer; info: OutputInfo }> =>
  picture.webp(WEBP).toBuffer({ resolveWithObject: true });

async function reduce(pixels: Pixels, width: number): Promise<Pixels> {
  if (pixels.width <= width) return pixels;
  const { data, info } = await source(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

async function thumbhashOf(pixels: Pixels): Promise<Uint8Array> {
  const { data, info } = await source(pixels)
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rgbaToThumbHash(info.width, info.height, data);
}
