import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { ageRules } from '#content/age-rules.ts';
import { zoneNames } from '#contract/accounts.zones.ts';
import { joinings, parts, placeValues, type PlaceValues } from '#contract/place.ts';
import type { PlanId } from '#contract/premium.ts';
import type { AgeRule } from '#contract/accounts.age.ts';
import { bankClasses, hostsIn, listOf, redisUrl, rulesOfAge } from './config.forms.ts';
import type { PictureClass } from './platform/pictures/verdict.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

/** Parses a number that the operator's page can set where the environment does not. */
const numberOf = (values: z.ZodType<number, number>) => z.coerce.number().pipe(values).optional();

/** Parses a list such as `premium, gifts`. */
const partsOff = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(parts)));

/** The environment. `settings.ts` says what each variable means. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  WEB_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../dist/web')),
  PUBLIC_URL: httpUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  REDIS_URL: redisUrl.optional(),
  DEMO_COMMUNITY: z.enum(['auto', 'true', 'false']).default('auto'),
  DEV_TOOLS: flag.default(false),
  ALLOW_EMBEDDED: flag.default(false),
  REQUEST_SECONDS: z.coerce.number().positive().max(3600).default(30),
  UPGRADE_COPY: z.enum(['on', 'off']).default('on'),
  LEAST_FREE_MB: z.coerce.number().min(0).default(64),
  RATE_LIMIT_MULTIPLIER: z.coerce.number().positive().max(1_000_000).default(1),
  POW: z.enum(['on', 'off']).default('on'),
  POW_COST: z.coerce.number().int().min(1).max(1_000_000).default(2000),
  HIDE_ACCOUNT_EXISTENCE: flag.default(false),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: z.string().min(3).default('Wildin <hello@localhost>'),
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z.string().min(1).optional(),
  TWILIO_BASE_URL: httpUrl.default('https://api.twilio.com'),
  LLM_BASE_URL: httpUrl.optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_DAILY_MESSAGES: numberOf(placeValues.modelDaily),
  TRANSLATE_URL: httpUrl.optional(),
  TRANSLATE_KEY: z.string().min(1).optional(),
  TRANSCRIBE_URL: httpUrl.optional(),
  TRANSCRIBE_KEY: z.string().min(1).optional(),
  TRANSCRIBE_MODEL: z.string().min(1).default('whisper-1'),
  GROUP_MEMBERS: numberOf(placeValues.groupMembers),
  PLACE_NAME: placeValues.name.optional(),
  PLACE_TIME_ZONE: z
    .string()
    .refine((name) => zoneNames.has(name), 'must be a time zone such as Europe/Madrid')
    .optional(),
  JOINING: z.enum(joinings).optional(),
  PARTS_OFF: partsOff.default([]),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PRICE_ANNUAL: z.string().min(1).optional(),
  STRIPE_PRICE_QUARTERLY: z.string().min(1).optional(),
  STRIPE_PRICE_MONTHLY: z.string().min(1).optional(),
  STRIPE_TAX: flag.default(false),
  STRIPE_URL: httpUrl.default('https://api.stripe.com'),
  KLIPY_KEY: z.string().min(1).optional(),
  KLIPY_URL: httpUrl.default('https://api.klipy.com'),
  GIPHY_KEY: z.string().min(1).optional(),
  GIPHY_URL: httpUrl.default('https://api.giphy.com'),
  MEDIA_DAILY: numberOf(placeValues.mediaDaily),
  HMA_URL: httpUrl.optional(),
  HMA_TOKEN: z.string().min(1).optional(),
  HMA_BANKS: bankClasses.default(new Map()),
  PHOTODNA_URL: httpUrl.default('https://api.microsoftmoderator.com/photodna/v1.0/MatchEdgeHash'),
  PHOTODNA_KEY: z.string().min(1).optional(),
  PHOTODNA_HASHER_URL: httpUrl.optional(),
  MEDIA_S3_ENDPOINT: httpUrl.optional(),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  MEDIA_S3_REGION: z.string().min(1).default('us-east-1'),
  MEDIA_S3_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  AGE_RULES: rulesOfAge.default([]),
  AGE_PROVIDER_URL: httpUrl.optional(),
  AGE_PROVIDER_KEY: z.string().min(1).optional(),
  LEGAL_CONTACT: z.email('must be an email address').optional(),
  VAPID_PUBLIC_KEY: z.string().min(80).optional(),
  VAPID_PRIVATE_KEY: z.string().min(40).optional(),
  PUSH_HOSTS: z.string().default(''),
  TURN_URL: listOf(/^turns?:[^\s,]+$/, 'must be a turn: or turns: address, or several with commas').optional(),
  TURN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  STUN_URL: listOf(/^stuns?:[^\s,]+$/, 'must be a stun: address, or several with commas').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
});

export type SettingName = keyof z.infer<typeof environment>;

/** The least cost of the proof of work on a public server; a lower cost would not slow down a program. */
const LEAST_PUBLIC_COST = 500;

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** The folder of the built web app. */
  webDir: string;
  publicUrl: URL;
  databaseUrl: string | undefined;
  /** A replica of the database, for what may be a second old. */
  replicaUrl: string | undefined;
  redisUrl: string | undefined;
  demoCommunity: 'auto' | 'true' | 'false';
  devTools: boolean;
  /** The seconds within which a client has to send a whole request. */
  requestSeconds: number;
  /** The least free space in `dataDir`; below it the server reports that it is not ready. */
  leastFreeMb: number;
  /** Whether the database is copied before its migrations. */
  upgradeCopy: boolean;
  rateLimitMultiplier: number;
  hideAccountExistence: boolean;
  /** The proof of work that a browser does before a sign-up or a similar public call. `cost` is the work of one try. */
  work: { cost: number } | 'off';
  /** The number of trusted proxies in front of this server. */
  trustProxy: number;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  authSecret: string | undefined;
  metricsToken: string | undefined;
  /** The SMTP server; without it, mail goes to the local outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The SMS account; without it, text messages go to the local outbox. */
  twilio: { accountSid: string; authToken: string; from: string; baseUrl: string } | undefined;
  /** An OpenAI-compatible endpoint; without it, the built-in responders are used. */
  llm: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** A server that speaks LibreTranslate's API; without it, the language model translates, if there is one. */
  translate: { url: string; key: string | undefined } | undefined;
  /** An OpenAI-compatible endpoint that writes out voice notes; without it, nobody does. */
  transcribe: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** The settings of the place that the environment decides, so that its operator cannot. */
  place: Partial<PlaceValues>;
  /** The place's clock, by which its days begin and end: an IANA name. */
  placeTimeZone: string;
  /** The account that takes payments; undefined when the server takes none. */
  stripe:
    | {
        secretKey: string;
        webhookSecret: string;
        prices: Readonly<Record<PlanId, string>>;
        url: string;
        hasTax: boolean;
        /** True for a local payment service that charges nobody. */
        isSandbox: boolean;
      }
    | undefined;
  /** The service that finds further GIFs besides the product's own; undefined without such a service. */
  gifs: { source: 'klipy' | 'giphy'; key: string; url: string } | undefined;
  /** A Hasher-Matcher-Actioner (Meta's matcher of known pictures), and the class of picture in each of its banks. */
  hma: { url: string; token: string | undefined; classes: ReadonlyMap<string, PictureClass> } | undefined;
  /** PhotoDNA, which matches hashes of known pictures, and the address of the operator's own hasher. */
  photoDna: { url: string; key: string; hasher: string } | undefined;
  /** A bucket for members' files; without a bucket, the files are in `dataDir`. */
  s3: { endpoint: string; bucket: string; region: string; keyId: string; secret: string } | undefined;
  /** The required proof of adult age, by region: the product's rules, then the operator's. */
  ageRules: readonly AgeRule[];
  /** The service that checks ages; undefined without a service. */
  ageProvider: { url: string; key: string } | undefined;
  vapid: { publicKey: string; privateKey: string } | undefined;
  /** Hosts of push services allowed besides the browsers' own. */
  pushHosts: string[];
  /** The relay of calls, and the secret that signs its credentials; without it, callers see each other’s addresses. */
  turn: { urls: readonly string[]; secret: string } | undefined;
  /** Servers that tell a browser its address, for calls without a relay. */
  stunUrls: readonly string[];
  /** Whether traces and metrics are sent by OTLP; the exporters read the address and more from the environment. */
  hasTelemetry: boolean;
}

