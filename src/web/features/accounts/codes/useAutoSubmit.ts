import { useEffect, useEffectEvent } from 'react';
import { CODE_LENGTH } from '#contract/accounts.code.ts';

/** The delay in which a person can see the last digit. */
const REST_MS = 500;

/**
 * Sends a complete code by itself, unless the code changes within the delay. `left` is a code that the page was opened
 * with: it waits for a press, so that Back from the page that it led to is no trap.
 */
export function useAutoSubmit(code: string, submit: () => void, left = ''): void {
  const send = useEffectEvent(submit);
  useEffect(() => {
    if (code.length !== CODE_LENGTH || code === left) return;
    const timer = setTimeout(() => send(), REST_MS);
    return () => clearTimeout(timer);
  }, [code, left]);
}
