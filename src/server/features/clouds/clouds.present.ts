import { type CloudRecommendation, type ProfileCloud } from '#contract/clouds.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ONLINE_MS } from '#server/platform/presence/presence.ts';
import { aroundClouds, type CloudRow } from './clouds.queries.ts';
import { confidenceOf, type ReasonReader } from './score.ts';
import { reasonsOf } from './reasons.ts';

export async function present(
  { db }: Pick<Deps, 'db'>,
  rows: readonly CloudRow[],
  { viewerId, ...wisher }: ReasonReader & { viewerId: number },
): Promise<CloudRecommendation[]> {
  const { now } = wisher;
  const roomIds = rows.map((row) => row.room_id);
  const onlineSince = new Date(now.getTime() - ONLINE_MS);
  const around = new Map((await aroundClouds(db, { roomIds, viewerId, onlineSince })).map((one) => [one.room_id, one]));
  const faces = [...around.values()].flatMap((one) => one.faces);
  const cards = await cardsFor(db, faces, { viewerId, now });
  return rows.flatMap((row) => {
    const words = around.get(row.room_id);
    if (words === undefined) return [];
    return {
      ...wordsOf({ ...row, ...words }),
      participants: words.faces.flatMap((id) => cards.get(id) ?? []),
      activeNow: words.active_now,
      matchScore: row.score,
      ...confidenceOf(row, wisher),
      matchReasons: reasonsOf(row, wisher),
    };
  });
}

interface Worded extends Pick<CloudRow, 'room_id' | 'cloud_type' | 'tag' | 'vibe' | 'member_count'> {
  name: string;
  description: string;
  gradient: number;
  picture_id: string | null;
}

export function wordsOf(row: Worded): Omit<ProfileCloud, 'isMember' | 'isShown'> {
  return {
    id: row.room_id,
    name: row.name,
    description: row.description,
    gradient: row.gradient,
    pictureId: row.picture_id,
    groupType: row.cloud_type,
    tag: row.tag,
    groupVibe: row.vibe,
    memberCount: row.member_count,
  };
}
