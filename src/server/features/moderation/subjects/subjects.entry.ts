import type { EvidenceLine, Subject } from '#contract/moderation.subjects.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Placed } from '#server/platform/media/media.ts';
import type { Reporting } from './evidence.ts';

/** A thing as its viewer sees it, ready to be reported. */
export interface Found {
  /** Its only name: one thing has one case, however it was named. */
  subject: Subject;
  /** The person who made it; null for Wyn. */
  author: { id: number; name: string; isSeedUser: boolean } | null;
  excerpt: string;
  lines: EvidenceLine[];
}

export interface Look extends Reporting {
  /** The database, or the transaction that copies the evidence. */
  db: Db;
}

export interface Entry {
  /** Finds a thing by its address, for somebody outside: its id, and who made it. Things without an address have none. */
  locate?: (db: Db, path: string, now: Date) => Promise<{ id: string; makerId: number } | undefined>;
  /** Hides it from everybody but its maker, or with null shows it again; returns what to do after the commit. */
  hide?: (deps: Deps, trx: Trx, wish: { id: string; at: Date | null }) => Promise<() => void>;
  /** How its pictures are kept, where it has pictures: the kind of place, and the id of the thing at one. */
  pictureKind?: { name: string; idOf: (db: Db, picture: Placed) => Promise<string | undefined> };
  /** Returns undefined, or throws `not_found`, where the viewer cannot see it. */
  find: (deps: Deps, look: Look, id: string) => Promise<Found | undefined>;
}
