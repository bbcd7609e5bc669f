import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import type { PartyQuizId } from '#contract/quiz-party.ts';
import { getParty } from '#contract/quiz-party.together.ts';
import { useMe } from '#web/platform/me.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useWords } from '#web/words/later.ts';
import { spoken, t } from '#web/words/words.ts';

interface PartySheetProps {
  roomId: string;
  messageId: string;
  quizId: PartyQuizId;
  /** The message's number of answers. When the number changes, the list is read again. */
  answered: number;
  onClose: () => void;
}

/** The results of everybody who answered. */
export function PartySheet({ quizId, answered, onClose, ...params }: PartySheetProps) {
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={spoken(partyCards[quizId].title)}
      description={t('chat.who-answered-sees-who-answered', 'Everyone who answered sees who else did.')}
    >
      <People key={answered} quizId={quizId} {...params} />
    </Sheet>
  );
}

function People({ quizId, ...params }: Omit<PartySheetProps, 'onClose' | 'answered'>) {
  const party = useRead(getParty, { params }, { staleTime: 0 });
  const myId = useMe().data?.id;
  const hasWords = useWords('party');
  if (party.data === undefined || !hasWords) {
    if (party.isError) return <ErrorState onRetry={() => void party.refetch()} pending={party.isFetching} />;
    return (
      <Loading label={t('chat.loading-the-results', 'Loading the results')}>
        <RowSkeleton rows={3} />
      </Loading>
    );
  }
  return (
    <ul aria-label={t('chat.results', 'Results')} className="-my-3 divide-y divide-line">
      {(party.data.people ?? []).map(({ person, outcome, alike }) => (
        <li key={person.id} className="flex min-h-18 items-center gap-3 py-2">
          <Avatar person={person} size={46} />
          <span className="min-w-0 grow">
            <span className="flex items-center gap-2">
              <bdi className="truncate font-semibold">
                {person.id === myId ? t('common.you', 'You') : person.displayName}
              </bdi>
              <PersonMark of={person} className="shrink-0" />
            </span>
            <span className="block text-sm text-ink-2">
              {spoken(partyQuizzes[quizId].outcomes[outcome]?.name ?? '')}
            </span>
          </span>
          {person.id !== myId && (
            <span className="tabular shrink-0 text-sm">
              {t('chat.of-alike', '{alike} of {questions} alike', { alike, questions: partyCards[quizId].questions })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
