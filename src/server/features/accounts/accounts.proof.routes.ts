import * as contract from '#contract/accounts.proof.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { startPasskeyProof } from '#server/features/accounts/sign-in/passkey-use.ts';
import { mailProof, proofOptionsOf, proveCaller } from '#server/features/accounts/sign-in/proof.ts';

/** The routes by which a signed-in person proves that it is still them. */
export function proofs(server: Server): void {
  const { deps } = server;
  serve(server, contract.proofOptions, ({ caller }) => proofOptionsOf(deps, caller));
  serve(server, contract.sendProofCode, ({ caller, body }) => mailProof(deps, caller, body.to));
  serve(server, contract.beginPasskeyProof, ({ caller }) => startPasskeyProof(deps, caller));
  serve(server, contract.prove, ({ caller, body }) => proveCaller(deps, caller, body));
}
