import { KeepingError, type Manifest, type Progress } from './format.ts';
import { mustKnow } from './fill.ts';
import { RowSum, summed } from './rows.ts';
import { onSnapshot, within, type Place } from './snapshot.ts';
import { othersOn } from './catalog.queries.ts';
import { fillTarget, mustBeFree, type TargetConfig } from './target.ts';

export interface MoveNeeds {
  from: Place;
  /** The data folder, and the address of the new database; undefined for an embedded one in the folder. */
  to: TargetConfig;
  isReplacing: boolean;
  say: Progress;
}

/** Throws unless the move can begin. Changes nothing. Returns the number of tables that would be moved. */
export async function checkMove({ from, to, isReplacing }: MoveNeeds): Promise<number> {
  await mustBeQuiet(from);
  const tables = await onSnapshot(from, async (snapshot) => {
    await mustKnow(snapshot.migrations);
    return snapshot.tables.length;
  });
  await mustBeFree({ config: to, isReplacing });
  return tables;
}

/**
 * Copies the whole database to another place, compares every table there with the one here, and leaves this one as it
 * is. Media and secrets stay in the data folder.
 */
export async function moveCommunity(needs: MoveNeeds): Promise<Manifest['tables']> {
  const { from, to, isReplacing, say } = needs;
  await checkMove(needs);
  return onSnapshot(from, async ({ connection, migrations, tables, sequences }) => {
    const totals: Manifest['tables'] = {};
    await fillTarget({
      config: to,
      kept: { migrations, tables },
      isReplacing,
      say,
      bring: async (filling) => {
        for (const [at, { name, columns }] of tables.entries()) {
          say({ name: 'moving', at: at + 1, of: tables.length });
          const sum = new RowSum();
          await filling.fill(name, summed(connection.copyOut(name, columns), sum));
          totals[name] = sum.total();
        }
        return { tables: totals, sequences, names: [] };
      },
    });
    return totals;
  });
}

/** A server that still writes would go on in the old place. */
async function mustBeQuiet(from: Place): Promise<void> {
  if ('pglite' in from) return;
  if ((await within(from, 'read', othersOn)) > 0) {
    throw new KeepingError(
      'Wildin is running on the database. Please stop it first, on every machine, then try again.',
    );
  }
}

/** Returns the address without its password, to be shown. */
export function shown(url: string): string {
  const address = new URL(url);
  if (address.password !== '') address.password = '…';
  return decodeURIComponent(address.href);
}
