import type { ReactNode } from 'react';
import { MANY } from '#contract/matching.ts';
import type { CheckStanding } from '#contract/photo-check.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { useMe } from '#web/platform/me.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Section } from '#web/ui/Page.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { t } from '#web/words/words.ts';
import { meetOnlyChecked, useCheckedReach } from './photo-check.data.ts';

/** The filter for checked photos: both directions as a picture, and its price in people. */
export function OnlyChecked({ standing: { onlyChecked, checkedAt } }: { standing: CheckStanding }) {
  const [set, isSetting] = useTold(meetOnlyChecked, t('photo-check.not-changed', 'Not changed'));
  const isOpen = checkedAt !== null || onlyChecked;
  return (
    <Section title={t('photo-check.whom-you-meet', 'Whom you meet')}>
      <Switch
        label={t('photo-check.only-checked', 'Only photo-checked people')}
        note={
          isOpen
            ? t('photo-check.both-ways', 'In matching and Browse, both ways')
            : t('photo-check.own-first', 'Opens with a checked photo of your own: you ask of others what you give.')
        }
        checked={onlyChecked}
        disabled={!isOpen || isSetting}
        onChange={(isOn) => void set(isOn)}
      />
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-px overflow-hidden rounded-plate border-[1.5px] border-ink bg-ink">
        <Way sign="⇆" other={<OtherChecked />}>
          {t('photo-check.both-checked', 'Both checked: you can meet.')}
        </Way>
        <Way sign="×" other={<span className="size-9 rounded-full border-[1.5px] border-dashed border-edge" />}>
          {t('photo-check.not-checked', 'Not checked: neither sees the other.')}
        </Way>
      </div>
      <Price />
      {onlyChecked && checkedAt === null && (
        <p className="mt-2 text-sm text-ink-2">
          {t(
            'photo-check.filter-stays',
            'Your own photo is not checked now. The filter stays on for you, and others who use it do not see you.',
          )}
        </p>
      )}
    </Section>
  );
}

/** Somebody as a disc with an animal, as people without a picture are. */
function OtherChecked() {
  return (
    <span className="grid size-9 place-items-center rounded-full bg-paper-3">
      <Animal name="fox" size={26} />
    </span>
  );
}

function Way({ sign, other, children }: { sign: string; other: ReactNode; children: string }) {
  const me = useMe().data;
  return (
    <div className="bg-paper p-4">
      <p aria-hidden className="mb-2 flex items-center gap-3 text-lg">
        {me && <Avatar person={me} size={36} />}
        <span>{sign}</span>
        {other}
      </p>
      <p>{children}</p>
    </div>
  );
}

/** What the filter leaves of the people within reach, as coarsely as every count of people. */
function Price() {
  const reach = useCheckedReach().data?.reach;
  if (reach === undefined || reach === null || reach.people === 0) return null;
  const { people, checked } = reach;
  const all = people >= MANY ? t('photo-check.more-than', 'more than {people}', { people: MANY }) : String(people);
  return (
    <p className="mt-3 text-sm text-ink-2">
      {checked === 0
        ? t('photo-check.leaves-nobody', 'It leaves nobody of the people within your reach today.')
        : checked < FEW
          ? t('photo-check.leaves-few', 'It leaves fewer than five of the people within your reach.')
          : checked >= MANY
            ? t('photo-check.leaves-many', 'It leaves more than {people} people within your reach.', { people: MANY })
            : t('photo-check.leaves', 'It leaves about {checked} of {all} people within your reach.', { checked, all })}
    </p>
  );
}

/** Below this, a count of people says only that somebody is there; see docs/decisions/014-no-ruler.md. */
const FEW = 5;
