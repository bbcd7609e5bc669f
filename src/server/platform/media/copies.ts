import type { Db } from '#server/platform/database/database.ts';
import { HashList } from '#server/platform/pictures/hash-list.ts';
import { allUploads, type UploadRow } from './media.queries.ts';

const PAGE = 5000;

interface CopyQuery {
  id: string;
  sha256: Uint8Array;
  /** The hashes of the picture and of its turned and mirrored forms; empty for a picture with too little detail. */
  hashes: readonly Uint8Array[];
}

/** Yields the other uploads, except ended ones, that have the same bytes as a picture or look like it. */
export async function* copiesIn(db: Db, { id, sha256, hashes }: CopyQuery): AsyncGenerator<UploadRow> {
  let after: string | undefined;
  for (;;) {
    const rows = await allUploads(db, { after, most: PAGE });
    const list = new HashList();
    const seen = rows.filter(({ pdq }) => pdq !== null);
    for (const { pdq } of seen) if (pdq !== null) list.add(pdq);
    const alike = new Set(list.near(hashes).map(({ at }) => seen[at]?.id));
    yield* rows.filter((row) => row.id !== id && (alike.has(row.id) || Buffer.compare(row.sha256, sha256) === 0));
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id;
  }
}
