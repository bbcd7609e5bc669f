/** A picture's luminance, each value from 0 to 255. */
export interface Luma {
  width: number;
  height: number;
  /** Writes the values of a row into `line`, which is as long as the picture is wide. */
  readLine: (row: number, line: Float32Array) => void;
}

export const SIDE = 64;
/**
 * Blurs with two passes of a box in both directions and takes the pixels at the centers of a 64 × 64 grid. The passes are
 * linear, so each pixel taken is one weighted sum, and the others are never made. One line of luminance is in memory at a time,
 * where the processor still has it when its sums are taken: with all lines it takes three times as long.
 */
export function reduce({ width, height, readLine }: Luma): Float32Array {
  const [across, down] = [tentsOver(width), tentsOver(height)];
  // Column by column, so that the second pass, too, reads neighbors.
  const narrow = new Float32Array(SIDE * height);
  const line = new Float32Array(width);
  for (let row = 0; row < height; row += 1) {
    readLine(row, line);
    let at = row;
    for (const tent of across) {
      narrow[at] = weighted(line, 0, tent);
      at += height;
    }
  }
  const small = new Float32Array(SIDE * SIDE);
  down.forEach((tent, row) => {
    for (let column = 0; column < SIDE; column += 1) {
      small[row * SIDE + column] = weighted(narrow, column * height, tent);
    }
  });
  return small;
}

function weighted(values: Float32Array, start: number, { from, weights }: Tent): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (values[start + from + at] ?? 0);
  return sum;
}

/** The places of a line that make one of the 64 pixels, and their weights. */
interface Tent {
  from: number;
  weights: Float64Array;
}

/** Returns, for each of the 64 centers of a line, what two passes of a moving mean take into it. */
function tentsOver(length: number): Tent[] {
  // A line of 64 is taken as it is.
  const window = length === SIDE ? 1 : Math.ceil(length / (2 * SIDE));
  // The window of a place, cut off at the ends. An even window has one more place after its center.
  const first = (place: number): number => Math.max(0, place - Math.floor((window - 1) / 2));
  const last = (place: number): number => Math.min(length - 1, place + Math.floor(window / 2));
  const share = (place: number): number => 1 / (last(place) - first(place) + 1);
  return Array.from({ length: SIDE }, (_, at) => {
    const center = Math.floor(((at + 0.5) * length) / SIDE);
    const from = first(first(center));
    const weights = new Float64Array(last(last(center)) - from + 1);
    for (let middle = first(center); middle <= last(center); middle += 1) {
      for (let place = first(middle); place <= last(middle); place += 1) {
        weights[place - from] = (weights[place - from] ?? 0) + share(center) * share(middle);
      }
    }
    return { from, weights };
  });
}
