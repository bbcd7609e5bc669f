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
  return (
    <>
      <div role="group" aria-label={t('people.numbers', 'Numbers')} className="mt-4 -ml-2 flex flex-wrap gap-x-1">
        <Stat count={data?.posts}>
          <Figure
            words={(count) => t('people.posts-word', '{posts, plural, one {post} other {posts}}', { posts: count })}
            of={data?.posts}
          />
        </Stat>
        <Stat count={data?.followers} onOpen={() => setOpen('followers')}>
          <Figure
            words={(count) =>
              t('people.followers-word', '{followers, plural, one {follower} other {followers}}', { followers: count })
            }
            of={data?.followers}
          />
        </Stat>
        <Stat count={data?.following} onOpen={() => setOpen('following')}>
          <Figure words={() => t('people.following-word', 'following')} of={data?.following} />
        </Stat>
        <Stat count={data?.flowers}>
          <Figure
            words={(count) =>
              t('people.flowers-word', '{flowers, plural, one {flower} other {flowers}}', { flowers: count })
            }
            of={data?.flowers}
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

type FigureProps = { words: (count: number) => string; of: number | undefined };

/** A number over its word. It is as wide as with the plural, so that the numbers beside it stay when it arrives. */
function Figure({ words, of: count }: FigureProps) {
  return (
    <span className="block min-w-9">
      <span className="display tabular block text-2xl leading-tight">
        {count === undefined ? '–' : shortCount(count)}
      </span>{' '}
      <span
        data-plural={words(0)}
        className="block text-sm text-ink-2 before:invisible before:block before:h-0 before:overflow-hidden before:content-[attr(data-plural)]"
      >
        {words(count ?? 0)}
      </span>
    </span>
  );
}
