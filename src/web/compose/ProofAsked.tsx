import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { answerProof, useProofAsked } from '#web/platform/session/proof.ts';
import { fetched } from '#web/ui/fetched.tsx';

const ProofDialog = fetched(() =>
  import('#web/features/accounts/proof/ProofDialog.tsx').then((module) => module.ProofDialog),
);
const decline = (): void => answerProof(false);

/** Asks for a proof of identity, over any page, while a call waits for it. Leaving the page declines. */
export function ProofAsked() {
  const [path] = useLocation();
  return <AskedHere key={path} />;
}

function AskedHere() {
  const isAsked = useProofAsked();
  useEffect(() => decline, []);
  if (!isAsked) return null;
  return <ProofDialog onClose={decline} />;
}
