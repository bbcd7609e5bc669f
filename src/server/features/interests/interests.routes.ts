import * as contract from '#contract/interests.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { interestProfileOf, saveInterests } from './interests.ts';

export function interests(server: Server): void {
  const { deps } = server;
  serve(server, contract.getInterestProfile, async ({ caller, params }) => {
    if (params.id !== caller.userId) throw new AppError('not_found');
    return interestProfileOf(deps, caller.userId);
  });
  serve(server, contract.saveInterestProfile, async ({ caller, params, body }) => {
    if (params.id !== caller.userId) throw new AppError('not_found');
    return saveInterests(deps, caller.userId, body);
  });
}
