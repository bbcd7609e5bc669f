import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { HOUR_MS } from '#contract/durations.ts';
import type { Config } from '#server/config.ts';
import type { Store } from './store.ts';

const TIMEOUT_MS = 10_000;
/** A large file may take as long as this on its way, because the one who downloads it sets the pace. */
const LARGE_TIMEOUT_MS = HOUR_MS;

/** The store refused or failed an operation. */
class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Stores files in a bucket of any server that speaks S3 (Garage, SeaweedFS, R2, S3). It only uses PUT, GET, HEAD and
 * DELETE, with the bucket in the path.
 */
export function s3Store({ endpoint, bucket, region, keyId, secret }: NonNullable<Config['s3']>): Store {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  });
  const addressOf = (name: string): string => `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`;
  const ask = async (method: string, name: string, body?: Uint8Array): Promise<Response> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client.fetch(addressOf(name), {
      method,
      signal,
      redirect: 'error',
      ...(body !== undefined && {
        body: Buffer.from(body),
        headers: { 'content-type': typeOf(name), 'content-length': String(body.length) },
      }),
    });
    return answered(method, response);
  };
  // Sent and read once and in pieces, so nothing is tried again and memory does not grow with the file.
  const askOnce = async (method: string, name: string, body?: { path: string; size: number }): Promise<Response> => {
    const request = await client.sign(addressOf(name), {
      method,
      signal: AbortSignal.timeout(LARGE_TIMEOUT_MS),
      redirect: 'error',
      ...(body !== undefined && {
        body: Readable.toWeb(createReadStream(body.path)) as NonNullable<RequestInit['body']>,
        headers: { 'content-type': typeOf(name), 'content-length': String(body.size) },
      }),
    });
    return answered(method, await fetch(request));
  };
  return {
    put: async (name, bytes) => mustBeStored(await ask('PUT', name, bytes)),
    putFile: async (name, path) => {
      await mustBeStored(await askOnce('PUT', name, { path, size: (await stat(path)).size }));
      await rm(path, { force: true });
    },
    open: async (name) => {
      const response = await askOnce('GET', name);
      if (response.ok && response.body !== null) return Readable.fromWeb(response.body);
      await response.body?.cancel();
      return undefined;
    },
    get: async (name) => {
      const response = await ask('GET', name);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return undefined;
    },
    has: async (name) => (await ask('HEAD', name)).ok,
    remove: async (name) => {
      await (await ask('DELETE', name)).body?.cancel();
    },
  };
}

/** Returns a response that has an answer; throws StoreError for any other. */
async function answered(method: string, response: Response): Promise<Response> {
  if (response.ok || response.status === 404) return response;
  await response.body?.cancel();
  // The error leaves out the response, which could contain the key's name.
  throw new StoreError(`The store answered ${response.status} to ${method}.`);
}

async function mustBeStored(response: Response): Promise<void> {
  await response.body?.cancel();
  if (!response.ok) throw new StoreError('The store has no such bucket.');
}

const typeOf = (name: string): string => (name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream');
