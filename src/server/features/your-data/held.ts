import type { DataKind } from '#content/your-data.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** A condition on a row that decides what the person may learn of it today. Its SQL is in `sight.queries.ts`. */
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
export interface PersonalData {
  kind: DataKind;
  /** The columns that name a person. */
  people: string;
  /** The columns among `people` whose person may see the row; empty if `through` decides or no person may. */
  mine: string;
  /** The table and its column `by` that link these rows to the person. `as` is the column here, if its name differs. */
  through?: { table: keyof Tables; by: string; as?: string };
  /** The condition on the rows that are exported and counted for the person. Without it, all their rows are. */
  only?: Sight | undefined;
  /** For each condition, the exported columns that are null where the condition does not hold. */
  veiled?: Partial<Record<Sight, string>>;
  /** A unique column of a person's rows. The export reads the table page by page, in the order of this column. */
  key?: string;
  /** The columns in the export. */
  exported: string;
  /** The columns that the export omits, by reason. Each column is in `exported` or here, so that none is forgotten. */
  withheld: Readonly<Record<string, string>>;
  /**
   * How a person's rows end with their account: the database deletes them by a foreign key (`account`), the owning
   * feature deletes them (`feature`), or they stay for a reason (`kept`).
   */
  ends: 'account' | 'feature' | { kept: string };
}

/** A table's entry in the register: its personal data, or what the table has instead of personal data. */
export type TableEntry = PersonalData | { nobodys: string };

export const SECRET = 'a secret that lets somebody act as the person';
export const INNER = 'how the product finds its way; it says nothing more about the person';
export const OTHERS = 'another person’s to tell';

export const columnsIn = (list: string): string[] => list.split(' ').filter((name) => name !== '');
