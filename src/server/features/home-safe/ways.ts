import type { Way } from '#contract/home-safe.ts';
import { isLoopback, type Config } from '#server/config.ts';
import { AppError } from '#server/platform/errors.ts';

/** Returns the ways by which this place reaches somebody outside. A developer's machine has both, into its outbox. */
export function waysOf({ smtpUrl, twilio, publicUrl }: Config): Way[] {
  const isLocal = isLoopback(publicUrl.hostname);
  return [
    ...(smtpUrl !== undefined || isLocal ? (['mail'] as const) : []),
    ...(twilio !== undefined || isLocal ? (['text'] as const) : []),
  ];
}

/** Throws `home_safe_closed` where nothing can be sent. */
export function requireWays(config: Config): Way[] {
  const ways = waysOf(config);
  if (ways.length === 0) throw new AppError('home_safe_closed');
  return ways;
}
