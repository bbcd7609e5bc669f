/** The IANA name of this device's time zone. */
export function hereZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
