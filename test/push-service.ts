import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import webPush from 'web-push';
import { pushPayload, type PushPayload } from '#contract/notifications.ts';
import { bodyOf, LocalServer } from './local-server.ts';

/** A delivered push, after the service verified its sender and the browser decrypted it. */
export interface Delivered {
  device: Browser;
  payload: PushPayload;
  urgency: string;
  topic: string;
  ttl: number;
  /** The sender's contact. */
  contact: string;
}

interface PushServiceAnswer {
  /** A status of 0 closes the connection without a response. */
  status: number;
  headers?: Record<string, string>;
}

/** The browser's side of a subscription, with its private keys. */
export class Browser {
  readonly endpoint: string;
  readonly deviceId: string;
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey: Buffer;

  constructor(endpoint: string, deviceId: string) {
    this.endpoint = endpoint;
    this.deviceId = deviceId;
    this.#publicKey = this.#keys.generateKeys();
  }

  /** The request body that subscribes this browser. */
  get subscription(): { deviceId: string; endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') };
    return { deviceId: this.deviceId, endpoint: this.endpoint, keys };
  }

  /** Decrypts one record (RFC 8291 and RFC 8188); throws if it is not for this browser. */
  read(body: Buffer): PushPayload {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, sender]);
    const secret = new Uint8Array(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32));
    const key = new Uint8Array(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = new Uint8Array(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const open = createDecipheriv('aes-128-gcm', key, nonce);
    open.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return pushPayload.parse(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()));
  }
}

/** A local push service with the protocol of RFC 8030, 8291 and 8292. Delivers to browsers made by `browser`. */
export class PushService extends LocalServer {
  readonly delivered: Delivered[] = [];
  /** The method and path of every request, whatever the response. */
  readonly asked: string[] = [];
  readonly vapid = webPush.generateVAPIDKeys();
  /** Called before each delivery and its response. */
  onAsked: (() => Promise<void>) | undefined = undefined;
  readonly #browsers = new Map<string, Browser>();
  readonly #answers: PushServiceAnswer[] = [];
  /** The errors of requests whose signature or encryption was not as the protocol requires. */
  readonly faults: string[] = [];

  /** Stops the service, then throws if there were faults. */
  override async stop(): Promise<void> {
    await super.stop();
    if (this.faults.length > 0) throw new Error(this.faults.join('\n'));
  }

  /** A server's settings for this service. */
  get env(): Record<string, string> {
    const { publicKey, privateKey } = this.vapid;
    return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_HOSTS: `127.0.0.1:${this.port}` };
  }

  browser(deviceId = randomBytes(6).toString('hex')): Browser {
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    const browser = new Browser(`http://127.0.0.1:${this.port}${path}`, deviceId);
    this.#browsers.set(path, browser);
    return browser;
  }

  /** Ends the browser's subscription: the service returns 410 from now on. */
  forget(browser: Browser): void {
    this.#browsers.delete(new URL(browser.endpoint).pathname);
  }

  /** Sets the responses to the next requests. The service does not deliver the pushes of these requests. */
  next(...answers: PushServiceAnswer[]): void {
    this.#answers.push(...answers);
  }

  /** Clears the list of requests (`asked`) and the planned responses, but not `delivered`. */
  clear(): void {
    this.asked.length = 0;
    this.#answers.length = 0;
  }

  /** The pushes that reached the browser, in order. */
  of(browser: Browser): PushPayload[] {
    return this.delivered.filter(({ device }) => device === browser).map(({ payload }) => payload);
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { status, headers } = await this.#receive(request);
      if (status === 0) request.socket.destroy();
      else response.writeHead(status, headers).end();
    } catch (error) {
      this.faults.push(String(error));
      response.writeHead(400).end();
    }
  }

  async #receive(request: IncomingMessage): Promise<PushServiceAnswer> {
    const { method, url = '', headers } = request;
    this.asked.push(`${method} ${url}`);
    const body = await bodyOf(request);
    const answer = this.#answers.shift();
    if (answer !== undefined) return answer;
    const device = this.#browsers.get(url);
    if (device === undefined) return { status: 410 };
    const contact = await this.#verify(headers.authorization ?? '');
    if (headers['content-encoding'] !== 'aes128gcm' || headers.ttl === undefined) return { status: 400 };
    const payload = device.read(body);
    const { urgency, topic } = headers;
    await this.onAsked?.();
    this.delivered.push({
      device,
      payload,
      urgency: String(urgency),
      topic: String(topic),
      ttl: Number(headers.ttl),
      contact,
    });
    return { status: 201 };
  }

  /** Returns the sender's contact from the signed token (RFC 8292). Throws if key, audience or expiry is wrong. */
  async #verify(authorization: string): Promise<string> {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    if (key !== this.vapid.publicKey) throw new Error(`another key: ${authorization}`);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const audience = `http://127.0.0.1:${this.port}`;
    const wants = { audience, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] };
    const { payload } = await jwtVerify(token, publicKey, wants);
    if ((payload.exp ?? 0) > Date.now() / 1000 + 24 * 3600) throw new Error('valid for more than a day');
    return String(payload.sub);
  }
}
