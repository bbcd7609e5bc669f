import { useSyncExternalStore } from 'react';
import { onSessionEnd } from './session.ts';

/**
 * A pending proof of identity. The calls that the server refused without such a proof wait until the person has
 * answered the dialog. Calls that are refused while the dialog is open wait for it too.
 */
interface PendingProof {
  answer: Promise<boolean>;
  resolve: (isProved: boolean) => void;
  /** The calls that still wait; when the last one gives up, the dialog closes. */
  waiting: number;
}

let asked: PendingProof | undefined;
const listeners = new Set<() => void>();

/** Waits for the person's proof. Returns false if they declined, the call was aborted, or no dialog can open. */
export async function askForProof(signal?: AbortSignal): Promise<boolean> {
  const isGivenUp = (): boolean => signal?.aborted === true;
  if (listeners.size === 0 || isGivenUp()) return false;
  const ask = (asked ??= open());
  ask.waiting += 1;
  const leave = (): void => {
    ask.waiting -= 1;
    if (ask.waiting === 0) settle(ask, false);
  };
  signal?.addEventListener('abort', leave, { once: true });
  const isProved = await ask.answer;
  signal?.removeEventListener('abort', leave);
  return isProved && !isGivenUp();
}

export function onProofAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function isProofAsked(): boolean {
  return asked !== undefined;
}

/** Returns whether any call waits for a proof. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(onProofAsked, isProofAsked);
}

/** Ends the wait of all calls. They continue if the person gave a proof, and fail otherwise. */
export function answerProof(isProved: boolean): void {
  if (asked !== undefined) settle(asked, isProved);
}

onSessionEnd(() => answerProof(false));

function open(): PendingProof {
  let resolve: PendingProof['resolve'] = () => undefined;
  const answer = new Promise<boolean>((done) => {
    resolve = done;
  });
  queueMicrotask(tell);
  return { answer, resolve, waiting: 0 };
}

function settle(ask: PendingProof, isProved: boolean): void {
  ask.resolve(isProved);
  if (asked === ask) asked = undefined;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
