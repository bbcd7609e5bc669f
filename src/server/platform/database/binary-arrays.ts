/** PostgreSQL's name of an element's type. */
export type ElementType = 'uuid' | 'int8' | 'text';

const OIDS: Record<ElementType, number> = { uuid: 2950, int8: 20, text: 25 };
/**
 * The size of the header: the number of dimensions, a flag for nulls, the element type, the length, the first index.
 */
const HEAD_BYTES = 20;
const INT8_BYTES = 8;
const UUID_BYTES = 16;
const UUID_LENGTH = 36;
/** The positions of the hyphens in a UUID. */
const HYPHENS = new Set([8, 13, 18, 23]);
/** For each byte of a UUID, the position of its first digit in the text. */
const PLACES = Uint8Array.from(
  Array.from({ length: UUID_LENGTH }, (_, at) => at).filter((at) => !HYPHENS.has(at)),
).filter((_, n) => n % 2 === 0);
const NO_DIGIT = 16;
const DIGITS = new Uint8Array(128).map((_, code) => {
  const digit = Number.parseInt(String.fromCodePoint(code), 16);
  return Number.isNaN(digit) ? NO_DIGIT : digit;
});

/** A value that PostgreSQL would refuse, with PostgreSQL's error code. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly code = '22P02';
}

/**
 * Returns an array in PostgreSQL's binary format. As text, each element would be quoted here, and unquoted and parsed
 * by PostgreSQL. For the four ids of a message, that costs more than their look-up.
 */
export function binaryArray(type: ElementType, values: readonly (string | number | null)[]): Buffer {
  const bytes = Buffer.allocUnsafe(HEAD_BYTES + sizeOf(type, values));
  bytes.writeInt32BE(1, 0);
  bytes.writeInt32BE(values.includes(null) ? 1 : 0, 4);
  bytes.writeInt32BE(OIDS[type], 8);
  bytes.writeInt32BE(values.length, 12);
  bytes.writeInt32BE(1, 16);
  let at = HEAD_BYTES;
  for (const value of values) {
    const length = value === null ? -1 : writers[type](bytes, at + 4, value);
    bytes.writeInt32BE(length, at);
    at += 4 + Math.max(0, length);
  }
  return bytes.subarray(0, at);
}

/** Returns the most bytes that the elements can take together, each with its length before it. */
function sizeOf(type: ElementType, values: readonly (string | number | null)[]): number {
  if (type === 'uuid') return values.length * (4 + UUID_BYTES);
  if (type === 'int8') return values.length * (4 + INT8_BYTES);
  // A UTF-16 code unit takes at most three bytes in UTF-8.
  return values.reduce<number>((sum, value) => sum + 4 + (value === null ? 0 : String(value).length * 3), 0);
}

/** Each function writes one element and returns its length. */
const writers: Record<ElementType, (bytes: Buffer, at: number, value: string | number) => number> = {
  uuid: writeUuid,
  int8: (bytes, at, value) => {
    const whole = Number(value);
    bytes.writeInt32BE(Math.floor(whole / 2 ** 32), at);
    bytes.writeUInt32BE(whole >>> 0, at + 4);
    return INT8_BYTES;
  },
  text: (bytes, at, value) => bytes.write(String(value), at),
};

function writeUuid(bytes: Buffer, at: number, value: string | number): number {
  const text = String(value);
  if (text.length !== UUID_LENGTH) throw new Unreadable('not a UUID');
  for (let n = 0; n < UUID_BYTES; n += 1) {
    const place = PLACES[n] ?? 0;
    const high = DIGITS[text.charCodeAt(place)] ?? NO_DIGIT;
    const low = DIGITS[text.charCodeAt(place + 1)] ?? NO_DIGIT;
    if (high === NO_DIGIT || low === NO_DIGIT) throw new Unreadable('not a UUID');
    bytes[at + n] = (high << 4) | low;
  }
  return UUID_BYTES;
}
