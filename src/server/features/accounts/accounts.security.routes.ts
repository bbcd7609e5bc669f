import * as contract from '#contract/accounts.security.ts';
import { serve, type Server } from '#server/platform/serve.ts';
import { undoContactChange } from './contact-undo.ts';
import { changeContact, sendContactCode } from './contact.ts';
import { newMail, newNumber } from './contact.messages.ts';
import { changePassword } from './password-change.ts';
import { signOutDevice } from './new-device.ts';
import { numberOf } from './phone.ts';

/** The routes that change what an account is signed in with. */
export function security(server: Server): void {
  const { deps } = server;
  serve(server, contract.changePassword, async ({ caller, body }) => {
    await changePassword(deps, caller, body.password);
    return { ok: true } as const;
  });
  serve(server, contract.sendNewEmailCode, ({ caller, body }) => sendContactCode(deps, caller, newMail(body.email)));
  serve(server, contract.changeEmail, ({ caller, body }) =>
    changeContact(deps, caller, { wanted: newMail(body.email), code: body.code }),
  );
  serve(server, contract.sendNewPhoneCode, ({ caller, body }) =>
    sendContactCode(deps, caller, newNumber(numberOf(body))),
  );
  serve(server, contract.changePhone, ({ caller, body }) =>
    changeContact(deps, caller, { wanted: newNumber(numberOf(body)), code: body.code }),
  );
  serve(server, contract.undoContactChange, ({ body }) => undoContactChange(deps, body.token));
  serve(server, contract.signOutDevice, ({ body }) => signOutDevice(deps, body.token));
}
