/**
 * Measures look-ups among a million hashes: of one hash, and of eight, as for a picture's rotations and reflections.
 * Compares typed arrays with BigInts, in turns. Also compares three sizes from one decoding with three pipelines from
 * the file. BENCH_RUNS sets the rounds, HASHES the number of hashes.
 */
import sharp from 'sharp';
import { seededRng } from '#content/seeded-rng.ts';
import { pictureWidths } from '#contract/media.ts';
import { render } from '#server/platform/media/render.ts';
import { decode, printOf } from '#server/platform/pictures/decode.ts';
import { HashList } from '#server/platform/pictures/hash-list.ts';
import { ALIKE_BITS } from '#server/platform/pictures/pdq.ts';
import { median, report, timed } from './table.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const HASHES = Number(process.env['HASHES'] ?? 1_000_000);

const rng = seededRng(7);
const randomHash = (): Uint8Array => Uint8Array.from({ length: 32 }, () => Math.floor(rng() * 256));
const asBigInt = (hash: Uint8Array): bigint => BigInt(`0x${Buffer.from(hash).toString('hex')}`);

const ONES = Array.from({ length: 1 << 16 }, (_, value) => value.toString(2).replaceAll('0', '').length);

/** Returns the indexes of the near hashes, by the simplest loop: it counts the bits that differ, 16 at a time. */
function plainNear(list: readonly bigint[], wanted: bigint): number[] {
  return list.flatMap((hash, at) => {
    let bits = 0;
    for (let rest = hash ^ wanted; rest > 0n; rest >>= 16n) bits += ONES[Number(rest & 0xffffn)] ?? 0;
    return bits <= ALIKE_BITS ? [at] : [];
  });
}

const list = new HashList();
const plain: bigint[] = [];
for (let at = 0; at < HASHES; at += 1) {
  const hash = randomHash();
  list.add(hash);
  plain.push(asBigInt(hash));
}
const wanted = randomHash();
const like = wanted.slice();
for (let byte = 0; byte < 31; byte += 1) like[byte] = (like[byte] ?? 0) ^ 1;
list.add(like);
plain.push(asBigInt(like));

const [one, eight, byBigInt]: number[][] = [[], [], []];
const variants = [wanted, ...Array.from({ length: 7 }, randomHash)];
let found = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  one?.push(await timed(() => (found += list.near([wanted]).length)));
  eight?.push(await timed(() => list.near(variants)));
  byBigInt?.push(await timed(() => (found += plainNear(plain, asBigInt(wanted)).length)));
}

const noise = Buffer.from(Array.from({ length: 2000 * 1500 * 3 }, () => Math.floor(rng() * 256)));
const photo = await sharp(noise, { raw: { width: 2000, height: 1500, channels: 3 } })
  .blur(3)
  .jpeg()
  .toBuffer();
const hashing: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) hashing.push(await timed(() => printOf(photo)));

/** Follows the library's documentation: a pipeline for each size, with default settings. */
const threePipelines = async (): Promise<void> => {
  for (const width of Object.values(pictureWidths)) {
    await sharp(photo).rotate().resize({ width, withoutEnlargement: true }).webp().toBuffer();
  }
};
/** Works as the product's uploads do: computes the picture's hash while the sizes are made. */
const takeOnce = async (): Promise<void> => {
  const { pixels, print } = await decode(photo);
  const rendering = render(pixels);
  print();
  await rendering;
};
const [ours, theirs]: number[][] = [[], []];
for (let round = 0; round < ROUNDS; round += 1) {
  ours?.push(await timed(takeOnce));
  theirs?.push(await timed(threePipelines));
}

const ms = (times: number[] | undefined): number => median(times ?? []);
report(`Pictures, ${HASHES.toLocaleString('en')} hashes, ${ROUNDS} rounds`, [
  { what: 'both find the like one, each round', value: (100 * found) / (2 * ROUNDS), unit: '%', atLeast: 100 },
  { what: 'one hash, typed arrays', value: ms(one), unit: 'ms' },
  { what: 'eight variants, typed arrays', value: ms(eight), unit: 'ms' },
  { what: 'one hash, BigInt', value: ms(byBigInt), unit: 'ms' },
  { what: 'typed arrays ÷ BigInt, one hash', value: ms(one) / ms(byBigInt), unit: '×', atMost: 0.1 },
  { what: 'decode and hash 3 megapixels', value: ms(hashing), unit: 'ms' },
  { what: 'decode, hash, three sizes and a ThumbHash', value: ms(ours), unit: 'ms' },
  { what: 'three pipelines from the file', value: ms(theirs), unit: 'ms' },
  { what: 'ours ÷ three pipelines', value: ms(ours) / ms(theirs), unit: '×', atMost: 0.55 },
]);
