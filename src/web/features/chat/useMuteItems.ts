import type { MuteLength, Room } from '#contract/chat.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { SpeakerHigh } from '#web/ui/icons/SpeakerHigh.ts';
import { SpeakerSlash } from '#web/ui/icons/SpeakerSlash.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { isMuted, setMute } from './chat.data.ts';

const muteWords: Readonly<Record<MuteLength, string>> = {
  '1h': 'Mute for 1 hour',
  '8h': 'Mute for 8 hours',
  '1week': 'Mute for 1 week',
  forever: 'Mute forever',
};
const muteOrder = ['1h', '8h', '1week', 'forever'] as const satisfies readonly MuteLength[];

/** The entries of a menu that mute a room, or end its mute. */
export function useMuteItems(room: Room): MenuItem[] {
  const [mute, isRunning] = useOneAtATime(async (length: MuteLength | null) => {
    try {
      await setMute(room.id, length);
      toast({ title: length === null ? 'You will hear from this chat again.' : `${room.name} is muted.` });
    } catch (error) {
      toast({ title: wordsFor(error, 'That did not work. Try again.'), tone: 'bad' });
    }
  });
  if (isMuted(room)) {
    return [{ label: 'Unmute', icon: SpeakerHigh, disabled: isRunning, onSelect: () => void mute(null) }];
  }
  return muteOrder.map((length) => ({
    label: muteWords[length],
    icon: SpeakerSlash,
    disabled: isRunning,
    onSelect: () => void mute(length),
  }));
}
