import type { DataKind } from '#content/your-data.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** A condition on a row, with its SQL in `sight.queries.ts`: what the person may learn of it today. */
export type Sight =
  | 'isMessage'
  | 'isListedRoom'
  | 'isLeftOrListed'
  | 'isMember'
  | 'isShownLine'
  | 'isStanding'
  | 'isOpenMatch'
  | 'isGivenOrThere'
  | 'isGivenOrUnwrapped';

/** The personal data in a table. Lists are names of columns, separated by spaces. */
export interface Held {
  kind: DataKind;
  /** The columns that name a person. */
  people: string;
  /** The columns among `people` whose person may see the row; empty if `through` decides or no person may. */
  mine: string;
  /** The table and its column that link these rows to the person; `as` is this table's column if it differs. */
  through?: { table: keyof Tables; by: string; as?: string };
  /** The condition on the rows that are exported and counted for the person; all of theirs without one. */
  only?: Sight | undefined;
  /** The exported columns that are null where a condition does not hold, by their condition. */
  veiled?: Partial<Record<Sight, string>>;
  /** The column that is unique among a person's rows; the export reads such a table page by page in its order. */
  key?: string;
  /** The columns in the export. */
  exported: string;
  /** The columns that the export omits, by reason. Each column must be in one of the two, so none is forgotten. */
  withheld: Readonly<Record<string, string>>;
  /**
   * How a person's rows end with their account: the database deletes them by a foreign key (`account`), the owning
   * feature does (`feature`), or they stay for a reason.
   */
  ends: 'account' | 'feature' | { kept: string };
}

/** The data of a table, or the reason why it has no personal data. */
export type Entry = Held | { nobodys: string };

export const SECRET = 'a secret that lets somebody act as the person';
export const INNER = 'how the product finds its way; it says nothing more about the person';
export const OTHERS = 'another person’s to tell';

export const columnsIn = (list: string): string[] => list.split(' ').filter((name) => name !== '');
