import { useEffect, useState, type ReactNode } from 'react';
import { userStats } from '#contract/accounts.ts';
import { useHere } from '#web/platform/here.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { shortCount } from '#web/ui/shortCount.ts';
import { locale, t } from '#web/words/words.ts';
import type { FollowList } from './follows.data.ts';

const FollowsSheet = fetched(() => import('./FollowsSheet.tsx').then((module) => module.FollowsSheet));

type StatsProps = {
  id: number;
  /** Shown while all counts are zero. */
  none?: ReactNode;
};

/**
 * A person's counts, without those that are zero. A press on the count of followers, or of people that the person
 * follows, opens the list.
 */
export function Stats({ id, none }: StatsProps) {
  const { data, isError, isFetching, refetch } = useRead(userStats, { params: { id } }, { staleTime: 0 });
  const [open, setOpen] = useState<FollowList | null>(null);
  const here = useHere();
  useEffect(() => FollowsSheet.fetchOnceTouched(), []);
  const { posts = 0, followers = 0, following = 0, flowers = 0 } = data ?? {};
  const isNone = data !== undefined && posts + followers + following + flowers === 0;
  return (
    <>
      {isNone ? (
        <p className="mt-4 flex min-h-16.5 flex-wrap items-center gap-x-2 text-ink-2">{none}</p>
      ) : (
        <div
          role="group"
          aria-label={t('people.numbers', 'Numbers')}
          className="mt-4 -ms-2 flex min-h-16.5 flex-wrap gap-x-1"
        >
          <Stat count={posts} word={t('people.posts-word', '{posts, plural, one {post} other {posts}}', { posts })} />
          <Stat
            count={followers}
            word={t('people.followers-word', '{followers, plural, one {follower} other {followers}}', { followers })}
            onOpen={() => setOpen('followers')}
          />
          <Stat count={following} word={t('people.following-word', 'following')} onOpen={() => setOpen('following')} />
          <Stat
            count={flowers}
            word={t('people.flowers-word', '{flowers, plural, one {flower} other {flowers}}', { flowers })}
          />
          {isError && data === undefined && (
            <Button size="sm" variant="outline" pending={isFetching} onClick={() => void refetch()}>
              {t('people.count-again', 'Count again')}
            </Button>
          )}
        </div>
      )}
      {open && <FollowsSheet id={id} list={open} returnTo={here} onClose={() => setOpen(null)} />}
    </>
  );
}

type StatProps = { count: number; word: string; onOpen?: () => void };

/** One number over its word; none for zero. If it is shortened, its `title` has the whole number. */
function Stat({ count, word, onOpen }: StatProps) {
  if (count === 0) return null;
  const title = count > 999 ? count.toLocaleString(locale) : undefined;
  const figure = (
    <>
      <span className="display tabular block text-2xl leading-tight">{shortCount(count)}</span>{' '}
      <span className="block text-sm text-ink-2">{word}</span>
    </>
  );
  if (onOpen === undefined) {
    return (
      <span title={title} className="px-2 py-1">
        {figure}
      </span>
    );
  }
  return (
    <button type="button" title={title} onClick={onOpen} className="rounded-lg px-2 py-1 text-start hover:bg-paper-2">
      {figure}
    </button>
  );
}
