import { setGiftShelf } from '#contract/gifts.ts';
import type { Member } from '#contract/people.ts';
import { refreshGifts } from '#web/parts/gifts/gifts.data.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { useMe } from '#web/platform/me.ts';
import { Switch } from '#web/ui/Switch.tsx';
import { cx } from '#web/ui/cx.ts';
import { GiftDrawing } from '#web/ui/gifts/GiftDrawing.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { spoken, t } from '#web/words/words.ts';
import { useShelf } from './shelf.data.ts';

/** Shows the gifts that a person has unwrapped. On their own shelf, the person can hide the shelf from others. */
export function GiftShelf({ person }: { person: Pick<Member, 'id' | 'isSeedUser'> }) {
  const isOwn = useMe().data?.id === person.id;
  const pages = useShelf(person.id);
  const data = pages.data?.pages[0];
  const gifts = pages.data?.pages.flatMap((page) => page.gifts) ?? [];
  if (data === undefined || (!isOwn && data.count === 0)) return null;
  return (
    <section aria-labelledby="gift-shelf" className="mt-10">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="gift-shelf" className="text-xl">
          {t('gifts.gift-shelf', 'Gift shelf')}
        </h2>
        {data.count > 0 && (
          <span className="tabular text-sm text-ink-2">
            {t('gifts.gift-count', '{count, plural, one {# gift} other {# gifts}}', { count: data.count })}
          </span>
        )}
      </div>
      {data.count === 0 ? (
        <p className="mt-2 text-ink-2">
          {t('gifts.nothing-on-it-yet-what', 'Nothing on it yet. What you unwrap ends up here.')}
        </p>
      ) : (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-y-6">
          {gifts.map(({ id, giftType, from }) => (
            <li key={id} className="flex min-w-0 flex-col items-center text-center">
              <span
                className={cx(
                  'grid h-16 w-full place-items-end justify-center border-b border-ink pb-0.5',
                  giftType.rarity === 'cosmic' && 'text-gold-ink',
                )}
              >
                <GiftDrawing id={giftType.id} size={52} />
              </span>
              <span className="sr-only">{t('gifts.from', '{name} from', { name: spoken(giftType.name) })} </span>
              <bdi className="mt-1.5 w-full truncate px-1 text-sm text-ink-2">
                {from?.displayName ?? t('gifts.somebody-who-left', 'Somebody who left')}
              </bdi>
              <PersonMark of={from} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton pages={pages} className="pt-5">
        {t('gifts.earlier-gifts', 'Earlier gifts')}
      </MoreButton>
      {isOwn && <Visibility isHidden={data.isHidden} />}
    </section>
  );
}

function Visibility({ isHidden }: { isHidden: boolean }) {
  const [set, isRunning] = useTold(
    async () => {
      await call(setGiftShelf, { body: { isHidden: !isHidden } });
      refreshGifts();
    },
    t('common.nothing-changed', 'Nothing changed.'),
  );
  return (
    <div className="mt-4">
      <Switch
        label={t('gifts.show-my-gifts-to-others', 'Show my gifts to others')}
        checked={!isHidden}
        disabled={isRunning}
        onChange={() => void set()}
      />
    </div>
  );
}
