/** How far the server's clock, which dates the messages, is ahead of this device's, in milliseconds. */
let aheadMs = 0;

export function setClockBy(serverTime: string): void {
  aheadMs = Date.parse(serverTime) - Date.now();
}

/** Returns the time by the server's clock, in milliseconds since the epoch; this device's until a connection has said it. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
