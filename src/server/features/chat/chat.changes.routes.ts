import {
  deleteMessage as deleteRoute,
  editMessage as editRoute,
  gifOfMessage,
  listReactions,
  reactToMessage,
} from '#contract/chat.changes.ts';
import { listPins, pinMessage } from '#contract/chat.pins.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { MessageChanger } from '#server/features/chat/changes/changes.writer.ts';
import { deleteMessage, editMessage } from '#server/features/chat/changes/editing.ts';
import { listPinned, pin } from '#server/features/chat/changes/pins.ts';
import { whoReacted } from '#server/features/chat/changes/reactions.ts';
import { gifIn } from '#server/features/chat/uploads/gifs.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';

const KEPT_MS = 30 * DAY_MS;

/** The routes that change sent messages, and those that read reactions, pins and GIFs. */
export function changesOfMessages(server: Server, change: MessageChanger): void {
  const { deps } = server;

  serve(server, editRoute, async ({ caller, params, body: { content, sendAnyway = false } }) => ({
    message: await editMessage(
      { rooms: deps.rooms, change },
      { ...params, userId: caller.userId },
      { content, isSure: sendAnyway },
    ),
  }));

  serve(server, deleteRoute, async ({ caller, params }) => ({
    message: await deleteMessage(deps, { ...params, userId: caller.userId }),
  }));

  serve(server, reactToMessage, async ({ caller, params, body: { emoji: said, isOn } }) => {
    const type = isOn ? 'reaction_added' : 'reaction_removed';
    return { message: (await change({ ...params, userId: caller.userId, type, said })).message };
  });

  serve(server, listReactions, ({ caller, params, query: { after } }) =>
    whoReacted(deps.db, { ...params, userId: caller.userId, after, now: deps.clock.now() }),
  );

  serve(server, gifOfMessage, ({ caller, params }) => gifIn(deps, { ...params, userId: caller.userId }));

  serve(server, pinMessage, async ({ caller, params, body: { isOn } }) => ({
    message: await pin(deps, { ...params, userId: caller.userId }, isOn),
  }));

  serve(server, listPins, ({ caller, params: { roomId } }) => listPinned(deps.db, { roomId, userId: caller.userId }));

  const what = 'What messages said before they were edited';
  deps.retention.rows({ table: 'message_edit', what, ms: KEPT_MS, after: 'after the edit', since: 'replaced_at' });
}
