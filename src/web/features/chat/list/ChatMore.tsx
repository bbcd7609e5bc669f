import { useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { isRequest } from '#web/parts/rooms/chats.order.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';
import { useChatActs } from './useChatActs.tsx';

interface ChatMoreProps {
  room: Room;
  isOpen: boolean;
}

/** The button and menu of a chat in the list. A swipe, the second mouse button and the menu key also open the menu. */
export function ChatMore({ room, isOpen }: ChatMoreProps) {
  // A menu for each of a thousand rows would be slow, so each menu is created when its button is first pressed.
  const [isMade, setMade] = useState(false);
  if (isMade) return <MadeMore room={room} isOpen={isOpen} />;
  return <MoreButton room={room} onClick={() => setMade(true)} />;
}

type ButtonProps = Pick<ChatMoreProps, 'room'> & { onClick?: () => void };

/** Visible under the pointer, with the focus and while its menu is open. On a touch screen it is always visible. */
function MoreButton({ room, ...rest }: ButtonProps) {
  return (
    <IconButton
      {...rest}
      icon={DotsThree}
      label={t('chat.more-about-the-chat-with', 'More about the chat with {name}', { name: room.name })}
      aria-haspopup="menu"
      data-chat-more
      className="absolute top-1/2 end-2 -translate-y-1/2 bg-paper-3 text-ink opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:end-0 pointer-coarse:bg-transparent pointer-coarse:text-ink-2 pointer-coarse:opacity-100"
    />
  );
}

function MadeMore({ room, isOpen }: ChatMoreProps) {
  const [isShown, setShown] = useState(true);
  const { settings, reading, ends, question } = useChatActs(room, isOpen);
  return (
    <>
      <Menu
        open={isShown}
        onOpenChange={setShown}
        items={isRequest(room) ? ends : [reading, ...settings, 'line', ...ends]}
      >
        <MoreButton room={room} onClick={() => setShown(true)} />
      </Menu>
      {question}
    </>
  );
}
