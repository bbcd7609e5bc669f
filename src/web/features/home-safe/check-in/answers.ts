import { onSessionEnd } from '#web/platform/session/session.ts';
import { asCallError, type CallError } from '#web/platform/calls/call.ts';
import { sendAnswer, type AnswerBody } from '#web/features/home-safe/home-safe.data.ts';
import { createValue } from '#web/ui/value.ts';

/** How often an answer that found no line is tried again, in milliseconds. */
const AGAIN_MS = 5000;

/** An answer that waits for a line. It is in memory alone: no PIN is ever kept on the device. */
interface HeldAnswer {
  outingId: string;
  body: AnswerBody;
}

const waiting = createValue<HeldAnswer | null>(null);
/** What the server said of an answer that had waited, if it refused it. */
const refused = createValue<CallError | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns whether an answer waits for a line, and the refusal of one that had waited. */
export function useWaiting(outingId: string): { waits: AnswerBody['does'] | null; refusal: CallError | null } {
  const kept = waiting.use();
  const refusal = refused.use();
  return { waits: kept?.outingId === outingId ? kept.body.does : null, refusal };
}

/**
 * Sends an answer. Without a line it is kept and sent as soon as there is one; the server decides what it is worth by
 * then. Throws a CallError for an answer that the server refuses.
 */
export async function giveAnswer(outingId: string, body: AnswerBody): Promise<void> {
  refused.set(null);
  try {
    await sendAnswer(outingId, body);
    if (waiting.get()?.outingId === outingId) forget();
  } catch (error) {
    if (asCallError(error).status !== 0) throw error;
    waiting.set({ outingId, body });
    again();
  }
}

function again(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void retry(), AGAIN_MS);
}

async function retry(): Promise<void> {
  clearTimeout(timer);
  const kept = waiting.get();
  if (kept === null) return;
  try {
    await sendAnswer(kept.outingId, kept.body);
    if (waiting.get() === kept) forget();
  } catch (error) {
    const failure = asCallError(error);
    if (waiting.get() !== kept) return;
    if (failure.status === 0 || failure.status >= 500) return again();
    forget();
    refused.set(failure);
  }
}

function forget(): void {
  clearTimeout(timer);
  waiting.set(null);
}

window.addEventListener('online', () => void retry());
onSessionEnd(() => {
  forget();
  refused.set(null);
});
