import { useRoute } from 'wouter';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Panes } from '#web/frame/Panes.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { ChatList } from './ChatList.tsx';
import { MatchContext } from './MatchContext.tsx';
import { RoomPane } from './RoomPane.tsx';

/** The list of chats and the one that is open: one pane on phones, two from 768 px, the match beside from 1200 px. */
export function ChatPage() {
  const [, params] = useRoute('/chat/:roomId');
  const roomId = params?.roomId ?? null;
  return (
    <div
      className={
        roomId === null ? `${frame} max-md:h-[calc(100dvh-var(--bar-bottom)-env(safe-area-inset-bottom))]` : frame
      }
    >
      {roomId === null && <ChatsTitle />}
      <Panes
        listLabel="Chats"
        list={<ChatList openId={roomId} />}
        main={roomId === null ? null : <RoomPane key={roomId} roomId={roomId} />}
        blank={<NothingOpen />}
        context={roomId === null ? undefined : <MatchContext roomId={roomId} />}
      />
    </div>
  );
}

/** Exactly the screen less the tabs, so that list and conversation scroll by themselves. */
const frame = 'flex h-dvh flex-col md:max-lg:h-[calc(100dvh-var(--bar-bottom)-env(safe-area-inset-bottom))]';

function ChatsTitle() {
  useTitle('Chats');
  return null;
}

function NothingOpen() {
  return (
    <div className="relative isolate grid grow place-items-center overflow-hidden">
      <ContourLines seed="a quiet clearing" height={844} className="-z-10" />
      <p className="display max-w-xs px-6 text-center text-2xl text-balance">
        Pick a chat, and the conversation opens here.
      </p>
    </div>
  );
}
