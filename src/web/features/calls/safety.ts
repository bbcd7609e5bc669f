import type { PersonCard } from '#contract/people.ts';
import { block } from '#web/parts/people/safety.ts';
import { openReport } from '#web/platform/report.ts';
import { closeCall, endCall } from './calls.ts';
import type { CallView } from './state.ts';

/** Ends the call at once, then blocks: the server ends it for both, too. */
export async function blockInCall(other: PersonCard): Promise<void> {
  void endCall();
  closeCall();
  await block(other);
}

/** Ends the call at once, and opens the report. */
export function reportCall({ call }: CallView): void {
  void endCall();
  closeCall();
  openReport({ kind: 'call', id: call.id });
}
