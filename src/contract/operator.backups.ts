import { z } from 'zod';
import { operatorLimit, operatorsOnly } from './operator.ts';
import { ok, route } from './route.ts';

/** The least characters of the passphrase that seals the secrets of a backup. */
export const LEAST_PASSPHRASE = 12;

/** A file in the folder of backups. No other name reaches the disk. */
export const backupName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.tar\.gz$/);

/** Why a backup was made. */
export const backupReasons = ['by hand', 'every hour', 'before an upgrade'] as const;

/** What a backup holds. */
export const backupCounts = z.object({
  accounts: z.number().int(),
  /** The lines of all rooms. */
  lines: z.number().int(),
  posts: z.number().int(),
  rows: z.number().int(),
  files: z.number().int(),
});

/** A test restore: the backup was restored into a database that was then deleted, and all rows were compared. */
export const backupTrial = z.object({
  at: z.iso.datetime(),
  /** The number of rows that were compared, and the SHA-256 of all that the backup holds; null after a failure. */
  rows: z.number().int().nullable(),
  sha256: z.string().nullable(),
  ms: z.number().int(),
  /** Why the backup could not be restored, in English; null when all rows were there. */
  failure: z.string().nullable(),
});

/** How far a backup or a restore is. */
export const backupStep = z.object({
  name: z.enum(['tables', 'files', 'checking', 'schema', 'restoring', 'keys', 'reading', 'moving']),
  at: z.number().int(),
  of: z.number().int().optional(),
  bytes: z.number().int().optional(),
});

const backup = z.object({
  name: backupName,
  madeAt: z.iso.datetime(),
  bytes: z.number().int(),
  /** Null for a file that this version cannot read. */
  head: z
    .object({
      reason: z.enum(backupReasons),
      /** The version of Wildin that made it. */
      product: z.string(),
      /** The number of migrations of its schema. */
      schema: z.number().int(),
      hasMedia: z.boolean(),
      hasSecrets: z.boolean(),
    })
    .nullable(),
  /** Null where nothing is noted beside the file: an earlier version made it, or it came from elsewhere. */
  counts: backupCounts.nullable(),
  /** The last test restore. */
  trial: backupTrial.nullable(),
});
export type OperatorBackup = z.infer<typeof backup>;

const work = z.object({
  kind: z.enum(['make', 'try']),
  /** The backup that is tried; null for one that is being made. */
  name: backupName.nullable(),
  startedAt: z.iso.datetime(),
  step: backupStep.nullable(),
  state: z.enum(['running', 'done', 'failed']),
  /** Why it failed, in English. */
  failure: z.string().nullable(),
});
export type BackupWork = z.infer<typeof work>;

const backups = z.object({
  backups: z.array(backup),
  /** The schema's number of migrations in this version. */
  schema: z.number().int(),
  database: z.enum(['pglite', 'postgres']),
  /** What the server does now or did last, since it started; it does one thing at a time. */
  work: work.nullable(),
});
export type OperatorBackups = z.infer<typeof backups>;

/** The backups on the server's disk, the newest first. */
export const readBackups = route({
  ...operatorsOnly,
  method: 'GET',
  path: '/api/operator/backups',
  response: backups,
});

/** Begins a backup. Throws `still_working` while another one is made or tried. */
export const makeBackupNow = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/backups',
  /** The passphrase seals the secrets. Without it they are left out. */
  body: z.object({ passphrase: z.string().min(LEAST_PASSPHRASE).max(200).optional() }),
  response: ok,
  limit: operatorLimit,
  repeat: 'each',
});

/** Begins a test restore. Throws `still_working` while a backup is made or tried. */
export const tryBackup = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/backups/:name/trial',
  params: z.object({ name: backupName }),
  response: ok,
  limit: operatorLimit,
  repeat: 'each',
});

/** Returns a path for one download of a backup within a minute. */
export const linkToBackup = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/backups/:name/link',
  params: z.object({ name: backupName }),
  response: z.object({ path: z.string() }),
  limit: operatorLimit,
  repeat: 'each',
});

/** Sends the file of a link, once. The call needs no access token, so that a browser saves the file like any other. */
export const downloadBackup = route({
  method: 'GET',
  path: '/api/operator/downloads/:token',
  access: 'public',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  response: z.unknown(),
  limit: { max: 60, windowSeconds: 600, by: 'address', of: 'refusals' },
});

/** Deletes a backup. Throws `still_working` while it is tried. */
export const deleteBackup = route({
  ...operatorsOnly,
  method: 'DELETE',
  path: '/api/operator/backups/:name',
  params: z.object({ name: backupName }),
  response: ok,
  limit: operatorLimit,
});
