import { useState } from 'react';
import { beginPasskeyProof, prove } from '#contract/accounts.proof.ts';
import { call } from '#web/platform/calls/call.ts';
import { deviceWords, signByPasskey } from './passkey.ts';
import { Button } from '#web/ui/Button.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';

/** Asks the signed-in person for one of the account's passkeys. */
export function ProofByPasskey({ onDone }: { onDone: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [use, isUsing] = useOneAtATime(async () => {
    setProblem(undefined);
    try {
      const passkey = await signByPasskey(await call(beginPasskeyProof));
      await call(prove, { body: { passkey } });
      onDone();
    } catch (error) {
      setProblem(deviceWords(error) ?? wordsFor(error));
    }
  });
  return (
    <>
      <Button variant="lime" full pending={isUsing} onClick={() => void use()}>
        {t('parts.use-a-passkey', 'Use a passkey')}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-2 empty:hidden">
        {problem}
      </p>
    </>
  );
}
