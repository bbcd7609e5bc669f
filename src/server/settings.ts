import type { SettingName } from './config.ts';
import { serviceSettings } from './settings.services.ts';

/** What is said of one setting, in plain text. */
export interface SettingWords {
  /** The default value, or in words what holds without the setting. */
  default: string;
  meaning: string;
  /** A value that the server accepts. */
  example?: string;
  /** True for a value that nobody may read: a key, or an address that can hold a password. */
  isSecret?: true;
}

export interface SettingGroup {
  title: string;
  settings: Partial<Record<SettingName, SettingWords>>;
}

/** Every setting that the environment can hold, by group. `docs/configuration.md` is written from it. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Where it is',
    settings: {
      PORT: { default: '3000', meaning: 'The port that it listens on.', example: '8080' },
      HOST: {
        default: 'localhost',
        meaning: 'The interface that it listens on. 0.0.0.0 means all of them, so that other machines reach it.',
        example: '0.0.0.0',
      },
      PUBLIC_URL: {
        default: 'http://localhost:PORT',
        meaning:
          'The address that people use. Sockets from other origins are refused, and passkeys work on its host only.',
        example: 'https://wild.example.com',
      },
      PLACE_NAME: {
        default: 'Wildin, or what the operator’s page says',
        meaning: 'The name of the place, in the header, in titles and in mails.',
        example: 'Otter Bay',
      },
      PLACE_TIME_ZONE: {
        default: 'the time zone of the machine',
        meaning: 'The clock of the place: its days begin and end by it in the numbers of the operator’s page.',
        example: 'Europe/Madrid',
      },
      TRUST_PROXY: {
        default: '0',
        meaning:
          'How many proxies stand in front and may be believed about the caller’s address. With one proxy and 0, all members share the limits of one address.',
        example: '1',
      },
      WEB_DIR: {
        default: 'dist/web',
        meaning: 'The folder of the built web app.',
        example: '/srv/wildin/web',
      },
      REQUEST_SECONDS: {
        default: '30',
        meaning: 'The seconds that a client has to send a whole request, an upload among them.',
        example: '60',
      },
      LOG_LEVEL: {
        default: 'info',
        meaning: 'How much it writes about itself: trace, debug, info, warn, error, fatal or silent.',
        example: 'warn',
      },
    },
  },
  {
    title: 'What it keeps',
    settings: {
      DATA_DIR: {
        default: './data',
        meaning:
          'The folder of the secrets, the embedded database, its hourly backups, and members’ pictures and voice notes.',
        example: '/var/lib/wildin',
      },
      DATABASE_URL: {
        default: 'the embedded database, in DATA_DIR',
        meaning:
          'A PostgreSQL database, version 15 or later. A public address needs one, or ALLOW_EMBEDDED. With ?pgbouncer=true it may be a pooler that lends connections by transaction.',
        example: 'postgres://wildin:password@127.0.0.1:5432/wildin',
        isSecret: true,
      },
      DATABASE_REPLICA_URL: {
        default: 'none',
        meaning:
          'A streaming replica of that database. It answers what may be a second old: the directory, public posts and profiles. The rest, and everything while it is behind or gone, is read from the first.',
        example: 'postgres://wildin:password@127.0.0.1:5433/wildin',
        isSecret: true,
      },
      ALLOW_EMBEDDED: {
        default: 'false',
        meaning:
          'true accepts the embedded database on a public address. It never waits for the disk, so a power cut can cost its last writes.',
        example: 'true',
      },
      REDIS_URL: {
        default: 'none',
        meaning:
          'A Redis server. It is needed when several servers share one database, and not before. redis-sentinel://:PASSWORD@HOST,HOST,HOST/NAME asks sentinels for it, which take the same password.',
        example: 'redis://127.0.0.1:6379',
        isSecret: true,
      },
      LEAST_FREE_MB: {
        default: '64',
        meaning: 'With fewer free megabytes in DATA_DIR, the server says that it is not ready.',
        example: '500',
      },
      UPGRADE_COPY: {
        default: 'on',
        meaning: 'Whether the database is copied to DATA_DIR/backups before a new version changes it: on or off.',
        example: 'off',
      },
      MEDIA_S3_ENDPOINT: {
        default: 'none',
        meaning:
          'A server that speaks S3, for members’ pictures and voice notes, exports and sealed evidence; several servers need one. Without it they are in DATA_DIR. It takes all four: endpoint, bucket, key id and secret.',
        example: 'https://s3.example.com',
      },
      MEDIA_S3_BUCKET: { default: 'none', meaning: 'The name of the bucket.', example: 'wildin' },
      MEDIA_S3_REGION: {
        default: 'us-east-1',
        meaning: 'The region that requests are signed for. Garage says garage, R2 says auto.',
        example: 'garage',
      },
      MEDIA_S3_KEY_ID: {
        default: 'none',
        meaning: 'The id of a key that may read, write and delete files there, and nothing else.',
        example: 'GK31c2f218a2e44f485b94239e',
      },
      MEDIA_S3_SECRET: { default: 'none', meaning: 'The secret of that key.', isSecret: true },
    },
  },
  {
    title: 'Who comes in, and how much each may do',
    settings: {
      DEMO_COMMUNITY: {
        default: 'auto',
        meaning:
          'auto makes the demo community on an empty embedded database only, true on any, false never. npm run demo:remove takes it out again.',
        example: 'false',
      },
      JOINING: {
        default: 'open, or what the operator’s page says',
        meaning:
          'Who may join: open for everybody, invitation for who has a link, approval for whom the operator lets in, closed for nobody.',
        example: 'invitation',
      },
      PARTS_OFF: {
        default: 'none, or what the operator’s page says',
        meaning: 'Parts that are switched off, with commas: posts, groups, clouds, premium, companions, gifts.',
        example: 'clouds, gifts',
      },
      HIDE_ACCOUNT_EXISTENCE: {
        default: 'false',
        meaning:
          'With true, sign-in and sign-up never tell whether an account exists. Sign-up then begins with a mail, so set SMTP_URL too.',
        example: 'true',
      },
      POW: {
        default: 'on',
        meaning:
          'Whether a browser has to do some work before a sign-up, which makes thousands of them costly. A public address cannot switch it off. Browsers compute it on https and localhost only.',
        example: 'on',
      },
      POW_COST: {
        default: '2000',
        meaning: 'The cost of that work. 2000 is half a second on a slow phone; a public address wants at least 500.',
        example: '4000',
      },
      RATE_LIMIT_MULTIPLIER: {
        default: '1',
        meaning: 'Widens every limit on how often somebody may do something by this factor.',
        example: '2',
      },
      GROUP_MEMBERS: {
        default: '100, or what the operator’s page says',
        meaning: 'The most members of a group, up to 1000.',
        example: '250',
      },
      MEDIA_DAILY: {
        default: '100, or what the operator’s page says',
        meaning: 'What one member may upload in one day, pictures and voice notes together.',
        example: '50',
      },
      AGE_RULES: {
        default: 'everybody declares their birthday',
        meaning:
          'How somebody shows that they are an adult, by region and from which day on. docs/ages.md explains the methods.',
        example: 'US=declared, US-TX=provider@2027-01-01, US-UT=operator',
      },
      AGE_PROVIDER_URL: {
        default: 'none',
        meaning: 'A service that checks ages, for rules that say provider. It gets nothing about the person.',
        example: 'https://ages.example.com',
      },
      AGE_PROVIDER_KEY: { default: 'none', meaning: 'The key of that service.', isSecret: true },
      LEGAL_CONTACT: {
        default: 'none, or what the operator’s page says',
        meaning:
          'The mail address of who runs the place, for members, for people without an account and for authorities.',
        example: 'legal@example.com',
      },
    },
  },
  {
    title: 'Secrets of its own',
    settings: {
      AUTH_SECRET: {
        default: 'made once, kept in DATA_DIR',
        meaning: 'Signs access tokens. It has at least 32 characters and is the same on every server of one database.',
        isSecret: true,
      },
      METRICS_TOKEN: {
        default: 'made once, kept in DATA_DIR',
        meaning: 'The bearer token for /metrics, at least 16 characters.',
        isSecret: true,
      },
      VAPID_PUBLIC_KEY: {
        default: 'made once, kept in DATA_DIR',
        meaning:
          'With VAPID_PRIVATE_KEY, signs push notifications. Both are the same on every server; with new ones, every device has to subscribe again.',
      },
      VAPID_PRIVATE_KEY: {
        default: 'made once, kept in DATA_DIR',
        meaning: 'The private half of that pair.',
        isSecret: true,
      },
      DEV_TOOLS: {
        default: 'false',
        meaning:
          'Opens the pages for developers: /user-switcher (which can also give premium), /test-page, /dev/outbox, /chat-simple/ROOM and /dev/calls (the API as OpenAPI). Refused on a public address and on a HOST that other machines reach.',
        example: 'true',
      },
    },
  },
  ...serviceSettings,
];
