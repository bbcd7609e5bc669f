import { useEffect, useState } from 'react';
import type { ImageType } from '#contract/people.images.ts';
import type { Me } from '#contract/people.ts';
import { LateMenu } from '#web/ui/LateMenu.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Camera } from '#web/ui/icons/Camera.ts';
import { ImageSquare } from '#web/ui/icons/ImageSquare.ts';
import { Trash } from '#web/ui/icons/Trash.ts';
import { User } from '#web/ui/icons/User.ts';
import { pickPicture } from '#web/parts/people/pickPicture.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';

const NewImage = fetched(() => import('#web/parts/people/NewImage.tsx').then((module) => module.NewImage));
const TakeAway = fetched(() => import('./TakeAway.tsx').then((module) => module.TakeAway));

/** The menu that changes or removes the photo and the cover of the person's own profile. */
export function ProfileImages({ me }: { me: Me }) {
  const [picked, setPicked] = useState<{ type: ImageType; file: File } | null>(null);
  const [leaving, setLeaving] = useState<ImageType | null>(null);
  useEffect(() => NewImage.fetchOnceTouched(), []);
  const ask = (type: ImageType) => pickPicture((file) => setPicked({ type, file }));
  const items: MenuItem[] = [
    { label: t('people.change-profile-photo', 'Change profile photo'), icon: User, onSelect: () => ask('avatar') },
    { label: t('people.change-cover-image', 'Change cover image'), icon: ImageSquare, onSelect: () => ask('cover') },
  ];
  if (me.profileImageUrl)
    items.push({
      label: t('people.take-the-photo-away', 'Take the photo away'),
      icon: Trash,
      onSelect: () => setLeaving('avatar'),
    });
  if (me.coverImage)
    items.push({
      label: t('people.take-the-cover-away', 'Take the cover away'),
      icon: Trash,
      onSelect: () => setLeaving('cover'),
    });
  return (
    <>
      <LateMenu items={items}>
        <IconButton
          icon={Camera}
          label={t('people.change-my-pictures', 'Change my pictures')}
          className="hover:bg-transparent!"
        />
      </LateMenu>
      {leaving && <TakeAway type={leaving} onClose={() => setLeaving(null)} />}
      {picked && <NewImage {...picked} onClose={() => setPicked(null)} />}
    </>
  );
}
