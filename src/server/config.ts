import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: httpUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  DEMO_COMMUNITY: z.enum(['auto', 'true', 'false']).default('auto'),
  DEV_TOOLS: flag.default(false),
  ALLOW_EMBEDDED: flag.default(false),
  RATE_LIMIT_MULTIPLIER: z.coerce.number().positive().max(1_000_000).default(1),
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
  LLM_DAILY_MESSAGES: z.coerce.number().int().min(0).default(60),
  VAPID_PUBLIC_KEY: z.string().min(80).optional(),
  VAPID_PRIVATE_KEY: z.string().min(40).optional(),
  PUSH_HOSTS: z.string().default(''),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  publicUrl: URL;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  demoCommunity: 'auto' | 'true' | 'false';
  devTools: boolean;
  rateLimitMultiplier: number;
  hideAccountExistence: boolean;
  /** How many proxies in front of this server may be believed about the caller's address. */
  trustProxy: number;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  authSecret: string | undefined;
  metricsToken: string | undefined;
  /** Where mail goes out; without it, into the local outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where text messages go out; without it, into the local outbox. */
  twilio: { accountSid: string; authToken: string; from: string; baseUrl: string } | undefined;
  /** Any OpenAI-compatible endpoint; without it, the built-in responders answer. */
  llm: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** What one person may ask of the language model in one day of theirs. */
  llmDailyMessages: number;
  vapid: { publicKey: string; privateKey: string } | undefined;
  /** Hosts of push services that are believed beside the browsers' own. */
  pushHosts: string[];
}

/** All that is wrong with the environment, a line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment; throws one ConfigError that names everything wrong with it. */
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
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    publicUrl,
    databaseUrl: e.DATABASE_URL,
    redisUrl: e.REDIS_URL,
    demoCommunity: e.DEMO_COMMUNITY,
    devTools: e.DEV_TOOLS,
    rateLimitMultiplier: e.RATE_LIMIT_MULTIPLIER,
    hideAccountExistence: e.HIDE_ACCOUNT_EXISTENCE,
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    authSecret: e.AUTH_SECRET,
    metricsToken: e.METRICS_TOKEN,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    twilio: twilioOf(e),
    llm:
      e.LLM_BASE_URL === undefined || e.LLM_MODEL === undefined
        ? undefined
        : { baseUrl: e.LLM_BASE_URL, apiKey: e.LLM_API_KEY, model: e.LLM_MODEL },
    llmDailyMessages: e.LLM_DAILY_MESSAGES,
    vapid:
      e.VAPID_PUBLIC_KEY === undefined || e.VAPID_PRIVATE_KEY === undefined
        ? undefined
        : { publicKey: e.VAPID_PUBLIC_KEY, privateKey: e.VAPID_PRIVATE_KEY },
    pushHosts: e.PUSH_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
  };
}

function someButNotAll(values: (string | undefined)[]): boolean {
  const given = values.filter((value) => value !== undefined).length;
  return given > 0 && given < values.length;
}

function twilioOf(e: z.infer<typeof environment>): Config['twilio'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = e;
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  return { accountSid, authToken, from, baseUrl: e.TWILIO_BASE_URL };
}

/** Whether a host name of an address means this machine alone. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
}
