/** How far the server's clock, which dates the messages, is ahead of this device's clock, in milliseconds. */
let aheadMs = 0;

export function setClockBy(serverTime: string): void {
  aheadMs = Date.parse(serverTime) - Date.now();
}

/** Returns the server's time in milliseconds since the epoch; this device's time until the first connection. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
