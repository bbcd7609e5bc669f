import { useRef, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { useGiftWay } from '#web/features/chat/gifts/gift.way.tsx';
import { useLaterWay } from '#web/features/chat/later/later.way.tsx';
import { usePlanWay } from '#web/features/chat/plans/plan.way.tsx';
import { usePollWay } from '#web/features/chat/polls/poll.way.tsx';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { mostPictures } from '#web/features/chat/state/limits.ts';
import type { PictureTray } from '#web/features/chat/state/picture.tray.ts';
import type { Recorder } from '#web/features/chat/state/voice.recorder.ts';
import { lookedAtFirst, useIsLookedAt, useOpening } from '#web/parts/rules/openings.ts';
import type { ChosenGif } from '#web/parts/media/useGifs.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Gif } from '#web/ui/icons/Gif.ts';
import { ImageSquare } from '#web/ui/icons/ImageSquare.ts';
import { Lock } from '#web/ui/icons/Lock.ts';
import { Microphone } from '#web/ui/icons/Microphone.ts';
import { PlusCircle } from '#web/ui/icons/PlusCircle.ts';
import { Menu, type MenuItem } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';

/** The picker's code is fetched when it first opens. */
const GifPicker = fetched(() => import('#web/parts/media/GifPicker.tsx').then((code) => code.GifPicker));

interface AddMenuProps {
  room: Room;
  runtime: ChatRuntime;
  tray: PictureTray;
  recorder: Recorder;
  /** True while the field is empty and no picture is chosen. Only then are voice notes and GIFs offered. */
  isEmpty: boolean;
  /** Sends the chosen GIF at once; undefined while nothing may be sent. */
  onGif: ((gif: ChosenGif) => void) | undefined;
}

/** Puts all attachments of a message behind one button, which leaves the field wide. */
export function AddMenu({ room, runtime, tray, recorder, isEmpty, onGif }: AddMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  /** `onGif` as it was when the picker opened. If slow mode has begun since then, the server refuses the GIF. */
  const [choosing, setChoosing] = useState<{ send: (gif: ChosenGif) => void }>();
  const gift = useGiftWay(room, runtime);
  const plan = usePlanWay(room, runtime);
  const later = useLaterWay(room, runtime);
  const poll = usePollWay(room, runtime);
  const isLookedAt = useIsLookedAt();
  const voiceOpens = useOpening('voice');
  const locked = (label: string): MenuItem => ({ label, icon: Lock, disabled: true, onSelect: () => undefined });
  const pictures: MenuItem = {
    label: tray.isFull
      ? t('chat.a-message-has-at-most', 'A message has at most {picturesMax} pictures', { picturesMax: mostPictures() })
      : t('chat.add-pictures', 'Add pictures'),
    icon: ImageSquare,
    note: isLookedAt ? lookedAtFirst : undefined,
    disabled: tray.isFull,
    onSelect: () => input.current?.click(),
  };
  const gif: MenuItem = {
    label: t('common.choose-a-gif', 'Choose a GIF'),
    icon: Gif,
    movesFocus: true,
    onSelect: () => setChoosing(onGif && { send: onGif }),
  };
  const voice: MenuItem = {
    label: t('chat.record-a-voice-note', 'Record a voice note'),
    icon: Microphone,
    movesFocus: true,
    onSelect: recorder.start,
  };
  // A dialog returns the focus to its opener. The menu entry is gone by then, so the plus button takes the focus first.
  const fromPlus = (item: MenuItem): MenuItem => ({
    ...item,
    onSelect: () => {
      plus.current?.focus();
      item.onSelect();
    },
  });
  const items = [
    pictures,
    ...(isEmpty && onGif !== undefined ? [fromPlus(gif)] : []),
    ...(isEmpty && recorder.canRecord ? [voiceOpens === undefined ? voice : locked(voiceOpens)] : []),
    ...[...gift.items, ...plan.items, ...poll.items, ...later.items].map(fromPlus),
  ];
  return (
    <div className="-mx-2 shrink-0 self-end pb-0.5">
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          tray.add([...(target.files ?? [])]);
          // Allows choosing the same picture again after it was removed.
          target.value = '';
        }}
      />
      <Menu items={items} align="start">
        <IconButton ref={plus} icon={PlusCircle} label={t('chat.add-to-your-message', 'Add to your message')} />
      </Menu>
      {choosing && (
        <GifPicker
          onClose={() => setChoosing(undefined)}
          onPick={(chosen) => {
            setChoosing(undefined);
            choosing.send(chosen);
          }}
        />
      )}
      {gift.window}
      {plan.window}
      {later.window}
      {poll.window}
    </div>
  );
}
