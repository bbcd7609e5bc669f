import { pillarSides } from '#content/pillars.ts';
import { isNearBorder } from '#content/scoring.ts';
import { pillarNames, pillars, type Pillar, type QuizResults } from '#contract/quiz.ts';
import type { Says } from '#content/says.ts';
import type { CorePillar, WildMap } from '#contract/wild-maps.ts';
import { membersFor, passionsOf, type View } from '#server/features/people/people.ts';
import { latestReading } from '#server/features/quiz/quiz.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';

const OWN_DESCRIPTORS = 3;
const SHOWN_DESCRIPTORS = 1;

/**
 * Returns a person's map: the pillars of their latest quiz, their interests and vibes. Throws `not_found` if the viewer
 * may not see the person, and `wild_map_missing` before the first quiz.
 */
export async function wildMapOf(
  db: Db,
  userId: number,
  { spoken, ...view }: View & Pick<Says, 'spoken'>,
): Promise<WildMap> {
  const person = (await membersFor(db, [userId], view)).get(userId);
  if (person === undefined) throw new AppError('not_found');
  const reading = await latestReading(db, userId);
  if (reading === undefined) throw new AppError('wild_map_missing');
  const isOwn = view.viewerId === userId;
  return {
    userId,
    primaryArchetype: person.primaryArchetype,
    corePillars: pillars.map((pillar) => corePillar(reading, pillar, { isOwn, spoken })),
    dynamicLayers: { active_pursuits: { current_passions: passionsOf(person) } },
  };
}

function corePillar(
  { axes, results }: QuizResults,
  pillar: Pillar,
  { isOwn, spoken }: { isOwn: boolean; spoken: Says['spoken'] },
): CorePillar {
  const { value, letter } = axes[pillar];
  const name = pillarNames[pillar];
  return {
    pillar,
    name,
    letter,
    side: pillarSides[pillar]['ENFP'.includes(letter) ? 1 : 0],
    lean: leanOf(value),
    value: isOwn ? value : null,
    descriptors: results
      .filter(({ descriptor }) => descriptor.pillar === name)
      .slice(0, isOwn ? OWN_DESCRIPTORS : SHOWN_DESCRIPTORS)
      .map(({ descriptor: { id, name: short, description } }) => ({
        id,
        name: spoken(short),
        description: spoken(description),
      })),
  };
}

function leanOf(value: number): CorePillar['lean'] {
  if (isNearBorder(value)) return 'border';
  const distance = Math.abs(value);
  if (distance < 0.35) return 'slight';
  return distance < 0.6 ? 'clear' : 'strong';
}
