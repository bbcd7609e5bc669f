import { useState } from 'react';
import { useLocation } from 'wouter';
import { listIntroductions } from '#contract/introductions.ts';
import type { PersonCard } from '#contract/people.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/query.ts';
import { openReport } from '#web/platform/report.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Prohibit } from '#web/ui/icons/Prohibit.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { answer, withdraw } from './introductions.data.ts';

/** The introductions that wait for the person, and those they made, above their chats. */
export function Introductions() {
  const { received = [], made = [] } = useRead(listIntroductions).data ?? {};
  const waiting = made.filter(({ roomId }) => roomId === null);
  if (received.length === 0 && waiting.length === 0) return null;
  return (
    <section aria-labelledby="introductions" className="px-3 pb-3">
      <h2 id="introductions" className="pb-1 text-sm text-ink-2">
        Introductions
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {received.map((one) => (
          <Received key={one.id} {...one} />
        ))}
        {waiting.map(({ id, people }) => (
          <Waiting key={id} id={id} people={people} />
        ))}
      </ul>
    </section>
  );
}

type ReceivedProps = { id: string; by: PersonCard; other: PersonCard; isAccepted: boolean };

function Received({ id, by, other, isAccepted }: ReceivedProps) {
  const [, navigate] = useLocation();
  const [fault, setFault] = useState('');
  const [reply, isAnswering] = useOneAtATime(async (what: 'yes' | 'no') => {
    try {
      setFault('');
      const roomId = await answer(id, what);
      if (roomId !== null) navigate(paths.chat(roomId));
    } catch (error) {
      setFault(wordsFor(error, 'That did not work. Try again.'));
    }
  });
  const refusal = isAccepted ? 'Rather not, after all' : 'Rather not';
  return (
    <li className="flex gap-3 py-3">
      <Avatar person={other} size={50} />
      <div className="min-w-0 grow">
        <p className="[overflow-wrap:anywhere]">
          <bdi className="font-semibold">{by.displayName}</bdi> thinks that you and{' '}
          <bdi className="font-semibold">{other.displayName}</bdi> would get on.
        </p>
        <p className="text-sm text-ink-2">
          {isAccepted
            ? 'You said yes. If they do too, the three of you get a chat.'
            : 'A chat of three begins if you both say yes. Nobody hears of a no.'}
        </p>
        <div className="flex flex-wrap items-center gap-2 pt-2">
          {!isAccepted && (
            <Button
              size="sm"
              pending={isAnswering}
              onClick={() => void reply('yes')}
              aria-label={`Yes, please: meet ${other.displayName}`}
            >
              Yes, please
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            disabled={isAnswering}
            onClick={() => void reply('no')}
            aria-label={`${refusal}: ${other.displayName}`}
          >
            {refusal}
          </Button>
        </div>
        {fault !== '' && (
          <p role="alert" className="pt-1 text-sm text-coral-ink">
            {fault}
          </p>
        )}
      </div>
      <Menu
        items={[by, other].map((person) => ({
          label: `Report or block ${person.displayName}`,
          icon: Prohibit,
          danger: true,
          movesFocus: true,
          onSelect: () => openReport({ kind: 'person', id: String(person.id) }),
        }))}
      >
        <IconButton icon={DotsThree} label="More about this introduction" />
      </Menu>
    </li>
  );
}

function Waiting({ id, people }: { id: string; people: readonly PersonCard[] }) {
  const [fault, setFault] = useState('');
  const names = people.map(({ displayName }) => displayName);
  const [takeBack, isRunning] = useOneAtATime(async () => {
    try {
      await withdraw(id);
    } catch (error) {
      setFault(wordsFor(error, 'That did not work. Try again.'));
    }
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <p className="min-w-0 grow [overflow-wrap:anywhere]">
        <bdi className="font-semibold">{names[0]}</bdi> and <bdi className="font-semibold">{names[1]}</bdi>
        <span className="block text-sm text-ink-2">Waiting. It ends by itself after 14 days.</span>
      </p>
      <Button
        size="sm"
        variant="outline"
        pending={isRunning}
        onClick={() => void takeBack()}
        aria-label={`Take back the introduction of ${names.join(' and ')}`}
      >
        Take back
      </Button>
      {fault !== '' && (
        <p role="alert" className="w-full text-sm text-coral-ink">
          {fault}
        </p>
      )}
    </li>
  );
}
