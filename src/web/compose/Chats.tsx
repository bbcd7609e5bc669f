import { ChatPage } from '#web/features/chat/ChatPage.tsx';
import { fetched } from './fetched.tsx';

const MemorySheet = fetched(() =>
  import('#web/features/companions/MemorySheet.tsx').then((module) => module.MemorySheet),
);

/** The chat page, with the memory sheet of AI characters. */
export function Chats() {
  return <ChatPage Memory={MemorySheet} />;
}
