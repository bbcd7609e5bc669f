import type { ByteSeal } from './byte-seal.ts';
import { sealedOf, type CheckRow } from './photo-check.queries.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The place of a picture, to which its seal is bound: it opens for no other check and no other step. */
export const placeOf = ({ id, user_id: userId }: Pick<CheckRow, 'id' | 'user_id'>, step: number): string =>
  `${userId} ${id} ${step}`;

/** Returns the opened pictures of a check in order; undefined if one is missing or was sealed with another secret. */
export async function openPictures(
  db: Db,
  seal: ByteSeal,
  check: CheckRow,
): Promise<{ pose: string; picture: Buffer }[] | undefined> {
  const sealed = await sealedOf(db, check.user_id);
  const opened = sealed.flatMap(({ step, sealed: bytes }) => {
    const picture = seal.open(bytes, placeOf(check, step));
    const pose = check.poses[step - 1];
    return picture === undefined || pose === undefined ? [] : [{ pose, picture }];
  });
  return opened.length === check.poses.length ? opened : undefined;
}
