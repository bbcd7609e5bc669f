import type { Room } from '#contract/chat.ts';
import { useWynConsent } from '#web/parts/wyn/wyn.data.ts';
import { Eye } from '#web/ui/icons/Eye.ts';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';

/**
 * Returns the menu entries about Wyn in a chat of two people. One asks Wyn for suggestions. The other allows or forbids
 * Wyn to read the chat.
 */
export function useWynItems(
  room: Room,
  { isOpened, onAdvice }: { isOpened: boolean; onAdvice: () => void },
): MenuItem[] {
  const isOffered = room.roomType === 'direct' && room.canSend && room.request === null;
  const { isAllowed, isRunning, set } = useWynConsent(room.id, isOffered && isOpened);
  if (!isOffered) return [];
  const done =
    isAllowed === true
      ? t('chat.wyn-reads-this-chat-no', 'Wyn no longer reads this chat.')
      : t('chat.wyn-reads-this-chat-when', 'Wyn reads this chat when you ask it to.');
  return [
    { label: t('chat.what-do-i-say-now', 'What do I say now?'), icon: Sparkle, movesFocus: true, onSelect: onAdvice },
    {
      label: t('chat.wyn-may-read-this-chat', 'Wyn may read this chat'),
      icon: Eye,
      disabled: isAllowed === undefined || isRunning,
      isOn: isAllowed === true,
      onSelect: () => void set(isAllowed !== true, done),
    },
  ];
}
