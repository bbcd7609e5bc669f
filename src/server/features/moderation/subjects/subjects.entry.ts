import type { EvidenceLine, Subject } from '#contract/moderation.subjects.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Placed } from '#server/platform/media/media.ts';
import type { Reporting } from './evidence.ts';

/** A thing that its viewer can report. */
export interface Found {
  /** Its canonical name, so that one thing has one case. */
  subject: Subject;
  /** The author; null for Wyn, and for a notice about a thing that was not found. */
  author: { id: number; name: string; isSeedUser: boolean } | null;
  excerpt: string;
  lines: EvidenceLine[];
}

export interface Look extends Reporting {
  /** The database, or the transaction that copies the evidence. */
  db: Db;
}

export interface Entry {
  /** Finds a thing's id and author by the path of its page, for a visitor. Absent for kinds without pages. */
  locate?: (db: Db, path: string, now: Date) => Promise<{ id: string; makerId: number } | undefined>;
  /** Hides it from other people, or with null shows it again; returns the function to call after the commit. */
  hide?: (deps: Deps, trx: Trx, wish: { id: string; at: Date | null }) => Promise<() => void>;
  /** How its pictures are stored, if it has any: the kind of place, and the id of the thing with a picture. */
  pictureKind?: { name: string; idOf: (db: Db, picture: Placed) => Promise<string | undefined> };
  /** Finds the thing by its id; returns undefined, or throws `not_found`, when the viewer cannot see it. */
  find: (deps: Deps, look: Look, id: string) => Promise<Found | undefined>;
}
