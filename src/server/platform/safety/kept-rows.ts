/**
 * Weights in a file. `unit` is their largest absolute value. `bytes` has one signed byte per weight, in base64: 127 is
 * `unit`.
 */
export interface KeptRow {
  unit: number;
  bytes: string;
}

export function keptRow(weights: Iterable<number>): KeptRow {
  let unit = 1e-6;
  for (const weight of weights) unit = Math.max(unit, Math.abs(weight));
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / unit) * 127));
  return { unit: Number(unit.toPrecision(6)), bytes: Buffer.from(bytes.buffer).toString('base64') };
}

export const rowFrom = ({ unit, bytes }: KeptRow): Float32Array =>
  Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (byte) => (byte * unit) / 127);

/** Reads 32-bit floats from base64. */
export function floatsFrom(base64: string): Float32Array {
  const bytes = Buffer.from(base64, 'base64');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
