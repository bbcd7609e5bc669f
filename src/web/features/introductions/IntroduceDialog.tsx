import { useDeferredValue, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import type { PersonCard } from '#contract/people.ts';
import { useFoundChats } from '#web/parts/rooms/chats.find.ts';
import { MoreChats } from '#web/parts/rooms/MoreChats.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { make } from './introductions.data.ts';

const eachIsAskedBy = t(
  'introductions.each-is-asked-by-themself',
  'Each is asked privately. You only hear about it if both say yes.',
);
const youCanIntroducePeople = t(
  'introductions.you-can-introduce-people-you',
  'You can introduce two people you talk with. So far there are not two of them.',
);

/** Introduces two people from the person's chats to each other. */
export function IntroduceDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly PersonCard[]>([]);
  const [fault, setFault] = useState('');
  const search = useDeferredValue(text).trim();
  const { rooms, isPending, more, readMore } = useFoundChats({ shown: 'all', search, openId: null });
  const known = rooms.flatMap(personIn);
  const ids = new Set(chosen.map(({ id }) => id));
  const shown = [...chosen, ...known.filter(({ id }) => !ids.has(id))];
  const hasNobody = search === '' && !isPending && more === null && shown.length < 2;
  const [save, isRunning] = useOneAtATime(async () => {
    const [a, b] = chosen;
    if (a === undefined || b === undefined) {
      setFault(t('introductions.choose-two-people', 'Choose two people.'));
      return;
    }
    try {
      await make([a.id, b.id]);
      toast({
        title: t('introductions.introduced', 'Introduced.'),
        description: t('introductions.if-both-say-yes-the', 'If both say yes, the three of you get a chat.'),
      });
      onClose();
    } catch (error) {
      setFault(wordsFor(error, t('common.that-did-not-work-try', 'That did not work. Try again.')));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('introductions.introduce-two-people', 'Introduce two people')}
      description={eachIsAskedBy}
      footer={
        <Button pending={isRunning} onClick={() => void save()}>
          {t('introductions.introduce-them', 'Introduce them')}
        </Button>
      }
    >
      {hasNobody ? (
        <p className="text-ink-2">{youCanIntroducePeople}</p>
      ) : (
        <>
          <TextField
            label={t('introductions.search-your-chats', 'Search your chats')}
            value={text}
            error={fault === '' ? undefined : fault}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
          />
          <ul aria-label={t('introductions.people-you-talk-with', 'People you talk with')}>
            {shown.map((person) => {
              const isOn = ids.has(person.id);
              return (
                <li key={person.id}>
                  <Checkbox
                    checked={isOn}
                    disabled={!isOn && chosen.length >= 2}
                    onChange={() => {
                      setFault('');
                      setChosen(isOn ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person]);
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
          {more !== null && <MoreChats key={`${search} ${more}`} onReach={readMore} />}
        </>
      )}
    </Dialog>
  );
}

/**
 * Returns the other person of an open direct room that has a message or began as a match. Returns [] for a request, and
 * if the other person is an AI character or a demo member.
 */
function personIn({ otherUser, request, canSend, lastSeq, isFromSoulMatch }: Room): PersonCard[] {
  const isPerson = otherUser !== null && !otherUser.isSeedUser && !otherUser.isDemo;
  return isPerson && request === null && canSend && (lastSeq > 0 || isFromSoulMatch) ? [otherUser] : [];
}
