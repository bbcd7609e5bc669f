import { CompanionAction } from '#web/features/companions/CompanionAction.tsx';
import { CompanionSection } from '#web/features/companions/CompanionSection.tsx';
import { GiveButton } from '#web/features/gifts/GiveButton.tsx';
import { PersonPage } from '#web/features/people/PersonPage.tsx';
import { ProfilePosts } from '#web/features/posts/feed/ProfilePosts.tsx';
import { afterPosts } from './LateThings.tsx';
import { wildMap } from './wildMap.tsx';

/** Another person's profile, composed from several features. */
export function PersonProfile() {
  return (
    <PersonPage
      wildMap={wildMap}
      after={afterPosts}
      Posts={ProfilePosts}
      GiftAction={GiveButton}
      CompanionAction={CompanionAction}
      Companion={CompanionSection}
    />
  );
}
