import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isPicture, pictureKind } from './picture-kinds.ts';

const frame = { width: 8, height: 8, channels: 3 } as const;
/** Two frames of 8 × 8 pixels, one below the other, as sharp takes an animation. */
const frames = (): Sharp =>
  sharp(Buffer.alloc(8 * 16 * 3, 120).fill(30, 0, 8 * 8 * 3), {
    raw: { ...frame, height: 16, pageHeight: 8 },
  });
const still = (): Sharp => sharp({ create: { ...frame, background: '#c33' } });
const heic = (brand: string): Uint8Array => new TextEncoder().encode(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`);

describe('what a file is', () => {
  it.each(['gif', 'webp'] as const)('A %s with two frames moves, and one with one frame does not', async (format) => {
    expect(pictureKind(await frames().toFormat(format).toBuffer())).toEqual({ isHeic: false, isMoving: true });
    expect(pictureKind(await still().toFormat(format).toBuffer()).isMoving).toBe(false);
  });

  it('A PNG moves only with an animation control chunk', async () => {
    const png = await still().png().toBuffer();
    expect(pictureKind(png).isMoving).toBe(false);
    expect(pictureKind(Buffer.concat([png.subarray(0, 33), Buffer.from('\0\0\0\u0008acTL')])).isMoving).toBe(true);
  });

  it('An iPhone photo is recognized by its brand, unlike an AVIF or a JPEG', async () => {
    for (const brand of ['heic', 'mif1', 'hevc']) expect(pictureKind(heic(brand)).isHeic).toBe(true);
    expect(pictureKind(heic('avif')).isHeic).toBe(false);
    expect(pictureKind(await still().jpeg().toBuffer())).toEqual({ isHeic: false, isMoving: false });
    expect(pictureKind(new Uint8Array())).toEqual({ isHeic: false, isMoving: false });
  });

  it('A HEIC file without a type counts as a picture by its name', () => {
    expect(isPicture({ type: '', name: 'IMG_0001.HEIC' })).toBe(true);
    expect(isPicture({ type: 'image/png', name: 'x' })).toBe(true);
    expect(isPicture({ type: '', name: 'notes.txt' })).toBe(false);
    expect(isPicture({ type: 'text/plain', name: 'a.heic' })).toBe(false);
  });
});
