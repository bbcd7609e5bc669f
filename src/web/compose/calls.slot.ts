import type { ReactElement } from 'react';
import type { ServerEvent, ServerEventOf } from '#contract/realtime.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText } from '#web/platform/storage/storage.ts';
import { createValue } from '#web/ui/value.ts';

/** The call over any page; null until the code of calls was fetched, because somebody calls. */
export const callsOver = createValue<ReactElement | null>(null);

/** The server's last greeting: calls begin on its connection. */
export let greeting: ServerEventOf<'auth_success'> | undefined;

/** Hands an event to the calls, whose code is fetched with the first one. */
export async function heardOfCalls(event: ServerEvent): Promise<void> {
  await (await import('./calls.ts').catch(() => undefined))?.hear(event);
}

/** Keeps a greeting, and hands it to the calls if their code is there or this tab was in a call. */
export function greetCalls(event: ServerEventOf<'auth_success'>): void {
  greeting = event;
  if (callsOver.get() ?? (readText(kept.call) || location.search.includes('call='))) void heardOfCalls(event);
}
