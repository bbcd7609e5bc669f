import { useContext, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { partyCards } from '#content/quiz-party/catalogue.ts';
import type { MessageParty } from '#contract/chat.party.ts';
import type { Message } from '#contract/chat.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useChatRuntime } from '#web/features/chat/state/chat.session.ts';
import { MessageActsContext } from '#web/features/chat/state/message.acts.ts';
import { weekdayTime } from '#web/features/chat/times.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { Confetti } from '#web/ui/icons/Confetti.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { spoken, t } from '#web/words/words.ts';
import { join, show } from './party.acts.ts';

const PartySheet = fetched(() => import('./PartySheet.tsx').then((code) => code.PartySheet));

interface PartyCardProps {
  message: Message;
  party: MessageParty;
  isMine: boolean;
  author: string;
  isGroup: boolean;
}

/** Returns the card of a message that asks the room to take a quiz; undefined for any other message. */
export function partyCard(message: Message, rest: Omit<PartyCardProps, 'message' | 'party'>): ReactNode {
  return message.party && <PartyCard message={message} party={message.party} {...rest} />;
}

/** A quiz in the conversation. Its results show once all who joined have answered, at a set time, or by a button. */
function PartyCard({ message, party, isMine, author, isGroup }: PartyCardProps) {
  const { chatRoomId: roomId, id: messageId } = message;
  const acts = useContext(MessageActsContext);
  const runtime = useChatRuntime();
  const [isOpen, setOpen] = useState(false);
  const { quizId, answered, isAnswered, isShown } = party;
  const { minutes, questions } = partyCards[quizId];
  const title = spoken(partyCards[quizId].title);
  const isSeen = isShown === true || Date.now() >= Date.parse(party.showsAt);
  const mayShow = isMine || (isGroup && acts?.canPin === true);
  return (
    <>
      <section
        aria-label={t('chat.quiz', 'Quiz: {title}', { title })}
        className="rounded-bubble border-[1.5px] border-edge bg-paper px-4 pt-3 pb-4"
      >
        <p className="flex items-center gap-2 pe-9 text-sm text-ink-2">
          <Confetti size={18} className="shrink-0" />
          <span className="truncate">
            {isMine ? (
              <span>{t('chat.your-quiz-party', 'Your quiz party')}</span>
            ) : (
              <bdi>{t('chat.s-quiz-party', '{author}’s quiz party', { author })}</bdi>
            )}
          </span>
        </p>
        <p className="display pt-1 text-xl [overflow-wrap:anywhere]">{title}</p>
        <p className="tabular pt-1 text-sm text-ink-2">
          {t('chat.min-questions-answered', '{minutes} min · {questions} questions · {answered} answered', {
            minutes,
            questions,
            answered,
          })}
        </p>
        {!isSeen && <p className="pt-2 text-sm">{waitingWords(party, isMine)}</p>}
        {isSeen && isAnswered === true && (
          <Button variant="outline" full className="mt-3" onClick={() => setOpen(true)}>
            {t('chat.see-who-got-what', 'See who got what')}
          </Button>
        )}
        {isSeen && isAnswered !== true && (
          <Link href={quizPath(message, party)} className={`${buttonClass({ variant: 'lime', full: true })} mt-3`}>
            {t('chat.answer-then-see-theirs', 'Answer, then see theirs')}
          </Link>
        )}
        {!isSeen && runtime !== null && (
          <Ways message={message} party={party} runtime={runtime} mayShow={mayShow && party.waiting > 0} />
        )}
      </section>
      {isOpen && (
        <PartySheet
          roomId={roomId}
          messageId={messageId}
          quizId={quizId}
          answered={answered}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function quizPath({ chatRoomId: room, id: message }: Message, { quizId }: MessageParty): string {
  return `${paths.partyQuiz(quizId)}?${new URLSearchParams({ room, message })}`;
}

/**
 * Returns why the results are hidden. While the quiz waits for people, the text also has the time at which the results
 * show at the latest.
 */
function waitingWords({ answered, waiting, showsAt, ...own }: MessageParty, isMine: boolean): string {
  const isWanted = own.isJoined === true && own.isAnswered !== true;
  const others = waiting - Number(isWanted);
  if (answered === 0 && others === 0) return t('chat.party-all-join', 'All who join answer, then all see.');
  if (waiting === 0) return t('chat.party-one-more', 'One answer is in. One more, and both see both.');
  const whom = t(
    'chat.party-waits-for',
    '{isWanted, select, true {{others, plural, =0 {you} one {you and # person} other {you and # people}}} other {{others, plural, one {# person} other {# people}}}}',
    { isWanted: String(isWanted), others },
  );
  const time = weekdayTime(showsAt);
  return isMine
    ? t('chat.party-waits-mine', 'Waiting for {whom}. Results show by {time} at the latest, sooner if you show them.', {
        whom,
        time,
      })
    : t(
        'chat.party-waits',
        'Waiting for {whom}. Results show by {time} at the latest, sooner if the person who asked shows them.',
        { whom, time },
      );
}

interface WaysProps {
  message: Message;
  party: MessageParty;
  runtime: ChatRuntime;
  mayShow: boolean;
}

/** The buttons for the reader while the results are hidden. */
function Ways({ message, party, runtime, mayShow }: WaysProps) {
  const [, navigate] = useLocation();
  const [begin, isJoining] = useOneAtATime(async () => {
    if (party.isJoined === true || (await join(runtime, message, true))) navigate(quizPath(message, party));
  });
  const [stepOut, isLeaving] = useOneAtATime(async () => {
    await join(runtime, message, false);
  });
  const [reveal, isShowing] = useOneAtATime(() => show(runtime, message));
  const isIn = party.isJoined === true;
  return (
    <>
      {party.isAnswered !== true && (
        <Button variant="lime" full className="mt-3" pending={isJoining} onClick={() => void begin()}>
          {isIn ? t('chat.party-answer-now', 'Answer now') : t('chat.party-join', 'Join and answer')}
        </Button>
      )}
      {isIn && party.isAnswered !== true && (
        <Button variant="outline" full className="mt-2" pending={isLeaving} onClick={() => void stepOut()}>
          {t('chat.party-count-me-out', 'Count me out')}
        </Button>
      )}
      {mayShow && party.answered > 0 && (
        <Button variant="outline" full className="mt-2" pending={isShowing} onClick={() => void reveal()}>
          {t('chat.party-show-now', 'Show the results now')}
        </Button>
      )}
    </>
  );
}
