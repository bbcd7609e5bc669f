import type { z } from 'zod';
import { cloudTypes, vibeOf, wantedBy } from '#content/clouds.ts';
import {
  CLOUD_MEMBERS,
  CLOUD_SLOW_SECONDS,
  cloudGroupTypes,
  cloudVibes,
  type createCloud as createRoute,
  type CloudVibe,
  type ProfileCloud,
  type recommendClouds as recommendRoute,
} from '#contract/clouds.ts';
import { GRADIENTS } from '#contract/groups.ts';
import type { Language } from '#contract/languages.ts';
import { isMember, memberIn } from '#server/features/chat/members.ts';
import { createGroup, enter } from '#server/features/groups/groups.ts';
import { cardsFor, membersFor } from '#server/features/people/people.ts';
import { refuseHeld } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { pageOf } from '#server/platform/paging.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { aroundClouds, countCloud, insertCloud, isCloudFor, searchClouds } from './clouds.queries.ts';
import { asBits, type Wisher } from './score.ts';
import { cloudsAt, deleteShown, putShown } from './shown.queries.ts';
import { present, wordsOf } from './clouds.present.ts';

interface Actor {
  roomId: string;
  userId: number;
}

/** Creates a cloud with its maker as the only member. Throws `invalid` for a tag of another type. */
export async function createCloud(
  deps: Deps,
  { userId, once }: { userId: number; once: Once },
  wanted: z.output<typeof createRoute.body>,
): Promise<string> {
  const { name, description, type, tag, profileDisplay } = wanted;
  const vibe = vibeOf(type, tag);
  if (vibe === undefined) throw new AppError('invalid', { fields: { tag: 'Pick one of the five.' } });
  const { id } = await createGroup(
    deps,
    {
      userId,
      once,
      kind: {
        roomType: 'chaos',
        most: CLOUD_MEMBERS,
        slowSeconds: CLOUD_SLOW_SECONDS,
        put: async (trx, { roomId, now }) => {
          const leaning = { vibe, type_vibe: cloudTypes[type].vibe };
          await insertCloud(trx, { room_id: roomId, cloud_type: type, tag, ...leaning, spoke_at: now });
          await countCloud(trx, roomId);
          if (profileDisplay) await putShown(trx, { userId, roomId });
        },
      },
    },
    { name, description, gradient: cloudGroupTypes.indexOf(type) % GRADIENTS, pictureId: null, people: [] },
  );
  return id;
}

type RecommendationQuery = z.output<typeof recommendRoute.query>;
type Recommended = z.output<typeof recommendRoute.response>;

/** Returns a page of the clouds that suit a person, with reasons in their language. */
export async function recommend(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewerId: number,
  asked: RecommendationQuery & { language?: Language },
): Promise<Recommended> {
  const { db, clock } = deps;
  const now = clock.now();
  const { limit, offset, temporaryVibes: chosen = [], language = 'en' } = asked;
  const wisher = await wisherOf(deps, { viewerId, chosen, now });
  const within = chosen.length > 0 ? chosen : cloudVibes;
  const found = await searchClouds(db, { ...wisher, viewerId, within, limit: limit + 1, offset });
  const { page, nextCursor } = pageOf(found, limit, () => offset + limit);
  return {
    recommendations: await present(deps, page, { ...wisher, viewerId, speaker: speakerOf(language) }),
    hasMore: nextCursor !== null,
  };
}

async function wisherOf(
  { db }: Pick<Deps, 'db'>,
  { viewerId, chosen, now }: { viewerId: number; chosen: readonly CloudVibe[]; now: Date },
): Promise<Wisher> {
  const me = (await membersFor(db, [viewerId], { viewerId, now })).get(viewerId);
  if (me === undefined) throw new AppError('not_found');
  const moods = me.currentVibes.map((vibe) => wantedBy[vibe]);
  const hasChosen = chosen.length > 0;
  return { wants: [...new Set(hasChosen ? chosen : moods)], hasChosen, interests: asBits(me.interests), now };
}

/** Joins a cloud, or asks to join. Throws `group_full`, and `not_found` for a cloud that the person may not enter. */
export async function joinCloud(deps: Deps, actor: Actor): ReturnType<typeof enter> {
  await refuseHeld(deps.db, actor.userId);
  return enter(deps, actor, (trx) => isCloudFor(trx, actor.roomId, actor.userId));
}

/** Returns the texts of a cloud for a person who is not in the cloud but may find its owner; undefined for others. */
export async function wordsOfCloud(
  db: Db,
  { roomId, userId, now }: Actor & { now: Date },
): Promise<{ name: string; about: string } | undefined> {
  const place = await memberIn(db, roomId, userId);
  if (isMember(place) || !(await isCloudFor(db, roomId, userId))) return undefined;
  const [words] = await aroundClouds(db, { roomIds: [roomId], viewerId: userId, onlineSince: now });
  return words && { name: words.name, about: words.description };
}

/** Returns the clouds on a person's profile; throws `not_found` for somebody the viewer may not see. */
export async function cloudsFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, viewerId }: { userId: number; viewerId: number },
): Promise<ProfileCloud[]> {
  const people = await cardsFor(db, [userId], { viewerId, now: clock.now() });
  if (!people.has(userId)) throw new AppError('not_found');
  const rows = await cloudsAt(db, { userId, viewerId });
  return rows.map((row) => Object.assign(wordsOf(row), { isMember: row.is_member, isShown: row.is_shown }));
}

/** Shows a cloud on a profile, or removes it from the profile. Throws `not_found` when a non-member shows it. */
export async function setShown({ db }: Pick<Deps, 'db'>, actor: Actor, isShown: boolean): Promise<void> {
  if (!isShown) await deleteShown(db, actor);
  else if (!(await putShown(db, actor))) throw new AppError('not_found');
}
