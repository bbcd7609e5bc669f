import { useState } from 'react';
import { Link } from 'wouter';
import { listMeetings, type KeptMeeting } from '#contract/plans.meetings.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { forgetKept } from '#web/parts/meet/meet.data.ts';
import { keptWords } from '#web/parts/meet/meet.words.ts';
import { MeetWords } from '#web/parts/meet/MeetWords.tsx';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { locale, t } from '#web/words/words.ts';

/** The meetings that a person keeps for themself, with their own words about each. */
export function MeetingsPage() {
  useTitle(t('meet.people-you-met', 'People you met'));
  return (
    <Page
      title={t('meet.people-you-met', 'People you met')}
      lede={t('meet.your-own-list', 'Your own list. Nobody else sees it, and it changes no match.')}
      back={<BackLink to={paths.account()} label={t('common.back-to-your-account', 'Back to your account')} />}
    >
      <List />
    </Page>
  );
}

function List() {
  const { data, isError, isFetching, refetch } = useRead(listMeetings, {}, { staleTime: 0 });
  if (data === undefined) {
    return isError ? (
      <ErrorState
        title={t('meet.your-list-did-not-load', 'Your list did not load.')}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    ) : (
      <Loading>
        <RowSkeleton rows={3} />
      </Loading>
    );
  }
  if (data.meetings.length === 0)
    return (
      <EmptyState
        title={t('meet.nobody-yet', 'Nobody yet.')}
        note={t(
          'meet.the-day-after-a-plan',
          'The day after a plan that you both said yes to, we ask you once whether you met.',
        )}
      />
    );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {data.meetings.map((meeting) => (
        <Row key={meeting.planId} kept={meeting} />
      ))}
    </ul>
  );
}

function Row({ kept }: { kept: KeptMeeting }) {
  const [window, setWindow] = useState<'words' | 'forget' | null>(null);
  const { person, plan, planId, meeting, words } = kept;
  const name = person?.displayName ?? (plan === null ? t('meet.somebody', 'Somebody') : plan.title);
  const day = dayFormat.format(new Date(kept.startsAt));
  const close = (): void => setWindow(null);
  return (
    <li className="flex gap-4 py-4">
      {person !== null && <Avatar person={person} size={50} />}
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          <time dateTime={kept.startsAt}>{day}</time>
          {plan !== null && <span> · </span>}
          {plan !== null && (
            <Link
              href={paths.chat(plan.roomId, plan.seq)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <bdi>{plan.title}</bdi>
            </Link>
          )}
        </p>
        <p>{keptWords(meeting)}</p>
        {words !== '' && (
          <p {...asWritten} className="mt-2 whitespace-pre-wrap text-ink-2 wrap-anywhere">
            {words}
          </p>
        )}
        <p className="flex flex-wrap gap-x-5">
          <Act name={name} label={t('meet.change', 'Change')} onPress={() => setWindow('words')} />
          <Act name={name} label={t('meet.forget-it', 'Forget it')} onPress={() => setWindow('forget')} />
        </p>
      </div>
      {window === 'words' && <MeetWords planId={planId} kept={{ meeting, words }} onClose={close} />}
      {window === 'forget' && <Forget planId={planId} onClose={close} />}
    </li>
  );
}

function Act({ name, label, onPress }: { name: string; label: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="min-h-11 text-sm font-semibold underline underline-offset-4">
      {label} <bdi className="sr-only">{name}</bdi>
    </button>
  );
}

function Forget({ planId, onClose }: { planId: string; onClose: () => void }) {
  const [confirm, isRunning] = useOneAtATime(async () => {
    try {
      await forgetKept(planId);
      onClose();
    } catch (error) {
      tellFailure(error, t('meet.it-is-still-there', 'It is still there.'));
    }
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('meet.forget-this-meeting', 'Forget this meeting?')}
      description={t('meet.your-words-go-with-it', 'Your words about it go with it. The plan and the chat stay.')}
      confirm={t('meet.forget-it', 'Forget it')}
      cancel={t('meet.keep-it', 'Keep it')}
      danger
      pending={isRunning}
      onConfirm={() => void confirm()}
    />
  );
}

const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
