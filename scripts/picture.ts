import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The most colors of an indexed PNG. */
const COLORS = 256;

interface Pixels {
  width: number;
  height: number;
  /** The red, green and blue of each pixel, as one number. */
  colors: Uint32Array;
}

/** Takes the screen as a PNG of at most 256 colors: a third of the size, with the same look of flat surfaces. */
export async function takePicture(page: Page, path: string): Promise<void> {
  const pixels = await decode(page, await page.screenshot({ animations: 'disabled' }));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, encode(pixels));
}

/** Decodes a PNG in the browser. The code is a string, because scripts are compiled without the browser's types. */
const READ = `async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const rgba = context.getImageData(0, 0, image.width, image.height).data;
  let text = '';
  for (let at = 0; at < rgba.length; at += 32768) text += String.fromCodePoint(...rgba.subarray(at, at + 32768));
  return { width: image.width, height: image.height, data: btoa(text) };
}`;

async function decode(page: Page, png: Buffer): Promise<Pixels> {
  const blank = await page.context().newPage();
  const { width, height, data } = await blank.evaluate<{ width: number; height: number; data: string }>(
    `(${READ})('${png.toString('base64')}')`,
  );
  await blank.close();
  const rgba = Buffer.from(data, 'base64');
  const colors = Uint32Array.from({ length: width * height }, (_, at) => rgba.readUInt32BE(at * 4) >>> 8);
  return { width, height, colors };
}

function encode({ width, height, colors }: Pixels): Buffer {
  const { palette, indexOf } = quantize(colors);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = indexOf.get(colors[y * width + x] ?? 0) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => channels(color)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

const channels = (color: number): [number, number, number] => [color >> 16, (color >> 8) & 255, color & 255];

type Counted = [color: number, count: number];

/** Returns a palette and each color's index in it. Median cut halves the heaviest box until it has `COLORS` boxes. */
function quantize(colors: Uint32Array): { palette: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const boxes = [boxOf([...counts])];
  while (boxes.length < COLORS) {
    const next = boxes.toSorted((a, b) => b.weight - a.weight)[0];
    if (next === undefined || next.weight === 0) break;
    boxes.splice(boxes.indexOf(next), 1, ...halves(next));
  }
  const indexOf = new Map(boxes.flatMap(({ colors: all }, index) => all.map(([color]) => [color, index] as const)));
  return { palette: boxes.map(({ colors: all }) => mean(all)), indexOf };
}

interface Box {
  colors: readonly Counted[];
  channel: number;
  /** The square of the widest channel's range, times the number of pixels; 0 for a single color. */
  weight: number;
}

function boxOf(colors: readonly Counted[]): Box {
  const widths = [0, 1, 2].map((channel) => {
    let [low, high] = [255, 0];
    for (const [color] of colors) {
      const value = channels(color)[channel] ?? 0;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    return high - low;
  });
  const width = Math.max(...widths);
  return { colors, channel: widths.indexOf(width), weight: width ** 2 * pixelsOf(colors) };
}

const pixelsOf = (colors: readonly Counted[]): number => colors.reduce((sum, [, count]) => sum + count, 0);

/** Splits at the median of the pixels, with at least one color on each side. */
function halves({ colors, channel }: Box): Box[] {
  const sorted = colors.toSorted(([a], [b]) => (channels(a)[channel] ?? 0) - (channels(b)[channel] ?? 0));
  const half = pixelsOf(sorted) / 2;
  let passed = 0;
  const at = sorted.findIndex(([, count]) => (passed += count) >= half);
  const cut = Math.min(Math.max(at, 1), sorted.length - 1);
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

/** Returns the mean color. It is close to the dominant color when other colors are rare. */
function mean(box: readonly Counted[]): number {
  const total = pixelsOf(box);
  const of = (channel: number): number =>
    Math.round(box.reduce((sum, [color, count]) => sum + (channels(color)[channel] ?? 0) * count, 0) / total);
  return (of(0) << 16) | (of(1) << 8) | of(2);
}
