import type { Deps } from '#server/platform/deps.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { casesOf, type PlanNewsClaim } from './due.queries.ts';
import { wordsOf } from './judge.ts';

declare module '#server/platform/realtime/hints.ts' {
  interface HintKinds {
    /** The ids of the person, the room and the plan, and the kind of news, with spaces between them. */
    plan: string;
  }
}

/** Shows news of a plan on all open pages of the person, on any instance. */
export function tellPages(
  { hints }: Pick<Deps, 'hints'>,
  claim: Pick<PlanNewsClaim, 'user_id' | 'room_id' | 'plan_id' | 'kind'>,
) {
  hints.announce('plan', `${claim.user_id} ${claim.room_id} ${claim.plan_id} ${claim.kind}`);
}

export function followPlans(deps: Pick<Deps, 'db' | 'hints' | 'hub' | 'log'>): void {
  const { db, hints, hub, log } = deps;
  const show = async (value: string): Promise<void> => {
    const [userId, roomId = '', planId = '', kind] = value.split(' ');
    const key = { user_id: Number(userId), room_id: roomId, plan_id: planId };
    if (hub.connectionsOf(key.user_id).length === 0) return;
    const [row] = await casesOf(db, [key]);
    if (row === undefined) return;
    const words = wordsOf(kind as PlanNewsClaim['kind'], row, await speakerFor(db, key.user_id));
    hub.sendToPerson(key.user_id, { type: 'plan_news', roomId, planId, title: row.title, words });
  };
  hints.on('plan', /^\d{12} [0-9a-f-]{36} [0-9a-f-]{36} (?:soon|changed|cancelled|met)$/, (value) => {
    show(value).catch((error: unknown) => log.error({ err: error }, 'news of a plan'));
  });
}
