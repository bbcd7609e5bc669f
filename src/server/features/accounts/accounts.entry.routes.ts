import * as contract from '#contract/accounts.entry.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { ownRecord } from '#server/features/accounts/record/own-record.ts';
import { changeConsent, readConsent } from '#server/features/accounts/record/consent.ts';
import { originOf } from './request-origin.ts';
import { sendEmailCode, verifyEmail } from '#server/features/accounts/contact/email.ts';
import { deliver, MESSAGE_JOB } from '#server/features/accounts/mail/messages.ts';
import { enterByPhone, sendPhoneCode } from '#server/features/accounts/sign-up/phone.ts';
import { forgotPassword, resetPassword } from '#server/features/accounts/sign-in/reset.ts';
import { sendSignUpCode } from '#server/features/accounts/sign-up/sign-up.ts';

/** The routes of codes, links and consent. */
export function entry(server: Server): void {
  const { deps } = server;
  const done = { ok: true } as const;

  serve(server, contract.sendSignUpCode, ({ body, request }) => sendSignUpCode(deps, body, originOf(request)));
  serve(server, contract.sendPhoneCode, async ({ body, request }) => {
    await deps.proofOfWork.take(body.work, request.ip);
    return sendPhoneCode(deps, body, originOf(request));
  });
  serve(server, contract.verifyPhone, ({ body, request }) => enterByPhone(deps, body, originOf(request)));
  serve(server, contract.sendEmailCode, ({ caller }) => sendEmailCode(deps, caller.userId));
  serve(server, contract.verifyEmail, async ({ body, caller }) => {
    await verifyEmail(deps, caller.userId, body.code);
    return ownRecord(deps.db, caller.userId, deps.clock.now());
  });
  serve(server, contract.forgotPassword, async ({ body, request }) => {
    await forgotPassword(deps, body, originOf(request));
    return done;
  });
  serve(server, contract.resetPassword, async ({ body, request }) => {
    await resetPassword(deps, body, originOf(request));
    return done;
  });
  serve(server, contract.getConsent, ({ caller }) => readConsent(deps, caller.userId));
  serve(server, contract.putConsent, ({ caller, body }) => changeConsent(deps, caller.userId, body));

  deps.jobs.define(MESSAGE_JOB, (data) => deliver(deps, data));
}
