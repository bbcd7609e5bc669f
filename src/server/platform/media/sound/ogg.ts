import { NotSound, type SoundRead } from './not-sound.ts';
import { opusMs } from './opus.ts';

const HEADER = 27;

/** Reads an Ogg file with one Opus stream; throws NotSound for every other file. */
export function readOgg(bytes: Buffer): SoundRead {
  const { packets, end } = packetsOf(bytes);
  if (packets[0]?.toString('latin1', 0, 8) !== 'OpusHead' || packets[1]?.toString('latin1', 0, 8) !== 'OpusTags')
    throw new NotSound();
  return { ms: packets.slice(2).reduce((sum, packet) => sum + opusMs(packet), 0), end };
}

function packetsOf(bytes: Buffer): { packets: Buffer[]; end: number } {
  const packets: Buffer[] = [];
  let begun: Buffer[] = [];
  let at = 0;
  while (at < bytes.length) {
    const page = pageAt(bytes, at);
    if (page === undefined) break;
    if (page.stream !== bytes.readUInt32LE(14)) throw new NotSound();
    for (const { piece, isLast } of page.pieces) {
      begun.push(piece);
      if (!isLast) continue;
      packets.push(Buffer.concat(begun));
      begun = [];
    }
    at = page.end;
  }
  return { packets, end: at };
}

interface OggPage {
  stream: number;
  end: number;
  /** The segments of packets; a packet with a segment of 255 bytes continues in the next segment. */
  pieces: { piece: Buffer; isLast: boolean }[];
}

/** Returns the page at `at`; undefined for an incomplete page. Throws NotSound for other data. */
function pageAt(bytes: Buffer, at: number): OggPage | undefined {
  if (at + HEADER > bytes.length) return undefined;
  if (bytes.toString('latin1', at, at + 4) !== 'OggS' || bytes.readUInt8(at + 4) !== 0) throw new NotSound();
  const count = bytes.readUInt8(at + 26);
  let next = at + HEADER + count;
  const pieces: OggPage['pieces'] = [];
  for (const size of bytes.subarray(at + HEADER, next)) {
    pieces.push({ piece: bytes.subarray(next, next + size), isLast: size < 255 });
    next += size;
  }
  if (next > bytes.length) return undefined;
  return { stream: bytes.readUInt32LE(at + 14), end: next, pieces };
}
