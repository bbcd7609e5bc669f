import { agePreferences, radiuses, type AgePreference, type Preferences } from '#contract/matching.ts';
import { ChoiceCards, ManyChoiceCards, type Choice } from '#web/ui/ChoiceCards.tsx';
import { StopSlider } from '#web/ui/Slider.tsx';
import { radiusWords } from './match.words.ts';
import { agesOf, chooseGenders, type SoulStep } from './soul.rules.ts';

export const soulWords: Readonly<Record<SoulStep, { title: string; lede: string }>> = {
  age: { title: 'Whose age resonates?', lede: 'It holds both ways: you are found by people whose range you are in.' },
  distance: {
    title: 'How far do you connect?',
    lede: 'Others only ever learn how near you are in words like “same county”.',
  },
  connections: {
    title: 'Whom do you hope to meet?',
    lede: 'Pick all that fit. Friendship is never matched with romance alone.',
  },
  communication: {
    title: 'How do you reach out?',
    lede: 'Pick all you like. A shared way to talk makes the first week easier.',
  },
};

const presetNames: Record<AgePreference, string> = {
  exact_peers: 'Exact peers',
  little_flexibility: 'A little flexibility',
  broad_horizons: 'Broad horizons',
  no_preference: 'No preference',
};

const genders: readonly Choice<Preferences['genderPreferences'][number]>[] = [
  { value: 'everyone', title: 'Everyone' },
  { value: 'women', title: 'Women' },
  { value: 'men', title: 'Men' },
  { value: 'non-binary', title: 'Non-binary' },
];
const intents: readonly Choice<Preferences['connectionIntent'][number]>[] = [
  { value: 'friendship', title: 'Friendship' },
  { value: 'romantic', title: 'Romance' },
  { value: 'both', title: 'Both' },
  { value: 'open', title: 'Open to see' },
];
const depths: readonly Choice<Preferences['connectionDepth']>[] = [
  { value: 'deep', title: 'Deep', note: 'Straight to what matters.' },
  { value: 'casual', title: 'Casual', note: 'Light, easy, now and then.' },
  { value: 'balanced', title: 'Balanced', note: 'A bit of both.' },
];
const styles: readonly Choice<Preferences['communicationStyle'][number]>[] = [
  { value: 'texting', title: 'Texting' },
  { value: 'video_calls', title: 'Video calls' },
  { value: 'in_person', title: 'In person' },
  { value: 'voice_calls', title: 'Voice calls' },
];

type StepProps = { wish: Preferences; onChange: (part: Partial<Preferences>) => void };

export function SoulStepFields({ step, age, ...rest }: StepProps & { step: SoulStep; age: number }) {
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

function AgeStep({ age, wish, onChange }: StepProps & { age: number }) {
  return (
    <>
      <ChoiceCards
        legend="Age"
        hideLegend
        columns={1}
        value={wish.agePreference}
        onChange={(agePreference) => onChange({ agePreference, ...agesOf(agePreference, age) })}
        choices={agePreferences.map((preset) => ({
          value: preset,
          title: presetNames[preset],
          note: noteOf(preset, age),
        }))}
      />
      <p className="mt-4 text-sm text-ink-2" aria-live="polite">
        You will meet people from {wish.minAge} to {wish.maxAge}.
      </p>
    </>
  );
}

function noteOf(preset: AgePreference, age: number): string {
  const { minAge, maxAge } = agesOf(preset, age);
  const span = `${minAge} to ${maxAge}`;
  return preset === 'little_flexibility' ? `${span} · Recommended` : span;
}

function DistanceStep({ wish, onChange }: StepProps) {
  return (
    <>
      <StopSlider
        label="Distance"
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
        legend="I meet"
        choices={genders}
        value={wish.genderPreferences}
        onChange={(chosen) => onChange({ genderPreferences: chooseGenders(wish.genderPreferences, chosen) })}
        error={wish.genderPreferences.length === 0 ? 'Pick at least one.' : undefined}
      />
      <ManyChoiceCards
        legend="I am looking for"
        choices={intents}
        value={wish.connectionIntent}
        onChange={(connectionIntent) => onChange({ connectionIntent })}
        error={wish.connectionIntent.length === 0 ? 'Pick at least one.' : undefined}
      />
      <ChoiceCards
        legend="My connection energy"
        columns={1}
        choices={depths}
        value={wish.connectionDepth}
        onChange={(connectionDepth) => onChange({ connectionDepth })}
      />
    </div>
  );
}

function CommunicationStep({ wish, onChange }: StepProps) {
  return (
    <ManyChoiceCards
      legend="I reach out by"
      hideLegend
      choices={styles}
      value={wish.communicationStyle}
      onChange={(communicationStyle) => onChange({ communicationStyle })}
      error={wish.communicationStyle.length === 0 ? 'Pick at least one.' : undefined}
    />
  );
}
