import { formerRoom, roomMembers } from '#contract/chat.members.ts';
import {
  answerRequest as requestRoute,
  createChat,
  getRoom,
  getRoomInfo,
  listMessages,
  markRead,
  sendMessage,
  startDirect,
  unreadCount,
} from '#contract/chat.ts';
import { listWaitingMessages } from '#contract/chat.waiting.ts';
import { openChanger } from '#server/features/chat/changes/changes.writer.ts';
import { unreadOf } from '#server/features/chat/list/list.queries.ts';
import { answerRequest } from '#server/features/chat/list/requests.ts';
import { chatOnSockets } from '#server/features/chat/live/chat.sockets.ts';
import { read } from '#server/features/chat/live/reading.ts';
import { formerRoomFor } from '#server/features/chat/members/former.ts';
import { membersIn } from '#server/features/chat/members/members.ts';
import { sendGif } from '#server/features/chat/uploads/gifs.ts';
import { letMessagesOut, waitingMessages } from '#server/features/chat/uploads/waiting.ts';
import { keepPictures } from '#server/features/chat/uploads/pictures.places.ts';
import { sendPictures } from '#server/features/chat/uploads/pictures.ts';
import { sendVoice } from '#server/features/chat/uploads/voice.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { mustBeIn, openDirect, pageAround, pageFor, send } from './chat.ts';
import { roomFor } from './rooms.ts';
import { changesOfMessages } from './chat.changes.routes.ts';
import { chatFading } from './chat.fading.routes.ts';
import { chatList } from './chat.list.routes.ts';
import { scheduledMessages } from './chat.scheduled.routes.ts';
import { openCommits } from './chat.lanes.ts';

export function chat(server: Server): void {
  const { deps } = server;
  const { db, clock } = deps;
  const commits = openCommits(server);
  chatOnSockets(server, commits);
  keepPictures(deps);
  letMessagesOut(deps);
  changesOfMessages(server, openChanger(commits, deps));
  const viewOf = (viewerId: number) => ({ viewerId, now: clock.now() });

  chatList(server);
  scheduledMessages(server);
  chatFading(server);
  serve(server, getRoom, ({ caller, params }) => roomFor(db, viewOf(caller.userId), params.roomId));
  serve(server, getRoomInfo, ({ caller, params }) => roomFor(db, viewOf(caller.userId), params.roomId));
  serve(server, roomMembers, ({ caller, params, query }) =>
    membersIn(db, viewOf(caller.userId), { roomId: params.roomId, ...query }),
  );

  serve(server, formerRoom, ({ caller, params }) => formerRoomFor(db, caller.userId, params.roomId));

  serve(server, listMessages, ({ caller, params, query: { aroundSeq, ...page } }) =>
    aroundSeq === undefined
      ? pageFor(db, caller.userId, { roomId: params.roomId, afterSeq: undefined, beforeSeq: undefined, ...page })
      : pageAround(db, caller.userId, { roomId: params.roomId, aroundSeq, limit: page.limit }),
  );

  serve(server, sendMessage, ({ caller, params, body }) => {
    if (body.senderId !== undefined && body.senderId !== caller.userId) throw new AppError('forbidden');
    const { clientId = deps.newId(), content, replyTo, sendAnyway = false } = body;
    const draft = { roomId: params.roomId, senderId: caller.userId, clientId, content, replyTo };
    if (body.voice !== undefined) return sendVoice(deps, draft, { wanted: body.voice, isSure: sendAnyway });
    if (body.gif !== undefined) return sendGif(deps, draft, { id: body.gif.id, isSure: sendAnyway });
    if (body.pictures === undefined) return send(deps, draft, sendAnyway);
    return sendPictures(deps, draft, { wanted: body.pictures, isSure: sendAnyway });
  });

  serve(server, listWaitingMessages, async ({ caller }) => ({ messages: await waitingMessages(deps, caller.userId) }));

  serve(server, markRead, async ({ caller, params, body }) => {
    await mustBeIn(db, caller.userId, params.roomId);
    await read(deps, { roomId: params.roomId, userId: caller.userId, seq: body.seq });
    return { ok: true as const };
  });

  serve(server, requestRoute, async ({ caller, params, body }) => {
    await answerRequest(deps, { userId: caller.userId, roomId: params.roomId, answer: body.answer });
    return { ok: true as const };
  });

  serve(server, unreadCount, async ({ caller, params }) => {
    if (params.userId !== caller.userId) throw new AppError('not_found');
    return { unreadCount: await unreadOf(db, caller.userId, clock.now()) };
  });

  serve(server, createChat, async ({ caller, body }) => {
    if (!body.participants.includes(caller.userId)) throw new AppError('forbidden');
    const other = body.participants.find((id) => id !== caller.userId) ?? caller.userId;
    return openDirect(deps, caller.userId, other);
  });

  serve(server, startDirect, ({ caller, body }) => openDirect(deps, caller.userId, body.otherUserId));
}
