import { radiuses } from '#contract/matching.ts';
import { bestOf, fits } from '#server/features/matching/score/eligible.ts';
import { findEternal } from '#server/features/matching/search/eternal.queries.ts';
import { bestEternal } from '#server/features/matching/search/eternal.score.ts';
import type { Profile } from '#server/features/matching/profile/profile.ts';
import { scoreOf } from '#server/features/matching/score/score.ts';
import { bestPerson, type BestMatch, type Search } from '#server/features/matching/search/search.queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storeSeen } from './stand.ts';

export const today = 20_261_121;
export const now = new Date('2026-11-21T12:00:00Z');
export const ANYWHERE = radiuses.indexOf('anywhere');
export const STATE = radiuses.indexOf('state');
const SEEN = 500;

/** A searcher, and the ids of the people who were offered to the searcher before. */
export interface Watcher {
  viewer: Profile;
  seen: number[];
}

export const searchOf = (viewer: Profile, radius: number): Search => ({
  viewer: { ...viewer, radius },
  today,
  now,
  offersADay: 3,
});

export const everyNth = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)] as T);

/** Chooses people who were offered to a viewer before: the best ones, which a search would find, and others. */
function chooseSeen(viewer: Profile, people: readonly Profile[]): number[] {
  const fitting = people.filter((other) => fits({ ...viewer, radius: ANYWHERE }, other, today));
  const ranked = fitting.map((other) => ({ id: other.userId, score: scoreOf(viewer, other) }));
  const best = ranked.toSorted((a, b) => b.score - a.score || a.id - b.id).slice(0, SEEN / 5);
  const others = everyNth(fitting, Math.min(fitting.length, SEEN)).map((other) => other.userId);
  return [...new Set([...best.map((one) => one.id), ...others])].slice(0, SEEN);
}

/** Stores earlier offers to `count` viewers. If the offered person is a viewer too, they have seen the other viewer. */
export async function watch(db: Db, people: readonly Profile[], count: number): Promise<Watcher[]> {
  const watchers = everyNth(people, count).map((viewer) => ({ viewer, seen: chooseSeen(viewer, people) }));
  const byId = new Map(watchers.map((watcher) => [watcher.viewer.userId, watcher]));
  for (const { viewer, seen } of watchers) {
    await storeSeen(db, viewer, seen);
    for (const other of seen) {
      const watcher = byId.get(other);
      if (watcher && !watcher.seen.includes(viewer.userId)) watcher.seen.push(viewer.userId);
    }
  }
  return watchers;
}

/** Returns the percentage of searches, by radius and weekly, that find the same person as plain code over everybody. */
export async function agreement(db: Db, people: readonly Profile[], watchers: readonly Watcher[]): Promise<number> {
  let [same, all] = [0, 0];
  const compare = (found: BestMatch | undefined, best: BestMatch | undefined): void => {
    all += 1;
    if (found?.userId === best?.userId && found?.score === best?.score) same += 1;
  };
  for (const { viewer, seen } of watchers) {
    const among = { today, seen: new Set(seen) };
    for (const radius of radiuses.keys()) {
      const search = searchOf(viewer, radius);
      compare(await bestPerson(db, search), bestOf(search.viewer, people, among));
    }
    compare(await findEternal(db, searchOf(viewer, ANYWHERE)), bestEternal(viewer, people, among));
  }
  return (same * 100) / all;
}
