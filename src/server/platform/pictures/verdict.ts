/** What a list knows a picture for. */
export const pictureClasses = ['minor', 'intimate', 'other'] as const;
export type PictureClass = (typeof pictureClasses)[number];

/** A list or service that knows the picture. */
export interface Match {
  source: string;
  class: PictureClass;
}

/**
 * What may become of a picture. `review`: nobody but moderators sees it until one decided. `isGrave`: it is sealed, and the
 * account must be frozen.
 */
export type Verdict =
  | { is: 'allow' }
  | { is: 'review'; reason: 'known' | 'unanswered'; source: string }
  | { is: 'deny'; source: string; class: PictureClass; isGrave: boolean };

const ORDER: readonly PictureClass[] = ['minor', 'intimate', 'other'];

/** Decides by the gravest match. A service that did not answer has not allowed the picture. */
export function judge(matches: readonly Match[], unanswered: readonly string[]): Verdict {
  const [gravest] = matches.toSorted((a, b) => ORDER.indexOf(a.class) - ORDER.indexOf(b.class));
  if (gravest !== undefined && gravest.class !== 'other') {
    return { is: 'deny', ...gravest, isGrave: gravest.class === 'minor' };
  }
  if (gravest !== undefined) return { is: 'review', reason: 'known', source: gravest.source };
  const [silent] = unanswered;
  return silent === undefined ? { is: 'allow' } : { is: 'review', reason: 'unanswered', source: silent };
}
