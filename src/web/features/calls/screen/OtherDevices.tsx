import { useEffect, useState } from 'react';
import { listDevices, onDevices } from '#web/features/calls/media/devices.ts';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';

type OtherDevicesProps = {
  kind: 'audioinput' | 'videoinput';
  /** Undefined asks for the browser's default. */
  onTake: (deviceId: string | undefined) => void;
};

/** More than these are in the row that "More" opens. */
const MOST = 2;

/** What one can do without a microphone or camera: take another that is there, by its name, or try again. */
export function OtherDevices({ kind, onTake }: OtherDevicesProps) {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const read = (): void => void listDevices().then((all) => setDevices(all[kind]));
    read();
    return onDevices(read);
  }, [kind]);
  // A browser tells no names before it was asked for a device once.
  const named = devices.filter(({ label }) => label !== '').slice(0, MOST);
  return (
    <span className="flex flex-wrap gap-2">
      {named.map(({ deviceId, label }) => (
        <Button key={deviceId} variant="outline" size="sm" onClick={() => onTake(deviceId)}>
          <span className="line-clamp-2 wrap-anywhere">{t('calls.use-device', 'Use {device}', { device: label })}</span>
        </Button>
      ))}
      {named.length === 0 && (
        <Button variant="outline" size="sm" onClick={() => onTake(undefined)}>
          {t('calls.try-again', 'Try again')}
        </Button>
      )}
    </span>
  );
}
