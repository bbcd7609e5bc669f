import type { Icon } from '#web/ui/icons/icon.tsx';
import type { CallView } from '#web/features/calls/state.ts';
import { endCall, ownAnimal, ownTalk } from '#web/features/calls/calls.ts';
import { cx } from '#web/ui/cx.ts';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Microphone } from '#web/ui/icons/Microphone.ts';
import { MicrophoneSlash } from '#web/ui/icons/MicrophoneSlash.ts';
import { PawPrint } from '#web/ui/icons/PawPrint.ts';
import { PhoneDisconnect } from '#web/ui/icons/PhoneDisconnect.ts';
import { VideoCamera } from '#web/ui/icons/VideoCamera.ts';
import { VideoCameraSlash } from '#web/ui/icons/VideoCameraSlash.ts';
import { t } from '#web/words/words.ts';

type ControlsProps = { view: CallView; isMoreOpen: boolean; onMore: () => void; canShow: boolean };

/** The five controls in reach of the thumb: what is on is a moon disc, what is open an outline; coral hangs up. */
export function Controls({ view: { own }, isMoreOpen, onMore, canShow }: ControlsProps) {
  const isMuted = own?.isMuted === true;
  const isCamera = own?.comesAs === 'camera';
  const isAnimal = own?.comesAs === 'animal';
  const animal = ownAnimal();
  return (
    <div className="@container">
      <div className="flex justify-between gap-1 @max-[14rem]:flex-wrap @max-[14rem]:justify-around @max-[14rem]:gap-y-3">
        <Control
          icon={isMuted ? MicrophoneSlash : Microphone}
          label={t('calls.mute', 'Mute')}
          isOn={isMuted}
          keys="m"
          isOff={own === null}
          onPress={toggleMute}
        />
        <Control
          icon={isCamera ? VideoCamera : VideoCameraSlash}
          label={t('calls.camera', 'Camera')}
          isOn={isCamera}
          keys="v"
          isOff={!canShow}
          onPress={toggleCamera}
        />
        {animal !== undefined && (
          <Control
            icon={PawPrint}
            label={t('calls.animal', 'Animal')}
            isOn={isAnimal}
            isOff={!canShow}
            onPress={() => void ownTalk()?.show(isAnimal ? 'voice' : 'animal')}
          />
        )}
        <Control icon={DotsThree} label={t('calls.more', 'More')} isOpen={isMoreOpen} onPress={onMore} />
        <Control icon={PhoneDisconnect} label={t('calls.hang-up', 'Hang up')} isEnd onPress={() => void endCall()} />
      </div>
    </div>
  );
}

interface ControlProps {
  icon: Icon;
  label: string;
  /** For a switch: whether it is on. */
  isOn?: boolean;
  /** For a control that opens something: whether that is open. */
  isOpen?: boolean;
  isEnd?: boolean;
  isOff?: boolean;
  /** The key that does the same. */
  keys?: string;
  onPress: () => void;
}

function Control({ icon: Glyph, label, isOn, isOpen, isEnd = false, isOff = false, keys, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-keyshortcuts={keys}
      disabled={isOff}
      onClick={onPress}
      className="group grid min-w-0 basis-[68px] @max-[14rem]:basis-[31%] justify-items-center gap-2 rounded-control text-sm font-semibold disabled:opacity-45 @max-[19rem]:text-[0.8rem] @max-[19rem]:tracking-tight"
    >
      <span
        className={cx(
          'grid size-[60px] place-items-center rounded-full border-2 transition-colors duration-150 @max-[20rem]:size-[50px]',
          isEnd
            ? 'border-coral bg-coral text-night'
            : isOn === true
              ? 'border-moon bg-moon text-night'
              : isOpen === true
                ? 'border-moon text-moon'
                : 'border-transparent bg-paper-3 text-moon group-hover:bg-night-line',
        )}
      >
        <Glyph size={26} filled={isOn === true || isEnd} />
      </span>
      <span className="text-center leading-4">{label}</span>
    </button>
  );
}

export function toggleMute(): void {
  const talk = ownTalk();
  talk?.own.mute(!talk.own.isMuted());
}

export function toggleCamera(): void {
  const talk = ownTalk();
  if (talk !== undefined) void talk.show(talk.own.comesAs() === 'camera' ? 'voice' : 'camera');
}
