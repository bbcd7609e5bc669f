import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { partyCards } from '#content/quiz-party/catalogue.ts';
import type { MessageParty } from '#contract/chat.party.ts';
import type { Message } from '#contract/chat.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Confetti } from '#web/ui/icons/Confetti.ts';

const PartySheet = lazy(async () => ({ default: (await import('./PartySheet.tsx')).PartySheet }));

interface PartyCardProps {
  message: Message;
  party: MessageParty;
  isMine: boolean;
  author: string;
}

/** Returns the card of a message that asks the room to take a quiz; undefined for any other. */
export function partyCard(message: Message, rest: Omit<PartyCardProps, 'message' | 'party'>): ReactNode {
  return message.party && <PartyCard message={message} party={message.party} {...rest} />;
}

/** A quiz in its place of the conversation: who answered sees what the others got. */
function PartyCard({ message: { chatRoomId: roomId, id: messageId }, party, isMine, author }: PartyCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { quizId, answered, isAnswered } = party;
  const { title, minutes, questions } = partyCards[quizId];
  return (
    <>
      <section
        aria-label={`Quiz: ${title}`}
        className="w-full max-w-[22rem] min-w-0 rounded-bubble border-[1.5px] border-edge bg-paper px-4 pt-3 pb-4"
      >
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <Confetti size={18} className="shrink-0" />
          <span className="truncate">{isMine ? 'Your quiz party' : <bdi>{author}’s quiz party</bdi>}</span>
        </p>
        <p className="display pt-1 text-xl [overflow-wrap:anywhere]">{title}</p>
        <p className="tabular pt-1 text-sm text-ink-2">
          {minutes} min · {questions} questions · {answered} answered
        </p>
        {isAnswered === true ? (
          <Button variant="outline" full className="mt-3" onClick={() => setOpen(true)}>
            See who got what
          </Button>
        ) : (
          <Link
            href={`${paths.partyQuiz(quizId)}?${new URLSearchParams({ room: roomId, message: messageId })}`}
            className={`${buttonClass({ variant: 'lime', full: true })} mt-3`}
          >
            {answered > 0 ? 'Answer, then see theirs' : 'Be the first to answer'}
          </Link>
        )}
      </section>
      {isOpen && (
        <Suspense fallback={null}>
          <PartySheet
            roomId={roomId}
            messageId={messageId}
            quizId={quizId}
            answered={answered}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
