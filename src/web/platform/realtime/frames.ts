import { serverEvent, type ServerEvent } from '#contract/realtime.ts';

/** An event of the contract, or null: a newer server may say things that this page does not know. */
export function readFrame(data: unknown): ServerEvent | null {
  if (typeof data !== 'string') return null;
  try {
    return serverEvent.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
