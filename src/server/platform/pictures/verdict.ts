/** The classes of listed pictures. */
export const pictureClasses = ['minor', 'intimate', 'other'] as const;
export type PictureClass = (typeof pictureClasses)[number];

/** A match in a list or a service. */
export interface Match {
  source: string;
  class: PictureClass;
}

/**
 * The result of a check. `review`: the picture may be harmful (`known`), or a service did not answer (`unanswered`);
 * the picture is not accepted. `isGrave`: the picture is sealed, and the account must be frozen.
 */
export type PictureVerdict =
  | { is: 'allow' }
  | { is: 'review'; reason: 'known' | 'unanswered'; source: string }
  | { is: 'deny'; source: string; class: PictureClass; isGrave: boolean };

const ORDER: readonly PictureClass[] = ['minor', 'intimate', 'other'];

/** Decides by the gravest match. Without the answer of a service the picture is not allowed. */
export function judge(matches: readonly Match[], unanswered: readonly string[]): PictureVerdict {
  const [gravest] = matches.toSorted((a, b) => ORDER.indexOf(a.class) - ORDER.indexOf(b.class));
  if (gravest !== undefined && gravest.class !== 'other') {
    return { is: 'deny', ...gravest, isGrave: gravest.class === 'minor' };
  }
  if (gravest !== undefined) return { is: 'review', reason: 'known', source: gravest.source };
  const [silent] = unanswered;
  return silent === undefined ? { is: 'allow' } : { is: 'review', reason: 'unanswered', source: silent };
}
