import { GIF_SOURCES, type GifSource } from '#contract/gifs.ts';
import { createDeviceSwitch } from '#web/platform/device-switch.ts';
import { kept } from '#web/platform/storage.register.ts';
import { t } from '#web/words/words.ts';

/** Whether this device loads GIFs from a service's own hosts, which then see its IP address. Off until switched on. */
export const outsideGifs = {
  klipy: createDeviceSwitch(kept.gifsFromKlipy, { atFirst: false }),
  giphy: createDeviceSwitch(kept.gifsFromGiphy, { atFirst: false }),
} as const satisfies Partial<Record<GifSource, unknown>>;

/** Returns whether GIFs of a source are loaded; ours always are. */
export function useMayLoad(source: GifSource): boolean {
  const klipy = outsideGifs.klipy.use();
  const giphy = outsideGifs.giphy.use();
  return source === 'wildin' || { klipy, giphy }[source];
}

export const showWords = (source: GifSource): string =>
  t('parts.show-gifs-from', 'Show GIFs from {value}', { value: GIF_SOURCES[source] });
