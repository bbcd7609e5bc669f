import { memo } from 'react';
import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import { paths } from '#web/paths.ts';
import { NameAndAge } from '#web/parts/people/NameAndAge.tsx';
import { asWritten } from '#web/ui/asWritten.ts';
import { CheckedLine } from '#web/ui/CheckedMark.tsx';
import { ContourDisc } from '#web/ui/ContourDisc.tsx';
import { PersonSign } from '#web/ui/Marks.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { spoken, t } from '#web/words/words.ts';
import type { Listed } from './directory.data.ts';
import { FollowButton } from './FollowButton.tsx';
import { lookingWords } from './looking.words.ts';
import type { useLooking } from './useLooking.ts';

/** Columns with hairlines; one column where two do not fit. */
export const cardsClass =
  '-me-px grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] border-t border-line ' +
  'md:grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]';
const cardClass = 'flex min-w-0 flex-col border-e border-b border-line px-5 pt-2 pb-4';

type CardProps = {
  person: Listed;
  myId: number | undefined;
  /** True for the first demo member of the list: a line before the card says what they are. */
  isFirstDemo: boolean;
  returnTo: string;
  watch: ReturnType<typeof useLooking>;
};

/** Memoized, so that a change of presence renders only the card of that person. */
export const BrowseCard = memo(function PersonCard({ person, myId, isFirstDemo, returnTo, watch }: CardProps) {
  const { displayName, age, city, mbtiType, words, shared } = person;
  const facts = [city, mbtiType === null ? null : spoken(archetypes[mbtiType].name)].filter((fact) => fact !== null);
  const card = (
    <li className={cardClass} data-person={person.id} ref={watch}>
      <Link href={paths.person(person.id, returnTo)} className="group flex grow flex-col rounded-control">
        <span className="-ms-5 -mb-2 block">
          <ContourDisc person={person} />
        </span>
        <span className="display text-[min(1.1875rem,8vw)] leading-6 wrap-anywhere group-hover:underline">
          <NameAndAge name={displayName} age={age} />
          {person.isDemo && <span> </span>}
          <PersonSign of={person} />
        </span>
        {person.photoChecked !== undefined && <CheckedLine month={person.photoChecked} className="mt-0.5" />}
        {facts.length > 0 && <span className="text-sm leading-5 text-ink-2">{facts.join(' · ')}</span>}
        {person.lookingFor !== undefined && (
          <span className="text-sm leading-5 text-ink-2">{lookingWords[person.lookingFor]}</span>
        )}
        {words !== null && (
          <bdi {...asWritten} className="mt-2 block overflow-y-clip text-[0.9375rem] leading-5 wrap-anywhere">
            {words}
          </bdi>
        )}
        {shared.length > 0 && (
          <span className="mt-2 flex flex-col gap-0.5 text-sm leading-5">
            <span className="sr-only">{t('people.you-share', 'You share:')}</span>
            {shared.map(({ kind, id, name }) => (
              <span key={`${kind} ${id}`} className="flex items-baseline gap-2">
                <span aria-hidden className="size-2.5 shrink-0 rounded-full border-2 border-ink bg-lime" />
                <bdi className="min-w-0 wrap-anywhere">
                  {kind === 'vibe'
                    ? t('people.vibe-today', '{vibe} today', { vibe: spoken(name) })
                    : kind === 'interest'
                      ? spoken(name)
                      : name}
                </bdi>
              </span>
            ))}
          </span>
        )}
      </Link>
      {myId !== undefined && (
        <span className="mt-3 block">
          <FollowButton myId={myId} person={person} isFollowing={person.isFollowing} size="sm" isOnCard />
        </span>
      )}
    </li>
  );
  if (!isFirstDemo) return card;
  return (
    <>
      <li className="col-span-full flex items-center gap-2 border-e border-b border-line bg-paper-2 px-5 py-3 text-sm text-ink-2">
        <PersonSign of={person} />
        <span>{t('people.demo-from-here', 'Demo members from here on: invented, with no person behind them.')}</span>
      </li>
      {card}
    </>
  );
});

/** The cards while the first page is read. */
export function CardSkeletons() {
  return (
    <div className={cardsClass}>
      {Array.from({ length: 6 }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- cards without content differ by place only
        <div key={index} className={cardClass}>
          <Skeleton className="my-5.5 size-22 rounded-full!" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-12 h-11 w-22" />
        </div>
      ))}
    </div>
  );
}
