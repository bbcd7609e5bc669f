/** Returns the local time on this device's clock, as the server takes it: "2030-05-24T19:00". */
export function fieldTimeOf(at: number): string {
  const shape = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('sv-SE', shape).format(new Date(at)).replace(' ', 'T');
}
