import type { ServerEvent } from '#contract/realtime.ts';

/** A complete WebSocket text frame with its header: built once, written to any number of sockets. */
export type Frame = Buffer;

const FIN_TEXT = 0x81;

/**
 * Builds one unmasked, final text frame (RFC 6455 §5.2). `ws` would build the header again for each socket:
 * in a room of a thousand, a thousand times for the same bytes.
 */
export function textFrame(text: string): Frame {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = FIN_TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header, 'utf8');
  return frame;
}

export function eventFrame(event: ServerEvent): Frame {
  return textFrame(JSON.stringify(event));
}
