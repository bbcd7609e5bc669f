import { useId } from 'react';
import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import { compatibility, pairNote } from '#content/compatibility.ts';
import { personalityReason } from '#content/match-reasons.ts';
import type { SharedReport } from '#content/shared-report.ts';
import { getUser } from '#contract/accounts.ts';
import type { MbtiType, Member } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { says } from '#web/words/says.ts';
import { useWords } from '#web/words/later.ts';
import { spoken, t } from '#web/words/words.ts';
import { WaitingForPlate } from './WaitingForPlate.tsx';

interface Props {
  /** The reader's own type. */
  mine: MbtiType;
  friend: SharedReport;
  onClose?: (() => void) | undefined;
}

/**
 * Compares the reader with the friend whose link they opened: how well their two types get along, and why. If the
 * reader may see the friend, the plate shows the friend's name, profile and current type; otherwise the link's type.
 */
export function FriendPlate({ mine, friend, onClose }: Props) {
  const { userId } = friend;
  const answer = useRead(getUser, { params: { id: userId ?? 0 } }, { enabled: userId !== null, staleTime: 0 });
  const hasWords = useWords('reports');
  if (!hasWords || (userId !== null && answer.isPending)) return <WaitingForPlate />;
  const theirs = answer.data?.mbtiType ?? friend.type ?? friend.archetype?.type;
  if (theirs === undefined) return null;
  return <Pair mine={mine} theirs={theirs} person={answer.data} onClose={onClose} />;
}

interface PairProps {
  mine: MbtiType;
  theirs: MbtiType;
  person: Member | undefined;
  onClose: (() => void) | undefined;
}

function Pair({ mine, theirs, person, onClose }: PairProps) {
  const heading = useId();
  const note = pairNote(mine, theirs);
  const name = person === undefined ? t('quiz.your-friend', 'your friend') : person.displayName || `@${person.handle}`;
  return (
    <section
      aria-labelledby={heading}
      className="relative isolate overflow-hidden rounded-plate border-[1.5px] border-ink px-5 pt-4 pb-5"
    >
      <ContourLines seed={`${mine} ${theirs}`} height={330} peak={[0.5, 0.4]} className="-z-10" />
      {onClose && (
        <IconButton
          icon={X}
          label={t('quiz.put-this-away', 'Put this away')}
          onClick={onClose}
          className="float-end -mt-2 -me-3"
        />
      )}
      <h2 id={heading} className="display-tight text-2xl [overflow-wrap:anywhere]">
        {t('quiz.you-and', 'You and {name}', { name })} {person?.isSeedUser && <AiMark />}
        <span> </span>
        {person?.isDemo && <DemoMark />}
      </h2>
      <div className="mt-4 grid grid-cols-[1fr_auto_1fr] items-start gap-3 text-center">
        <Half type={mine} who={t('common.you', 'You')} />
        <p className="pt-4">
          <span className="display-tight tabular block text-6xl leading-none">{compatibility(mine, theirs)}</span>
          <span className="text-sm text-ink-2">{t('common.of-100', 'of 100')}</span>
        </p>
        <Half type={theirs} who={t('quiz.them', 'Them')} />
      </div>
      {note !== undefined && (
        <p className="display mt-4 text-lg text-balance first-letter:uppercase">{spoken(note)}.</p>
      )}
      <p className="mt-3">{personalityReason(mine, theirs, says)}.</p>
      <p className="mt-1 text-sm text-ink-2">
        {t(
          'quiz.that-is-personality-alone-and',
          'That is personality alone, and no verdict: interests and vibes have their say when two people match.',
        )}
      </p>
      {person && (
        <Link href={paths.person(person.id)} className={`${buttonClass({ variant: 'outline', full: true })} mt-4`}>
          <span className="[overflow-wrap:anywhere]">{t('quiz.see-s-profile', 'See {name}’s profile', { name })}</span>
        </Link>
      )}
    </section>
  );
}

function Half({ type, who }: { type: MbtiType; who: string }) {
  const { animal, name } = archetypes[type];
  return (
    <p className="flex min-w-0 flex-col items-center gap-1">
      <Animal name={animal} size={80} className="w-full max-w-20" />
      <span className="text-sm font-semibold text-balance">
        <span className="sr-only">
          <bdi>{who}</bdi>:{' '}
        </span>
        {spoken(name)}
      </span>
    </p>
  );
}