/** An error whose message lists the problems of the environment, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment. Throws a ConfigError that names all invalid values or, if there are none, all conflicts. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const e = parsed.data;
  const publicUrl = new URL(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`);
  const isPublic = !isLoopback(publicUrl.hostname);
  const wrong: string[] = [];
  if (isPublic && e.DEV_TOOLS) wrong.push('DEV_TOOLS: must not be on with a public PUBLIC_URL');
  if (!isLoopback(e.HOST) && e.DEV_TOOLS) {
    wrong.push('DEV_TOOLS: must not be on where HOST listens to other machines; use HOST=localhost');
  }
  if (isPublic && (e.POW === 'off' || e.POW_COST < LEAST_PUBLIC_COST)) {
    wrong.push(`POW, POW_COST: must be on with a public PUBLIC_URL, and cost at least ${LEAST_PUBLIC_COST}`);
  }
  if (isPublic && e.DATABASE_URL === undefined && !e.ALLOW_EMBEDDED) {
    wrong.push(
      'DATABASE_URL: a public PUBLIC_URL needs PostgreSQL, because the embedded database may lose its last writes in a power cut (ALLOW_EMBEDDED=true accepts that)',
    );
  }
  const twilio = [e.TWILIO_ACCOUNT_SID, e.TWILIO_AUTH_TOKEN, e.TWILIO_FROM];
  if (someButNotAll(twilio)) wrong.push('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM: all three or none');
  if (someButNotAll([e.LLM_BASE_URL, e.LLM_MODEL])) wrong.push('LLM_BASE_URL, LLM_MODEL: both or neither');
  if (someButNotAll([e.VAPID_PUBLIC_KEY, e.VAPID_PRIVATE_KEY])) {
    wrong.push('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: both or neither');
  }
  if (someButNotAll([e.PHOTODNA_KEY, e.PHOTODNA_HASHER_URL])) {
    wrong.push('PHOTODNA_KEY, PHOTODNA_HASHER_URL: both or neither');
  }
  wrong.push(...faultsOfGifs(e), ...faultsOfTurn(e), ...faultsOfBucket(e), ...faultsOfAges(e), ...faultsOfStripe(e));
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    webDir: e.WEB_DIR,
    publicUrl,
    databaseUrl: e.DATABASE_URL,
    replicaUrl: e.DATABASE_REPLICA_URL,
    redisUrl: e.REDIS_URL,
    demoCommunity: e.DEMO_COMMUNITY,
    devTools: e.DEV_TOOLS,
    requestSeconds: e.REQUEST_SECONDS,
    leastFreeMb: e.LEAST_FREE_MB,
    upgradeCopy: e.UPGRADE_COPY === 'on',
    rateLimitMultiplier: e.RATE_LIMIT_MULTIPLIER,
    hideAccountExistence: e.HIDE_ACCOUNT_EXISTENCE,
    work: e.POW === 'off' ? 'off' : { cost: e.POW_COST },
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    authSecret: e.AUTH_SECRET,
    metricsToken: e.METRICS_TOKEN,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    twilio: twilioOf(e),
    llm: modelOf(e.LLM_BASE_URL, e.LLM_MODEL, e.LLM_API_KEY),
    translate: e.TRANSLATE_URL === undefined ? undefined : { url: e.TRANSLATE_URL, key: e.TRANSLATE_KEY },
    transcribe: modelOf(e.TRANSCRIBE_URL, e.TRANSCRIBE_MODEL, e.TRANSCRIBE_KEY),
    place: placeOf(e),
    placeTimeZone: e.PLACE_TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    stripe: stripeOf(e),
    gifs: gifsOf(e),
    hma: e.HMA_URL === undefined ? undefined : { url: e.HMA_URL, token: e.HMA_TOKEN, classes: e.HMA_BANKS },
    photoDna:
      e.PHOTODNA_KEY === undefined || e.PHOTODNA_HASHER_URL === undefined
        ? undefined
        : { url: e.PHOTODNA_URL, key: e.PHOTODNA_KEY, hasher: e.PHOTODNA_HASHER_URL },
    s3: s3Of(e),
    ageRules: [...ageRules, ...e.AGE_RULES],
    ageProvider: ageProviderOf(e),
    vapid: vapidOf(e),
    turn: turnOf(e),
    stunUrls: e.STUN_URL ?? [],
    hasTelemetry: e.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    pushHosts: hostsIn(e.PUSH_HOSTS),
  };
}

function someButNotAll(values: unknown[]): boolean {
  const given = values.filter((value) => value !== undefined).length;
  return given > 0 && given < values.length;
}

const faultsOfGifs = ({ KLIPY_KEY: klipy, GIPHY_KEY: giphy }: z.infer<typeof environment>): string[] =>
  klipy !== undefined && giphy !== undefined ? ['KLIPY_KEY, GIPHY_KEY: one or neither'] : [];

const faultsOfTurn = (e: z.infer<typeof environment>): string[] =>
  someButNotAll([e.TURN_URL, e.TURN_SECRET]) ? ['TURN_URL, TURN_SECRET: both or neither'] : [];

function faultsOfBucket(e: z.infer<typeof environment>): string[] {
  const given = [e.MEDIA_S3_ENDPOINT, e.MEDIA_S3_BUCKET, e.MEDIA_S3_KEY_ID, e.MEDIA_S3_SECRET];
  return someButNotAll(given)
    ? ['MEDIA_S3_ENDPOINT, MEDIA_S3_BUCKET, MEDIA_S3_KEY_ID, MEDIA_S3_SECRET: all four or none']
    : [];
}

function faultsOfAges(e: z.infer<typeof environment>): string[] {
  const { AGE_RULES: rules, AGE_PROVIDER_URL: url, AGE_PROVIDER_KEY: key } = e;
  const isNeeded = rules.some(({ method }) => method === 'provider');
  return [
    ...(someButNotAll([url, key]) ? ['AGE_PROVIDER_URL, AGE_PROVIDER_KEY: both or neither'] : []),
    ...(isNeeded && url === undefined
      ? [
          'AGE_RULES: a rule asks for a provider, and AGE_PROVIDER_URL names none; everybody there would be hidden for good (the method "operator" means that you check them yourself)',
        ]
      : []),
  ];
}

function ageProviderOf({
  AGE_PROVIDER_URL: url,
  AGE_PROVIDER_KEY: key,
}: z.infer<typeof environment>): Config['ageProvider'] {
  return url === undefined || key === undefined ? undefined : { url, key };
}

/** Returns what the environment says of the place; a setting that it leaves to the operator is absent. */
function placeOf(e: z.infer<typeof environment>): Partial<PlaceValues> {
  const said = {
    name: e.PLACE_NAME,
    contact: e.LEGAL_CONTACT,
    joining: e.JOINING,
    groupMembers: e.GROUP_MEMBERS,
    mediaDaily: e.MEDIA_DAILY,
    modelDaily: e.LLM_DAILY_MESSAGES,
    ...Object.fromEntries(e.PARTS_OFF.map((part) => [part, false])),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

function turnOf({ TURN_URL: urls, TURN_SECRET: secret }: z.infer<typeof environment>): Config['turn'] {
  return urls === undefined || secret === undefined ? undefined : { urls, secret };
}

function vapidOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.infer<typeof environment>): Config['vapid'] {
  return publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey };
}

