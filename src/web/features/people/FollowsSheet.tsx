import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { FollowButton } from './FollowButton.tsx';
import { useFollowList, type FollowList } from './follows.data.ts';

type FollowsSheetProps = { id: number; list: FollowList; returnTo: string; onClose: () => void };

const titles = {
  followers: t('people.followers', 'Followers'),
  following: t('people.following', 'Following'),
} as const;
const empty = {
  followers: t('people.nobody-follows-here-yet', 'No followers yet.'),
  following: t('people.nobody-is-followed-from-here', 'Not following anybody yet.'),
} as const;

/** The list of a person's followers, or of the people that the person follows. */
export function FollowsSheet({ id, list, returnTo, onClose }: FollowsSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={titles[list]}>
      <People id={id} list={list} returnTo={returnTo} />
    </Sheet>
  );
}

function People({ id, list, returnTo }: Omit<FollowsSheetProps, 'onClose'>) {
  const myId = useMe().data?.id;
  const pages = useFollowList(id, list);
  if (pages.data === undefined) {
    if (pages.isError) return <ErrorState onRetry={() => void pages.refetch()} pending={pages.isFetching} />;
    return (
      <Loading label={t('people.loading-the-list', 'Loading the list')}>
        <RowSkeleton rows={4} />
      </Loading>
    );
  }
  const people = pages.data.pages.flatMap((page) => page.people);
  if (people.length === 0) {
    return (
      <EmptyState
        title={empty[list]}
        action={
          <Link href={paths.browse()} className={buttonClass({ variant: 'outline' })}>
            {t('people.find-people', 'Find people')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul className="-my-3 divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className="flex min-h-18 items-center gap-3 py-2">
            <Link href={paths.person(person.id, returnTo)} className="flex min-w-0 grow items-center gap-3">
              <Avatar person={person} size={46} />
              <span className="min-w-0">
                <bdi className="block truncate font-semibold">{person.displayName}</bdi>
                <span className="block truncate text-sm text-ink-2">
                  <bdi>@{person.handle}</bdi>
                </span>
                <PersonMark of={person} />
              </span>
            </Link>
            {myId !== undefined && person.id !== myId && (
              <FollowButton
                myId={myId}
                person={person}
                isFollowing={person.isFollowing}
                size="sm"
                onChange={() => void pages.refetch()}
              />
            )}
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} className="pt-5">
        {t('people.show-more', 'Show more')}
      </MoreButton>
    </>
  );
}
