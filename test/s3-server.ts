import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, LocalServer } from './local-server.ts';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** A local bucket with the part of S3 that the product uses. Refuses requests that `secret` did not sign. */
export class S3Server extends LocalServer {
  readonly keyId = 'AKIDFORTESTS';
  readonly secret = 'a secret for a bucket in tests';
  readonly bucket = 'wildin-tests';
  readonly region = 'eu-test-1';
  readonly files = new Map<string, Buffer>();
  /** Whether a body came without its length, which S3 refuses. */
  hasGuessed = false;
  /** The methods of refused requests. */
  readonly refused: string[] = [];
  /** If set, every response has this status and no body. */
  broken: number | undefined = undefined;
  get endpoint(): string {
    return this.url;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { method = '', url = '', headers } = request;
    if (method === 'PUT' && headers['content-length'] === undefined) this.hasGuessed = true;
    if (this.broken !== undefined) return void response.writeHead(this.broken).end();
    if (!this.#isSigned(request, body)) {
      this.refused.push(method);
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const prefix = `/${this.bucket}/`;
    if (!url.startsWith(prefix)) return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    const name = url.slice(prefix.length);
    const file = this.files.get(name);
    if (method === 'PUT') this.files.set(name, body);
    if (method === 'DELETE') this.files.delete(name);
    if (method === 'PUT') return void response.writeHead(200).end();
    if (method === 'DELETE') return void response.writeHead(204).end();
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-length': file.length }).end(method === 'GET' ? file : undefined);
  }

  /** Returns whether the request's Signature Version 4 equals the signature computed here by the published steps. */
  #isSigned(request: IncomingMessage, body: Buffer): boolean {
    const { method = '', url = '', headers } = request;
    const found = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
    const [, credential = '', signed = '', signature = ''] = found ?? [];
    const [keyId, day = '', region = '', service = '', end = ''] = credential.split('/');
    const at = String(headers['x-amz-date'] ?? '');
    const hash = String(headers['x-amz-content-sha256'] ?? '');
    if (keyId !== this.keyId || region !== this.region || service !== 's3' || !at.startsWith(day)) return false;
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
    const names = signed.split(';');
    if (!names.includes('host') || !names.includes('x-amz-date')) return false;
    const canonical = [
      method,
      url,
      '',
      ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
      '',
      signed,
      hash,
    ].join('\n');
    const scope = `${day}/${region}/${service}/${end}`;
    const key = [region, service, end].reduce<Buffer>(
      (last, part) => hmac(last, part),
      hmac(`AWS4${this.secret}`, day),
    );
    const expected = hmac(key, `AWS4-HMAC-SHA256\n${at}\n${scope}\n${sha256(canonical)}`);
    return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
  }
}
