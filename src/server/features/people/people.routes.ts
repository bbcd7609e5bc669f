import { getUser, getUserByHandle, lookUpZip, userStatus } from '#contract/accounts.ts';
import { getInvite } from '#contract/people.invites.ts';
import { listNearby, listPeople } from '#contract/people.directory.ts';
import { openImage, removeImage, uploadImage } from '#contract/people.images.ts';
import type { Member } from '#contract/people.ts';
import { foundAnywhere } from '#server/platform/replica/replica.ts';
import { AppError } from '#server/platform/errors.ts';
import { AS_PICTURE, onForms } from '#server/platform/media/media.routes.ts';
import { placeOf } from '#server/platform/places.ts';
import { enter, serve, type Server } from '#server/platform/http/serve.ts';
import { directoryPage } from './directory.ts';
import * as images from './images.ts';
import { inviteOf, memberByHandle, membersFor, teaserOf } from './people.ts';

export function people(server: Server): void {
  const { deps } = server;
  const { db, clock, replica } = deps;
  const memberOr404 = async (viewerId: number, id: number): Promise<Member> => {
    const member = (await membersFor(db, [id], { viewerId, now: clock.now() })).get(id);
    if (member === undefined) throw new AppError('not_found');
    return member;
  };

  serve(server, getUser, ({ caller, params }) => memberOr404(caller.userId, params.id));

  const directory = (viewerId: number, query: Parameters<typeof directoryPage>[2]) =>
    replica.read(viewerId, (old) => directoryPage({ ...deps, db: old }, viewerId, query));

  serve(server, listPeople, ({ caller, query }) => directory(caller.userId, query));

  serve(server, listNearby, async ({ caller, query }) => {
    const { stateCode: state, city } = await memberOr404(caller.userId, caller.userId);
    if (state === null) return { people: [], nextCursor: null, mine: { city, ages: null }, first: null, widen: null };
    return directory(caller.userId, { ...query, state });
  });

  serve(server, getUserByHandle, async ({ caller, params }) => {
    const { handle } = params;
    const person =
      caller === null
        ? await foundAnywhere(deps, null, (from) => teaserOf(from, handle, clock.now()))
        : await memberByHandle(db, handle, { viewerId: caller.userId, now: clock.now() });
    if (person === undefined) throw new AppError('not_found', { message: 'User not found' });
    return person;
  });

  serve(server, getInvite, async ({ caller, params }) => {
    const view = { viewerId: caller?.userId ?? null, now: clock.now() };
    const invite = await foundAnywhere(deps, view.viewerId, (from) => inviteOf(from, params.handle, view));
    if (invite === undefined) throw new AppError('not_found', { message: 'Profile not found' });
    return invite;
  });

  serve(server, userStatus, async ({ caller, params }) => {
    const { isOnline, lastSeen } = await memberOr404(caller.userId, params.id);
    return { isOnline, lastSeen };
  });

  serve(server, lookUpZip, async ({ params }) => {
    const place = placeOf(params.zip);
    if (place === undefined)
      throw new AppError('zip_unknown', { fields: { zip: 'Please enter a valid US ZIP code.' } });
    return place;
  });

  profileImages(server);
}

function profileImages(server: Server): void {
  const { app, deps } = server;
  images.keepImages(deps);
  onForms(server, (forms) => {
    serve(forms, uploadImage, async ({ caller: { userId }, query, request }) => ({
      imageUrl: await images.takeImage(deps, request, { userId, ...query }),
    }));
  });

  serve(server, removeImage, async ({ caller: { userId }, params: { type } }) => {
    await images.removeImage(deps, { userId, type });
    return { ok: true as const };
  });

  app.get(openImage.path, { compress: false }, async (request, reply) => {
    const { params, caller } = await enter(deps, openImage, request);
    const viewer = { userId: caller?.userId ?? NOBODY, through: undefined };
    return reply.headers(AS_PICTURE).send(await deps.media.open(viewer, params.id, params.width));
  });
}

/** An id that no person has. */
const NOBODY = 0;
