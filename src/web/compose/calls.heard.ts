import type { ServerEvent, ServerEventOf } from '#contract/realtime.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText } from '#web/platform/storage/storage.ts';
import { callsOver, greeting } from './calls.slot.ts';

/** Hands an event to the calls, whose code is fetched with the first one. */
export async function heardOfCalls(event: ServerEvent): Promise<void> {
  await (await import('./calls.ts').catch(() => undefined))?.hear(event);
}

/** Keeps a greeting, and hands it to the calls if their code is there or this tab was in a call. */
export function greetCalls(event: ServerEventOf<'auth_success'>): void {
  greeting.last = event;
  if (callsOver.get() ?? (readText(kept.call) || location.search.includes('call='))) void heardOfCalls(event);
}
