import type { MuteLength, Room } from '#contract/chat.ts';
import { isMuted } from '#web/features/chat/state/chat.data.ts';
import { setMute, type MuteWish } from '#web/features/chat/state/list.data.ts';
import { useTold } from '#web/parts/useTold.ts';
import { At } from '#web/ui/icons/At.ts';
import { SpeakerHigh } from '#web/ui/icons/SpeakerHigh.ts';
import { SpeakerSlash } from '#web/ui/icons/SpeakerSlash.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

const muteWords: Readonly<Record<MuteLength, string>> = {
  '1h': t('chat.mute-for-1-hour', 'Mute for 1 hour'),
  '8h': t('chat.mute-for-8-hours', 'Mute for 8 hours'),
  '1week': t('chat.mute-for-1-week', 'Mute for 1 week'),
  forever: t('chat.mute-forever', 'Mute forever'),
};
const muteOrder = ['1h', '8h', '1week', 'forever'] as const satisfies readonly MuteLength[];

/** The entries of a menu that mute a room, end its mute, or let what names the person through. */
export function useMuteItems(room: Room): MenuItem[] {
  const [change, isRunning] = useTold(async (wish: MuteWish, done: string) => {
    await setMute(room.id, wish);
    toast({ title: done });
  });
  if (!isMuted(room)) {
    return muteOrder.map((length) => ({
      label: muteWords[length],
      icon: SpeakerSlash,
      disabled: isRunning,
      onSelect: () => void change({ length }, t('chat.is-muted', '{name} is muted.', { name: room.name })),
    }));
  }
  const unmute: MenuItem = {
    label: t('chat.unmute', 'Unmute'),
    icon: SpeakerHigh,
    disabled: isRunning,
    onSelect: () =>
      void change({ length: null }, t('chat.you-will-hear-from-this', 'You will hear from this chat again.')),
  };
  if (room.type !== 'group') return [unmute];
  const { mentionsPass } = room;
  return [
    unmute,
    {
      label: t('chat.tell-me-when-i-am', 'Tell me when I am named'),
      icon: At,
      disabled: isRunning,
      isOn: mentionsPass,
      onSelect: () =>
        void change(
          { mentionsPass: !mentionsPass },
          mentionsPass
            ? t('chat.you-will-not-hear-when', 'You will not hear when you are named.')
            : t('chat.you-will-hear-when-you', 'You will hear when you are named.'),
        ),
    },
  ];
}
