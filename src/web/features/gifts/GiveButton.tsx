import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Member } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Gift } from '#web/ui/icons/Gift.ts';
import { t } from '#web/words/words.ts';

/** The code of the gift picker, which loads when the person first opens the picker. */
const GiftPicker = fetched(() => import('#web/parts/gifts/GiftPicker.tsx').then((code) => code.GiftPicker));

/** A button on a profile that opens the gift picker. After a gift, the chat with the receiver opens. */
export function GiveButton({ person }: { person: Pick<Member, 'id' | 'displayName'> }) {
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  return (
    <>
      <IconButton
        icon={Gift}
        tone="soft"
        label={t('gifts.give-a-gift', 'Give {displayName} a gift', { displayName: person.displayName })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <GiftPicker
          receiver={person}
          onClose={() => setOpen(false)}
          onGiven={({ chatRoomId }) => navigate(paths.chat(chatRoomId))}
        />
      )}
    </>
  );
}
