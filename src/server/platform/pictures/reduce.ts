/** The side, in pixels, of the reduced picture that is hashed. */
export const SIDE = 64;

/** A picture's luminance, each value from 0 to 255. */
export interface Luma {
  width: number;
  height: number;
  /** Writes the values of a row into `line`, which is as long as the picture is wide. */
  readLine: (row: number, line: Float32Array) => void;
}

/**
 * Blurs with two passes of a box filter in both directions and takes the pixels at the centers of a 64 × 64 grid. The
 * passes are linear, so each of these pixels is one weighted sum, and no other pixels are computed. Only one line of
 * luminance is in memory, so that it stays in the processor's cache. Keeping all lines would take three times as long.
 */
export function reduce({ width, height, readLine }: Luma): Float32Array {
  const [across, down] = [tentsOver(width), tentsOver(height)];
  // Stored column by column, so that the second pass also reads neighboring values.
  const narrow = new Float32Array(SIDE * height);
  const line = new Float32Array(width);
  for (let row = 0; row < height; row += 1) {
    readLine(row, line);
    weigh(line, across, { sums: narrow, first: row, step: height });
  }
  const small = new Float32Array(SIDE * SIDE);
  for (let column = 0; column < SIDE; column += 1) {
    weigh(narrow.subarray(column * height), down, { sums: small, first: column, step: SIDE });
  }
  return small;
}

/** The weights ("tents") for the 64 pixels of a line. A pixel's `reach` positions begin at its entry of `from`. */
interface Tents {
  reach: number;
  from: Int32Array;
  weights: Float64Array;
}

/**
 * Writes the 64 weighted sums of a line. It computes two sums in parallel, which takes half the time:
 * an addition waits only for the one before it in the same sum.
 */
function weigh(
  values: Float32Array,
  { reach, from, weights }: Tents,
  { sums, first, step }: { sums: Float32Array; first: number; step: number },
): void {
  for (let tent = 0; tent < SIDE; tent += 2) {
    const [left, right] = [from[tent] ?? 0, from[tent + 1] ?? 0];
    const [ofLeft, ofRight] = [tent * reach, (tent + 1) * reach];
    let [leftSum, rightSum] = [0, 0];
    for (let at = 0; at < reach; at += 1) {
      leftSum += (weights[ofLeft + at] ?? 0) * (values[left + at] ?? 0);
      rightSum += (weights[ofRight + at] ?? 0) * (values[right + at] ?? 0);
    }
    sums[first + tent * step] = leftSum;
    sums[first + (tent + 1) * step] = rightSum;
  }
}

/** Returns, for each of the 64 centers of a line, the weights that two passes of a moving mean give its neighbors. */
function tentsOver(length: number): Tents {
  // A line of 64 is used unchanged.
  const window = length === SIDE ? 1 : Math.ceil(length / (2 * SIDE));
  // The window of a position, cut off at the ends. An even window has one more position after its center.
  const first = (place: number): number => Math.max(0, place - Math.floor((window - 1) / 2));
  const last = (place: number): number => Math.min(length - 1, place + Math.floor(window / 2));
  const share = (place: number): number => 1 / (last(place) - first(place) + 1);
  const reach = Math.min(length, 2 * window - 1);
  const from = new Int32Array(SIDE);
  const weights = new Float64Array(SIDE * reach);
  for (let tent = 0; tent < SIDE; tent += 1) {
    const center = Math.floor(((tent + 0.5) * length) / SIDE);
    // A tent that the end of the line cuts off begins earlier, with zero weights, which do not change a sum.
    const start = Math.min(first(first(center)), length - reach);
    from[tent] = start;
    for (let middle = first(center); middle <= last(center); middle += 1) {
      for (let place = first(middle); place <= last(middle); place += 1) {
        const at = tent * reach + place - start;
        weights[at] = (weights[at] ?? 0) + share(center) * share(middle);
      }
    }
  }
  return { reach, from, weights };
}
