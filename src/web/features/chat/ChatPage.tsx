import { Suspense, use, useState } from 'react';
import { useRoute } from 'wouter';
import { ChatList } from '#web/features/chat/list/ChatList.tsx';
import { BESIDE } from '#web/features/chat/list/NoChats.tsx';
import { MatchContext } from '#web/features/chat/room/MatchContext.tsx';
import { NewestUnread } from '#web/features/chat/room/NewestUnread.tsx';
import { RoomPane } from '#web/features/chat/room/RoomPane.tsx';
import { Panes } from '#web/frame/Panes.tsx';
import { useChats } from '#web/parts/rooms/chats.data.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { ChatSlots, type ChatPageSlots } from './slots.ts';

/** The list of chats and the open chat: one pane below 768 px, two from 768 px, and a third (context) from 1200 px. */
export function ChatPage({ slots }: { slots: ChatPageSlots }) {
  const { Memory } = slots;
  const [, params] = useRoute('/chat/:roomId');
  const roomId = params?.roomId ?? null;
  const [remembering, setRemembering] = useState<string | null>(null);
  const onMemory = (): void => setRemembering(roomId);
  return (
    <div
      className={
        roomId === null
          ? `${frame} max-md:h-[var(--seen-height,calc(100dvh-var(--bar-bottom)-env(safe-area-inset-bottom)))]`
          : frame
      }
    >
      {roomId === null && <ChatsTitle />}
      <ChatSlots value={slots}>
        <Panes
          listLabel={t('chat.chats', 'Chats')}
          list={<ChatList openId={roomId} />}
          main={roomId === null ? null : <RoomPane key={roomId} roomId={roomId} onMemory={onMemory} />}
          blank={<NothingOpen />}
          context={roomId === null ? undefined : <MatchContext roomId={roomId} onMemory={onMemory} />}
        />
      </ChatSlots>
      {remembering !== null && remembering === roomId && (
        <Suspense fallback={null}>
          <Memory roomId={remembering} onClose={() => setRemembering(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** The frame fills what is seen of the screen above any tabs, so that the list and the conversation scroll separately. */
const frame =
  'relative top-(--seen-top) flex h-[calc(var(--seen-height,100dvh)-var(--call-bar,0px))] flex-col md:max-lg:h-[calc(var(--seen-height,calc(100dvh-var(--bar-bottom)-env(safe-area-inset-bottom)))-var(--call-bar,0px))]';

function ChatsTitle() {
  useTitle(t('chat.chats', 'Chats'));
  return null;
}

/** The pane beside the list while nothing is open. */
function NothingOpen() {
  const { Opening } = use(ChatSlots);
  const isBeside = useMedia(BESIDE);
  const chats = useChats();
  const hasChats = (chats.data?.chats.length ?? 0) > 0;
  if (!isBeside || chats.isPending) return null;
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto px-8 py-10">
      <div className="m-auto w-full max-w-xl">
        <Opening before={<NewestUnread />}>
          {hasChats && (
            <p className="mt-8 text-center text-sm text-ink-2">
              {t('chat.pick-a-chat-and-the', 'Pick a chat, and the conversation opens here.')}
            </p>
          )}
        </Opening>
      </div>
    </div>
  );
}
