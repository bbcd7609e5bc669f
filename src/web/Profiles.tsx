import { PersonPage } from '#web/features/accounts/PersonPage.tsx';
import { SelfPage } from '#web/features/accounts/SelfPage.tsx';
import { CompanionAction } from '#web/features/companions/CompanionAction.tsx';
import { CompanionSection } from '#web/features/companions/CompanionSection.tsx';
import { WildMapSection } from '#web/features/wildmaps/WildMapSection.tsx';

/** The pages of a person, put together from what several features know of them. */
export function OwnProfile() {
  return <SelfPage WildMap={WildMapSection} />;
}

export function PersonProfile() {
  return <PersonPage WildMap={WildMapSection} CompanionAction={CompanionAction} Companion={CompanionSection} />;
}
