import { createElement } from 'react';
import type { ServerEvent } from '#contract/realtime.ts';
import { callsOver, greeting } from './calls.slot.ts';
import type * as Code from './CallsOver.tsx';

let coming: Promise<typeof Code | undefined> | undefined;

/** Fetches the code of calls. Resolves to undefined if it cannot be loaded; the next call asks again. */
export const fetchCalls = (): Promise<typeof Code | undefined> =>
  (coming ??= import('./CallsOver.tsx').then(
    (code) => {
      code.prepare(greeting.last?.connectionId);
      callsOver.set(createElement(code.CallsOver));
      return code;
    },
    () => (coming = undefined),
  ));

/** Hands an event to the code of calls. */
export async function hear(event: ServerEvent): Promise<void> {
  await (await fetchCalls())?.heard(event);
}
