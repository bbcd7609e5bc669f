import type { Deps } from '#server/platform/deps.ts';
import type { Llm } from './llm.ts';
import { giveBack, quotaDay, take, usedOf, zoneOf } from '#server/platform/limits/quotas.ts';

/** The right to one call of the language model, taken from a person's daily budget. `refund` gives it back. */
export interface ModelTurn {
  llm: Llm;
  refund: () => Promise<void>;
}

/**
 * Takes one turn with the language model from a person's daily budget. All AIs of the product share the budget. Returns
 * 'spent' when the budget is used up, and undefined without a model or for an unknown person.
 */
export async function takeModelTurn(
  { llm, db, clock, place }: Pick<Deps, 'llm' | 'db' | 'clock' | 'place'>,
  userId: number,
): Promise<ModelTurn | 'spent' | undefined> {
  const zone = llm && (await zoneOf(db, userId));
  if (llm === undefined || zone === undefined) return undefined;
  const turn = { userId, kind: 'model', period: quotaDay(zone, clock.now()).day } as const;
  const isTaken = await take(db, { ...turn, most: place.values.modelDaily });
  return isTaken ? { llm, refund: () => giveBack(db, turn) } : 'spent';
}

/** Returns whether a person's daily budget for the language model is used up; true for an unknown person. */
export async function isModelSpent(
  { db, clock, place }: Pick<Deps, 'db' | 'clock' | 'place'>,
  userId: number,
): Promise<boolean> {
  const zone = await zoneOf(db, userId);
  if (zone === undefined) return true;
  const used = await usedOf(db, { userId, kind: 'model', period: quotaDay(zone, clock.now()).day });
  return used >= place.values.modelDaily;
}
