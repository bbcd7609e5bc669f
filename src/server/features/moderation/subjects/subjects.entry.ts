import type { EvidenceLine, Subject } from '#contract/moderation.subjects.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Placed } from '#server/platform/media/media.ts';
import type { Reporting } from './evidence.ts';

/** A thing that the viewer can report. */
export interface FoundSubject {
  /** The kind of the thing and its canonical id, so that one thing has one case. */
  subject: Subject;
  /** The author; null for Wyn, and for a notice about a thing that was not found. */
  author: { id: number; name: string; isSeedUser: boolean } | null;
  excerpt: string;
  lines: EvidenceLine[];
}

export interface SubjectLook extends Reporting {
  /** The database, or the transaction that copies the evidence. */
  db: Db;
}

export interface SubjectEntry {
  /** Finds the id and the author of a thing by the path of its page. Absent for kinds without pages. */
  locate?: (db: Db, path: string, now: Date) => Promise<{ id: string; makerId: number } | undefined>;
  /** Hides the thing, or shows it again if `at` is null. Returns the function to call after the commit. */
  hide?: (deps: Deps, trx: Trx, wish: { id: string; at: Date | null }) => Promise<() => void>;
  /** For things with pictures: the kind under which media stores them, and the id of the thing that has a picture. */
  pictureKind?: { name: string; idOf: (db: Db, picture: Placed) => Promise<string | undefined> };
  /** Finds the thing by its id; returns undefined, or throws `not_found`, when the viewer cannot see it. */
  find: (deps: Deps, look: SubjectLook, id: string) => Promise<FoundSubject | undefined>;
}
