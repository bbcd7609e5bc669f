import { createElement, type ReactElement } from 'react';
import type { ServerEvent } from '#contract/realtime.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText } from '#web/platform/storage/storage.ts';
import { createValue } from '#web/ui/value.ts';
import type * as Code from './CallsOver.tsx';

/** The call over any page; null until the code of calls was fetched, because somebody calls. */
const callsOver = createValue<ReactElement | null>(null);

/** Shows the call, if there is one. */
export const CallsHere = (): ReactElement | null => callsOver.use();

let connectionId: string | undefined;
let coming: Promise<typeof Code | undefined> | undefined;

/** Fetches the code of calls. Resolves to undefined if it cannot be loaded; the next call asks again. */
export const fetchCalls = (): Promise<typeof Code | undefined> =>
  (coming ??= import('./calls.fetching.ts')
    .then(({ fetchCode }) => fetchCode())
    .then(
      (code) => {
        code.prepare(connectionId);
        callsOver.set(createElement(code.CallsOver));
        return code;
      },
      () => (coming = undefined),
    ));

/** Hands an event to the calls, whose code is fetched when somebody calls, or when this tab was in a call. */
export async function heardOfCalls(event: ServerEvent): Promise<void> {
  if (event.type === 'auth_success') {
    ({ connectionId } = event);
    if (!coming && !readText(kept.call) && !location.search.includes('call=')) return;
  } else if (!event.type.startsWith('call_')) return;
  await (await fetchCalls())?.heard(event);
}
