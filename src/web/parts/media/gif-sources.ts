import { GIF_SOURCES, UNTITLED_GIF, type GifSource } from '#contract/gifs.ts';
import { createDeviceSwitch } from '#web/platform/storage/device-switch.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { spoken, t } from '#web/words/words.ts';

/** Switches, off at first: whether this device loads a service's GIFs, which shows its IP address to the service. */
export const outsideGifs = {
  klipy: createDeviceSwitch(kept.gifsFromKlipy, { atFirst: false }),
  giphy: createDeviceSwitch(kept.gifsFromGiphy, { atFirst: false }),
} as const satisfies Partial<Record<GifSource, unknown>>;

/** Returns whether this device loads the GIFs of a source. It always loads Wildin's own GIFs. */
export function useMayLoad(source: GifSource): boolean {
  const klipy = outsideGifs.klipy.use();
  const giphy = outsideGifs.giphy.use();
  return source === 'wildin' || { klipy, giphy }[source];
}

export const showWords = (source: GifSource): string =>
  t('parts.show-gifs-from', 'Show GIFs from {value}', { value: GIF_SOURCES[source] });

/** Returns the alt text of a GIF: that of our own in the reader's language, and a service's as it gives it. */
export const altOf = ({ source, title }: { source: GifSource; title: string }): string =>
  source === 'wildin' || title === UNTITLED_GIF ? spoken(title) : title;
