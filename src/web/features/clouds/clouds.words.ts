import type { CloudReason, CloudRecommendation } from '#contract/clouds.ts';
import { cloudTypes, vibeNames } from '#content/clouds.ts';
import { spoken } from '#web/words/words.ts';

/** The most reasons that stand on a card. */
const MOST = 2;

/** Returns the facts that speak most for a cloud, the best first; of a cloud without one, how many people it has. */
export function bestReasons(reasons: readonly CloudReason[]): string[] {
  const share = ({ points, most }: CloudReason): number => points / most;
  const best = reasons.filter((reason) => share(reason) > 0.5).toSorted((a, b) => share(b) - share(a));
  const shown = best.length > 0 ? best : reasons.filter(({ part }) => part === 'size');
  return shown.slice(0, MOST).map(({ text }) => text);
}

/** Returns 'Tell Stories · Adventurous · #NightHikes'. */
export function kindWords({ groupType, groupVibe, tag }: CloudRecommendation): string {
  return [spoken(cloudTypes[groupType].title), spoken(vibeNames[groupVibe]), spoken(tag)].filter(Boolean).join(' · ');
}
