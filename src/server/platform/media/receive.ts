import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { PICTURE_BYTES, VOICE_BYTES } from '#contract/media.ts';
import { AppError, codeOf } from '#server/platform/errors.ts';

/** The limits of a form with one file. `receive` lowers the file size to the limit of the wanted file. */
export const FORM_LIMITS = { files: 1, fields: 4, fieldSize: 1024, parts: 5, headerPairs: 20, fileSize: PICTURE_BYTES };

/**
 * The wanted file: its field, its largest size in bytes, the texts for a missing and a large file, and an error code.
 */
export interface UploadRules {
  field: 'picture' | 'voice';
  most: number;
  none: string;
  large: string;
  format: 'picture_format' | 'voice_format';
}

export const A_PICTURE: UploadRules = {
  field: 'picture',
  most: PICTURE_BYTES,
  none: 'Choose a picture.',
  large: 'Please select an image smaller than 25MB.',
  format: 'picture_format',
};
export const A_VOICE: UploadRules = {
  field: 'voice',
  most: VOICE_BYTES,
  none: 'Record something first.',
  large: 'That recording is too large.',
  format: 'voice_format',
};

/** The other fields of a form, unparsed. */
export type FormFields = Readonly<Record<string, unknown>>;

/**
 * Writes the one file of a form to the disk, piece by piece. Returns the file's path and the other fields, which may
 * come before or after the file. The caller deletes the file.
 */
export async function receive(
  request: FastifyRequest,
  { folder, id }: { folder: string; id: string },
  wanted: UploadRules,
): Promise<{ path: string; fields: FormFields }> {
  const refused = (code: UploadRefusal, why: string): AppError =>
    new AppError(code, { fields: { [wanted.field]: why } });
  if (!request.isMultipart()) throw refused('unsupported_media', 'Send it as a form with one file.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${id}.part`);
  try {
    const fields: Record<string, unknown> = {};
    let hasFile = false;
    for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize: wanted.most } })) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      hasFile = true;
      await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      if (part.file.truncated) throw refused('too_large', wanted.large);
      if (part.file.bytesRead === 0) throw refused(wanted.format, 'That file is empty.');
    }
    if (!hasFile) throw refused('invalid', wanted.none);
    return { path, fields };
  } catch (error) {
    await rm(path, { force: true });
    if (isOurs(error)) throw error;
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw refused('too_large', wanted.large);
    throw refused('invalid', 'It did not arrive whole. Please try again.');
  }
}

type UploadRefusal = 'unsupported_media' | 'invalid' | UploadRules['format'] | 'too_large';

/** Returns true for a refusal and for a disk error, a fault of the server; false for an aborted or malformed form. */
function isOurs(error: unknown): boolean {
  return error instanceof AppError || (/^E(?!RR_)/.test(codeOf(error)) && codeOf(error) !== 'ECONNRESET');
}
