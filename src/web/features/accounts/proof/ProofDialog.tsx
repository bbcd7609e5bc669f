import { useState } from 'react';
import { proofOptions, type ProofWay } from '#contract/accounts.proof.ts';
import { paths } from '#web/paths.ts';
import { hasPasskeys } from './passkey.ts';
import { answerProof } from '#web/platform/session/proof.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { ProofByCode } from './ProofByCode.tsx';
import { ProofByPasskey } from './ProofByPasskey.tsx';
import { ProofByPassword } from './ProofByPassword.tsx';

/** Asks the person for a proof of their identity. Their action waits, and continues after the proof. */
export function ProofDialog({ onClose }: { onClose: () => void }) {
  const options = useRead(proofOptions, {}, { staleTime: 0 });
  // Until the options have loaded, the page's own button shows that its action is running.
  if (options.isPending) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('parts.is-it-you', 'Is it you?')}
      description={t(
        'parts.this-one-matters-so-we',
        'This one matters, so we ask again. Everything behind this window waits.',
      )}
    >
      {options.data ? (
        <Way ways={options.data.ways} />
      ) : (
        <ErrorState
          title={t('parts.we-could-not-ask', 'We could not ask')}
          safe={t('parts.nothing-was-changed', 'Nothing was changed.')}
          onRetry={() => void options.refetch()}
          pending={options.isFetching}
        />
      )}
    </Dialog>
  );
}

function Way({ ways }: { ways: readonly ProofWay[] }) {
  const done = (): void => answerProof(true);
  const others = ways.filter((way) => way !== 'passkey');
  const [isOther, setOther] = useState(false);
  // The passkey comes first. It may be on another device, so a button leads to the other ways if there are any.
  if (isOther || !ways.includes('passkey') || !hasPasskeys()) return <OtherWay ways={others} onDone={done} />;
  return (
    <div className="pb-2">
      <ProofByPasskey onDone={done} />
      {others.length > 0 && (
        <Button variant="quiet" full className="mt-2" onClick={() => setOther(true)}>
          {others.includes('password')
            ? t('parts.use-my-password-instead', 'Use my password instead')
            : t('parts.use-a-code-instead', 'Use a code instead')}
        </Button>
      )}
    </div>
  );
}

function OtherWay({ ways, onDone: done }: { ways: readonly ProofWay[]; onDone: () => void }) {
  if (ways.includes('password')) return <ProofByPassword onDone={done} />;
  const to = ways.find((way) => way === 'phone' || way === 'email');
  if (to !== undefined) return <ProofByCode to={to} onDone={done} />;
  return (
    <p className="pb-2">
      {t(
        'parts.there-is-no-password-or',
        'There is no password or proven address in your account that we could ask for.',
      )}{' '}
      <DoorLink to={paths.logout()}>{t('parts.sign-out-and-in-again', 'Sign out and in again')}</DoorLink>
    </p>
  );
}
