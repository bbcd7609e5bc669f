import { useState } from 'react';
import { listPasskeys, MOST_PASSKEYS, type Passkey } from '#contract/accounts.passkeys.ts';
import { hasPasskeys } from '#web/features/accounts/proof/passkey.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

type PasskeyAction = { what: 'rename' | 'remove'; passkey: Passkey };

/** The person's passkeys, the newest first, with the actions for each. */
export function PasskeyList() {
  const answer = useRead(listPasskeys, {}, { staleTime: 0 });
  const [asked, setAsked] = useState<PasskeyAction>();
  const close = () => setAsked(undefined);
  if (answer.isPending) return <Waiting />;
  if (!answer.data) {
    return (
      <ErrorState
        title={t('accounts.your-passkeys-could-not-be', 'Your passkeys could not be read')}
        safe={t('accounts.nothing-was-changed', 'Nothing was changed.')}
        onRetry={() => void answer.refetch()}
        pending={answer.isFetching}
      />
    );
  }
  const { passkeys } = answer.data;
  return (
    <>
      <p className="mb-3 text-ink-2">
        {t(
          'accounts.a-passkey-opens-your-account',
          'A passkey opens your account with your face, your finger or your device’s PIN. There is nothing to remember, and nothing that a false page could steal.',
        )}
      </p>
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAsk={(what) => setAsked({ what, passkey })} />
          ))}
        </ul>
      )}
      {passkeys.length >= MOST_PASSKEYS ? (
        <p className="text-ink-2">
          {t('accounts.that-is-all-remove-one', 'That is all {mostPasskeys}. Remove one to add another.', {
            mostPasskeys: MOST_PASSKEYS,
          })}
        </p>
      ) : hasPasskeys() ? (
        <AddPasskey />
      ) : (
        <p className="text-ink-2">
          {t('accounts.this-browser-cannot-make-passkeys', 'This browser cannot make passkeys here.')}
        </p>
      )}
      {asked?.what === 'rename' && <RenamePasskey passkey={asked.passkey} onClose={close} />}
      {asked?.what === 'remove' && <RemovePasskey passkey={asked.passkey} onClose={close} />}
    </>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-2 h-5 w-3/5" />
    </Loading>
  );
}
