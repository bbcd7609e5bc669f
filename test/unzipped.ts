import { inflateRawSync } from 'node:zlib';

/** Returns the texts of the files in a ZIP by their names, as its central directory lists them. */
export function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const start = zip.readUInt32LE(at + 42);
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(body, body + zip.readUInt32LE(at + 20));
    files.set(zip.toString('utf8', at + 46, at + 46 + name), inflateRawSync(packed).toString());
    at += 46 + name + extra + comment;
  }
  return files;
}
