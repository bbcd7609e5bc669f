import * as contract from '#contract/codes.ts';
import { serve, type Server } from '#server/platform/serve.ts';
import { ownRecord } from './accounts.ts';
import { sweepCodes } from './codes.ts';
import { changeConsent, readConsent } from './consent.ts';
import { originOf } from './devices.ts';
import { sendEmailCode, verifyEmail } from './email.ts';
import { deliver, MESSAGE_JOB } from './messages.ts';
import { enterByPhone, sendPhoneCode } from './phone.ts';
import { forgotPassword, resetPassword } from './reset.ts';

/** The ways in beside the password: codes, links, and what was consented to. */
export function entry(server: Server): void {
  const { deps } = server;
  const done = { ok: true } as const;

  serve(server, contract.sendPhoneCode, ({ body }) => sendPhoneCode(deps, body));
  serve(server, contract.verifyPhone, ({ body, request }) => enterByPhone(deps, body, originOf(request)));
  serve(server, contract.sendEmailCode, ({ caller }) => sendEmailCode(deps, caller.userId));
  serve(server, contract.verifyEmail, async ({ body, caller }) => {
    await verifyEmail(deps, caller.userId, body.code);
    return ownRecord(deps.db, caller.userId, deps.clock.now());
  });
  serve(server, contract.forgotPassword, async ({ body }) => {
    await forgotPassword(deps, body.email);
    return done;
  });
  serve(server, contract.resetPassword, async ({ body }) => {
    await resetPassword(deps, body);
    return done;
  });
  serve(server, contract.getConsent, ({ caller }) => readConsent(deps, caller.userId));
  serve(server, contract.putConsent, ({ caller, body }) => changeConsent(deps, caller.userId, body));

  deps.jobs.define(MESSAGE_JOB, (data) => deliver(deps, data));
  deps.jobs.define('sweep-codes', () => sweepCodes(deps), '43 * * * *');
}
