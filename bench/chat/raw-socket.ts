import { createConnection } from 'node:net';

/** The number of bytes read of a frame: enough to recognize its type. */
const BEGIN = 28;

export interface RawSocket {
  send: (text: string) => void;
  /** Receives the beginning of each text frame. */
  onFrame: (begin: string) => void;
  onClose: () => void;
  close: () => void;
}

/** The sockets share one buffer; the rest of an incomplete frame is copied out of it. */
const shared = Buffer.allocUnsafe(256 * 1024);

/**
 * Opens a minimal WebSocket, because a load generator that parses as much as the server would measure itself. The
 * socket passes on the beginning of each complete frame and drops the rest.
 */
export function openRaw({
  port,
  path,
  source,
}: {
  port: number;
  path: string;
  source: string | undefined;
}): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    let rest: Buffer = Buffer.alloc(0);
    let isOpen = false;
    const take = (size: number): void => {
      let bytes = rest.length === 0 ? shared.subarray(0, size) : Buffer.concat([rest, shared.subarray(0, size)]);
      if (!isOpen) {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) {
          rest = Buffer.from(bytes);
          return;
        }
        const status = bytes.toString('latin1', 0, end);
        bytes = bytes.subarray(end + 4);
        isOpen = true;
        if (status.startsWith('HTTP/1.1 101')) resolve(raw);
        else reject(new Error(status));
      }
      const used = readFrames(bytes, raw.onFrame);
      rest = used === bytes.length ? Buffer.alloc(0) : Buffer.from(bytes.subarray(used));
    };
    const socket = createConnection({
      port,
      host: '127.0.0.1',
      ...(source !== undefined && { localAddress: source }),
      onread: {
        buffer: shared,
        callback: (size) => {
          take(size);
          return true;
        },
      },
    });
    const raw: RawSocket = {
      send: (text) => socket.write(maskedFrame(text)),
      onFrame: () => undefined,
      onClose: () => undefined,
      close: () => socket.destroy(),
    };
    socket.on('error', reject);
    socket.on('close', () => raw.onClose());
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  });
}

/** Calls `onFrame` for every complete text frame in `bytes`; returns the length of all complete frames. */
function readFrames(bytes: Buffer, onFrame: (begin: string) => void): number {
  let at = 0;
  for (;;) {
    if (bytes.length < at + 2) return at;
    const short = bytes.readUInt8(at + 1) & 0x7f;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < at + header) return at;
    const length =
      header === 2 ? short : header === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    const end = at + header + length;
    if (bytes.length < end) return at;
    if ((bytes.readUInt8(at) & 0x0f) === 1)
      onFrame(bytes.toString('latin1', at + header, Math.min(end, at + header + BEGIN)));
    at = end;
  }
}

/** Returns a text frame. The protocol requires a mask from clients; a mask of zeros leaves the bytes unchanged. */
function maskedFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 2 : 4;
  const frame = Buffer.alloc(header + 4 + length);
  frame[0] = 0x81;
  if (header === 2) frame[1] = 0x80 | length;
  else {
    frame[1] = 0x80 | 126;
    frame.writeUInt16BE(length, 2);
  }
  frame.write(text, header + 4);
  return frame;
}
