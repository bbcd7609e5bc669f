import { useEffect } from 'react';
import type { ServerEvent } from '#contract/realtime.ts';
import { chatEvents } from '#web/features/chat/chat.events.ts';
import type { ChatRuntime } from '#web/features/chat/chat.runtime.ts';
import { startChat } from '#web/features/chat/chat.session.ts';
import { UnreadWatch } from '#web/features/chat/UnreadWatch.tsx';
import { useMe } from '#web/platform/me.ts';
import { queryClient } from '#web/platform/query.ts';

/** While somebody is signed in: the socket, and every event handed to the feature that it concerns. Shows nothing. */
export function Live() {
  const me = useMe().data?.id;
  useEffect(() => (me === undefined ? undefined : startChat(me, handOver)), [me]);
  return me === undefined ? null : <UnreadWatch me={me} />;
}

/** The one list of all that the server may say. */
function handOver(chat: ChatRuntime, event: ServerEvent): void {
  switch (event.type) {
    case 'auth_success':
      return chatEvents.connected(chat);
    case 'rooms_rejoined':
      return chatEvents.rejoined(chat, event);
    case 'room_joined':
      return chatEvents.joined(chat, event);
    case 'room_error':
      return chatEvents.joinFailed(chat, event);
    case 'new_message':
      return chatEvents.message(chat, event);
    case 'message_ack':
      return chatEvents.acked(chat, event);
    case 'message_nack':
      return chatEvents.refused(chat, event);
    case 'typing_start':
      return chatEvents.typing(chat, event);
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
  if (scope === 'me') void queryClient.invalidateQueries({ queryKey: ['api', 'auth'] });
}
