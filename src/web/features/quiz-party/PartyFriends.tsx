import { Link } from 'wouter';
import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import type { PartyQuizId } from '#contract/quiz-party.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { spoken, t } from '#web/words/words.ts';
import { usePartyFriends } from './party.data.ts';

/** The results of friends, the most similar first. */
export function PartyFriends({ quizId }: { quizId: PartyQuizId }) {
  const friends = usePartyFriends(quizId, true);
  const { outcomes } = partyQuizzes[quizId];
  if (friends.data === undefined) {
    if (friends.isError) return <ErrorState onRetry={() => void friends.refetch()} pending={friends.isFetching} />;
    return (
      <Loading label={t('quiz-party.loading-your-friends', 'Loading your friends')}>
        <RowSkeleton rows={2} />
      </Loading>
    );
  }
  if (friends.data.people.length === 0) {
    return (
      <p className="py-2 text-ink-2">
        {t(
          'quiz-party.no-friend-shows-a-result',
          'No friend shows a result of this quiz yet. Send it to one and find out.',
        )}
      </p>
    );
  }
  return (
    <ul aria-label={t('quiz-party.friends-results', 'Friends’ results')} className="divide-y divide-line">
      {friends.data.people.map(({ person, outcome, alike }) => (
        <li key={person.id}>
          <Link
            href={paths.person(person.id, paths.partyQuiz(quizId))}
            className="flex min-h-18 items-center gap-3 py-2"
          >
            <Avatar person={person} size={46} />
            <span className="min-w-0 grow">
              <span className="flex items-center gap-2">
                <bdi className="truncate font-semibold">{person.displayName}</bdi>
                <PersonMark of={person} className="shrink-0" />
              </span>
              <span className="block text-sm text-ink-2">{spoken(outcomes[outcome]?.name ?? '')}</span>
            </span>
            <span className="tabular shrink-0 text-end text-sm">
              {t('quiz-party.of-alike', '{alike} of {questions} alike', {
                alike,
                questions: partyCards[quizId].questions,
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
