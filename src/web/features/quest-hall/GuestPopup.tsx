import { Link } from 'wouter';
import { matchParts } from '#contract/matching.parts.ts';
import type { HallGuest } from '#contract/quest-hall.ts';
import { MatchParts } from '#web/parts/match/MatchParts.tsx';
import { MatchTotal } from '#web/parts/match/MatchTotal.tsx';
import { SafetyMenu } from '#web/parts/people/SafetyMenu.tsx';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { DemoMark } from '#web/ui/Marks.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { t } from '#web/words/words.ts';
import { useReasons } from './hall.data.ts';
import { nameLine, vibesOf } from './hall.words.ts';
import { useHello, useMeeting } from './useMeeting.ts';

interface GuestPopupProps {
  guest: HallGuest;
  /** Whether the viewer is in the hall: only then can they connect with a guest who is not a match yet. */
  isIn: boolean;
  onJoin: () => void;
  onClose: () => void;
}

/** The card of a guest of the hall: their data, how well they fit the viewer, and the actions. */
export function GuestPopup({ guest, isIn, onJoin, onClose }: GuestPopupProps) {
  const [meet, , meeting] = useMeeting(guest, onClose);
  const hello = useHello(guest);
  const why = useReasons(guest);
  const sum = why.data ?? { compatibilityScore: guest.compatibility, range: guest.range };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{guest.displayName}</bdi>}
      description={nameLine(guest)}
      footer={
        <>
          <Button
            variant="outline"
            disabled={meeting === 'connect'}
            pending={meeting === 'write'}
            onClick={() => void meet('write')}
          >
            {t('quest-hall.message', 'Message')}
          </Button>
          {isIn || guest.matchId !== null ? (
            <Button
              variant="lime"
              disabled={meeting === 'write'}
              pending={meeting === 'connect'}
              onClick={() => void meet('connect')}
            >
              {guest.matchId === null ? t('quest-hall.connect', 'Connect') : hello}
            </Button>
          ) : (
            <Button variant="lime" onClick={onJoin}>
              {t('quest-hall.join-quest', 'Join Quest')}
            </Button>
          )}
        </>
      }
    >
      <div className="@container">
        <div className="flex items-center gap-x-5 gap-y-3 @max-[20rem]:flex-wrap">
          <Avatar person={guest} size={84} />
          <div className="min-w-0 grow @max-[20rem]:order-1 @max-[20rem]:basis-full">
            <MatchTotal data={sum} name={guest.displayName} size="md" />
          </div>
          <span className="ms-auto self-start">
            <SafetyMenu person={guest} onBlocked={onClose} />
          </span>
        </div>
      </div>
      {(guest.vibes.length > 0 || guest.isDemo) && (
        <ul
          aria-label={t('quest-hall.todays-vibes', 'Today’s vibes')}
          className="mt-4 flex flex-wrap items-center gap-2"
        >
          {vibesOf(guest).map(({ emoji, label }) => (
            <li key={label}>
              <Chip icon={<Emoji>{emoji}</Emoji>}>{label}</Chip>
            </li>
          ))}
          {guest.isDemo && (
            <li>
              <DemoMark />
            </li>
          )}
        </ul>
      )}
      <section aria-label={t('common.why-this-match', 'Why this match')} className="mt-4 border-t border-line">
        {why.data ? (
          <MatchParts data={why.data} name={guest.displayName} />
        ) : (
          <NoParts isFailed={why.isError} pending={why.isFetching} onRetry={() => void why.refetch()} />
        )}
      </section>
      <p className="mt-4 text-sm text-ink-2">{noteFor(guest, isIn)}</p>
      <Link href={paths.person(guest.id)} className="inline-flex min-h-11 items-center font-semibold underline">
        {t('common.view-profile', 'View profile')}
      </Link>
    </Dialog>
  );
}

/** Replaces the parts of the match: a placeholder of the same height while they load, or an error with a retry. */
function NoParts({ isFailed, pending, onRetry }: { isFailed: boolean; pending: boolean; onRetry: () => void }) {
  if (!isFailed) {
    return (
      <Loading>
        {matchParts.map((key) => (
          <div key={key} className="border-b border-line py-3.5 last:border-b-0">
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="mt-1 h-5 w-full" />
          </div>
        ))}
      </Loading>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <p className="text-sm text-ink-2">{t('quest-hall.the-parts-did-not-load', 'The parts of it did not load.')}</p>
      <Button variant="quiet" size="sm" pending={pending} onClick={onRetry}>
        {t('common.try-again', 'Try again')}
      </Button>
    </div>
  );
}

function noteFor({ matchId }: HallGuest, isIn: boolean): string {
  if (matchId !== null) return t('quest-hall.you-two-are-matched-already', 'You two are matched already.');
  return isIn
    ? t('quest-hall.connect-makes-a-match-of', 'Connect makes a match of you two. It takes none of your daily matches.')
    : t(
        'quest-hall.connecting-is-for-those-who',
        'Connecting is for those who are in the hall. Join first, then you two can.',
      );
}
