import { agePreferences, depths, genderPreferences, radiuses, styles, type Preferences } from '#contract/matching.ts';
import { agesOf } from '#contract/matching.ages.ts';
import { intents } from '#contract/people.ts';
import { ChoiceCards, ManyChoiceCards, type CardChoice } from '#web/ui/ChoiceCards.tsx';
import { StopSlider } from '#web/ui/Slider.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { t } from '#web/words/words.ts';
import { radiusWords } from '#web/features/matching/state/match.words.ts';
import { meetWords, presetNote } from './age.words.ts';
import { chooseGenders, type SoulStep } from './soul.rules.ts';
import { depthWords, genderWords, intentWords, presetNames, styleWords } from './soul.words.ts';
import { TonguesChoice } from '#web/parts/tongues/TonguesChoice.tsx';
import { useMe } from '#web/platform/me.ts';

export const soulWords: Readonly<Record<SoulStep, { title: string; lede: string }>> = {
  age: {
    title: t('matching.whose-age-resonates', 'What ages suit you?'),
    lede: t('matching.it-holds-both-ways-you', 'You only meet people who are open to your age, too.'),
  },
  distance: {
    title: t('matching.how-far-do-you-connect', 'How far away is okay?'),
    lede: t(
      'matching.others-only-ever-learn-how',
      'Others only ever learn how near you are in words like “same county”.',
    ),
  },
  connections: {
    title: t('matching.whom-do-you-hope-to', 'Who do you hope to meet?'),
    lede: t('matching.what-for-and-whom', 'And what for? Friendship is never matched with romance alone.'),
  },
  communication: {
    title: t('matching.how-do-you-reach-out', 'How do you reach out?'),
    lede: t('matching.pick-all-that-suit-you', 'Pick all that suit you.'),
  },
};

const titled = <V extends string>(keys: readonly V[], words: Readonly<Record<V, string>>): CardChoice<V>[] =>
  keys.map((value) => ({ value, title: words[value] }));

type StepProps = { wish: Preferences; onChange: (part: Partial<Preferences>) => void };

export function SoulStepFields({ step, age, ...rest }: StepProps & { step: SoulStep; age: number | undefined }) {
  switch (step) {
    case 'age':
      return <AgeStep age={age} {...rest} />;
    case 'distance':
      return <DistanceStep {...rest} />;
    case 'connections':
      return <ConnectionsStep {...rest} />;
    case 'communication':
      return <CommunicationStep {...rest} />;
  }
}

function AgeStep({ age, wish, onChange }: StepProps & { age: number | undefined }) {
  return (
    <>
      <ChoiceCards
        legend={t('matching.age', 'Age')}
        hideLegend
        columns={1}
        value={wish.agePreference}
        onChange={(agePreference) =>
          onChange({ agePreference, followsAge: agePreference !== 'no_preference', ...agesOf(agePreference, age) })
        }
        choices={agePreferences.map((preset) => ({
          value: preset,
          title: presetNames[preset],
          note: presetNote(preset, wish, age),
        }))}
      />
      <p className="mt-4 text-sm text-ink-2" aria-live="polite">
        {meetWords(wish, age)}
      </p>
    </>
  );
}

function DistanceStep({ wish, onChange }: StepProps) {
  return (
    <>
      <StopSlider
        label={t('matching.distance', 'Distance')}
        hideLabel
        stops={radiuses.map((radius) => ({ value: radius, label: radiusWords[radius].label }))}
        value={wish.locationRadius}
        onChange={(locationRadius) => onChange({ locationRadius })}
      />
      <p className="mt-6 text-center text-lg" aria-live="polite">
        {radiusWords[wish.locationRadius].note}
      </p>
    </>
  );
}

function ConnectionsStep({ wish, onChange }: StepProps) {
  return (
    <div className="flex flex-col gap-8">
      <ManyChoiceCards
        legend={t('matching.i-meet-2', 'I meet')}
        choices={titled(genderPreferences, genderWords)}
        value={wish.genderPreferences}
        onChange={(chosen) => onChange({ genderPreferences: chooseGenders(wish.genderPreferences, chosen) })}
      />
      <ManyChoiceCards
        legend={t('matching.i-am-looking-for', 'I am looking for')}
        choices={titled(intents, intentWords)}
        value={wish.connectionIntent}
        onChange={(connectionIntent) => onChange({ connectionIntent })}
      />
      <Switch
        label={t('matching.show-what-i-look-for', 'Show what I am looking for')}
        note={t(
          'matching.show-what-i-look-for-note',
          'Members read it on your profile and your card in Browse, and find you by it. Whom you meet and which ages stay yours.',
        )}
        checked={wish.showsIntent}
        onChange={(showsIntent) => onChange({ showsIntent })}
      />
      <Tongues wish={wish} onChange={onChange} />
    </div>
  );
}

/** Which languages the person speaks, and whether a match has to share one: a filter that holds both ways. */
function Tongues({ wish, onChange }: StepProps) {
  const { data: me } = useMe();
  if (me === undefined) return null;
  const isOpen = wish.sharesTongue || (me.tongues ?? []).length > 0;
  return (
    <div>
      <TonguesChoice me={me} />
      <Switch
        label={t('matching.only-shared-tongue', 'Only people who share a language with me')}
        note={
          isOpen
            ? t(
                'matching.only-shared-tongue-note',
                'Both ways: who names none of your languages does not see you either.',
              )
            : t('matching.only-shared-tongue-first', 'Opens with a language of your own.')
        }
        checked={wish.sharesTongue}
        disabled={!isOpen}
        onChange={(sharesTongue) => onChange({ sharesTongue })}
      />
    </div>
  );
}

function CommunicationStep({ wish, onChange }: StepProps) {
  return (
    <div className="flex flex-col gap-8">
      <ManyChoiceCards
        legend={t('matching.i-reach-out-by-2', 'I reach out by')}
        choices={titled(styles, styleWords)}
        value={wish.communicationStyle}
        onChange={(communicationStyle) => onChange({ communicationStyle })}
      />
      <ChoiceCards
        legend={t('matching.my-connection-energy-2', 'My connection energy')}
        columns={1}
        choices={depths.map((value) => ({ value, title: depthWords[value].title, note: depthWords[value].note }))}
        value={wish.connectionDepth}
        onChange={(connectionDepth) => onChange({ connectionDepth })}
      />
    </div>
  );
}
