import * as contract from '#contract/blocks.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { blockPerson, liftBlock, listBlocks } from './blocks.ts';

export function blocks(server: Server): void {
  const { deps } = server;
  serve(server, contract.listBlocks, async ({ caller }) => ({ blocks: await listBlocks(deps, caller.userId) }));
  serve(server, contract.blockPerson, async ({ caller, params }) => {
    const { isMatchOver } = await blockPerson(deps, { userId: caller.userId, otherId: params.userId });
    return { ok: true as const, isMatchOver };
  });
  serve(server, contract.liftBlock, async ({ caller, params }) => {
    await liftBlock(deps, { userId: caller.userId, otherId: params.userId });
    return { ok: true as const };
  });
}
