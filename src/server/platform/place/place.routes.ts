import { getPlace } from '#contract/place.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';

/** How often (ms) an instance looks whether its copy of the settings is old. */
const LOOK_MS = 2000;

/** Keeps the settings of the place fresh, shows them to everybody, and tells open pages when they change. */
export function placeSettings({ app, deps }: Server): void {
  const { place, hub, timers, log } = deps;
  serve({ app, deps }, getPlace, () => Promise.resolve(place.shown));
  place.onChange(() => hub.sendToEverybody({ type: 'resync', scope: 'place' }));
  const onError = (error: unknown): void => log.error({ err: error }, 'the settings of the place');
  const stop = timers.every(LOOK_MS, () => void place.keepFresh().catch(onError));
  app.addHook('onReady', () => place.read());
  app.addHook('onClose', async () => stop());
}
