import { z } from 'zod';
import { backupReasons, type backupStep } from '#contract/operator.backups.ts';

/** The version of the archive's form. An older product refuses a newer form. */
export const FORMAT = 1;

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
/** A table of the product by its name, or one of the job queue as `pgboss.name`. */
export const tableName = z.string().regex(/^(?:pgboss\.)?[a-z_][a-z0-9_]{0,62}$/);

export const tableShape = z.object({
  name: tableName,
  /** The columns that are kept, without those that the database computes. */
  columns: z.array(identifier).min(1),
});

/** The first entry of an archive, `head.json`: what a reader has to know before it reads on. */
export const head = z.object({
  format: z.number().int(),
  product: z.string(),
  madeAt: z.string(),
  reason: z.enum(backupReasons),
  database: z.enum(['pglite', 'postgres']),
  /** The migrations that the database had, in the order of their names. */
  migrations: z.array(z.string()),
  tables: z.array(tableShape),
  hasMedia: z.boolean(),
  hasSecrets: z.boolean(),
});

/** What a table held: enough to compare it with another one, whatever the order of its rows. */
export const tableTotal = z.object({
  rows: z.number().int(),
  bytes: z.number().int(),
  /** The sum of the SHA-256 of all rows, in eight words of 32 bits. */
  sum: z.string(),
});

const sequence = z.object({ name: identifier, last: z.string().nullable() });

/** The last entry of an archive, `manifest.json`: what the archive must hold. */
export const manifest = z.object({
  tables: z.record(tableName, tableTotal),
  sequences: z.array(sequence),
  files: z.object({ count: z.number().int(), bytes: z.number().int(), missing: z.number().int() }),
  /** The number of all entries before this one, and the SHA-256 of a line for each: name, size and SHA-256. */
  entries: z.object({ count: z.number().int(), sha256: z.string() }),
});

/** A file of members' media or of sealed evidence, by its place in the archive. */
export const fileEntry = /^(?:media|sealed)\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;
export const partEntry = /^tables\/((?:pgboss\.)?[a-z_][a-z0-9_]{0,62})\/\d{6,}\.copy$/;

export type Reason = (typeof backupReasons)[number];
export type Head = z.infer<typeof head>;
export type Manifest = z.infer<typeof manifest>;
export type TableShape = z.infer<typeof tableShape>;
export type TableTotal = z.infer<typeof tableTotal>;
export type Sequence = z.infer<typeof sequence>;

/** A fault that a person can do something about; its message says what. */
export class KeepingError extends Error {
  override readonly name = 'KeepingError';
}

export type Step = z.infer<typeof backupStep>;

/** Hears how far the work is. */
export type Progress = (step: Step) => void;

export const MB = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const STEPS: Record<Step['name'], string> = {
  tables: 'Tables',
  files: 'Pictures and voice notes',
  checking: 'Checking: entry',
  schema: 'The schema',
  restoring: 'Restoring: entry',
  keys: 'The keys between tables',
  reading: 'Reading back: table',
  moving: 'Moving: table',
};

/** Says a step in a line. */
export const lineOf = ({ name, at, of, bytes }: Step): string =>
  `${STEPS[name]}${STEPS[name].includes(':') ? '' : ':'} ${at}${of === undefined ? '' : ` of ${of}`}${bytes === undefined ? '' : `, ${MB(bytes)}`}`;
