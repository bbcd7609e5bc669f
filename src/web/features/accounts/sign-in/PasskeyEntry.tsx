import { useEffect, useEffectEvent, useState } from 'react';
import type { z } from 'zod';
import { beginPasskeyLogin, passkeyLogin } from '#contract/accounts.passkeys.ts';
import { call } from '#web/platform/calls/call.ts';
import {
  deviceWords,
  hasPasskeys,
  offerPasskeys,
  signByPasskey,
  type SignedChallenge,
} from '#web/features/accounts/proof/passkey.ts';
import { deviceId } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { t } from '#web/words/words.ts';

export type Entered = z.output<typeof passkeyLogin.response>;

/** Signs in by a passkey, with a button or, if the browser can, with the suggestions of the field above. */
export function PasskeyEntry({ onEntered }: { onEntered: (entered: Entered) => void }) {
  const [problem, setProblem] = useState<string>();
  // A failed attempt ends the offer. The count is the offer's key, so a higher count mounts a new offer.
  const [offers, setOffers] = useState(0);
  const tell = (error: unknown) => {
    setProblem(deviceWords(error) ?? wordsFor(error));
    setOffers((count) => count + 1);
  };
  const enter = async (signed: SignedChallenge) =>
    onEntered(await call(passkeyLogin, { body: { signed, deviceId: deviceId() } }));
  const [press, isPressing] = useOneAtATime(async () => {
    setProblem(undefined);
    try {
      await enter(await signByPasskey(await call(beginPasskeyLogin)));
    } catch (error) {
      tell(error);
    }
  });
  if (!hasPasskeys()) return null;
  return (
    <>
      {/* A browser allows one passkey request at a time. The offer renews itself, which would end the button's
          request. */}
      {!isPressing && <Offer key={offers} onSigned={(signed) => void enter(signed).catch(tell)} />}
      <Button variant="outline" size="lg" full pending={isPressing} onClick={() => void press()} className="mt-1">
        {t('accounts.use-a-passkey', 'Use a passkey')}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {problem}
      </p>
    </>
  );
}

/** Offers the device's passkeys while this component is mounted. */
function Offer({ onSigned }: { onSigned: (signed: SignedChallenge) => void }) {
  const accept = useEffectEvent(onSigned);
  useEffect(() => offerPasskeys(() => call(beginPasskeyLogin), accept), []);
  return null;
}
