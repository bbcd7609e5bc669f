import type { Tables } from '#server/platform/database/tables.ts';
import type { TableEntry, PersonalData } from './held.ts';
import { ofAccounts } from './register.accounts.ts';
import { ofCalls } from './register.calls.ts';
import { ofGifts } from './register.gifts.ts';
import { ofHomeSafe } from './register.home-safe.ts';
import { ofMatching } from './register.matching.ts';
import { ofRooms } from './register.rooms.ts';
import { ofSafety } from './register.safety.ts';

type Table = keyof Tables;

/** Every table of the database: its personal data, the exported part, and what happens to it when an account ends. */
export const register: Record<Table, TableEntry> = {
  ...ofAccounts,
  ...ofCalls,
  ...ofGifts,
  ...ofHomeSafe,
  ...ofMatching,
  ...ofRooms,
  ...ofSafety,
};

/** The tables with personal data. */
export const held: readonly (readonly [table: Table, PersonalData])[] = Object.entries(register).flatMap(
  ([table, entry]) => ('nobodys' in entry ? [] : [[table as Table, entry] as const]),
);
