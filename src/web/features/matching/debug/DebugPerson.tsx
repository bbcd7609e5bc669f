import type { ReactNode } from 'react';
import { type MatchDebug } from '#contract/matching.debug.ts';
import { Section } from '#web/ui/Page.tsx';
import { needs, plain } from './debug.words.ts';
import { Facts } from './Facts.tsx';

export function You({
  answer: { currentUser: you, currentUserEligible, missing, preferences },
}: {
  answer: MatchDebug;
}) {
  return (
    <>
      <Section title="You, as matching knows you">
        <Note>
          {currentUserEligible
            ? 'Eligible: nothing is missing for a search.'
            : `Not eligible yet: a search still needs ${missing.map((need) => needs[need].short).join(', ')}.`}
        </Note>
        <Facts
          facts={[
            ['Personality traits', String(you.personalityTraits)],
            ['Interests', String(you.interests)],
            ['Name', you.displayName],
            ['Wildin ID', `@${you.handle}`],
            ['Email', plain(you.email)],
            ['Gender', plain(you.gender)],
            ['Birth year', plain(you.birthYear)],
            ['ZIP code', plain(you.zipCode)],
          ]}
        />
      </Section>
      {preferences && (
        <Section title="Your wishes">
          <Facts
            facts={[
              ['Ages', `${preferences.minAge} to ${preferences.maxAge}`],
              ['Age preference', plain(preferences.agePreference)],
              ['Distance', plain(preferences.locationRadius)],
              ['Whole country', plain(preferences.allowGlobalMatching)],
              ['Genders', plain(preferences.genderPreferences.join(', '))],
              ['Here for', plain(preferences.connectionIntent.join(', '))],
              ['Depth', plain(preferences.connectionDepth)],
              ['Ways to talk', plain(preferences.communicationStyle.join(', '))],
            ]}
          />
        </Section>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mb-4 font-semibold">{children}</p>;
}
