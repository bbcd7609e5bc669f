import { serverEventTypes, type ServerEvent } from '#contract/realtime.ts';

const known: ReadonlySet<unknown> = new Set(serverEventTypes);

/**
 * Returns an event of the contract, or null for anything else, such as an event of a newer server. Fields are not
 * checked, because the server builds its frames from the same types. Schemas would make the first load a sixth larger.
 */
export function readFrame(data: unknown): ServerEvent | null {
  if (typeof data !== 'string') return null;
  try {
    const value: unknown = JSON.parse(data);
    const isEvent = typeof value === 'object' && value !== null && 'type' in value && known.has(value.type);
    return isEvent ? (value as ServerEvent) : null;
  } catch {
    return null;
  }
}
