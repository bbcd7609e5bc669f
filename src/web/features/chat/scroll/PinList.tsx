import { use } from 'react';
import type { Message, Room } from '#contract/chat.ts';
import { NamesContext, SOMEONE } from '#web/features/chat/names.ts';
import type { MessageActs } from '#web/features/chat/state/message.acts.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { t } from '#web/words/words.ts';
import { pinnedLine, pinnedWords } from './pins.ts';
import { lineAs } from '#web/parts/rooms/lines.words.ts';

interface PinListProps {
  room: Room;
  me: number;
  pins: readonly Message[];
  acts: MessageActs;
  onClose: () => void;
}

/** All pinned messages of a room, the newest message first. */
export function PinList({ room, me, pins, acts, onClose }: PinListProps) {
  const names = use(NamesContext);
  const authorOf = (id: number): string => {
    if (id === me) return t('common.you', 'You');
    return names === undefined ? room.name : (names.get(id)?.name ?? SOMEONE);
  };
  const go = (seq: number): void => {
    onClose();
    acts.jump(seq);
  };
  return (
    <Sheet open onOpenChange={onClose} title={t('chat.pinned-messages', 'Pinned messages')}>
      <ul>
        {pins.toReversed().map((pin) => (
          <li key={pin.id} className="flex items-center gap-2 border-b border-line py-1 last:border-0">
            <button
              type="button"
              onClick={() => go(pin.seq)}
              className="min-h-14 min-w-0 grow rounded-control px-2 py-2 text-start hover:bg-paper-2"
            >
              <bdi className="block truncate text-sm font-semibold">{authorOf(pin.senderId)}</bdi>
              <span {...lineAs(pinnedLine(pin))} className="line-clamp-3 [overflow-wrap:anywhere]">
                {pinnedWords(pin)}
              </span>
            </button>
            {acts.canPin && acts.canWrite && (
              <IconButton
                icon={X}
                label={t('chat.unpin-2', 'Unpin: {pinned}', { pinned: pinnedWords(pin) })}
                onClick={() => acts.pin(pin, false)}
              />
            )}
          </li>
        ))}
      </ul>
      {pins.length === 0 && (
        <p className="text-ink-2">{t('chat.nothing-is-pinned-here-any', 'Nothing is pinned here any more.')}</p>
      )}
    </Sheet>
  );
}
