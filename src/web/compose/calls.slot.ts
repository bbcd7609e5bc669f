import type { ReactElement } from 'react';
import type { ServerEventOf } from '#contract/realtime.ts';
import { createValue } from '#web/ui/value.ts';

/** The call over any page; null until the code of calls was fetched, because somebody calls. */
export const callsOver = createValue<ReactElement | null>(null);

/** Shows the call, if there is one. */
export const CallsHere = (): ReactElement | null => callsOver.use();

/** The server's last greeting: calls begin on its connection. */
export const greeting: { last?: ServerEventOf<'auth_success'> } = {};
