import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/accounts.age.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { declarerOf } from '#server/features/accounts/age/age.ts';
import { ageCheckOf, finishCheck, finishChecks, startCheck } from '#server/features/accounts/age/assurance.check.ts';
import { SETTLE_JOB, settleHolds } from '#server/features/accounts/age/assurance.ts';
import { originOf } from './request-origin.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';

/** The routes of the age check that the rule of a region may require. */
export function ages(server: Server): void {
  const { deps } = server;
  serve(server, contract.getAgeCheck, ({ caller }) => ageCheckOf(deps, caller.userId));
  const checkedIn = async ({ caller, request }: { caller: Caller; request: FastifyRequest }) => ({
    userId: caller.userId,
    declarer: await declarerOf(deps.db, { ...caller, from: originOf(request) }),
  });
  serve(server, contract.startAgeCheck, async (asked) => startCheck(deps, await checkedIn(asked)));
  serve(server, contract.finishAgeCheck, async (asked) => finishCheck(deps, await checkedIn(asked)));

  // Runs daily just after midnight UTC, because a rule starts to apply on a date.
  deps.jobs.define(SETTLE_JOB, () => settleHolds(deps), '1 0 * * *');
  deps.jobs.define('finish-age-checks', () => finishChecks(deps), '*/10 * * * *');
}
