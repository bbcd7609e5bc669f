export interface HubLimits {
  socketsPerPerson: number;
  socketsPerAddress: number;
  framesPerSecond: number;
  /** The time in which a new connection must authenticate. */
  authMs: number;
  /** Shutdown spreads the closing of connections over this time, so that clients do not all reconnect at once. */
  farewellMs: number;
}

const usual: HubLimits = {
  socketsPerPerson: 5,
  socketsPerAddress: 20,
  framesPerSecond: 200,
  authMs: 5000,
  farewellMs: 2000,
};

/**
 * Returns the usual limits. Those per address and per second are multiplied by `times`; `given` overrides any limit.
 */
export function hubLimits(times: number, given: Partial<HubLimits>): HubLimits {
  return {
    ...usual,
    socketsPerAddress: usual.socketsPerAddress * times,
    framesPerSecond: usual.framesPerSecond * times,
    ...given,
  };
}
