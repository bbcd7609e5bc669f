import { useEffect, useRef, useState, type RefObject } from 'react';
import { reportCall, blockInCall } from '#web/features/calls/safety.ts';
import { ownTalk } from '#web/features/calls/calls.ts';
import { listDevices, onDevices, type Devices } from '#web/features/calls/media/devices.ts';
import { canFindHeads } from '#web/features/calls/media/head.ts';
import type { CallView } from '#web/features/calls/state.ts';
import { CornersOut } from '#web/ui/icons/CornersOut.ts';
import { Flag } from '#web/ui/icons/Flag.ts';
import type { Icon } from '#web/ui/icons/icon.tsx';
import { PictureInPicture } from '#web/ui/icons/PictureInPicture.ts';
import { Prohibit } from '#web/ui/icons/Prohibit.ts';
import { Select } from '#web/ui/Select.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { t } from '#web/words/words.ts';
import { OwnMeter } from './OwnMeter.tsx';

type MoreProps = {
  view: CallView;
  speaker: RefObject<HTMLAudioElement | null>;
  onPicture: (() => void) | undefined;
  onFull: (() => void) | undefined;
  isFull: boolean;
  level: () => number;
};

/** What opens below the controls: the way out first, then devices. Nothing of it covers the face. */
export function More({ view, speaker, onPicture, onFull, isFull, level }: MoreProps) {
  const { other, own } = view;
  const opened = useRef<HTMLDivElement>(null);
  // The way out comes into view with the press that asked for it.
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the end of this effect.
    opened.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={opened} className="mt-3 border-t border-line pt-4">
      {other !== null && (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-3">
            <Act
              icon={Prohibit}
              label={t('calls.block', 'Block {name}', { name: other.displayName })}
              onPress={() => void blockInCall(other)}
            />
            <Act icon={Flag} label={t('calls.report', 'Report this call')} onPress={() => reportCall(view)} />
          </div>
          <p className="mt-1 text-sm text-ink-2">
            {t('calls.each-ends', 'Each ends the call at once. No sound is ever kept.')}
          </p>
        </>
      )}
      {(onPicture ?? onFull) && (
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-3 border-t border-line pt-3">
          {onPicture && (
            <Act
              icon={PictureInPicture}
              label={t('calls.picture-in-picture', 'Picture in picture')}
              onPress={onPicture}
            />
          )}
          {onFull && (
            <Act
              icon={CornersOut}
              label={isFull ? t('calls.leave-full-screen', 'Leave full screen') : t('calls.full-screen', 'Full screen')}
              onPress={onFull}
            />
          )}
        </div>
      )}
      <div className="mt-3 flex flex-col gap-4 border-t border-line pt-4">
        <OwnMeter level={level} />
        <DeviceChoices speaker={speaker} />
        {canFindHeads() && own?.comesAs === 'animal' && (
          <Switch
            label={t('calls.head-follows', 'My animal follows my head')}
            note={t('calls.head-how', 'Your camera looks, on this device only. Its picture goes nowhere.')}
            checked={own.followsHead}
            onChange={(isOn) => void ownTalk()?.own.followHead(isOn)}
          />
        )}
      </div>
    </div>
  );
}

function Act({ icon: Glyph, label, onPress }: { icon: Icon; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-12 min-w-0 items-center gap-3 rounded-control text-start font-semibold hover:bg-paper-2"
    >
      <Glyph size={24} className="shrink-0" />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{label}</span>
    </button>
  );
}

const none: Devices = { audioinput: [], videoinput: [], audiooutput: [] };

/** The choice of each kind of device of which there is more than one. */
function DeviceChoices({ speaker }: Pick<MoreProps, 'speaker'>) {
  const [devices, setDevices] = useState(none);
  useEffect(() => {
    const read = (): void => void listDevices().then(setDevices);
    read();
    return onDevices(read);
  }, []);
  const canChooseOutput = 'setSinkId' in HTMLMediaElement.prototype;
  return (
    <>
      <DeviceChoice
        label={t('calls.microphone', 'Microphone')}
        devices={devices.audioinput}
        onChoose={(id) => void ownTalk()?.own.takeMicrophone(id)}
      />
      <DeviceChoice
        label={t('calls.camera', 'Camera')}
        devices={devices.videoinput}
        onChoose={(id) => void ownTalk()?.own.takeCamera(id)}
      />
      {canChooseOutput && (
        <DeviceChoice
          label={t('calls.output', 'Sound comes from')}
          devices={devices.audiooutput}
          onChoose={(id) => void speaker.current?.setSinkId(id).catch(() => undefined)}
        />
      )}
    </>
  );
}

type DeviceChoiceProps = { label: string; devices: readonly MediaDeviceInfo[]; onChoose: (id: string) => void };

function DeviceChoice({ label, devices, onChoose }: DeviceChoiceProps) {
  const [chosen, setChosen] = useState<string>();
  if (devices.length < 2) return null;
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      {label}
      <Select
        value={chosen ?? devices[0]?.deviceId}
        onChange={({ target }) => {
          setChosen(target.value);
          onChoose(target.value);
        }}
      >
        {devices.map((device, at) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || `${label} ${at + 1}`}
          </option>
        ))}
      </Select>
    </label>
  );
}
