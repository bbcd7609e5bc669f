import { randomUUID } from 'node:crypto';
import type { Picture, Voice } from '#contract/media.ts';
import type { Problem } from '#contract/errors.ts';
import type { CheckStanding } from '#contract/photo-check.ts';
import type { TestApp } from './app.ts';

interface PictureForm {
  bytes: Uint8Array;
  clientId?: string;
  filename?: string;
  type?: string;
  /** The number of bytes of the form to send; all by default. */
  cut?: number;
}

interface PictureUpload {
  url: string;
  field: string;
  /** More query parameters. */
  more?: string;
  /** Form fields to send after the file. With such fields, the address has no query parameters. */
  fields?: Record<string, string>;
}

/** Uploads a picture to `/api/media` in a multipart form. */
export async function upload(
  { app }: Pick<TestApp, 'app'>,
  member: { token: string },
  form: PictureForm,
): Promise<Uploaded & { body: Picture }> {
  return sendForm(app, member, { ...form, url: '/api/media', field: 'picture' }) as Promise<
    Uploaded & { body: Picture }
  >;
}

/** Sends a picture for a step of a photo check. */
export async function uploadLive(
  { app }: Pick<TestApp, 'app'>,
  member: { token: string },
  { bytes, id, step }: { bytes: Uint8Array; id: string; step: number },
): Promise<Uploaded & { body: CheckStanding }> {
  return sendForm(app, member, {
    bytes,
    url: `/api/photo-check/${id}/steps/${step}`,
    field: 'picture',
    fields: {},
  }) as Promise<Uploaded & { body: CheckStanding }>;
}

/** Uploads a profile picture in a multipart form. */
export async function uploadImage(
  { app }: Pick<TestApp, 'app'>,
  member: { token: string },
  { as, ...form }: PictureForm & { as: 'avatar' | 'cover' },
): Promise<Uploaded & { body: { imageUrl: string } }> {
  return sendForm(app, member, {
    ...form,
    url: '/api/users/upload-image',
    more: `&type=${as}`,
    field: 'image',
  }) as Promise<Uploaded & { body: { imageUrl: string } }>;
}

/** Uploads a profile picture in a form whose fields after the file say what the picture is. */
export async function uploadImageForm(
  { app }: Pick<TestApp, 'app'>,
  member: { token: string },
  form: { bytes: Uint8Array; fields: Record<string, string> },
): Promise<Uploaded & { body: { imageUrl: string } }> {
  return sendForm(app, member, { ...form, url: '/api/users/upload-image', field: 'image' }) as Promise<
    Uploaded & { body: { imageUrl: string } }
  >;
}

/** Uploads a recording in a multipart form. */
export async function uploadVoice(
  { app }: Pick<TestApp, 'app'>,
  member: { token: string },
  form: PictureForm,
): Promise<Uploaded & { body: Voice }> {
  const what = { filename: 'voice', type: 'audio/webm', ...form, url: '/api/media/voices', field: 'voice' };
  return sendForm(app, member, what) as Promise<Uploaded & { body: Voice }>;
}

interface Uploaded {
  status: number;
  problem: Problem;
  headers: Record<string, unknown>;
}

async function sendForm(
  app: TestApp['app'],
  { token }: { token: string },
  {
    bytes,
    clientId = randomUUID(),
    filename = 'photo.jpg',
    type = 'image/jpeg',
    cut,
    url,
    field,
    more = '',
    fields,
  }: PictureForm & PictureUpload,
): Promise<Uploaded & { body: unknown }> {
  const boundary = '----wildinformboundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`;
  const others = Object.entries(fields ?? {}).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const form = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n${others.join('')}--${boundary}--\r\n`)]);
  const response = await app.inject({
    method: 'POST',
    url: fields === undefined ? `${url}?clientId=${clientId}${more}` : url,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: cut === undefined ? form : form.subarray(0, cut),
  });
  const parsed: unknown = JSON.parse(response.body);
  return {
    status: response.statusCode,
    body: parsed,
    problem: parsed as Problem,
    headers: response.headers,
  };
}
