import { checkInvitation, getPlace } from '#contract/place.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { DAY_MS } from '#contract/durations.ts';
import { isOpenCode } from './invitations.ts';

/** How often (ms) an instance looks whether its copy of the settings is old. */
const LOOK_MS = 2000;
/** How long (ms) a link is listed after its end. */
const INVITATION_MS = 30 * DAY_MS;

/** Keeps the settings of the place fresh, shows them to everybody, and tells open pages when they change. */
export function placeSettings({ app, deps }: Server): void {
  const { place, hub, timers, log } = deps;
  serve({ app, deps }, getPlace, () => Promise.resolve(place.shown));
  serve({ app, deps }, checkInvitation, async ({ params }) => {
    if (!(await isOpenCode(deps.db, params.code, deps.clock.now()))) throw new AppError('not_found');
    return { ok: true } as const;
  });
  deps.retention.rows({
    table: 'place_invitation',
    what: 'Links of the operator, with which newcomers join',
    ms: INVITATION_MS,
    after: 'after they ended',
    since: 'ends_at',
  });
  place.onChange(() => hub.sendToEverybody({ type: 'resync', scope: 'place' }));
  const onError = (error: unknown): void => log.error({ err: error }, 'the settings of the place');
  const stop = timers.every(LOOK_MS, () => void place.keepFresh().catch(onError));
  app.addHook('onReady', () => place.read());
  app.addHook('onClose', async () => stop());
}
