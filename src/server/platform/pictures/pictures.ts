import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Clock, NewId } from '#server/platform/clock.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import { decode, type Pixels, type Print } from './decode.ts';
import { KnownPictures, type HashMatch } from './known.ts';
import { deleteHashes, hasHashes, insertHashes, lockHashes } from './pictures.queries.ts';
import { createSealed, type Sealed } from './sealed.ts';
import { pictureServices } from './services.ts';
import { judge, type Match, type PictureClass, type PictureVerdict } from './verdict.ts';

/** A picture's hashes for the list: of its bytes, of its look, or both. */
export interface AddedHash {
  sha256: Uint8Array | null;
  pdq: Uint8Array | null;
  class: PictureClass;
}

interface Added {
  source: string;
  /** The moderator who added the hashes; null for an import. */
  addedBy: number | null;
}

/** Checks the pictures of members before anybody sees them, against our list and the services. */
export interface Pictures {
  /**
   * Judges a member's picture, and seals it after a grave match. Throws `picture_format` or `picture_size`. During the
   * check it runs `make` with the pixels; nobody may see the result unless the verdict is `allow`. `made` is the
   * promise of `make` and may reject.
   */
  check: <T>(
    bytes: Uint8Array,
    uploadedBy: number,
    make: (pixels: Pixels) => Promise<T>,
  ) => Promise<{ print: Print; verdict: PictureVerdict; made: Promise<T> }>;
  /** Returns the listed hashes that match the picture, the nearest first. */
  nearCopies: (print: Print) => Promise<HashMatch[]>;
  /** Adds hashes to the list and returns how many were new for their source. */
  add: (hashes: readonly AddedHash[], by: Added) => Promise<number>;
  /** Adds hashes like `add`, in the caller's transaction. */
  addIn: (trx: Trx, hashes: readonly AddedHash[], by: Added) => Promise<number>;
  /** Returns whether a source has hashes on the list. */
  lists: (source: string) => Promise<boolean>;
  /** Removes the hashes of a source from the list; after the commit such pictures may be sent. */
  removeIn: (trx: Trx, source: string) => Promise<void>;
  sealed: Sealed;
}

interface Needs {
  db: Db;
  clock: Clock;
  newId: NewId;
  log: Logger;
}

export function createPictures(config: Config, { db, clock, newId, log }: Needs): Pictures {
  const known = new KnownPictures(db);
  const services = pictureServices(config);
  const sealed = createSealed(config, { db, clock, newId });
  const ask = async (print: Print, bytes: Uint8Array): Promise<{ answers: Match[]; unanswered: string[] }> => {
    const unanswered: string[] = [];
    const answers = await Promise.all([
      known.find(print),
      ...services.map(async ({ name, matches }) =>
        matches(print, bytes).catch((error: unknown) => {
          // Logs only the reason, because a response could quote the hash.
          log.warn({ service: name, reason: error instanceof Error ? error.name : 'unknown' }, 'picture service');
          unanswered.push(name);
          return [];
        }),
      ),
    ]);
    return { answers: answers.flat(), unanswered };
  };
  const addIn: Pictures['addIn'] = async (trx, hashes, { source, addedBy }) => {
    if (hashes.length === 0) return 0;
    await lockHashes(trx);
    const by = { source, added_by: addedBy, added_at: clock.now() };
    return insertHashes(
      trx,
      hashes.map((hash) => ({ ...hash, ...by })),
    );
  };
  return {
    sealed,
    nearCopies: (print) => known.find(print),
    check: async (bytes, uploadedBy, make) => {
      const { pixels, print: computePrint } = await decode(bytes);
      const made = make(pixels);
      const print = computePrint();
      const [{ answers, unanswered }] = await Promise.all([ask(print, bytes), settled(made)]);
      const verdict = judge(answers, unanswered);
      if (verdict.is === 'deny' && verdict.isGrave) {
        await sealed.hold({ bytes, sha256: print.sha256, source: verdict.source, uploadedBy });
      }
      return { print, verdict, made };
    },
    addIn,
    add: (hashes, by) => inTransaction(db, (trx) => addIn(trx, hashes, by)),
    lists: (source) => hasHashes(db, source),
    removeIn: deleteHashes,
  };
}

/** Waits for `made` and ignores its error: a picture from which nothing could be made is judged nevertheless. */
const settled = (made: Promise<unknown>): Promise<unknown> => made.catch(() => undefined);
