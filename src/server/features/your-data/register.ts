import type { Tables } from '#server/platform/database/tables.ts';
import type { Entry, Held } from './held.ts';
import { ofAccounts } from './register.accounts.ts';
import { ofGifts } from './register.gifts.ts';
import { ofMatching } from './register.matching.ts';
import { ofRooms } from './register.rooms.ts';
import { ofSafety } from './register.safety.ts';

type Table = keyof Tables;

/** Every table of the database: what it holds of which people, what an export has of it, and how it ends. */
export const register: Record<Table, Entry> = { ...ofAccounts, ...ofGifts, ...ofMatching, ...ofRooms, ...ofSafety };

/** The tables that hold something of people. */
export const held: readonly (readonly [table: Table, Held])[] = Object.entries(register).flatMap(([table, entry]) =>
  'nobodys' in entry ? [] : [[table as Table, entry] as const],
);
