import { useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { openReport } from '#web/platform/report.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Copy } from '#web/ui/icons/Copy.ts';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Flag } from '#web/ui/icons/Flag.ts';
import { Menu, type MenuItem } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.ts';

type MessageMoreProps = { message: Message; isAi: boolean };

/** The actions of another's message: they appear under the pointer, by keyboard, and by a long press on the bubble. */
export function MessageMore({ message, isAi }: MessageMoreProps) {
  // A menu of its own for each of hundreds of messages would be heavy, so it is made at the first press.
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = (
    <IconButton
      icon={DotsThree}
      label="More about this message"
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
    <Menu items={itemsOf(message, isAi)} open={isOpen} onOpenChange={setOpen}>
      {button}
    </Menu>
  );
}

function itemsOf({ chatRoomId, seq, content }: Message, isAi: boolean): MenuItem[] {
  const kind = isAi ? 'companion_reply' : 'message';
  return [
    { label: 'Copy', icon: Copy, onSelect: () => void copy(content) },
    { label: 'Report', icon: Flag, danger: true, onSelect: () => openReport({ kind, id: `${chatRoomId}:${seq}` }) },
  ];
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied.' });
  } catch {
    toast({ title: 'The browser did not let us copy.', tone: 'bad' });
  }
}
