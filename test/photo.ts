import sharp from 'sharp';
import { seededRng } from '#content/seeded-rng.ts';

/** Returns a picture of colored noise, which is different for each seed. */
export async function pictureOf(seed: number, { width = 480, height = 360 } = {}): Promise<Buffer> {
  const rng = seededRng(seed);
  const raw = Buffer.from(Uint8Array.from({ length: 24 * 24 * 3 }, () => Math.floor(rng() * 256)));
  return sharp(raw, { raw: { width: 24, height: 24, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .jpeg()
    .toBuffer();
}
