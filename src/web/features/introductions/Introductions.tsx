import { useLocation } from 'wouter';
import { listIntroductions } from '#contract/introductions.ts';
import type { PersonCard } from '#contract/people.ts';
import { Answers } from '#web/parts/failures/Answers.tsx';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { openReport } from '#web/platform/report.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Prohibit } from '#web/ui/icons/Prohibit.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { rich } from '#web/ui/rich.tsx';
import { isolate, listOf, t } from '#web/words/words.ts';
import { answer, withdraw } from './introductions.data.ts';

/** The open introductions that the person received or made, above their chats. */
export function Introductions() {
  const { received = [], made = [] } = useRead(listIntroductions).data ?? {};
  const waiting = made.filter(({ roomId }) => roomId === null);
  if (received.length === 0 && waiting.length === 0) return null;
  return (
    <section aria-labelledby="introductions" className="px-3 pb-3">
      <h2 id="introductions" className="pb-1 text-sm text-ink-2">
        {t('introductions.introductions', 'Introductions')}
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

const aChatOfThree = t(
  'introductions.a-chat-of-three-begins',
  'If you both say yes, the three of you get a chat. Nobody hears about a no.',
);

function Received({ id, by, other, isAccepted }: ReceivedProps) {
  const [, navigate] = useLocation();
  const accept = async () => {
    const roomId = await answer(id, 'yes');
    if (roomId !== null) navigate(paths.chat(roomId));
  };
  const refusal = isAccepted
    ? t('introductions.rather-not-after-all', 'Rather not, after all')
    : t('introductions.rather-not', 'Rather not');
  return (
    <li className="flex gap-3 py-3">
      <Avatar person={other} size={50} />
      <div className="min-w-0 grow">
        <p className="[overflow-wrap:anywhere]">
          {rich(t('introductions.thinks-that-you-would-get-on', '<by/> thinks that you and <other/> would get on.'), {
            by: <bdi className="font-semibold">{by.displayName}</bdi>,
            other: <bdi className="font-semibold">{other.displayName}</bdi>,
          })}
        </p>
        <p className="text-sm text-ink-2">
          {isAccepted
            ? t('introductions.you-said-yes-if-they', 'You said yes. If they do too, the three of you get a chat.')
            : aChatOfThree}
        </p>
        <div className="flex flex-wrap items-center gap-2 pt-2">
          <Answers
            yes={
              isAccepted
                ? undefined
                : {
                    label: t('introductions.yes-please', 'Yes, please'),
                    name: t('introductions.yes-please-meet', 'Yes, please: meet {displayName}', {
                      displayName: other.displayName,
                    }),
                    send: accept,
                  }
            }
            no={{ label: refusal, name: `${refusal}: ${isolate(other.displayName)}`, send: () => answer(id, 'no') }}
          />
        </div>
      </div>
      <Menu
        items={[by, other].map((person) => ({
          label: t('introductions.report-or-block', 'Report or block {displayName}', {
            displayName: person.displayName,
          }),
          icon: Prohibit,
          danger: true,
          movesFocus: true,
          onSelect: () => openReport({ kind: 'person', id: String(person.id) }),
        }))}
      >
        <IconButton
          icon={DotsThree}
          label={t('introductions.more-about-this-introduction', 'More about this introduction')}
          className="-mx-2"
        />
      </Menu>
    </li>
  );
}

function Waiting({ id, people }: { id: string; people: readonly PersonCard[] }) {
  const names = people.map(({ displayName }) => displayName);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <p className="min-w-0 grow [overflow-wrap:anywhere]">
        {rich(t('introductions.the-two', '<one/> and <other/>'), {
          one: <bdi className="font-semibold">{names[0]}</bdi>,
          other: <bdi className="font-semibold">{names[1]}</bdi>,
        })}
        <span className="block text-sm text-ink-2">
          {t('introductions.waiting-it-ends-by-itself', 'Waiting. It ends by itself after 14 days.')}
        </span>
      </p>
      <Answers
        no={{
          label: t('introductions.take-back', 'Take back'),
          name: t('introductions.take-back-the-introduction-of', 'Take back the introduction of {names}', {
            names: listOf(names),
          }),
          send: () => withdraw(id),
        }}
      />
    </li>
  );
}
