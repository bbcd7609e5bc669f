import { archetypes } from '#content/archetypes.ts';
import { companions as authored } from '#content/companions/companions.ts';
import type { Companion } from '#content/companions/companion.ts';
import { newUserId } from '#server/features/accounts/accounts.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  insertCharacter,
  insertCompanion,
  lockCompanions,
  settledCompanions,
  updateCharacter,
  type CharacterRow,
} from './settle.queries.ts';

/** The ids of authored characters; no member is given one of these. */
const FIRST_ID = 100_000_000_000;
const MOST_TRIES = 50;

/** The tints and monsters that avatars are drawn with. */
const COLORS = ['moss', 'lime', 'clay', 'honey', 'dew', 'rose'] as const;
const STYLES = ['blob', 'horned', 'tentacle', 'spiky', 'fluffy', 'geometric'] as const;

/**
 * Gives every authored character an account, and brings the texts of those that have one up to date. All in one
 * transaction and one at a time, so that servers which start together make nothing twice. Answers how many are new.
 */
export async function settleCompanions(
  { db, clock, rng }: Pick<Deps, 'db' | 'clock' | 'rng'>,
  characters: readonly Companion[] = authored,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockCompanions(trx);
    const settled = await settledCompanions(trx);
    let made = 0;
    for (const character of characters) {
      const id = settled.get(character.key);
      if (id !== undefined) await updateCharacter(trx, id, characterRow(character));
      else {
        const userId = await admitCharacter(trx, character, { now: clock.now(), rng, id: FIRST_ID + character.number });
        await insertCompanion(trx, { userId, key: character.key });
        made += 1;
      }
    }
    return made;
  });
}

interface Admission {
  now: Date;
  rng: Deps['rng'];
  /** The id to have, if it is free. */
  id?: number;
}

/** Makes a character's account, under its own id and handle or, where a member has one of these, under others. */
export async function admitCharacter(
  trx: Trx,
  character: Companion,
  { now, rng, id = newUserId(rng) }: Admission,
): Promise<number> {
  const row = characterRow(character);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const handle = handleFor(character.key, attempt);
    // Of its own id and handle it keeps the one that is free.
    for (const one of [id, newUserId(rng)]) {
      if (await insertCharacter(trx, { id: one, handle, row, now })) return one;
    }
  }
  throw new Error(`No id and handle were free for ${character.key}.`);
}

/** `_ai` at its end, whatever happens: the handle is a label as well. */
const handleFor = (key: string, attempt: number): string => `${key}${attempt === 0 ? '' : `_${attempt + 1}`}_ai`;

function characterRow(character: Companion): CharacterRow {
  const { name, personalityPlanet } = archetypes[character.type];
  return {
    display_name: character.name,
    bio: character.bio,
    interests: [...character.interests],
    current_vibes: [...character.vibes],
    energy_level: character.energy,
    mbti_type: character.type,
    primary_archetype: name,
    personality_planet: personalityPlanet,
    avatar_config: JSON.stringify(avatarOf(character.number)),
  };
}

/** A different pair of monster and tint for each of 36 numbers that follow each other. */
function avatarOf(number: number): { image: null; color: string; style: string } {
  const at = number % STYLES.length;
  const color = COLORS[(number + Math.floor(number / STYLES.length)) % COLORS.length] ?? COLORS[0];
  return { image: null, color, style: STYLES[at] ?? STYLES[0] };
}
