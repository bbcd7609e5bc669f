import { z } from 'zod';
import type { PlaceEvent } from '#contract/operator.community.ts';
import { joinings } from '#contract/place.ts';
import type { Db } from '#server/platform/database/database.ts';
import { dayIn, startOf, type CalendarDate } from '#server/platform/zones.ts';
import { joiningChanges } from './events.queries.ts';

/** Returns the days on which who may join was changed; of several changes on a day, the last. */
export async function eventsOf(db: Db, { zone, from }: { zone: string; from: CalendarDate }): Promise<PlaceEvent[]> {
  const days = new Map<CalendarDate, PlaceEvent>();
  for (const { at, to } of await joiningChanges(db, startOf(from, zone))) {
    const joining = z.enum(joinings).safeParse(to);
    const day = dayIn(zone, at);
    if (joining.success) days.set(day, { day, what: joining.data });
  }
  return [...days.values()];
}
