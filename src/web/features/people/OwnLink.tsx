import { useEffect, useState } from 'react';
import type { Me } from '#contract/people.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ShareFat } from '#web/ui/icons/ShareFat.ts';
import { t } from '#web/words/words.ts';

/** Loaded on demand, because its QR code needs a library. */
const OwnLinkWindow = fetched(() => import('./OwnLinkWindow.tsx').then((module) => module.OwnLinkWindow));

/** The button that opens the window with the person's own invite link. */
export function OwnLink({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => OwnLinkWindow.fetchOnceTouched(), []);
  return (
    <>
      <IconButton
        icon={ShareFat}
        tone="soft"
        label={t('people.share-my-profile', 'Share my profile')}
        onClick={() => setOpen(true)}
      />
      {isOpen && <OwnLinkWindow me={me} onClose={() => setOpen(false)} />}
    </>
  );
}
