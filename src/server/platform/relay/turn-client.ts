import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';

const COOKIE = 0x2112a442;
const HEADER_BYTES = 20;
/** The kinds of requests (RFC 8656 §13). */
const requests = { allocate: 0x0003, refresh: 0x0004, permit: 0x0008 } as const;
/** The attributes of messages (RFC 8489 §18.3, RFC 8656 §18). */
const fields = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  lifetime: 0x000d,
  peer: 0x0012,
  realm: 0x0014,
  nonce: 0x0015,
  transport: 0x0019,
} as const;
/** The number of UDP in the attribute `transport`. */
const UDP = 17;
const UNAUTHORIZED = 401;

interface RelayAnswer {
  /** The code of a refusal; undefined for a success. */
  refusal: number | undefined;
  attributes: Map<number, Buffer>;
}

interface TurnOptions {
  host: string;
  port: number;
  username: string;
  credential: string;
  signal?: AbortSignal;
}

/** A client of a relay over UDP, as far as it takes to see whether the relay accepts credentials (RFC 8656). */
export class TurnClient {
  readonly #options: TurnOptions;
  readonly #socket: Socket = createSocket('udp4');
  #realm: Buffer = Buffer.alloc(0);
  #nonce: Buffer = Buffer.alloc(0);

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /** Asks for an address at the relay. Returns the code of a refusal; undefined for a success. */
  async allocate(): Promise<number | undefined> {
    const transport = Buffer.from([UDP, 0, 0, 0]);
    const first = await this.#ask(requests.allocate, [[fields.transport, transport]], false);
    if (first.refusal !== UNAUTHORIZED) return first.refusal;
    this.#realm = first.attributes.get(fields.realm) ?? this.#realm;
    this.#nonce = first.attributes.get(fields.nonce) ?? this.#nonce;
    return (await this.#ask(requests.allocate, [[fields.transport, transport]], true)).refusal;
  }

  /** Asks to exchange packets with an IPv4 address through the relay. Returns as `allocate` does. */
  async permit(address: string): Promise<number | undefined> {
    const bytes = Buffer.from(address.split('.').map(Number));
    const peer = Buffer.alloc(8);
    peer.writeUInt16BE(0x0001, 0);
    peer.writeUInt16BE(COOKIE >>> 16, 2);
    peer.writeUInt32BE((bytes.readUInt32BE(0) ^ COOKIE) >>> 0, 4);
    return (await this.#ask(requests.permit, [[fields.peer, peer]], true)).refusal;
  }

  /** Gives the address at the relay back, and closes the socket. */
  async close(): Promise<void> {
    await this.#ask(requests.refresh, [[fields.lifetime, Buffer.alloc(4)]], true).catch(() => undefined);
    this.#socket.close();
  }

  /** Closes the socket. */
  drop(): void {
    this.#socket.close();
  }

  async #ask(kind: number, attributes: [number, Buffer][], isSigned: boolean): Promise<RelayAnswer> {
    const { host, port, signal } = this.#options;
    const id = randomBytes(12);
    const sent = isSigned ? this.#signed(kind, id, attributes) : message(kind, id, attributes);
    return new Promise<RelayAnswer>((resolve, reject) => {
      const hear = (packet: Buffer): void => {
        if (packet.length < HEADER_BYTES || !packet.subarray(8, HEADER_BYTES).equals(id)) return;
        this.#socket.off('message', hear);
        resolve(read(packet));
      };
      this.#socket.on('message', hear);
      this.#socket.once('error', reject);
      signal?.addEventListener('abort', () => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })));
      this.#socket.send(sent, port, host, (error) => {
        if (error !== null) reject(error);
      });
    });
  }

  /** Signs a request with the long-term credentials (RFC 8489 §9.2). */
  #signed(kind: number, id: Buffer, attributes: [number, Buffer][]): Buffer {
    const { username, credential } = this.#options;
    const named: [number, Buffer][] = [
      ...attributes,
      [fields.username, Buffer.from(username)],
      [fields.realm, this.#realm],
      [fields.nonce, this.#nonce],
    ];
    const key = createHash('md5').update(`${username}:${this.#realm.toString()}:${credential}`).digest();
    // The signature covers a length that includes the signature itself.
    const whole = message(kind, id, [...named, [fields.integrity, Buffer.alloc(20)]]);
    const signature = createHmac('sha1', key).update(whole.subarray(0, -24)).digest();
    return message(kind, id, [...named, [fields.integrity, signature]]);
  }
}

function message(kind: number, id: Buffer, attributes: readonly [number, Buffer][]): Buffer {
  const body = Buffer.concat(
    attributes.map(([type, value]) => {
      const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
      padded.writeUInt16BE(type, 0);
      padded.writeUInt16BE(value.length, 2);
      value.copy(padded, 4);
      return padded;
    }),
  );
  const head = Buffer.alloc(8);
  head.writeUInt16BE(kind, 0);
  head.writeUInt16BE(body.length, 2);
  head.writeUInt32BE(COOKIE, 4);
  return Buffer.concat([head, id, body]);
}

function read(packet: Buffer): RelayAnswer {
  const attributes = new Map<number, Buffer>();
  for (let at = HEADER_BYTES; at + 4 <= packet.length;) {
    const length = packet.readUInt16BE(at + 2);
    attributes.set(packet.readUInt16BE(at), packet.subarray(at + 4, at + 4 + length));
    at += 4 + Math.ceil(length / 4) * 4;
  }
  const error = attributes.get(fields.error);
  const isRefused = (packet.readUInt16BE(0) & 0x0110) === 0x0110;
  const refusal = isRefused ? (error?.[2] ?? 0) * 100 + (error?.[3] ?? 0) : undefined;
  return { refusal, attributes };
}
