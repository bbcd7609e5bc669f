import { useEffect, useEffectEvent } from 'react';

/** Offers the code of a text message that arrives meanwhile, where the browser reads those (WebOTP). */
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
    // Declined, not offered on this device, or the page is gone: typing works as ever.
    return null;
  }
}
