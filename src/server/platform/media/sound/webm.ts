import { NotSound, type SoundRead } from './not-sound.ts';
import { opusMs } from './opus.ts';

/** The ids of elements (RFC 9559). */
const [EBML, DOC_TYPE, SEGMENT, CLUSTER, GROUP] = [0x1a45dfa3, 0x4282, 0x18538067, 0x1f43b675, 0xa0];
const [INFO, SCALE, TRACKS, TRACK, TRACK_TYPE, CODEC] = [0x1549a966, 0x2ad7b1, 0x1654ae6b, 0xae, 0x83, 0x86];
const [TIMESTAMP, BLOCK, SIMPLE_BLOCK] = [0xe7, 0xa1, 0xa3];
/** Elements whose children are read like siblings, because a recorder cannot know the length of these elements. */
const ENTERED = new Set([SEGMENT, CLUSTER, GROUP]);
/** Elements without data about the sound: seek head, cues, tags, void, checksum, details of clusters and blocks. */
const PASSED = new Set([0x114d9b74, 0x1c53bb6b, 0x1254c367, 0xec, 0xbf, 0xa7, 0xab, 0x9b, 0xfb, 0x75a1, 0x75a2]);
const AUDIO = 2;

/** Reads a WebM file with one Opus track; throws NotSound for every other file. */
export function readWebm(bytes: Buffer): SoundRead {
  const clock = { scale: 1, cluster: 0, first: Infinity, end: 0, sum: 0 };
  const tracks: Element[] = [];
  let isWebm = false;
  let whole = 0;
  for (const element of elementsIn(bytes, { start: 0, end: bytes.length }, ENTERED)) {
    const { id, start, end } = element;
    if (id === EBML) isWebm = textOf(bytes, childOf(bytes, element, DOC_TYPE)) === 'webm';
    else if (id === INFO) clock.scale = numberOf(bytes, childOf(bytes, element, SCALE), 1_000_000) / 1_000_000;
    else if (id === TRACKS) tracks.push(...[...elementsIn(bytes, element)].filter((one) => one.id === TRACK));
    else if (id === TIMESTAMP) clock.cluster = numberOf(bytes, element, 0) * clock.scale;
    else if (id === BLOCK || id === SIMPLE_BLOCK) tick(clock, bytes.subarray(start, end));
    else if (!PASSED.has(id) && !ENTERED.has(id)) throw new NotSound();
    whole = ENTERED.has(id) ? start : end;
  }
  const [track] = tracks;
  if (!isWebm || track === undefined || tracks.length > 1 || !isOpus(bytes, track)) throw new NotSound();
  // Takes the longer of the two lengths, because both the timestamps and the packets may claim less than is played.
  return { ms: Math.max(clock.sum, clock.end - Math.min(clock.first, clock.end)), end: whole };
}

function isOpus(bytes: Buffer, track: Element): boolean {
  return (
    numberOf(bytes, childOf(bytes, track, TRACK_TYPE), 0) === AUDIO &&
    textOf(bytes, childOf(bytes, track, CODEC)) === 'A_OPUS'
  );
}

/** Adds a block: one byte for the track, two for the time since its cluster, one for flags, and a packet. */
function tick(clock: { scale: number; cluster: number; first: number; end: number; sum: number }, block: Buffer): void {
  const isLaced = (block.readUInt8(3) & 0x06) !== 0;
  if (isLaced) throw new NotSound();
  const [from, ms] = [clock.cluster + block.readInt16BE(1) * clock.scale, opusMs(block.subarray(4))];
  clock.first = Math.min(clock.first, from);
  clock.end = Math.max(clock.end, from + ms);
  clock.sum += ms;
}

interface ByteRange {
  start: number;
  end: number;
}

interface Element extends ByteRange {
  id: number;
}

/** Yields the elements of a part, and the children of those in `entered`. With `entered`, the last may be cut off. */
function* elementsIn(bytes: Buffer, part: ByteRange, entered?: ReadonlySet<number>): Generator<Element> {
  for (let at = part.start; at < part.end;) {
    const element = elementAt(bytes, at, part.end);
    const isEntered = element !== undefined && entered?.has(element.id) === true;
    if (element === undefined || (!isEntered && element.end > part.end)) {
      if (entered !== undefined && (element === undefined || isSound(element.id))) return;
      throw new NotSound();
    }
    yield element;
    at = isEntered ? element.start : element.end;
  }
}

/** Returns the element at `at`; undefined when its id or its size is incomplete. */
function elementAt(bytes: Buffer, at: number, to: number): Element | undefined {
  const idBytes = lengthOf(bytes.readUInt8(at), 4);
  const sizeAt = at + idBytes;
  if (sizeAt >= to) return undefined;
  const start = sizeAt + lengthOf(bytes.readUInt8(sizeAt), 8);
  if (start > to) return undefined;
  return { id: bytes.readUIntBE(at, idBytes), start, end: start + sizeOf(bytes.subarray(sizeAt, start)) };
}

const isSound = (id: number): boolean => id === BLOCK || id === SIMPLE_BLOCK || PASSED.has(id);

/** Returns the number of bytes of a variable-size number, from its first byte. */
function lengthOf(first: number, most: number): number {
  const length = Math.clz32(first) - 23;
  if (length > most) throw new NotSound();
  return length;
}

function sizeOf(bytes: Buffer): number {
  const [first = 0, ...rest] = bytes;
  return rest.reduce((size, byte) => size * 256 + byte, first & (0xff >> bytes.length));
}

function childOf(bytes: Buffer, parent: ByteRange, id: number): Element | undefined {
  for (const element of elementsIn(bytes, parent)) if (element.id === id) return element;
  return undefined;
}

function numberOf(bytes: Buffer, element: Element | undefined, otherwise: number): number {
  if (element === undefined) return otherwise;
  return bytes.subarray(element.start, element.end).reduce((value, byte) => value * 256 + byte, 0);
}

function textOf(bytes: Buffer, element: Element | undefined): string | undefined {
  return element && bytes.toString('latin1', element.start, element.end).replace(/\0+$/, '');
}
