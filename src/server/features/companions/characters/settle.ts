import { isDeepStrictEqual } from 'node:util';
import { archetypes } from '#content/archetypes.ts';
import { companions as authored } from '#content/companions/companions.ts';
import type { Companion } from '#content/companions/companion.ts';
import { newUserId } from '#server/features/accounts/accounts.ts';
import { changeMatchFacts } from '#server/features/matching/matching.ts';
import { insertAccountIfFree } from '#server/features/people/accounts.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  insertCompanion,
  isHandleReserved,
  lockCompanions,
  settledCompanions,
  type CharacterRow,
} from './settle.queries.ts';

/** The start of the ids of authored characters, which are lower than the id of any new member. */
const FIRST_ID = 100_000_000_000;
const MOST_TRIES = 50;

/** The tints of avatars. */
const COLORS = ['moss', 'lime', 'clay', 'honey', 'dew', 'rose'] as const;
/** The monsters of avatars. */
const STYLES = ['blob', 'horned', 'tentacle', 'spiky', 'fluffy', 'geometric'] as const;

/**
 * Creates an account for every authored character and updates the texts of existing ones, in one transaction under a
 * lock, so that servers that start together create nothing twice. Returns the number of new accounts.
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
      const known = settled.get(character.key);
      if (known !== undefined) await updateCharacter(trx, known, characterRow(character));
      else {
        const userId = await admitCharacter(trx, character, { now: clock.now(), rng, id: FIRST_ID + character.number });
        await insertCompanion(trx, { userId, key: character.key });
        made += 1;
      }
    }
    return made;
  });
}

/** Updates a character's account if something differs. */
async function updateCharacter(
  trx: Trx,
  { id, ...known }: CharacterRow & { id: number },
  row: CharacterRow,
): Promise<void> {
  if (!isDeepStrictEqual(known, row)) await changeMatchFacts(trx, [id], storable(row));
}

/** Updates the account of a character to the character's present data; the handle stays. */
export async function changeCharacter(trx: Trx, id: number, character: Companion): Promise<void> {
  await changeMatchFacts(trx, [id], storable(characterRow(character)));
}

interface Admission {
  now: Date;
  rng: Deps['rng'];
  /** The preferred id, used if it is free. */
  id?: number;
}

/** Creates a character's account and returns its id. Uses another id or handle if the preferred one is taken. */
export async function admitCharacter(
  trx: Trx,
  character: Companion,
  { now, rng, id = newUserId(rng) }: Admission,
): Promise<number> {
  const account = {
    ...storable(characterRow(character)),
    created_at: now,
    is_seed_user: true,
    profile_completed: true,
    archetype_completed: true,
    // Only people have invite pages.
    invite_enabled: false,
  };
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const handle = handleFor(character.key, attempt);
    if (await isHandleReserved(trx, handle, now)) continue;
    // With each handle, the preferred id is tried first, and then a new id.
    for (const one of [id, newUserId(rng)]) {
      if (await insertAccountIfFree(trx, { ...account, id: one, handle })) return one;
    }
  }
  throw new Error(`No id and handle were free for ${character.key}.`);
}

/** Returns a handle that ends in `_ai` in every case, because the handle also shows that this is an AI. */
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
    avatar_config: avatarOf(character.number),
  };
}

const storable = (row: CharacterRow) => ({ ...row, avatar_config: JSON.stringify(row.avatar_config) });

/** Returns a monster and a tint, a different pair for each of 36 consecutive numbers. */
function avatarOf(number: number): { image: null; color: string; style: string } {
  const at = number % STYLES.length;
  const color = COLORS[(number + Math.floor(number / STYLES.length)) % COLORS.length] ?? COLORS[0];
  return { image: null, color, style: STYLES[at] ?? STYLES[0] };
}