function stripeParts(e: z.infer<typeof environment>): (string | undefined)[] {
  const prices = [e.STRIPE_PRICE_ANNUAL, e.STRIPE_PRICE_QUARTERLY, e.STRIPE_PRICE_MONTHLY];
  return [e.STRIPE_SECRET_KEY, e.STRIPE_WEBHOOK_SECRET, ...prices];
}

function faultsOfStripe(e: z.infer<typeof environment>): string[] {
  return someButNotAll(stripeParts(e))
    ? ['STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and the three STRIPE_PRICE_…: all five or none']
    : [];
}

function stripeOf(e: z.infer<typeof environment>): Config['stripe'] {
  const [secretKey, webhookSecret, annual, quarterly, monthly] = stripeParts(e);
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  if (annual === undefined || quarterly === undefined || monthly === undefined) return undefined;
  const prices = { annual, quarterly, monthly };
  return {
    secretKey,
    webhookSecret,
    prices,
    url: e.STRIPE_URL,
    hasTax: e.STRIPE_TAX,
    isSandbox: isLoopback(new URL(e.STRIPE_URL).hostname),
  };
}

function modelOf(baseUrl: string | undefined, model: string | undefined, apiKey: string | undefined): Config['llm'] {
  return baseUrl === undefined || model === undefined ? undefined : { baseUrl, apiKey, model };
}

function gifsOf(e: z.infer<typeof environment>): Config['gifs'] {
  if (e.KLIPY_KEY !== undefined) return { source: 'klipy', key: e.KLIPY_KEY, url: e.KLIPY_URL };
  return e.GIPHY_KEY === undefined ? undefined : { source: 'giphy', key: e.GIPHY_KEY, url: e.GIPHY_URL };
}

function s3Of(e: z.infer<typeof environment>): Config['s3'] {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_BUCKET: bucket, MEDIA_S3_REGION: region } = e;
  const { MEDIA_S3_KEY_ID: keyId, MEDIA_S3_SECRET: secret } = e;
  if (endpoint === undefined || bucket === undefined || keyId === undefined || secret === undefined) return undefined;
  return { endpoint, bucket, region, keyId, secret };
}

function twilioOf(e: z.infer<typeof environment>): Config['twilio'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = e;
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  return { accountSid, authToken, from, baseUrl: e.TWILIO_BASE_URL };
}

/** Returns whether a host name, or an address with or without brackets, means this machine. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  // The whole name must be an address, because anybody can own a name such as 127.example.com.
  if (isIPv4(name)) return name.startsWith('127.');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1';
}
