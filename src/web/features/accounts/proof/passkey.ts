import type { z } from 'zod';
import type { addPasskey, beginPasskey, beginPasskeyLogin, passkeyLogin } from '#contract/accounts.passkeys.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { t } from '#web/words/words.ts';
import { CallError } from '#web/platform/calls/call.ts';
import { NotKept } from '#web/platform/session/keeping.ts';

type Creation = z.output<typeof beginPasskey.response>;
type AssertionRequest = z.output<typeof beginPasskeyLogin.response>;
type AttestedPasskey = z.input<typeof addPasskey.body>['made'];
export type SignedChallenge = z.input<typeof passkeyLogin.body>['signed'];

/** The interval at which the offer in a field is renewed, because a challenge is valid for only five minutes. */
const RENEW_MS = 4 * MINUTE_MS;

const library = () => import('@simplewebauthn/browser');

/** Returns whether this browser supports passkeys. Browsers hide the API on a page without a secure origin. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Makes a passkey on the device after the person unlocks the device. Rejects if they do not: see `deviceWords`. */
export async function makePasskey(optionsJSON: Creation): Promise<AttestedPasskey> {
  return (await library()).startRegistration({ optionsJSON });
}

/** Signs with a passkey after the person unlocks the device that has it. Rejects if they do not. */
export async function signByPasskey(optionsJSON: AssertionRequest): Promise<SignedChallenge> {
  return (await library()).startAuthentication({ optionsJSON });
}

/**
 * Offers the device's passkeys among the suggestions of the page's field with `autoComplete="… webauthn"`, in browsers
 * that support it. Returns the function that ends the offer.
 */
export function offerPasskeys(
  ask: () => Promise<AssertionRequest>,
  onSigned: (signed: SignedChallenge) => void,
): () => void {
  let isOver = false;
  const offer = async (): Promise<void> => {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
    if (isOver || !(await browserSupportsWebAuthnAutofill())) return;
    const optionsJSON = await ask();
    if (isOver) return;
    // This call rejects when a later offer, or a press on the button for passkeys, replaces this offer.
    const signed = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
    if (!isOver) onSigned(signed);
  };
  const tryToOffer = (): void => void offer().catch(() => undefined);
  tryToOffer();
  const timer = setInterval(tryToOffer, RENEW_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
    void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
  };
}

/** Returns the text for a refusal of the device; undefined for the error of a call, which has its own text. */
export function deviceWords(error: unknown): string | undefined {
  if (error instanceof CallError || error instanceof NotKept || !(error instanceof Error)) return undefined;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return t('platform.no-passkey-was-used-that', 'No passkey was used. That is fine: nothing changed.');
  }
  if (error.name === 'InvalidStateError')
    return t('platform.this-device-has-a-passkey', 'This device has a passkey for your account already.');
  return t('platform.your-device-could-not-do', 'Your device could not do that. Another browser or device may.');
}
