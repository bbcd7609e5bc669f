import { useState } from 'react';
import { addPasskey, beginPasskey, listPasskeys } from '#contract/accounts.passkeys.ts';
import { proofOptions } from '#contract/accounts.proof.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { deviceWords, makePasskey } from '#web/features/accounts/proof/passkey.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { sayAloud } from '#web/ui/toast.ts';
import { Button } from '#web/ui/Button.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { t } from '#web/words/words.ts';

export function AddPasskey() {
  const [problem, setProblem] = useState<string>();
  const [add, isAdding] = useOneAtATime(async () => {
    setProblem(undefined);
    try {
      const made = await makePasskey(await call(beginPasskey));
      const { name } = await call(addPasskey, { body: { made } });
      sayAloud(
        t('accounts.passkey-added', 'Passkey added'),
        t('accounts.it-is-called-you-can', 'It is called {name}. You can rename it.', { name }),
      );
      await Promise.all([invalidate(listPasskeys), invalidate(proofOptions)]);
    } catch (error) {
      // The person closed the dialog that asks for proof of identity, so no message is needed.
      if (asCallError(error).code === 'reauthentication_required') return;
      setProblem(deviceWords(error) ?? wordsFor(error));
    }
  });
  return (
    <>
      <Button variant="outline" size="sm" pending={isAdding} onClick={() => void add()}>
        {t('accounts.add-a-passkey', 'Add a passkey')}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-2 empty:hidden">
        {problem}
      </p>
    </>
  );
}
