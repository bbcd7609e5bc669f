import type { z } from 'zod';
import { CHANGES_SHOWN, type changeSetting, type OperatorSettings } from '#contract/operator.settings.ts';
import type { OperatorLine } from '#contract/operator.ts';
import { placeKeys, type PlaceKey, type PlaceValues } from '#contract/place.ts';
import { demoCount, removeDemo } from '#server/features/demo/demo.ts';
import { recordAction } from '#server/features/operator/log/log.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { placeSettings } from '#server/platform/place/place.register.ts';
import { lastChanges } from './settings.queries.ts';

type Change = z.output<typeof changeSetting.body>;

/** Returns all settings with their values, who decides them, and the last changes. */
export async function settingsOf({ db, place, config }: Deps): Promise<OperatorSettings> {
  const rows = await lastChanges(db, CHANGES_SHOWN);
  return {
    values: place.values,
    given: placeKeys.filter((key) => place.isGiven(key)).map((key) => ({ key, variable: variableOf(key) })),
    changes: rows.map(({ id, made_at: at, handle, detail: { key, from, to } }) => ({
      id,
      madeAt: at.toISOString(),
      by: handle,
      key: String(key),
      from: asText(from),
      to: asText(to),
    })),
    demo: { members: await demoCount(db), comesBack: config.demoCommunity === 'true' },
  };
}

const variableOf = (key: PlaceKey): string => placeSettings[key].environment ?? '';
const asText = (value: OperatorLine['detail'][string] | undefined): string | null =>
  value == null ? null : String(value);

/** Changes one setting for everybody, notes who did it, and returns all of them. */
export async function setSetting(deps: Deps, operatorId: number, { key, value }: Change): Promise<OperatorSettings> {
  const { place, db, clock, newId } = deps;
  if (place.isGiven(key))
    throw new AppError('setting_given', { fields: { value: `The variable “${variableOf(key)}” decides this.` } });
  // Another instance may have changed it a moment ago.
  await place.read();
  const [from, to] = [logged(key, place.values), logged(key, { [key]: value })];
  if (JSON.stringify(place.values[key]) !== JSON.stringify(value)) {
    await inTransaction(db, async (trx) => {
      await place.write(trx, key, value);
      const detail = { key, from, to };
      await recordAction(trx, { id: newId(), now: clock.now(), operatorId, action: 'setting_changed', detail });
    });
    await place.announce();
  }
  return settingsOf(deps);
}

/** Returns a value in the form of the log: a word to everybody is its text. */
function logged(key: PlaceKey, values: Partial<Record<PlaceKey, unknown>>): string | number | boolean | null {
  const value = values[key];
  if (key === 'word') return (value as PlaceValues['word'])?.text ?? null;
  return value as string | number | boolean | null;
}

/** Removes the demo community, as `npm run demo:remove` does; returns how many members left. */
export async function clearDemo(deps: Deps, operatorId: number, typed: string): Promise<number> {
  const { db, clock, newId, place, hub } = deps;
  if (typed.trim() !== place.values.name)
    throw new AppError('invalid', { fields: { typed: 'Type the name of the place.' } });
  const now = clock.now();
  const removed = await removeDemo(db, now);
  await recordAction(db, { id: newId(), now, operatorId, action: 'demo_removed', detail: { members: removed } });
  for (const scope of ['chats', 'matches', 'hall', 'people'] as const) hub.sendToEverybody({ type: 'resync', scope });
  return removed;
}
