import { z } from 'zod';
import { operatorLimit, operatorsOnly } from './operator.ts';
import { ok, route } from './route.ts';

export const levels = ['green', 'yellow', 'red'] as const;
export type Level = (typeof levels)[number];

/** What was found out about one thing, in the words of one language. */
export const finding = z.object({
  id: z.string(),
  level: z.enum(levels),
  /** The name of the thing when it is well, else what is wrong. */
  title: z.string(),
  fact: z.string(),
  /** What is safe meanwhile. */
  detail: z.string().optional(),
  todo: z.string().optional(),
});
export type Finding = z.infer<typeof finding>;

const count = z.number().int().min(0);

/** A number of the last hour: the present one, and one a minute, the latest last. */
const line = z.object({ now: z.number(), minutes: z.array(z.object({ at: z.iso.datetime(), value: z.number() })) });
export type Line = z.infer<typeof line>;

const latency = z.object({
  name: z.string(),
  calls: count,
  /** In milliseconds. */
  p50: z.number(),
  p95: z.number(),
});

export const channels = ['mail', 'push', 'text'] as const;
export const diskParts = ['media', 'database', 'rest'] as const;

const jobKind = z.object({ kind: z.string(), waiting: count, running: count, failed: count });
export type JobKind = z.infer<typeof jobKind>;

export const health = z.object({
  host: z.string(),
  upSince: z.iso.datetime(),
  lookedAt: z.iso.datetime(),
  version: z.string(),
  /** When this version first ran here. */
  versionSince: z.iso.datetime(),
  /** `since` is when the server first saw it so; null where it is well. */
  findings: z.array(finding.extend({ since: z.iso.datetime().nullable() })),
  loop: line,
  memory: line.extend({ limit: z.number() }),
  connections: line.extend({ asksASecond: z.number() }),
  jobs: z.array(jobKind),
  deliveries: z.array(
    z.object({
      channel: z.enum(channels),
      arrived: count,
      /** Null where nobody can tell. */
      waiting: count.nullable(),
      cameBack: count,
    }),
  ),
  /** The mails of the last 24 hours by half an hour, the oldest first. */
  mailHalfHours: z.array(z.object({ at: z.iso.datetime(), arrived: count, cameBack: count })),
  routes: z.array(latency),
  statements: z.array(latency),
  /** The last nights, the oldest first; null where there is no backup of that day. */
  /** `isTried`: a backup of that day was restored on trial, whole. */
  backups: z.array(z.object({ day: z.iso.date(), bytes: z.number().nullable(), isTried: z.boolean() })),
  newestBackup: z.object({ madeAt: z.iso.datetime(), bytes: z.number(), name: z.string() }).nullable(),
  /** The last trial that found everything. */
  lastTrial: z.object({ at: z.iso.datetime(), rows: z.number() }).nullable(),
  disk: z.object({
    total: z.number(),
    free: z.number(),
    /** `perDay` is the growth in bytes; null until there are two days to compare. */
    parts: z.array(z.object({ part: z.enum(diskParts), bytes: z.number(), perDay: z.number().nullable() })),
  }),
});
export type Health = z.infer<typeof health>;

/** Tells how the server does. Everything was looked at within the last minute. */
export const operatorHealth = route({
  ...operatorsOnly,
  method: 'GET',
  path: '/api/operator/health',
  response: health,
  limit: operatorLimit,
});

/** Looks at everything now. */
export const lookAgain = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/health/look',
  response: ok,
  limit: { max: 10, windowSeconds: 60, by: 'member' },
  repeat: 'asks',
});

/** Sends a mail to the operator's own address. `problem` has the code of the failure; null when it was accepted. */
export const tryMail = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/health/mail',
  response: z.object({ to: z.string(), problem: z.string().nullable() }),
  limit: { max: 5, windowSeconds: 60, by: 'member' },
  repeat: 'each',
});

const failedOf = { body: z.object({ kind: z.string().max(100) }), response: z.object({ jobs: count }) };

/** Makes the failed jobs of a kind wait again. */
export const retryJobs = route({
  ...operatorsOnly,
  ...failedOf,
  method: 'POST',
  path: '/api/operator/jobs/retry',
  limit: operatorLimit,
  repeat: 'sets',
});

/** Deletes the failed jobs of a kind. */
export const dropJobs = route({
  ...operatorsOnly,
  ...failedOf,
  method: 'POST',
  path: '/api/operator/jobs/drop',
  limit: operatorLimit,
  repeat: 'sets',
});
