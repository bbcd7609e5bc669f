import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Member } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Gift } from '#web/ui/icons/Gift.ts';
import { t } from '#web/words/words.ts';

/** Fetched when somebody wants to give something. */
const GiftPicker = fetched(() => import('#web/parts/GiftPicker.tsx').then((code) => code.GiftPicker));

/** Gives a person a gift from their profile, and opens the room with it. */
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
