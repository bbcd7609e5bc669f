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

/** A person's counts. A press on the count of followers, or of people that the person follows, opens the list. */
export function Stats({ id }: { id: number }) {
  const { data, isError, isFetching, refetch } = useRead(userStats, { params: { id } }, { staleTime: 0 });
  const [open, setOpen] = useState<FollowList | null>(null);
  const here = useHere();
  useEffect(() => FollowsSheet.fetchOnceTouched(), []);
  const shown = (count: number | undefined) => (count === undefined ? '–' : shortCount(count));
  return (
    <>
      <div role="group" aria-label={t('people.numbers', 'Numbers')} className="mt-4 -ml-2 flex flex-wrap gap-x-1">
        <Stat count={data?.posts}>
          <Figure
            count={shown(data?.posts)}
            word={t('people.posts-word', '{posts, plural, one {post} other {posts}}', { posts: data?.posts ?? 0 })}
          />
        </Stat>
        <Stat count={data?.followers} onOpen={() => setOpen('followers')}>
          <Figure
            count={shown(data?.followers)}
            word={t('people.followers-word', '{followers, plural, one {follower} other {followers}}', {
              followers: data?.followers ?? 0,
            })}
          />
        </Stat>
        <Stat count={data?.following} onOpen={() => setOpen('following')}>
          <Figure count={shown(data?.following)} word={t('people.following-word', 'following')} />
        </Stat>
        <Stat count={data?.flowers}>
          <Figure
            count={shown(data?.flowers)}
            word={t('people.flowers-word', '{flowers, plural, one {flower} other {flowers}}', {
              flowers: data?.flowers ?? 0,
            })}
          />
        </Stat>
        {isError && data === undefined && (
          <Button size="sm" variant="outline" pending={isFetching} onClick={() => void refetch()}>
            {t('people.count-again', 'Count again')}
          </Button>
        )}
      </div>
      {open && <FollowsSheet id={id} list={open} returnTo={here} onClose={() => setOpen(null)} />}
    </>
  );
}

type StatProps = { count: number | undefined; onOpen?: () => void; children: ReactNode };

/** One number. If it is shortened, its `title` has the whole number. */
function Stat({ count, onOpen, children }: StatProps) {
  const title = count !== undefined && count > 999 ? count.toLocaleString(locale) : undefined;
  if (onOpen === undefined) {
    return (
      <span title={title} className="px-2 py-1">
        {children}
      </span>
    );
  }
  return (
    <button type="button" title={title} onClick={onOpen} className="rounded-lg px-2 py-1 text-left hover:bg-paper-2">
      {children}
    </button>
  );
}

function Figure({ count, word }: { count: string; word: string }) {
  return (
    <span>
      <span className="display tabular block text-2xl leading-tight">{count}</span>{' '}
      <span className="block text-sm text-ink-2">{word}</span>
    </span>
  );
}
