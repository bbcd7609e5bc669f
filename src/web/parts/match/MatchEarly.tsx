import { Link } from 'wouter';
import type { MatchPart } from '#contract/matching.parts.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { openModal } from '#web/platform/modal.ts';
import { t } from '#web/words/words.ts';
import { EarlyMark } from './EarlyMark.tsx';
import { partWords } from './match.words.ts';

/** Returns whether an open part waits for the reader. */
export const waitsForMe = (key: MatchPart, me: Me | undefined): boolean =>
  me !== undefined &&
  ((key === 'interests' && me.interests.length === 0) || (key === 'vibes' && me.currentVibes.length === 0));

const action = 'inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4';

interface MatchEarlyProps {
  open: MatchPart[];
  name: string;
  /** Whether the number itself has the mark. */
  isMarked: boolean;
}

/** Says that a number rests on little, and what would sharpen it; a tap away where the reader can do it. */
export function MatchEarly({ open, name, isMarked }: MatchEarlyProps) {
  const { data: me } = useMe();
  const mine = open.find((key) => waitsForMe(key, me));
  const theirs = open[0];
  if (theirs === undefined) return null;
  return (
    <p className="mt-1 flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm text-ink-2">
      {!isMarked && <EarlyMark of={{ open }} />}
      {mine === 'interests' && (
        <Link href={paths.interests()} className={action}>
          {t('parts.name-three-interests', 'Name three interests')}
        </Link>
      )}
      {mine === 'vibes' && (
        <button type="button" onClick={() => openModal('vibe')} className={action}>
          {t('parts.pick-a-vibe', 'Pick a vibe')}
        </button>
      )}
      {mine === undefined && <span>{partWords[theirs].sharper(name)}</span>}
    </p>
  );
}
