/** Makes small silent recordings in the container formats that browsers write. */

/** An Opus packet, which lasts `PACKET_MS`. */
const PACKET = Buffer.from([0xf8, 0xff, 0xfe]);
const PACKET_MS = 20;

const text = (value: string): Buffer => Buffer.from(value, 'latin1');
const u16 = (value: number): Buffer => Buffer.from([(value >> 8) & 255, value & 255]);
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Returns a WebM element. An element without a body has an unknown size. */
export function element(id: number, body?: Buffer): Buffer {
  const hex = id.toString(16);
  const name = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  if (body === undefined) return Buffer.concat([name, Buffer.from([0x01, 255, 255, 255, 255, 255, 255, 255])]);
  return Buffer.concat([name, Buffer.from([0x10 | (body.length >> 24)]), u32(body.length).subarray(1), body]);
}

interface VoiceSpec {
  ms: number;
  /** The codec of the track. */
  codec?: string;
  /** The type of the track: 1 is video, 2 is audio. */
  kind?: number;
}

/** Returns a recording as Chromium writes it, with a segment and clusters of unknown size. */
export function webmOf({ ms, codec = 'A_OPUS', kind = 2 }: VoiceSpec): Buffer {
  const track = Buffer.concat([
    element(0xd7, Buffer.from([1])),
    element(0x83, Buffer.from([kind])),
    element(0x86, text(codec)),
  ]);
  const parts = [
    element(0x1a45dfa3, element(0x4282, text('webm'))),
    element(0x18538067),
    element(0x1549a966, element(0x2ad7b1, u32(1_000_000))),
    element(0x1654ae6b, element(0xae, track)),
  ];
  for (let at = 0; at < ms; at += PACKET_MS) {
    if (at % 10_000 === 0) parts.push(element(0x1f43b675), element(0xe7, u32(at)));
    parts.push(element(0xa3, Buffer.concat([Buffer.from([0x81]), u16(at % 10_000), Buffer.from([0x80]), PACKET])));
  }
  return Buffer.concat(parts);
}

/** Returns a recording as Firefox writes it. */
export function oggOf({ ms }: { ms: number }): Buffer {
  const head = text('OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0');
  const packets = Array.from({ length: ms / PACKET_MS }, () => PACKET);
  const pages = [[head], [text('OpusTags\0\0\0\0\0\0\0\0')]];
  for (let at = 0; at < packets.length; at += 50) pages.push(packets.slice(at, at + 50));
  return Buffer.concat(
    pages.map((inside, at) => {
      const page = Buffer.alloc(27);
      page.write('OggS', 'latin1');
      page.writeUInt32LE(7, 14);
      page.writeUInt32LE(at, 18);
      page.writeUInt8(inside.length, 26);
      return Buffer.concat([page, Buffer.from(inside.map(({ length }) => length)), ...inside]);
    }),
  );
}

export const box = (type: string, ...inside: Buffer[]): Buffer => {
  const body = Buffer.concat(inside);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
};

const SCALE = 48_000;
const SAMPLE = 960;

/** Returns a recording as Safari writes it, with one track and one fragment a second. */
export function mp4Of({ ms, codec = 'mp4a', kind = 'soun' }: { ms: number; codec?: string; kind?: string }): Buffer {
  const track = box(
    'mdia',
    box('mdhd', u32(0), u32(0), u32(0), u32(SCALE), u32(0), u32(0)),
    box('hdlr', u32(0), u32(0), text(kind), Buffer.alloc(13)),
    box(
      'minf',
      box('stbl', box('stsd', u32(0), u32(1), u32(36), text(codec), Buffer.alloc(28)), box('stts', u32(0), u32(0))),
    ),
  );
  const moov = box(
    'moov',
    box('trak', track),
    box('mvex', box('trex', u32(0), u32(1), u32(1), u32(SAMPLE), u32(0), u32(0))),
  );
  const fragments: Buffer[] = [];
  for (let left = ms / PACKET_MS; left > 0; left -= 50) {
    const samples = Array.from({ length: Math.min(50, left) }, () => u32(SAMPLE));
    const run = box('trun', u32(0x100), u32(samples.length), ...samples);
    fragments.push(
      box('moof', box('traf', box('tfhd', u32(0), u32(1)), run)),
      box('mdat', Buffer.alloc(samples.length * 3)),
    );
  }
  return Buffer.concat([box('ftyp', text('iso5'), u32(0)), moov, ...fragments]);
}
