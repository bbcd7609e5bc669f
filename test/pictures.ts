import { randomUUID } from 'node:crypto';
import type { Picture } from '#contract/media.ts';
import type { Problem } from '#contract/errors.ts';
import type { TestApp } from './app.ts';

interface Form {
  bytes: Uint8Array;
  clientId?: string;
  filename?: string;
  type?: string;
  /** Bytes of the form that are sent; all of them by default. */
  cut?: number;
}

/** Sends a file as a browser's form does. */
export async function upload(
  { app }: Pick<TestApp, 'app'>,
  { token }: { token: string },
  { bytes, clientId = randomUUID(), filename = 'photo.jpg', type = 'image/jpeg', cut }: Form,
): Promise<{ status: number; body: Picture; problem: Problem; headers: Record<string, unknown> }> {
  const boundary = '----wildinformboundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`;
  const form = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const response = await app.inject({
    method: 'POST',
    url: `/api/media?clientId=${clientId}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: cut === undefined ? form : form.subarray(0, cut),
  });
  const parsed: unknown = JSON.parse(response.body);
  return {
    status: response.statusCode,
    body: parsed as Picture,
    problem: parsed as Problem,
    headers: response.headers,
  };
}
