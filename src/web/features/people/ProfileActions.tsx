import { useEffect, useState } from 'react';
import { userStats } from '#contract/accounts.ts';
import { giveFlowers } from '#contract/flowers.ts';
import type { Member } from '#contract/people.ts';
import { useShare } from '#web/parts/sharing/useShare.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { FlowerLotus } from '#web/ui/icons/FlowerLotus.ts';
import { ShareFat } from '#web/ui/icons/ShareFat.ts';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

const FlowerRain = fetched(() => import('#web/ui/FlowerRain.tsx').then((module) => module.FlowerRain));

type Who = { person: Pick<Member, 'id' | 'handle' | 'displayName'>; isOwn?: boolean };

export const linkOf = ({ handle, displayName }: Who['person']) => ({
  title: displayName,
  text: t('people.vibe-together-with-on-wildin', 'Vibe together with {displayName} on wildin.', { displayName }),
  path: paths.invite(handle),
});

/** The button that shares a person's invite link. */
export function ShareProfile({ person }: Who) {
  const share = useShare(linkOf(person));
  return (
    <IconButton
      icon={ShareFat}
      tone="soft"
      label={t('people.share-s-profile', 'Share {displayName}’s profile', { displayName: person.displayName })}
      onClick={share}
    />
  );
}

/** The button for a rain of flowers. On another person's profile, each press is a gift; only one an hour is counted. */
export function Flowers({ person: { id, displayName }, isOwn = false }: Who) {
  const [rains, setRains] = useState(0);
  useEffect(() => FlowerRain.fetchOnceTouched(), []);
  const [give] = useTold(
    async () => {
      setRains((count) => count + 1);
      if (isOwn) {
        toast({ title: t('people.it-rains-flowers', 'It rains flowers.') });
        return;
      }
      const { isCounted } = await call(giveFlowers, { params: { id } });
      await invalidate(userStats, { id });
      const description = isCounted
        ? undefined
        : t('people.one-gift-an-hour-counts', 'One gift an hour counts, and all of them rain.');
      toast({
        title: t('people.flowers-for', 'Flowers for {displayName}', { displayName }),
        ...(description && { description }),
        tone: 'good',
      });
    },
    t('people.no-flowers-today', 'No flowers today.'),
  );
  return (
    <>
      <IconButton
        icon={FlowerLotus}
        tone="soft"
        label={
          isOwn
            ? t('people.let-flowers-rain', 'Let flowers rain')
            : t('people.give-flowers', 'Give {displayName} flowers', { displayName })
        }
        onClick={() => void give()}
      />
      {rains > 0 && <FlowerRain key={rains} seed={`${id} ${rains}`} onClose={() => undefined} />}
    </>
  );
}
