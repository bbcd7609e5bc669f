import { Link, useLocation, useParams } from 'wouter';
import { listChats } from '#contract/chat.list.ts';
import { joinByLink, previewLink, withdrawRequest } from '#contract/groups.links.ts';
import { FaceImage } from '#web/parts/rooms/GroupFace.tsx';
import { membersWords } from '#web/parts/rooms/groups.words.ts';
import { useFault } from '#web/parts/failures/useFault.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';
import { paths } from '#web/paths.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { GroupMark } from '#web/ui/GroupMark.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';

/** Shows the group of a link, with a button to join, to ask to join or to withdraw the request. */
export function GroupLinkPage() {
  const code = useParams()['code'] ?? '';
  const { data: group, error, isFetching, refetch } = useRead(previewLink, { params: { code } }, { staleTime: 0 });
  const [, navigate] = useLocation();
  useTitle(group?.name ?? t('groups.group-link', 'Group link'));
  const [act, isActing, fault] = useFault(async (what: 'join' | 'withdraw') => {
    try {
      if (what === 'withdraw') await call(withdrawRequest, { params: { code } });
      else {
        const { roomId, isMember } = await call(joinByLink, { params: { code } });
        await invalidate(listChats);
        if (isMember) navigate(paths.chat(roomId), { replace: true });
      }
    } catch (failure) {
      // The link ended after the page had shown the group.
      if (asCallError(failure).status !== 404) throw failure;
    }
    await refetch();
  });
  if (group === undefined || error?.status === 404) {
    return <Unopened status={error?.status} pending={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="mx-auto flex w-full max-w-md grow flex-col items-center justify-center gap-4 px-5 py-10 text-center">
      <GroupMark seed={group.roomId} gradient={group.gradient} size={112}>
        {group.picture !== null && <FaceImage key={group.picture.id} src={group.picture.medium} />}
      </GroupMark>
      <PageHeading>
        <bdi>{group.name}</bdi>
      </PageHeading>
      <p {...asWritten} className="text-lg whitespace-pre-line [overflow-wrap:anywhere]">
        {group.description}
      </p>
      <p className="text-ink-2">{membersWords(group.memberCount)}</p>
      {group.isMember ? (
        <Link href={paths.chat(group.roomId)} className={buttonClass({ variant: 'lime', full: true })}>
          {t('groups.you-are-in-open-it', 'You are in. Open it')}
        </Link>
      ) : group.isAsked ? (
        <>
          <p role="status" className="font-semibold">
            {t(
              'groups.you-asked-to-join-when',
              'You asked to join. When an admin says yes, the group is in your chats.',
            )}
          </p>
          <Button variant="outline" full pending={isActing} onClick={() => void act('withdraw')}>
            {t('groups.take-it-back', 'Take it back')}
          </Button>
        </>
      ) : (
        <Button variant="lime" full pending={isActing} onClick={() => void act('join')}>
          {group.asksFirst ? t('groups.ask-to-join', 'Ask to join') : t('common.join', 'Join')}
        </Button>
      )}
      <p role="alert" className="text-coral-ink empty:hidden">
        {fault}
      </p>
    </div>
  );
}

/** Shows that the link is loading, that it opens nothing (404), or that it did not load. */
function Unopened({ status, ...again }: { status: number | undefined; pending: boolean; onRetry: () => void }) {
  return (
    <div className="grid grow place-items-center">
      <PageHeading hidden>{t('groups.group-link', 'Group link')}</PageHeading>
      {status === undefined ? (
        <Loading label={t('groups.opening-the-link', 'Opening the link')}>
          <RowSkeleton rows={2} />
        </Loading>
      ) : status === 404 ? (
        <DeadLink />
      ) : (
        <ErrorState title={t('groups.the-link-did-not-open', 'The link did not open.')} {...again} />
      )}
    </div>
  );
}

function DeadLink() {
  return (
    <EmptyState
      title={t('groups.this-link-opens-nothing', 'This link leads nowhere.')}
      note={t(
        'groups.links-to-a-group-end',
        'Links to a group end after a week, or when enough people came. Ask whoever sent it for a new one.',
      )}
      action={
        <Link href={paths.chats()} className={buttonClass({ variant: 'outline' })}>
          {t('groups.all-chats', 'All chats')}
        </Link>
      }
    />
  );
}
