const STEP_MS = 2000;
const STEPS = 5;
const STEADY_MS = 30_000;

/**
 * Returns the milliseconds before connection attempt number `attempt` (from 1): 2 s × attempt five times, then 30 s,
 * each shortened or lengthened by up to a fifth, so that not all clients reconnect at once after a restart.
 * `random` is in [0, 1).
 */
export function reconnectDelay(attempt: number, random: number): number {
  const plain = attempt <= STEPS ? STEP_MS * attempt : STEADY_MS;
  return Math.round(plain * (0.8 + 0.4 * random));
}
