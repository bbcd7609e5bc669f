import { getChallenge } from '#contract/accounts.work.ts';
import { LIFE_MS } from './proof-of-work.ts';
import { serve, type Server } from './serve.ts';

export function proofOfWork(server: Server): void {
  const { proofOfWork: proof, retention } = server.deps;
  serve(server, getChallenge, async ({ request }) => ({ challenge: (await proof.challenge(request.ip)) ?? null }));
  const what = 'Tasks that browsers did';
  retention.rows({ table: 'used_challenge', what, ms: LIFE_MS, after: 'after they were set', until: 'until' });
}
