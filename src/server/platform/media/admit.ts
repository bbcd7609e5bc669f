import { inTransaction, type Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Print } from '#server/platform/pictures/decode.ts';
import type { Pictures } from '#server/platform/pictures/pictures.ts';
import type { Desk } from '#server/platform/seams/desk.ts';
import { render, type Rendered } from './render.ts';

interface Needs {
  db: Db;
  pictures: Pictures;
  /** Gets a case for a grave match. */
  desk: Desk;
}

/**
 * Checks a member's picture against the lists and makes its files. Throws `picture_format` or `picture_size`,
 * `picture_unchecked` while a list does not answer, and `picture_refused` for a listed picture.
 */
export async function admit(
  { db, pictures, desk }: Needs,
  bytes: Uint8Array,
  userId: number,
): Promise<{ print: Print; made: Promise<Rendered> }> {
  const { print, verdict, made } = await pictures.check(bytes, userId, render).catch(besideField);
  if (verdict.is === 'review' && verdict.reason === 'unanswered')
    throw new AppError('picture_unchecked', { retryAfterSeconds: 60 });
  if (verdict.is === 'deny' && verdict.isGrave) {
    const tell = await inTransaction(db, (trx) => desk.noteMinor(trx, userId, 'picture'));
    await tell();
  }
  if (verdict.is !== 'allow') throw refusal();
  return { print, made };
}

export const refusal = (): AppError =>
  new AppError('picture_refused', { fields: { picture: 'This picture cannot be used here.' } });

/** Rethrows an AppError as an error of the form's picture field, and any other error as it is. */
function besideField(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new AppError(error.code, { cause: error, fields: { picture: error.message } });
}
