import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { backupCounts, backupTrial } from '#contract/operator.backups.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { absent } from '#server/platform/errors.ts';
import { writeWhole } from '#server/platform/files/whole-file.ts';
import type { Manifest } from './format.ts';

/** What is known of a backup beside what its first entry says; in a file beside it, because its manifest is its end. */
const note = z.object({ counts: backupCounts.optional(), trial: backupTrial.optional() });
export type BackupNote = z.infer<typeof note>;

const pathOf = (backup: string): string => backup.replace(/\.tar\.gz$/, '.json');

/** Returns the note of a backup; undefined where there is none, or it cannot be read. */
export async function noteOf(backup: string): Promise<BackupNote | undefined> {
  const text = await readFile(pathOf(backup), 'utf8').catch(absent);
  if (text === undefined) return undefined;
  try {
    return note.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Adds to the note of a backup. */
export async function addNote(backup: string, news: BackupNote): Promise<void> {
  await writeWhole(pathOf(backup), JSON.stringify({ ...(await noteOf(backup)), ...news }));
}

/** Deletes a backup with its note. */
export async function removeBackup(backup: string): Promise<void> {
  await rm(backup, { force: true });
  await rm(pathOf(backup), { force: true });
}

export function numbersOf({ tables, files }: Manifest): z.infer<typeof backupCounts> {
  const of = (table: keyof Tables): number => tables[table]?.rows ?? 0;
  const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
  return { accounts: of('account'), lines: of('room_event'), posts: of('post'), rows, files: files.count };
}
