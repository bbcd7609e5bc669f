import { useState } from 'react';
import { useChats } from '#web/parts/chats.data.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { make } from './introductions.data.ts';

/** Chooses two of the people that one talks with. */
export function IntroduceDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [fault, setFault] = useState('');
  const rooms = useChats().data?.chats ?? [];
  const known = rooms.flatMap(({ otherUser, request, canSend, lastSeq, isFromSoulMatch }) => {
    const isPerson = otherUser !== null && !otherUser.isSeedUser && !otherUser.isDemo;
    return isPerson && request === null && canSend && (lastSeq > 0 || isFromSoulMatch) ? [otherUser] : [];
  });
  const words = text.trim().toLowerCase();
  const shown = known.filter(({ id, displayName }) => chosen.includes(id) || displayName.toLowerCase().includes(words));
  const [save, isRunning] = useOneAtATime(async () => {
    const [a, b] = chosen;
    if (a === undefined || b === undefined) {
      setFault('Choose two people.');
      return;
    }
    try {
      await make([a, b]);
      toast({ title: 'Introduced.', description: 'If both say yes, the three of you get a chat.' });
      onClose();
    } catch (error) {
      setFault(wordsFor(error, 'That did not work. Try again.'));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Introduce two people"
      description="Each is asked by themself. You hear of it only if both say yes."
      footer={
        <Button pending={isRunning} onClick={() => void save()}>
          Introduce them
        </Button>
      }
    >
      {known.length < 2 ? (
        <p className="text-ink-2">You can introduce people you both talk with. So far there are not two of them.</p>
      ) : (
        <>
          <TextField
            label="Search your chats"
            value={text}
            error={fault === '' ? undefined : fault}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
          />
          <ul aria-label="People you talk with">
            {shown.map((person) => {
              const isOn = chosen.includes(person.id);
              return (
                <li key={person.id}>
                  <Checkbox
                    checked={isOn}
                    disabled={!isOn && chosen.length >= 2}
                    onChange={() => {
                      setFault('');
                      setChosen(isOn ? chosen.filter((id) => id !== person.id) : [...chosen, person.id]);
                    }}
                    label={
                      <span className="flex items-center gap-2">
                        <Avatar person={person} size={28} />
                        <bdi className="min-w-0 truncate font-semibold">{person.displayName}</bdi>
                      </span>
                    }
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialog>
  );
}
