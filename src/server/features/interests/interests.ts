import type { z } from 'zod';
import { interestCards } from '#content/interest-cards.ts';
import { interestNamed, interestsById } from '#content/interests.ts';
import { refusalOf, refusalWords } from '#content/moderation.ts';
import type * as contract from '#contract/interests.ts';
import type { Me } from '#contract/people.ts';
import { announceMatch, changeMatchFacts } from '#server/features/matching/matching.ts';
import { meOf } from '#server/features/people/people.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { choiceOf, type InterestChoice } from './first-form.ts';
import { interestsOf } from './interests.queries.ts';

type Profile = z.output<typeof contract.getInterestProfile.response>;
type Body = z.output<typeof contract.saveInterestProfile.body>;

export async function interestProfileOf({ db }: Deps, userId: number): Promise<Profile> {
  const row = await interestsOf(db, userId);
  if (row === undefined) throw new AppError('not_found');
  return {
    interests: row.interests.filter((id) => interestsById.has(id)),
    custom: row.custom_interests,
    declined: row.interest_profile?.declined ?? [],
    setAt: row.interests_set_at?.toISOString() ?? null,
  };
}

export async function saveInterests(deps: Deps, userId: number, body: Body): Promise<Me> {
  const now = deps.clock.now();
  const { interests, custom, declined } = settle(choiceOf(body));
  const { saved, touched } = await inTransaction(deps.db, async (trx) => {
    const matched = await changeMatchFacts(trx, [userId], {
      interests,
      custom_interests: custom,
      interest_profile: JSON.stringify({ declined }),
      interests_set_at: now,
    });
    const me = await meOf(trx, userId, now);
    if (me === undefined) throw new AppError('not_found');
    return { saved: me, touched: matched };
  });
  askToResync(deps, userId, 'me');
  announceMatch(deps, touched);
  return saved;
}

/** Returns a choice without repetition. A custom interest that the catalog has becomes the catalog's interest. */
function settle({ interests, custom, declined }: InterestChoice): InterestChoice {
  if (interests.some((id) => !interestsById.has(id))) {
    throw new AppError('invalid', { fields: { interests: 'One of these interests is not known here.' } });
  }
  const words = custom.map(plain);
  refuseUnfit(words);
  const chosen = new Set([...interests, ...words.flatMap((name) => interestNamed(name)?.id ?? [])]);
  const own = new Map(words.filter((name) => !interestNamed(name)).map((name) => [name.toLowerCase(), name]));
  if (chosen.size + own.size === 0) {
    throw new AppError('invalid', { fields: { interests: 'Please select at least one interest before continuing.' } });
  }
  const cards = new Set(interestCards.map(({ id }) => id));
  return {
    interests: [...chosen],
    custom: [...own.values()],
    declined: [...new Set(declined)].filter((id) => cards.has(id)),
  };
}

/** Removes invisible characters and collapses spaces. */
const plain = (name: string): string =>
  name
    .replaceAll(/[\u00AD\u200B\u2060\u200E\u200F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function refuseUnfit(words: readonly string[]): void {
  const fields: Record<string, string> = {};
  for (const [index, name] of words.entries()) {
    const refusal = refusalOf(name);
    if (refusal !== undefined) fields[`custom.${index}`] = refusalWords[refusal];
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
}
