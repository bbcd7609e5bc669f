import { AwsClient } from 'aws4fetch';
import type { Config } from '#server/config.ts';
import type { Store } from './store.ts';

const TIMEOUT_MS = 10_000;

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
  const ask = async (method: string, name: string, body?: Uint8Array): Promise<Response> => {
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client.fetch(url, {
      method,
      signal,
      redirect: 'error',
      ...(body !== undefined && {
        body: Buffer.from(body),
        headers: { 'content-type': typeOf(name), 'content-length': String(body.length) },
      }),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    // The error leaves out the response, which could contain the key's name.
    throw new StoreError(`The store answered ${response.status} to ${method}.`);
  };
  return {
    put: async (name, bytes) => {
      const response = await ask('PUT', name, bytes);
      await response.body?.cancel();
      if (!response.ok) throw new StoreError('The store has no such bucket.');
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

const typeOf = (name: string): string => (name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream');
