import { toUnit } from './vectors.ts';

/** The vectors of texts in a file, in the texts' order; `npm run examples:encode` writes them. */
export interface KeptVectors {
  /** The SHA-256 of what was encoded. */
  source: string;
  /** One signed byte a dimension, as base64. */
  bytes: string;
}

export function keptVectors(source: string, vectors: readonly Float32Array[]): KeptVectors {
  const bytes = vectors.flatMap((vector) => {
    const unit = toUnit(vector);
    const most = unit.reduce((largest, part) => Math.max(largest, Math.abs(part)), 0);
    return [...unit].map((part) => Math.round((part / most) * 127));
  });
  return { source, bytes: Buffer.from(Int8Array.from(bytes).buffer).toString('base64') };
}

/** Returns the unit vector of each of `length` texts. */
export function vectorsFrom({ bytes }: KeptVectors, length: number): Float32Array[] {
  const all = new Int8Array(Buffer.from(bytes, 'base64'));
  const width = all.length / length;
  return Array.from({ length }, (_, at) => toUnit(Float32Array.from(all.subarray(at * width, (at + 1) * width))));
}
