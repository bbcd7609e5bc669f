import { archetypes } from '#content/archetypes.ts';
import type { MbtiType } from '#contract/people.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar, type AvatarPerson } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';

type SoulFaceProps = {
  person: AvatarPerson & { mbtiType: MbtiType | null };
  /** The diameter of the ring: 5.5rem or 9.5rem. */
  size: 'md' | 'lg';
  isGold: boolean;
};

/** A colored ring with the person's animal, or with their avatar if they have a photo or no archetype. */
export function SoulFace({ person, size, isGold }: SoulFaceProps) {
  const archetype = person.mbtiType && archetypes[person.mbtiType];
  const hasPhoto = Boolean(person.profileImageUrl ?? person.avatarConfig?.image);
  const [animal, avatar] = size === 'lg' ? [92, 148] : [52, 84];
  return (
    <div
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full border-2 bg-night-2',
        size === 'lg' ? 'size-38' : 'size-22',
        isGold ? 'border-gold text-gold' : 'border-lime text-lime',
      )}
    >
      {archetype && !hasPhoto ? (
        <Animal name={archetype.animal} size={animal} />
      ) : (
        <Avatar person={person} size={avatar} />
      )}
    </div>
  );
}
