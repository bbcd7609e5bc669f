import { deviceParts, UNKNOWN_DEVICE } from '#content/device-name.ts';
import { t } from '#web/words/words.ts';

/** Returns the name of a device in the reader's language. */
export function deviceWords(name: string): string {
  if (name === UNKNOWN_DEVICE) return t('parts.unknown-device', 'Unknown device');
  const parts = deviceParts(name);
  if (parts === undefined) return name;
  const { browser, system } = parts;
  return t('parts.device-on', '{browser} on {system}', { browser, system });
}
