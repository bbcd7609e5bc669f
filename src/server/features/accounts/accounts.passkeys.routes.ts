import * as contract from '#contract/accounts.passkeys.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { originOf } from './request-origin.ts';
import { CHALLENGE_MS } from '#server/features/accounts/passkeys/passkey-checks.ts';
import { enterByPasskey, startPasskeyLogin } from '#server/features/accounts/sign-in/passkey-use.ts';
import {
  addPasskey,
  ownPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '#server/features/accounts/passkeys/passkeys.ts';

/** The routes of passkeys, with which a person signs in without a password. */
export function passkeys(server: Server): void {
  const { deps } = server;
  serve(server, contract.listPasskeys, async ({ caller }) => ({ passkeys: await ownPasskeys(deps, caller.userId) }));
  serve(server, contract.beginPasskey, ({ caller }) => startPasskey(deps, caller));
  serve(server, contract.addPasskey, ({ caller, body: { made }, request }) =>
    addPasskey(deps, caller, { made, from: originOf(request) }),
  );
  serve(server, contract.renamePasskey, ({ caller, params: { id }, body: { name } }) =>
    renamePasskey(deps, caller.userId, { id, name }),
  );
  serve(server, contract.removePasskey, async ({ caller, params }) => {
    await removePasskey(deps, caller, params.id);
    return { ok: true } as const;
  });
  serve(server, contract.beginPasskeyLogin, () => startPasskeyLogin(deps));
  serve(server, contract.passkeyLogin, ({ body, request }) => enterByPasskey(deps, body, originOf(request)));

  deps.retention.rows({
    table: 'passkey_challenge',
    what: 'Tasks that passkeys sign',
    ms: CHALLENGE_MS,
    after: 'after they were set',
    until: 'expires_at',
  });
}
