import { useEffect } from 'react';
import { authUser } from '#contract/accounts.ts';
import { listChats } from '#contract/chat.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { chatsInMemory, onChatsRead, withoutPresence } from '#web/features/chat/chat.data.ts';
import { chatEvents } from '#web/features/chat/chat.events.ts';
import type { ChatRuntime } from '#web/features/chat/chat.runtime.ts';
import { startChat } from '#web/features/chat/chat.session.ts';
import { useUnreadCount } from '#web/features/chat/unread.ts';
import { UnreadWatch } from '#web/features/chat/UnreadWatch.tsx';
import { announce, setClockBy } from '#web/announce.ts';
import { NotificationWatch } from '#web/features/notifications/NotificationWatch.tsx';
import { forgetConversations } from '#web/features/wyn/wyn.storage.ts';
import { useMe } from '#web/platform/me.ts';
import { keepOnShelf } from '#web/platform/keep.ts';
import { queryClient, refreshOld } from '#web/platform/query.ts';
import { onSessionEnd } from '#web/platform/session.ts';
import { registerWhenIdle } from '#web/platform/worker.ts';

// Also where Wyn's window was never opened since the page was loaded.
onSessionEnd(forgetConversations);

/** What can be read without a network, beside the rooms' last words, which the chat keeps itself. */
const kept = [
  { route: authUser, lasting: (me: unknown) => me },
  { route: listChats, lasting: withoutPresence },
];

/** While somebody is signed in: the socket, and every event handed to the feature that it concerns. Shows nothing. */
export function Live() {
  const me = useMe().data?.id;
  const unread = useUnreadCount();
  useEffect(registerWhenIdle, []);
  useEffect(() => keepOnShelf(kept), []);
  useEffect(() => {
    window.addEventListener('online', refreshOld);
    return () => window.removeEventListener('online', refreshOld);
  }, []);
  useEffect(() => (me === undefined ? undefined : listen(me)), [me]);
  if (me === undefined) return null;
  return (
    <>
      <UnreadWatch me={me} />
      <NotificationWatch unread={unread} />
    </>
  );
}

function listen(me: number): () => void {
  const leave = onChatsRead(announce.listed);
  const known = chatsInMemory();
  if (known !== undefined) announce.listed(known);
  const end = startChat(me, handOver);
  return () => {
    end();
    leave();
    announce.forget();
  };
}

/** The one list of all that the server may say. */
function handOver(chat: ChatRuntime, event: ServerEvent): void {
  switch (event.type) {
    case 'auth_success':
      setClockBy(event.serverTime);
      refreshOld();
      return chatEvents.connected(chat);
    case 'rooms_rejoined':
      return chatEvents.rejoined(chat, event);
    case 'room_joined':
      return chatEvents.joined(chat, event);
    case 'room_error':
      return chatEvents.joinFailed(chat, event);
    case 'new_message':
      // First, so that the list, which the message changes, finds it told.
      void announce.message(event);
      return chatEvents.message(chat, event);
    case 'message_ack':
      return chatEvents.acked(chat, event);
    case 'message_nack':
      return chatEvents.refused(chat, event);
    case 'typing_start':
      chatEvents.typing(chat, event);
      return void announce.typing(event);
    case 'room_changed':
      return chatEvents.roomChanged(chat, event);
    case 'presence':
      return chatEvents.presence(event);
    case 'resync':
      return resync(event.scope);
    case 'auth_error':
    case 'reauth_success':
    case 'reauth_error':
    case 'token_updated':
    case 'token_error':
    case 'ping':
    case 'pong':
    case 'error':
      // The link's own matters.
      return undefined;
  }
}

function resync(scope: Extract<ServerEvent, { type: 'resync' }>['scope']): void {
  if (scope === 'chats') chatEvents.stale();
  if (scope === 'matches') void queryClient.invalidateQueries({ queryKey: ['api', 'soul-matching'] });
  if (scope === 'hall') void queryClient.invalidateQueries({ queryKey: ['api', 'quest-hall'] });
  if (scope === 'me') void queryClient.invalidateQueries({ queryKey: ['api', 'auth'] });
}
