import { t } from '#web/words/words.ts';

/** Returns the name of a device in the reader's language. The server names it in English: 'Firefox on Android'. */
export function deviceWords(name: string): string {
  if (name === 'Unknown device') return t('parts.unknown-device', 'Unknown device');
  const [browser, system] = name.split(' on ');
  return system === undefined ? name : t('parts.device-on', '{browser} on {system}', { browser, system });
}
