import { NotSound, type SoundRead } from './not-sound.ts';

/** The boxes at the top of a recording (ISO 14496-12). */
const TOP = new Set(['ftyp', 'styp', 'sidx', 'moov', 'moof', 'mdat', 'mfra', 'free', 'skip', 'wide']);
const ENTERED = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);
const CODECS = new Set(['mp4a', 'Opus']);

/** The data of the boxes. Durations are in units of 1/`timescale` of a second. */
interface BoxData {
  tracks: number;
  handler: string;
  codec: string;
  timescale: number;
  /** The default duration of a sample in all fragments. */
  usual: number;
  /** The default duration of a sample in the fragment that is being read. */
  here: number;
  /** The duration of all samples read so far. */
  length: number;
}

/** Reads an MP4 file with one track of AAC or Opus; throws NotSound for every other file. */
export function readMp4(bytes: Buffer): SoundRead {
  const told: BoxData = { tracks: 0, handler: '', codec: '', timescale: 0, usual: 0, here: 0, length: 0 };
  const boxes = topBoxesOf(bytes);
  for (const box of boxes) read(told, bytes, box);
  const { tracks, handler, codec, timescale, length } = told;
  if (tracks !== 1 || handler !== 'soun' || !CODECS.has(codec) || timescale === 0) throw new NotSound();
  return { ms: (length * 1000) / timescale, end: boxes.at(-1)?.end ?? 0 };
}

/** Returns the boxes at the top. Of a file that is cut off, it returns those up to the last complete `mdat`. */
function topBoxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const box = boxAt(bytes, at, bytes.length);
    if (!TOP.has(box.type)) throw new NotSound();
    if (box.end > bytes.length) break;
    boxes.push(box);
    at = box.end;
  }
  return at === bytes.length ? boxes : boxes.slice(0, boxes.findLastIndex(({ type }) => type === 'mdat') + 1);
}

interface Box {
  type: string;
  start: number;
  end: number;
}

const READERS: Record<string, (told: BoxData, box: Buffer) => void> = {
  hdlr: (told, box) => void (told.handler = box.toString('latin1', 8, 12)),
  mdhd: (told, box) => void (told.timescale = box.readUInt32BE(box.readUInt8(0) === 1 ? 20 : 12)),
  stsd: (told, box) => void (told.codec = box.readUInt32BE(4) === 1 ? box.toString('latin1', 12, 16) : ''),
  trex: (told, box) => void (told.usual = box.readUInt32BE(12)),
  tfhd: (told, box) => void (told.here = usualIn(box) ?? told.usual),
  stts: (told, box) => {
    for (let at = 0; at < box.readUInt32BE(4); at += 1)
      told.length += box.readUInt32BE(8 + 8 * at) * box.readUInt32BE(12 + 8 * at);
  },
  trun: (told, box) => void (told.length += runOf(box, told.here)),
};

function read(told: BoxData, bytes: Buffer, { type, start, end }: Box): void {
  if (type === 'trak') told.tracks += 1;
  if (ENTERED.has(type)) for (const box of boxesIn(bytes, start, end)) read(told, bytes, box);
  else if (Object.hasOwn(READERS, type)) READERS[type]?.(told, bytes.subarray(start, end));
}

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at < to;) {
    const box = boxAt(bytes, at, to);
    if (box.end > to) throw new NotSound();
    yield box;
    at = box.end;
  }
}

function boxAt(bytes: Buffer, at: number, to: number): Box {
  const [size, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
  const isLong = size === 1;
  const end = size === 0 ? to : at + (isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size);
  const start = at + (isLong ? 16 : 8);
  if (end < start) throw new NotSound();
  return { type, start, end };
}

const flagsOf = (box: Buffer): number => box.readUIntBE(1, 3);
const count = (flags: number, ...bits: number[]): number => bits.filter((bit) => (flags & bit) !== 0).length;

/** Returns the default duration of a sample in a fragment; undefined when the fragment has none of its own. */
function usualIn(box: Buffer): number | undefined {
  const flags = flagsOf(box);
  if ((flags & 0x8) === 0) return undefined;
  return box.readUInt32BE(8 + ((flags & 0x1) === 0 ? 0 : 8) + 4 * count(flags, 0x2));
}

/** Returns the duration of all samples of a run. */
function runOf(box: Buffer, usual: number): number {
  const [flags, samples] = [flagsOf(box), box.readUInt32BE(4)];
  if ((flags & 0x100) === 0) return samples * usual;
  const [first, step] = [8 + 4 * count(flags, 0x1, 0x4), 4 * count(flags, 0x100, 0x200, 0x400, 0x800)];
  let length = 0;
  for (let at = 0; at < samples; at += 1) length += box.readUInt32BE(first + step * at);
  return length;
}
