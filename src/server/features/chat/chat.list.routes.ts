import { listDrafts, putDraft } from '#contract/chat.drafts.ts';
import { searchMessages } from '#contract/chat.search.ts';
import { clearHistory, deleteChat, listChats, setRoom, syncChats } from '#contract/chat.list.ts';
import { clear, pageOfChats, removeFromList, syncPage } from '#server/features/chat/list/list.ts';
import { search } from '#server/features/chat/list/search.ts';
import { changeSettings } from '#server/features/chat/log/settings.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { keepDraft } from './drafts.ts';
import { draftsOf } from './drafts.queries.ts';

/** Serves the chat list: its pages, its sync, search, drafts, and what a member does to a listed chat. */
export function chatList(server: Server): void {
  const { deps } = server;
  const { db, clock } = deps;

  serve(server, listChats, ({ caller, query }) =>
    pageOfChats(db, { viewerId: caller.userId, now: clock.now() }, query),
  );

  serve(server, syncChats, async ({ caller, query }) => {
    const serverTime = clock.now().toISOString();
    return { ...(await syncPage(db, caller.userId, query)), serverTime };
  });

  serve(server, searchMessages, ({ caller, query }) => search(deps, { userId: caller.userId, ...query }));

  serve(server, listDrafts, async ({ caller }) => ({ drafts: await draftsOf(db, caller.userId) }));
  serve(server, putDraft, ({ caller, params, body }) =>
    keepDraft(deps, { userId: caller.userId, roomId: params.roomId, ...body }),
  );

  serve(server, setRoom, ({ caller, params, body }) =>
    changeSettings(deps, { userId: caller.userId, roomId: params.roomId }, body),
  );
  serve(server, clearHistory, ({ caller, params }) => clear(deps, { userId: caller.userId, roomId: params.roomId }));
  serve(server, deleteChat, async ({ caller, params }) => {
    await removeFromList(deps, { userId: caller.userId, roomId: params.roomId });
    return { ok: true as const };
  });
}
