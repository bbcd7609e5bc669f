import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { z } from 'zod';
import type { addPasskey, beginPasskey, request, signed } from '#contract/accounts.passkeys.ts';

type Creation = z.output<typeof beginPasskey.response>;
type TestAssertionOptions = z.output<typeof request>;
type TestAttestation = z.input<typeof addPasskey.body>['made'];
type TestAssertion = z.input<typeof signed>;

interface StoredPasskey {
  id: string;
  rpId: string;
  userHandle: string;
  secret: KeyObject;
  counter: number;
}

/** Replacements for fields that the browser or the device fills in, to simulate another site or a locked device. */
interface Lies {
  origin?: string;
  rpId?: string;
  /** False if the person did not unlock the device. */
  isUnlocked?: boolean;
  userHandle?: string;
  counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A device with passkeys in memory (ES256, no attestation), and the browser around it. */
export class SoftAuthenticator {
  readonly keys: StoredPasskey[] = [];
  readonly origin: string;
  /** True if the device counts uses, as a security key does. Synced passkeys always report 0. */
  readonly #counts: boolean;

  constructor({ origin = 'http://localhost:3000', counts = false } = {}) {
    this.origin = origin;
    this.#counts = counts;
  }

  make(options: Creation, lies: Lies = {}): TestAttestation {
    const { publicKey, privateKey: secret } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    const key: StoredPasskey = {
      id: id.toString('base64url'),
      rpId: options.rp.id,
      userHandle: options.user.id,
      secret,
      counter: 0,
    };
    this.keys.push(key);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      authenticatorData(key, HAS_KEY, lies),
      Buffer.alloc(16),
      length,
      id,
      cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      ),
    ]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    );
    const response = {
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, lies).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
    return { id: key.id, rawId: key.id, type: 'public-key', response };
  }

  /** Signs with the newest key that the options allow. */
  sign(options: TestAssertionOptions, lies: Lies = {}): TestAssertion {
    const allowed = options.allowCredentials.map(({ id }) => id);
    const key = this.keys.findLast(
      ({ id, rpId }) => rpId === options.rpId && (allowed.length === 0 || allowed.includes(id)),
    );
    if (key === undefined) throw new Error('This device has no such passkey.');
    if (this.#counts) key.counter += 1;
    const data = authenticatorData(key, 0, lies);
    const clientData = this.#clientData('webauthn.get', options.challenge, lies);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), key.secret);
    const response = {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: lies.userHandle ?? key.userHandle,
    };
    return { id: key.id, rawId: key.id, type: 'public-key', response };
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Lies): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

function authenticatorData(key: StoredPasskey, more: number, lies: Lies): Buffer {
  const flags = PRESENT | (lies.isUnlocked === false ? 0 : VERIFIED) | more;
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(lies.counter ?? key.counter);
  return Buffer.concat([sha256(lies.rpId ?? key.rpId), Buffer.from([flags]), counter]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

type Cbor = number | string | Buffer | Map<number, Cbor> | Map<string, Cbor>;

/** Encodes the part of CBOR (RFC 8949) that authenticators use. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries: [number | string, Cbor][] = [...value];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
}
