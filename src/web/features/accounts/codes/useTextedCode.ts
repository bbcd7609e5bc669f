import { useEffect, useEffectEvent } from 'react';

/** Passes on the code of an arriving text message, in browsers that support it (WebOTP). */
export function useTextedCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    void textedCode(stop.signal).then((code) => code !== null && take(code));
    return () => stop.abort();
  }, []);
}

async function textedCode(signal: AbortSignal): Promise<string | null> {
  const options: CredentialRequestOptions & { otp: { transport: 'sms'[] } } = { otp: { transport: ['sms'] }, signal };
  try {
    const found = await navigator.credentials.get(options);
    return found !== null && 'code' in found && typeof found.code === 'string' ? found.code : null;
  } catch {
    // The person declined, the device cannot read messages, or the page closed. Typing the code still works.
    return null;
  }
}
