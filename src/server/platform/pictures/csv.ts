import type { AddedHash } from './pictures.ts';
import { pictureClasses, type PictureClass } from './verdict.ts';

/** A list of hashes is invalid; the message names the line. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

const HASH = /^[0-9a-f]{64}$/i;

/**
 * Parses a list of hashes: the first line names the columns (`pdq`, `sha256`, `class`; others are ignored), then there
 * is one picture per line. `classOfAll` is the class of lines without one. Throws CsvError for any invalid line: a
 * partly read list would be taken for a complete one.
 */
export function readHashes(text: string, classOfAll: PictureClass | undefined): AddedHash[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = head.split(',').map((name) => name.trim().toLowerCase());
  if (!names.includes('pdq') && !names.includes('sha256'))
    throw new CsvError('The first line names no column pdq or sha256.');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const cells = line.split(',').map((cell) => cell.trim());
    const cell = (name: string): string => cells[names.indexOf(name)] ?? '';
    const hashOf = (name: string): Uint8Array | null => {
      const value = cell(name);
      if (value === '') return null;
      if (!HASH.test(value)) throw new CsvError(`Line ${at + 2}: ${name} is not 64 hexadecimal digits.`);
      return Uint8Array.from(Buffer.from(value, 'hex'));
    };
    const kind = pictureClasses.find((one) => one === cell('class')) ?? (cell('class') === '' ? classOfAll : undefined);
    if (kind === undefined) throw new CsvError(`Line ${at + 2}: no class of ${pictureClasses.join(', ')}.`);
    const [pdq, sha256] = [hashOf('pdq'), hashOf('sha256')];
    if (pdq === null && sha256 === null) throw new CsvError(`Line ${at + 2}: no hash.`);
    return [{ pdq, sha256, class: kind }];
  });
}
