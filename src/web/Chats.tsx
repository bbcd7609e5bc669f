import { lazy, useEffect, type ComponentType } from 'react';
import { ChatPage } from '#web/features/chat/ChatPage.tsx';
import { toast } from '#web/ui/toast.ts';

type Memory = ComponentType<{ roomId: string; onClose: () => void }>;

const MemorySheet = lazy<Memory>(() =>
  import('#web/features/companions/MemorySheet.tsx').then(
    (module) => ({ default: module.MemorySheet }),
    () => ({ default: Unreachable }),
  ),
);

/** The line broke while it was fetched: the conversation stands, and the sheet does not open. */
function Unreachable({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast({
      title: 'That did not load',
      description: 'The connection broke on the way. Load the page again and it opens.',
      tone: 'bad',
      action: { label: 'Reload', onPress: () => location.reload() },
    });
    onClose();
  }, [onClose]);
  return null;
}

/** The conversations, with what an AI character keeps in mind of one. */
export function Chats() {
  return <ChatPage Memory={MemorySheet} />;
}
