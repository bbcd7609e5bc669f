import { does } from '#content/companions/does.ts';
import type { CompanionProfile } from '#contract/companions.ts';
import { mbtiType } from '#contract/people.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { spokenToReader } from '#server/platform/reader.ts';
import { companionById, meetingWith, seekerOf } from './companions.queries.ts';
import { personaOf } from './persona.ts';

/** Returns a companion's profile; throws `not_found` for a person and for a companion that the caller may not see. */
export async function profileOf({ db, clock }: Deps, userId: number, id: number): Promise<CompanionProfile> {
  const [row, cards, seeker] = await Promise.all([
    companionById(db, id),
    cardsFor(db, [id], { viewerId: userId, now: clock.now() }),
    seekerOf(db, userId),
  ]);
  const persona = row === undefined || !cards.has(id) ? undefined : personaOf(row);
  if (row === undefined || persona === undefined) throw new AppError('not_found');
  const mine = mbtiType.nullable().parse(seeker?.mbti_type ?? null);
  const line = does[persona.key];
  return {
    id,
    pronouns: persona.pronouns,
    life: persona.life,
    does: line === undefined ? null : spokenToReader(line),
    boundaries: [...persona.boundaries],
    isMadeForMe: row.owner_id === userId,
    chatRoomId: (await meetingWith(db, userId, id)) ?? null,
    types: mine === null ? null : [mine, persona.type],
  };
}
