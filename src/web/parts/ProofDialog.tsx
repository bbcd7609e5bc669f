import { proofOptions, type ProofWay } from '#contract/accounts.proof.ts';
import { paths } from '#web/paths.ts';
import { answerProof } from '#web/platform/proof.ts';
import { useRead } from '#web/platform/query.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { DoorLink } from './DoorLink.tsx';
import { ProofByCode } from './ProofByCode.tsx';
import { ProofByPassword } from './ProofByPassword.tsx';

/** Asks the person to prove that it is them. What they were doing waits behind it, and goes on with the proof. */
export function ProofDialog({ onClose }: { onClose: () => void }) {
  const options = useRead(proofOptions, {}, { staleTime: 0 });
  // The page's own button still shows that something is being done.
  if (options.isPending) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Is it you?"
      description="This one matters, so we ask again. Everything behind this window waits."
    >
      {options.data ? (
        <Way ways={options.data.ways} />
      ) : (
        <ErrorState
          title="We could not ask"
          safe="Nothing was changed."
          onRetry={() => void options.refetch()}
          pending={options.isFetching}
        />
      )}
    </Dialog>
  );
}

function Way({ ways }: { ways: readonly ProofWay[] }) {
  const done = (): void => answerProof(true);
  if (ways.includes('password')) return <ProofByPassword onDone={done} />;
  const to = ways.find((way) => way !== 'password');
  if (to !== undefined) return <ProofByCode to={to} onDone={done} />;
  return (
    <p className="pb-2">
      There is no password or proven address in your account that we could ask for.{' '}
      <DoorLink to={paths.logout()}>Sign out and in again</DoorLink>
    </p>
  );
}
