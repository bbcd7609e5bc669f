import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { PICTURE_BYTES } from '#contract/media.ts';
import { AppError, codeOf } from '#server/platform/errors.ts';

/** What a form with one picture may hold. What people call their file is never used. */
export const FORM_LIMITS = { files: 1, fields: 4, fieldSize: 1024, parts: 5, headerPairs: 20, fileSize: PICTURE_BYTES };

/** Writes the one file of a form to the disk, piece by piece, and returns its path. Whoever called deletes it. */
export async function receive(request: FastifyRequest, folder: string, id: string): Promise<string> {
  if (!request.isMultipart()) throw refused('unsupported_media', 'Send the picture as a form with one file.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${id}.part`);
  try {
    const part = await request.file({ limits: FORM_LIMITS });
    if (part === undefined) throw refused('invalid', 'Choose a picture.');
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated) throw tooLarge();
    if (part.file.bytesRead === 0) throw refused('picture_format', 'That file is empty.');
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw asRefusal(error);
  }
}

const tooLarge = (): AppError => refused('too_large', 'Please select an image smaller than 25MB.');

function refused(code: 'unsupported_media' | 'invalid' | 'picture_format' | 'too_large', why: string): AppError {
  return new AppError(code, { fields: { picture: why } });
}

/** A form that is broken off or badly made is its sender's; a disk that takes nothing is ours. */
function asRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (/^E(?!RR_)/.test(codeOf(error)) && codeOf(error) !== 'ECONNRESET') return error;
  return refused('invalid', 'The picture did not arrive whole. Please try again.');
}
