import { listBlocks, type Blocked } from '#contract/blocks.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { lift } from '#web/parts/people/safety.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { rich } from '#web/ui/rich.tsx';
import { locale, t } from '#web/words/words.ts';

/** The people that the person blocks, each with a button to lift the block. */
export function BlockedPage() {
  useTitle(t('blocks.blocked-people', 'Blocked people'));
  return (
    <Page
      title={t('blocks.blocked-people', 'Blocked people')}
      lede={t('blocks.you-and-they-do-not', 'You and they cannot see each other anywhere. Only you see this list.')}
      back={<BackLink to={paths.account()} label={t('common.back-to-your-account', 'Back to your account')} />}
    >
      <List />
    </Page>
  );
}

function List() {
  const { data, isError, isFetching, refetch } = useRead(listBlocks, {}, { staleTime: 0 });
  if (data === undefined) {
    if (isError) {
      return (
        <ErrorState
          title={t('blocks.your-list-did-not-load', 'Your list did not load.')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      );
    }
    return (
      <Loading label={t('blocks.loading-your-list', 'Loading your list')}>
        <RowSkeleton rows={3} />
      </Loading>
    );
  }
  if (data.blocks.length === 0) {
    return (
      <EmptyState
        title={t('blocks.you-block-nobody', 'You block nobody.')}
        note={t(
          'blocks.should-you-ever-want-to',
          'If you ever need it: Block is in the “…” of every profile and every chat.',
        )}
      />
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {data.blocks.map((blocked) => (
        <Row key={blocked.userId} blocked={blocked} />
      ))}
    </ul>
  );
}

/** The name for an account that is not visible now: deleted, suspended or paused. */
const GONE = t('blocks.a-wild-self', 'A Wild Self');

function Row({ blocked: { userId, user, blockedAt } }: { blocked: Blocked }) {
  const displayName = user?.displayName ?? GONE;
  const [unblock, isRunning] = useOneAtATime(() => lift({ id: userId, displayName }));
  return (
    <li className="flex min-h-18 items-center gap-4 py-3">
      <Avatar person={user ?? { displayName: GONE, handle: String(userId) }} size={50} />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          <bdi className="wrap-anywhere">{displayName}</bdi>
          {user?.isSeedUser && <AiMark />}
          {user?.isDemo && <DemoMark />}
        </span>
        <span className="block text-sm text-ink-2 wrap-anywhere">
          {rich(
            user === null
              ? t('blocks.not-here-since', 'Not here at the moment · since <day/>')
              : t('blocks.since', '@{handle} · since <day/>', { handle: user.handle }),
            { day: <time dateTime={blockedAt}>{dateFormat.format(new Date(blockedAt))}</time> },
          )}
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        pending={isRunning}
        aria-label={t('blocks.unblock', 'Unblock {displayName}', { displayName })}
        onClick={() => void unblock()}
        className="shrink-0"
      >
        {t('blocks.unblock-2', 'Unblock')}
      </Button>
    </li>
  );
}

const dateFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
