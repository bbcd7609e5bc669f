import { useEffect, useEffectEvent } from 'react';
import { CODE_LENGTH } from '#contract/codes.ts';

/** A moment to see the last digit stand there. */
const REST_MS = 500;

/** Sends a full code by itself; one that is changed again in time is not sent. */
export function useAutoSubmit(code: string, submit: () => void): void {
  const send = useEffectEvent(submit);
  useEffect(() => {
    if (code.length !== CODE_LENGTH) return;
    const timer = setTimeout(() => send(), REST_MS);
    return () => clearTimeout(timer);
  }, [code]);
}
