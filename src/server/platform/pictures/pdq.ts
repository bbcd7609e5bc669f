import { reduce, SIDE, type Luma } from './reduce.ts';

export interface Pdq {
  /** 256 bits in 32 bytes, the highest bit first, as the hexadecimal form writes them. */
  hash: Uint8Array;
  /** From 0 to 100. Pictures below `LEAST_QUALITY` have too little detail to be distinguished. */
  quality: number;
  /** The hashes of the picture turned by 0, 90, 180 and 270 degrees and of the mirror images of these. */
  variants: Uint8Array[];
}

/** The publishers of the algorithm advise against matching hashes of a lower quality. */
export const LEAST_QUALITY = 50;
/** Two pictures are alike up to this many different bits of 256: the publishers' threshold. */
export const ALIKE_BITS = 31;

const WAVES = 16;
/** Pictures with a shorter side have fewer pixels than the hash needs. */
const LEAST_SIDE = 5;

/** Cosines of the 16 lowest frequencies, without the constant one, at 64 positions (DCT-II). */
const COSINES = Float32Array.from({ length: WAVES * SIDE }, (_, at) => {
  const [wave, place] = [Math.floor(at / SIDE) + 1, at % SIDE];
  return Math.sqrt(2 / SIDE) * Math.cos((Math.PI / 2 / SIDE) * wave * (2 * place + 1));
});

/**
 * Returns the PDQ hash of a picture ("The TMK+PDQF Video-Hashing Algorithm and the PDQ Image-Hashing Algorithm", 2019).
 * The picture is blurred and reduced to 64 × 64. Each of the 16 × 16 lowest frequencies sets one bit if it is above the
 * median frequency. A picture with a side under 5 pixels has the hash zero, the quality 0 and no variants.
 */
export function pdqOf(luma: Luma): Pdq {
  if (luma.width < LEAST_SIDE || luma.height < LEAST_SIDE) {
    return { hash: new Uint8Array(32), quality: 0, variants: [] };
  }
  const small = reduce(luma);
  const waves = lowWaves(small);
  const variants = turns.map((turn) => bitsOf(turn(waves)));
  return { hash: variants[0] ?? new Uint8Array(32), quality: qualityOf(small), variants };
}

/** Returns the quality, 0 to 100: the sum of the differences in brightness between neighbors, scaled. */
function qualityOf(small: Float32Array): number {
  const stepBetween = (one: number, other: number): number =>
    Math.abs(Math.trunc((((small[one] ?? 0) - (small[other] ?? 0)) * 100) / 255));
  let sum = 0;
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    if (at + SIDE < SIDE * SIDE) sum += stepBetween(at, at + SIDE);
    if (at % SIDE < SIDE - 1) sum += stepBetween(at, at + 1);
  }
  return Math.min(100, Math.floor(sum / 90));
}

/** Returns the 16 × 16 lowest frequencies of a 64 × 64 picture, row by row. */
function lowWaves(small: Float32Array): Float32Array {
  const half = new Float32Array(WAVES * SIDE);
  for (let wave = 0; wave < WAVES; wave += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      let sum = 0;
      for (let row = 0; row < SIDE; row += 1) {
        sum += (COSINES[wave * SIDE + row] ?? 0) * (small[row * SIDE + column] ?? 0);
      }
      half[wave * SIDE + column] = sum;
    }
  }
  const waves = new Float32Array(WAVES * WAVES);
  for (let down = 0; down < WAVES; down += 1) {
    for (let across = 0; across < WAVES; across += 1) {
      let sum = 0;
      for (let column = 0; column < SIDE; column += 1) {
        sum += (half[down * SIDE + column] ?? 0) * (COSINES[across * SIDE + column] ?? 0);
      }
      waves[down * WAVES + across] = sum;
    }
  }
  return waves;
}

type WaveTransform = (waves: Float32Array) => Float32Array;

/**
 * Turns or mirrors a picture by its frequencies. Mirroring changes the sign of every second frequency, from the first
 * on.
 */
const turn =
  (isTransposed: boolean, isNegative: (row: number, column: number) => boolean): WaveTransform =>
  (waves) => {
    const turned = new Float32Array(waves.length);
    for (let row = 0; row < WAVES; row += 1) {
      for (let column = 0; column < WAVES; column += 1) {
        const value = waves[row * WAVES + column] ?? 0;
        const to = isTransposed ? column * WAVES + row : row * WAVES + column;
        turned[to] = isNegative(row, column) ? -value : value;
      }
    }
    return turned;
  };

const isEven = (number: number): boolean => number % 2 === 0;
const turns: WaveTransform[] = [
  turn(false, () => false),
  turn(true, (_, column) => isEven(column)),
  turn(false, (row, column) => !isEven(row + column)),
  turn(true, (row) => isEven(row)),
  turn(false, (row) => isEven(row)),
  turn(false, (_, column) => isEven(column)),
  turn(true, () => false),
  turn(true, (row, column) => !isEven(row + column)),
];

/** Returns one bit per frequency: whether it is above the lower median. The first frequency has the lowest bit. */
function bitsOf(waves: Float32Array): Uint8Array {
  const middle = waves.toSorted()[waves.length / 2 - 1] ?? 0;
  const bits = new Uint8Array(32);
  waves.forEach((value, at) => {
    if (value > middle) bits[31 - (at >> 3)] = (bits[31 - (at >> 3)] ?? 0) | (1 << (at & 7));
  });
  return bits;
}
