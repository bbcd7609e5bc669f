import { pictureWidths, type PictureWidth } from '#contract/media.ts';
import type { Db } from '#server/platform/database/database.ts';
import { deleteUpload, type UploadRow } from './media.queries.ts';
import type { Store } from '#server/platform/files/store.ts';
import { extensionOf, isVoice, type VoiceRow } from './uploads.ts';

export const WIDTHS = Object.keys(pictureWidths) as PictureWidth[];

/** Returns the name that a picture's file of one width has in the store. */
export const fileOf = ({ name }: Pick<UploadRow, 'name'>, width: PictureWidth): string => `${name}-${width}.webp`;
/** Returns the name that a voice note's file has in the store. */
export const fileOfVoice = (row: Pick<VoiceRow, 'name' | 'voice_type'>): string => `${row.name}.${extensionOf(row)}`;

/** Deletes the files of an upload, then its row, so that no file is ever without a row. */
export async function discard({ db, store }: { db: Db; store: Store }, row: UploadRow): Promise<void> {
  const files = isVoice(row) ? [fileOfVoice(row)] : WIDTHS.map((width) => fileOf(row, width));
  for (const file of files) await store.remove(file);
  await deleteUpload(db, row.id);
}
