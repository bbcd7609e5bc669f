import type { DataKind } from '#content/your-data.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** What a table holds of people. Lists are names of columns with blanks between them. */
export interface Held {
  kind: DataKind;
  /** The columns that name a person. */
  people: string;
  /** Of those, the ones whose row is theirs to see; empty where `through` alone says so. */
  mine: string;
  /** The table whose row of this person the rows belong to, by its column; `as` is what it is called here, where it differs. */
  through?: { table: keyof Tables; by: string; as?: string };
  /** With a person's column, what makes a row unique: a long list is read in its order, page by page. */
  key?: string;
  /** What the export holds. */
  exported: string;
  /** What it does not hold, by reason. Every column is in one of the two, so that a new one has to be thought about. */
  withheld: Readonly<Record<string, string>>;
  /**
   * What becomes of a person's rows with their account: the database deletes them by a foreign key (`account`), their
   * owner does (`feature`), or they stay, and why.
   */
  ends: 'account' | 'feature' | { kept: string };
}

/** What is held, or why the table has no personal data. */
export type Entry = Held | { nobodys: string };

export const SECRET = 'a secret that lets somebody act as the person';
export const INNER = 'how the product finds its way; it says nothing more about the person';
export const OTHERS = 'another person’s to tell';

export const columnsIn = (list: string): string[] => list.split(' ').filter((name) => name !== '');
