import { Link } from 'wouter';
import type { PersonCard } from '#contract/people.ts';
import type { TrendingPreview } from '#contract/trending.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { spoken, t } from '#web/words/words.ts';

const EARLIER_MOST = 5;

/** The people in the room of a preview. Renders nothing where there are none. */
export function PeopleHere({ preview: { here, lines } }: { preview: TrendingPreview }) {
  const known = new Set(here.map(({ id }) => id));
  const earlier = [...new Map(lines.map(({ by }) => [by.id, by])).values()]
    .filter(({ id }) => !known.has(id))
    .slice(-EARLIER_MOST);
  if (here.length === 0 && earlier.length === 0) return null;
  return (
    <aside aria-label={t('trending.people', 'People')} className={cx(column, 'overflow-y-auto')}>
      {here.length > 0 && (
        <>
          <h2 className="text-base">{t('trending.here-now', 'Here now')}</h2>
          <ul className="mt-2">
            {here.map((person) => (
              <li key={person.id}>
                <Here person={person} />
              </li>
            ))}
          </ul>
        </>
      )}
      {earlier.length > 0 && (
        <div className="border-line not-first:mt-4 not-first:border-t not-first:pt-5">
          <h2 className="text-base">{t('trending.earlier', 'Earlier')}</h2>
          <ul className="mt-3 flex flex-wrap gap-1">
            {earlier.map((person) => (
              <li key={person.id}>
                <Link href={paths.person(person.id)} className="grid size-11 place-items-center rounded-full">
                  <Avatar person={person} size={36} label={person.displayName} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-2">
        {t('trending.only-people', 'Only people are counted here. AI characters do not enter rooms.')}
      </p>
    </aside>
  );
}

const column = 'w-63 shrink-0 border-s border-line px-6 py-7';

/** Keeps the place of the people while they load, so that the room does not become narrower later. */
export function PeopleWaiting() {
  return (
    <div aria-hidden className={column}>
      <Skeleton className="h-5 w-24" />
      <div className="mt-4 flex gap-3">
        <Skeleton className="size-9 rounded-full!" />
        <Skeleton className="size-9 rounded-full!" />
      </div>
    </div>
  );
}

function Here({ person }: { person: PersonCard }) {
  return (
    <Link href={paths.person(person.id)} className="flex min-h-14 items-center gap-3 rounded-control py-1.5">
      <Avatar person={person} size={36} />
      <span className="min-w-0">
        <bdi className="block truncate leading-5 font-semibold">{person.displayName}</bdi>
        {person.primaryArchetype !== null && (
          <span className="block truncate text-sm text-ink-2">{spoken(person.primaryArchetype)}</span>
        )}
      </span>
    </Link>
  );
}
