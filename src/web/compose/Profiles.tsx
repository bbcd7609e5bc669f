import { PersonPage } from '#web/features/people/PersonPage.tsx';
import { SelfPage } from '#web/features/people/SelfPage.tsx';
import { ProfileClouds } from '#web/features/clouds/ProfileClouds.tsx';
import { CompanionAction } from '#web/features/companions/CompanionAction.tsx';
import { CompanionSection } from '#web/features/companions/CompanionSection.tsx';
import { GiftShelf } from '#web/features/gifts/GiftShelf.tsx';
import { GiveButton } from '#web/features/gifts/GiveButton.tsx';
import { ProfilePosts } from '#web/features/posts/ProfilePosts.tsx';
import { WildMapBand, WildMapNight, WildMapWords } from '#web/features/wild-maps/WildMapBand.tsx';
import { WildMapSection } from '#web/features/wild-maps/WildMapSection.tsx';
import { fetched } from './fetched.tsx';

const wildMap = { Whole: WildMapSection, Band: WildMapBand, Night: WildMapNight, Words: WildMapWords };
/** A form with its library weighs more than the profile. */
const Edit = fetched(() =>
  import('#web/features/people/EditProfileSheet.tsx').then((module) => module.EditProfileSheet),
);

/** The profile pages, composed from several features. */
export function OwnProfile() {
  return <SelfPage wildMap={wildMap} Gifts={GiftShelf} Clouds={ProfileClouds} Posts={ProfilePosts} Edit={Edit} />;
}

export function PersonProfile() {
  return (
    <PersonPage
      wildMap={wildMap}
      Gifts={GiftShelf}
      Clouds={ProfileClouds}
      Posts={ProfilePosts}
      GiftAction={GiveButton}
      CompanionAction={CompanionAction}
      Companion={CompanionSection}
    />
  );
}
