import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { pictureWidths, type PictureWidth } from '#contract/media.ts';
import type { Pixels } from '#server/platform/pictures/decode.ts';

/** Effort 4 takes twice the time for 3 % fewer bytes. */
const WEBP = { quality: 80, effort: 2 } as const;
/** The largest side that a ThumbHash is made from. */
const THUMB_SIDE = 100;

export interface Rendered {
  files: Record<PictureWidth, Buffer>;
  /** The size of the largest file. */
  width: number;
  height: number;
  thumbhash: Uint8Array;
}

/** Makes the files of a picture from its pixels, which bring nothing but colors: no metadata can follow. */
export async function render(pixels: Pixels): Promise<Rendered> {
  const small = await webp(pixels, pictureWidths.small);
  const medium = await webp(pixels, pictureWidths.medium);
  const large = await webp(pixels, pictureWidths.large);
  return {
    files: { small: small.data, medium: medium.data, large: large.data },
    width: large.info.width,
    height: large.info.height,
    thumbhash: await thumbhashOf(pixels),
  };
}

const source = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw });

function webp(pixels: Pixels, width: number): Promise<{ data: Buffer; info: OutputInfo }> {
  return source(pixels).resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer({ resolveWithObject: true });
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
