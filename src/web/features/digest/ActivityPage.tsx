import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Activity, ActivityKind } from '#contract/digest.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { ago } from '#web/platform/ago.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { MarkInText } from '#web/ui/Marks.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { seen, useActivity } from './activity.data.ts';

const did: Readonly<Record<ActivityKind, string>> = {
  like: t('digest.likes-your-post', 'likes your post'),
  comment: t('digest.commented-on-your-post', 'commented on your post'),
  follow: t('digest.follows-you-now', 'follows you now'),
  mention: t('digest.mentioned-you', 'mentioned you'),
};

/** Lists the likes, comments, follows and mentions that the person received, the latest first. */
export function ActivityPage() {
  useTitle(t('digest.lately', 'Lately'));
  return (
    <Page
      title={t('digest.lately', 'Lately')}
      lede={t('digest.likes-comments-follows-and-mentions', 'Likes, comments, follows and mentions.')}
      back={<BackLink to={paths.home()} label={t('digest.back-to-home', 'Back to Home')} />}
    >
      <List />
      <p className="py-4">
        <Link href={paths.notifications()} className="inline-flex min-h-11 items-center font-semibold underline">
          {t('digest.choose-what-you-hear-of', 'Choose my notifications')}
        </Link>
      </p>
    </Page>
  );
}

function List() {
  const pages = useActivity();
  const all = pages.data?.pages.flatMap(({ activity }) => activity) ?? [];
  const newest = all[0];
  const at = newest?.isNew === true ? newest.at : undefined;
  const id = newest?.id;
  useEffect(() => {
    if (at !== undefined && id !== undefined) void seen({ at, id });
  }, [at, id]);
  const [now] = useState(() => new Date());
  if (pages.data === undefined) {
    if (pages.isError) {
      return (
        <ErrorState
          title={t('digest.this-did-not-load', 'This did not load.')}
          onRetry={() => void pages.refetch()}
          pending={pages.isFetching}
        />
      );
    }
    return (
      <Loading label={t('digest.looking-around', 'Looking around')}>
        <RowSkeleton rows={6} />
      </Loading>
    );
  }
  if (all.length === 0) return <Nothing />;
  return (
    <>
      <ul
        aria-label={t('digest.what-others-did', 'What others did')}
        className="divide-y divide-line border-y border-line"
      >
        {togetherIn(all).map((one) => (
          <Row key={one.id} one={one} now={now} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button variant="outline" pending={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('digest.more', 'More')}
        </Button>
      )}
    </>
  );
}

type Together = Activity & { others: number };

/** Puts the likes of one post into one entry, at the place of the latest. */
function togetherIn(all: readonly Activity[]): Together[] {
  const entries = new Map<string, Together>();
  for (const one of all) {
    const key = one.kind === 'like' && one.postId !== null ? one.postId : one.id;
    const first = entries.get(key);
    entries.set(key, first === undefined ? { ...one, others: 0 } : { ...first, others: first.others + 1 });
  }
  return [...entries.values()];
}

function Row({ one: { kind, at, isNew, person, postId, words, others }, now }: { one: Together; now: Date }) {
  const href = postId === null ? paths.person(person.id, paths.activity()) : paths.publicPost(postId);
  return (
    <li>
      <Link href={href} className="flex min-h-18 items-start gap-4 rounded-control py-3 hover:bg-paper-2">
        <Avatar person={person} size={44} />
        <span className="min-w-0 grow">
          <span className="block wrap-anywhere">
            <bdi className="font-semibold">{person.displayName}</bdi>
            <MarkInText of={person} />
            <span>
              {' '}
              {others === 0
                ? did[kind]
                : t('digest.and-others-like', 'and {others, plural, one {# other} other {# others}} like your post', {
                    others,
                  })}
            </span>
          </span>
          {words !== '' && (
            <span {...asWritten} className="line-clamp-2 text-ink-2 wrap-anywhere">
              {words}
            </span>
          )}
          <time dateTime={at} className="text-sm text-ink-2">
            {ago(at, now)}
          </time>
        </span>
        {isNew && (
          <span className="shrink-0 rounded-full bg-ink px-2.5 py-0.5 text-xs font-semibold text-paper">
            {t('digest.new', 'New')}
          </span>
        )}
      </Link>
    </li>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={t('digest.nobody-has-stirred-yet', 'Nothing new yet.')}
      note={t(
        'digest.when-somebody-likes-answers-follows',
        'When somebody likes, answers, follows or mentions you, you see it here.',
      )}
      action={
        <Link href={paths.peek()} className={buttonClass({ variant: 'outline' })}>
          {t('digest.see-what-is-wild', 'See what is wild')}
        </Link>
      }
    />
  );
}
