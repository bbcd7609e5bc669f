import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
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
  };
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
}
