import { isLoopback } from '#server/config.ts';
import { databaseNow } from '#server/doctor/doctor.queries.ts';
import { wait, well, wrong, type Check, type DoctorNeeds } from '#server/doctor/finding.ts';
import { withoutDatabase } from './database.ts';

/** Beyond this the clocks differ visibly; beyond the second, sessions and codes end at the wrong time. */
const OFF_MS = 2000;
const WRONG_MS = 30_000;

export const clock: Check = {
  id: 'clock',
  name: ({ t }) => t('doctor.clock', 'Clock'),
  look: async (needs, signal) => {
    const { database } = needs;
    if (database === undefined) return withoutDatabase(false);
    const ofDatabase = await difference(needs.now, () => databaseNow(database.db)).catch(() => undefined);
    if (ofDatabase === undefined) return withoutDatabase(true);
    const ofNet = await differenceOutside(needs, signal);
    const isOfNet = Math.abs(ofNet) > Math.abs(ofDatabase);
    const ms = Math.round(Math.abs(isOfNet ? ofNet : ofDatabase));
    if (ms <= OFF_MS) return well(({ t }) => t('doctor.clock-well', '{ms} ms off', { ms }));
    return (ms > WRONG_MS ? wrong : wait)(({ t }) => ({
      title: t('doctor.clock-off', 'The clock is wrong'),
      fact: t(
        'doctor.clock-off-fact',
        'It differs by {seconds} seconds from {other, select, net {the public address} other {the database}}.',
        {
          seconds: Math.round(ms / 1000),
          other: isOfNet ? 'net' : 'database',
        },
      ),
      todo: t('doctor.clock-off-todo', 'Let the machine keep its time: timedatectl set-ntp true.'),
    }));
  },
};

/** Returns how far another clock is ahead of ours; it was read in the middle of the question. */
async function difference(now: () => Date, ask: () => Promise<Date>): Promise<number> {
  const before = now().getTime();
  const there = await ask();
  return there.getTime() - (before + now().getTime()) / 2;
}

/** Returns how far the Date header of the public address is ahead; 0 where there is none. It counts whole seconds. */
async function differenceOutside({ config, now }: DoctorNeeds, signal: AbortSignal): Promise<number> {
  if (isLoopback(config.publicUrl.hostname)) return 0;
  try {
    const ms = await difference(now, async () => {
      const answer = await fetch(new URL('/healthz', config.publicUrl), { signal });
      await answer.body?.cancel();
      return new Date((answer.headers.get('date') ?? '') || now());
    });
    return Math.abs(ms) <= 1000 ? 0 : ms;
  } catch {
    // The check of the address says that nobody answers there.
    return 0;
  }
}
