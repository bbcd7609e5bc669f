import { useContext, useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { NamesContext } from '#web/features/chat/names.ts';
import { AT_HAND, isThere, MessageActsContext, type MessageActs } from '#web/features/chat/state/message.acts.ts';
import { FindSaved } from '#web/parts/saving/FindSaved.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Plus } from '#web/ui/icons/Plus.ts';
import { Menu, type QuickItem } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';
import { itemsOf } from './message.menu.ts';

type MessageMoreProps = { message: Message; isMine: boolean; isAi: boolean };

/**
 * The button and menu of a message's actions. The button appears under the pointer and on keyboard focus. A long press
 * on the bubble also opens the menu.
 */
export function MessageMore({ message, isMine, isAi }: MessageMoreProps) {
  const acts = useContext(MessageActsContext);
  // A menu for each of hundreds of messages would be slow, so each menu is created when its button is first pressed.
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const author = useContext(NamesContext)?.get(message.senderId);
  const [isSaved, setSaved] = useState(false);
  const items = isOpen ? itemsOf({ message, isMine, isAi, author, isSaved }, acts) : [];
  const quick = isOpen ? quickOf(message, acts) : [];
  const button = (
    <IconButton
      icon={DotsThree}
      label={t('chat.more-about-this-message', 'More about this message')}
      aria-haspopup="menu"
      data-message-more
      onClick={() => {
        setMade(true);
        setOpen(true);
      }}
      className="text-ink-2 opacity-0 group-hover/bubble:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100"
    />
  );
  if (!isMade) return button;
  return (
    <>
      <Menu items={items} quick={quick} align={isMine ? 'end' : 'start'} open={isOpen} onOpenChange={setOpen}>
        {button}
      </Menu>
      <FindSaved id={message.id} onFound={setSaved} />
    </>
  );
}

/** Returns the quick reactions and the entry that opens all others; an empty list if the person may not react. */
function quickOf(message: Message, acts: MessageActs | null): QuickItem[] {
  if (acts?.canWrite !== true || !isThere(message)) return [];
  const atHand = AT_HAND.map((emoji) => {
    const isOn = message.myReactions?.includes(emoji) === true;
    return {
      label: t('chat.react-with', 'React with {emoji}', { emoji }),
      picture: <Emoji>{emoji}</Emoji>,
      isOn,
      onSelect: () => acts.react(message, emoji, !isOn),
    };
  });
  const all = {
    label: t('chat.all-reactions', 'All reactions'),
    picture: <Plus size={22} />,
    onSelect: () => acts.ask('react', message),
  };
  return [...atHand, all];
}
