const SILK_MS = [10, 20, 40, 60] as const;
const HYBRID_MS = [10, 20] as const;
const CELT_MS = [2.5, 5, 10, 20] as const;

/** Returns the duration of an Opus packet in milliseconds, from its first two bytes (RFC 6716, section 3.1). */
export function opusMs(packet: Uint8Array): number {
  const [first = 0, second = 0] = packet;
  const config = first >> 3;
  const frames = [1, 2, 2, second & 63][first & 3] ?? 1;
  return packet.length === 0 ? 0 : frames * frameMs(config);
}

function frameMs(config: number): number {
  if (config < 12) return SILK_MS[config & 3] ?? 0;
  return (config < 16 ? HYBRID_MS[config & 1] : CELT_MS[config & 3]) ?? 0;
}
