import { ChatPage } from '#web/features/chat/ChatPage.tsx';
import { fetched } from './fetched.tsx';

const MemorySheet = fetched(() =>
  import('#web/features/companions/MemorySheet.tsx').then((module) => module.MemorySheet),
);

/** The conversations, with what an AI character keeps in mind of one. */
export function Chats() {
  return <ChatPage Memory={MemorySheet} />;
}
