import * as contract from '#contract/accounts.security.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { undoContactChange } from '#server/features/accounts/contact/contact-undo.ts';
import { changeContact, sendContactCode } from '#server/features/accounts/contact/contact.ts';
import { newMail, newNumber } from '#server/features/accounts/contact/contact.messages.ts';
import { changePassword } from '#server/features/accounts/sign-in/password-change.ts';
import { signOutDevice } from '#server/features/accounts/sign-in/new-device.ts';
import { numberOf } from '#server/features/accounts/sign-up/phone.ts';

/** The routes that change the ways to sign in to an account. */
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
  serve(server, contract.sendNewPhoneCode, async ({ caller, body }) =>
    sendContactCode(deps, caller, newNumber(await numberOf(body))),
  );
  serve(server, contract.changePhone, async ({ caller, body }) =>
    changeContact(deps, caller, { wanted: newNumber(await numberOf(body)), code: body.code }),
  );
  serve(server, contract.undoContactChange, ({ body }) => undoContactChange(deps, body.token));
  serve(server, contract.signOutDevice, ({ body }) => signOutDevice(deps, body.token));
}
