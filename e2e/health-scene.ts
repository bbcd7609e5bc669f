import type { Health } from '#contract/operator.health.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns how a server does that has run for a month, with one thing that needs its owner and two that can wait. */
export function monthOfHealth(now: Date): Health {
  const ago = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const line = (value: (minute: number) => number, present: number) => ({
    now: present,
    minutes: Array.from({ length: 60 }, (_, at) => ({ at: ago((60 - at) * MINUTE_MS), value: value(at) })),
  });
  const well = (id: string, title: string, fact: string) => ({ id, level: 'green' as const, title, fact, since: null });
  const job = (kind: string, [waiting = 0, running = 0, failed = 0]: number[]) => ({ kind, waiting, running, failed });
  const latency = (name: string, [calls = 0, p50 = 0, p95 = 0]: number[]) => ({ name, calls, p50, p95 });
  return {
    host: 'wild.example',
    upSince: ago(12 * DAY_MS + 4 * 60 * MINUTE_MS),
    lookedAt: ago(20_000),
    version: '1.4.2',
    versionSince: ago(14 * DAY_MS),
    findings: [
      {
        id: 'mail',
        level: 'red',
        title: 'Mail is not leaving',
        fact: 'The mail server refuses our password (535).',
        detail: 'Letters wait and are tried again for a quarter of an hour.',
        todo: 'Put the new password into SMTP_URL and start again.',
        since: ago(38 * MINUTE_MS),
      },
      {
        id: 'disk',
        level: 'yellow',
        title: 'The disk is nearly full',
        fact: '9.4 GB are free, 81 % are used.',
        detail: 'What is stored stays.',
        todo: 'Add room, delete old backups, or move the pictures to a bucket with MEDIA_S3_*.',
        since: ago(2 * DAY_MS),
      },
      {
        id: 'backups',
        level: 'yellow',
        title: 'The newest backup is 3 days old',
        fact: 'What people wrote since then is nowhere else.',
        todo: 'Run npm run backup every night, and keep a copy on another machine.',
        since: ago(DAY_MS),
      },
      well('database', 'Database', 'PostgreSQL 16.4, 2 ms'),
      well('migrations', 'Migrations', '61 of 61'),
      well('clock', 'Clock', '8 ms off'),
      well('permissions', 'Permissions', 'right'),
      well('secrets', 'Secrets', '3 set, none guessable'),
      well('storage', 'Storage', 'disk, writable, 3 ms'),
      well('redis', 'Redis', '1 ms'),
      well('push', 'Push keys', 'set, a pair'),
      well('texts', 'Text messages', 'signed in'),
      well('models', 'Models', 'answer in 420 ms'),
      well('payments', 'Payments', 'right, 311 ms'),
      well('address', 'Public address', 'reached, 31 ms'),
      well('proxy-headers', 'Proxy headers', 'right, one proxy'),
      well('socket', 'WebSocket', 'answers, 31 ms'),
      well('certificate', 'Certificate', '61 days left'),
    ],
    loop: line((at) => (at === 38 ? 71 : 12 + (at % 5)), 14),
    memory: { ...line((at) => 190e6 + at * 600_000, 226e6), limit: 1_024e6 },
    connections: { ...line((at) => 150 + ((at * 7) % 51), 184), asksASecond: 41 },
    jobs: [
      job('send-message', [31, 0, 3]),
      job('make-export', [2, 1, 0]),
      job('count-trends', [0, 1, 0]),
      job('enforce-retention', [0, 0, 1]),
      job('sweep-hall', [0, 0, 0]),
      job('reset-vibes', [0, 0, 0]),
    ],
    deliveries: [
      { channel: 'mail', arrived: 412, waiting: 31, cameBack: 2 },
      { channel: 'push', arrived: 2918, waiting: 0, cameBack: 14 },
      { channel: 'text', arrived: 12, waiting: null, cameBack: 0 },
    ],
    mailHalfHours: Array.from({ length: 46 }, (_, at) => ({
      at: new Date(Math.floor(now.getTime() / (30 * MINUTE_MS) - (47 - at)) * 30 * MINUTE_MS).toISOString(),
      arrived: 4 + ((at * 5) % 13),
      cameBack: at === 20 ? 2 : 0,
    })),
    routes: [
      latency('POST /api/media', [96, 140, 890]),
      latency('GET /api/posts/feed', [1204, 38, 212]),
      latency('GET /api/matching/next', [311, 61, 188]),
      latency('GET /api/search', [88, 52, 164]),
      latency('POST /api/rooms/:roomId/messages', [2870, 9, 41]),
    ],
    statements: [
      latency('posts: feed by rank', [1204, 21, 148]),
      latency('matching: nearest by traits', [311, 44, 131]),
      latency('chat: words in messages', [88, 38, 120]),
    ],
    backups: Array.from({ length: 13 }, (_, at) => ({
      day: ago((12 - at) * DAY_MS).slice(0, 10),
      bytes: at === 5 || at > 9 ? null : (26 + at) * 1e9,
      isTried: at === 4,
    })),
    newestBackup: { madeAt: ago(3 * DAY_MS), bytes: 36.8e9, name: 'backup-2026-11-27T03-00-00Z.tar.gz' },
    lastTrial: { at: ago(8 * DAY_MS), rows: 1_204_310 },
    disk: {
      total: 50e9,
      free: 9.4e9,
      parts: [
        { part: 'media', bytes: 33e9, perDay: 388e6 },
        { part: 'database', bytes: 4.1e9, perDay: 17e6 },
        { part: 'rest', bytes: 3.2e9, perDay: 7e6 },
      ],
    },
  };
}
