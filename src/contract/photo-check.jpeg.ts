const MARKER = 0xff;
const START = 0xd8;
/** The beginning of the pixels; what follows has no segments with data of a camera. */
const SCAN = 0xda;
/** APP1 to APP15: Exif, XMP, IPTC, color profiles and what programs write. APP0 is JFIF, which has pixels' density only. */
const FIRST_APP = 0xe1;
const LAST_APP = 0xef;
const COMMENT = 0xfe;

/**
 * Returns a JPEG without the segments in which cameras and programs write; undefined for another file. Some browsers'
 * canvases write an empty Exif segment or a color profile, so the page takes them off before it sends a picture, and
 * the server refuses a file that has any.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (bytes[0] !== MARKER || bytes[1] !== START) return undefined;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARKER || kind < 0xc0) return undefined;
    if (kind === SCAN) return joined([...kept, bytes.subarray(at)]);
    const next = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    const isMetadata = (kind >= FIRST_APP && kind <= LAST_APP) || kind === COMMENT;
    if (!isMetadata) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return undefined;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
