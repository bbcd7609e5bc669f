import { DAY_MS } from '#contract/durations.ts';
import type { Config } from '#server/config.ts';
import type { Clock, NewId } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createSeal, deriveKey } from '#server/platform/secrets/seal.ts';
import { createPrivateStore } from '#server/platform/files/create-store.ts';
import { deleteSealed, insertSealed, sealedBefore } from './pictures.queries.ts';

/** The REPORT Act (18 U.S.C. 2258A(h)) requires reported material to be kept for a year. */
export const SEALED_MS = 366 * DAY_MS;

export interface Evidence {
  bytes: Uint8Array;
  sha256: Buffer;
  source: string;
  uploadedBy: number;
}

/** The folder of `DATA_DIR` with the encrypted files, where no bucket has them. */
export const SEALED_FOLDER = 'sealed';
export const sealedFileOf = (id: string): string => `${id}.jwe`;

/** Pictures kept for the authorities: encrypted files that no route and no screen of the product opens. */
export interface Sealed {
  /** Seals a picture and returns its id. */
  hold: (evidence: Evidence) => Promise<string>;
  /** Deletes up to `most` pictures that were sealed at `before` or earlier; returns how many. */
  forget: (before: Date, most: number) => Promise<number>;
}

export function createSealed(
  { authSecret = '', ...config }: Pick<Config, 'authSecret' | 'dataDir' | 's3'>,
  { db, clock, newId }: { db: Db; clock: Clock; newId: NewId },
): Sealed {
  const seal = createSeal(deriveKey(authSecret, 'sealed evidence'));
  const store = createPrivateStore(config, SEALED_FOLDER);
  return {
    hold: async ({ bytes, sha256, source, uploadedBy }) => {
      const [id, now] = [newId(), clock.now()];
      const until = new Date(now.getTime() + SEALED_MS);
      const content = { picture: Buffer.from(bytes).toString('base64'), source, uploadedBy, at: now.toISOString() };
      await store.put(sealedFileOf(id), Buffer.from(await seal.close(content)));
      // The file is written first, because a row without its file would be missing evidence.
      await insertSealed(db, { id, sha256, source, uploaded_by: uploadedBy, sealed_at: now, until });
      return id;
    },
    forget: async (before, most) => {
      const ids = await sealedBefore(db, before, most);
      for (const id of ids) {
        await store.remove(sealedFileOf(id));
        await deleteSealed(db, id);
      }
      return ids.length;
    },
  };
}
