import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyQuizIds, type PartyCardNumbers } from '#contract/quiz-party.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { handOver } from '#web/parts/sharing/hand-over.ts';
import { paths } from '#web/paths.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ShareFat } from '#web/ui/icons/ShareFat.ts';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { oneDecimal, shortCount } from '#web/ui/shortCount.ts';
import { ErrorState } from '#web/ui/States.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useReducedMotion } from '#web/ui/useReducedMotion.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { useParty } from './party.data.ts';
import { partyAnimals } from './party.animals.ts';
import { PartyQuizPage } from './PartyQuizPage.tsx';

/** The time between the appearance of two cards. */
const REVEAL_MS = 200;

/** The five quizzes, or the one that the address names. */
export function QuizPartyPage() {
  const { quizId } = useParams<{ quizId?: string }>();
  return quizId === undefined ? <Hub /> : <PartyQuizPage quizId={quizId} />;
}

function Hub() {
  useTitle(t('quiz-party.trending-quiz-party', 'Trending Quiz Party'));
  const party = useParty();
  return (
    <Page
      title={t('quiz-party.trending-quiz-party', 'Trending Quiz Party')}
      lede={t('quiz-party.five-small-quizzes-to-take', 'Five small quizzes to take alone and compare out loud.')}
      back={<BackLink to={paths.match()} />}
      width="columns"
    >
      {party.data !== undefined ? (
        <Cards quizzes={party.data.quizzes} />
      ) : party.isError ? (
        <ErrorState onRetry={() => void party.refetch()} pending={party.isFetching} />
      ) : (
        <Loading label={t('quiz-party.loading-the-quizzes', 'Loading the quizzes')}>
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {partyQuizIds.map((id) => (
              <Skeleton key={id} className="h-56 rounded-plate!" />
            ))}
          </div>
        </Loading>
      )}
    </Page>
  );
}

/** The cards appear one after another. With reduced motion, they appear all at once. */
function Cards({ quizzes }: { quizzes: readonly PartyCardNumbers[] }) {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (isStill || shown >= quizzes.length) return undefined;
    const next = setTimeout(() => setShown((count) => count + 1), REVEAL_MS);
    return () => clearTimeout(next);
  }, [isStill, shown, quizzes.length]);
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {quizzes.slice(0, isStill ? quizzes.length : shown).map((quiz) => (
        <li key={quiz.id} className="animate-[fade-in_200ms_ease-out]">
          <Card {...quiz} />
        </li>
      ))}
    </ul>
  );
}

function Card({ id, people, rating, outcome, answered }: PartyCardNumbers) {
  const { minutes, questions } = partyCards[id];
  const { title, subtitle, badge } = cardWords(id);
  const facts = [
    t('quiz-party.min', '{minutes} min', { minutes }),
    t('quiz-party.questions-2', '{questions} questions', { questions }),
  ];
  const given = [
    rating !== null && t('quiz-party.of-5-stars', '{rating} of 5 stars', { rating: oneDecimal(rating) }),
    people !== null && t('quiz-party.people-tested', '{shortCount} people tested', { shortCount: shortCount(people) }),
  ].filter((one) => one !== false);
  return (
    <article
      aria-label={title}
      className="relative isolate flex h-full flex-col overflow-hidden rounded-plate border-[1.5px] border-ink px-[min(1.25rem,5vw)] pt-4 pb-5"
    >
      <ContourLines seed={id} height={260} peak={[0.85, 0.3]} className="-z-10" />
      <div className="flex items-start justify-between gap-3">
        <span className="rounded-full bg-ink px-3 py-1 text-xs font-semibold text-paper">{badge}</span>
        <Animal name={partyAnimals[id]} size={64} />
      </div>
      <h2 className="display-tight mt-1 text-[min(1.8125rem,9vw)] leading-[1.138] text-balance">{title}</h2>
      <p className="mt-1 text-[min(1.0625rem,8vw)] leading-[1.45] text-ink-2">{subtitle}</p>
      <p className="tabular mt-3 text-sm font-semibold">{facts.join(' · ')}</p>
      <p className="tabular text-sm text-ink-2">
        {given.length > 0
          ? given.join(' · ')
          : t('quiz-party.fresh-out-of-the-oven', 'Fresh out of the oven. Be one of the first.')}
      </p>
      <div className="mt-auto flex items-center gap-2 pt-4">
        <Link href={paths.partyQuiz(id)} className={`${buttonClass({ variant: 'ink' })} min-w-0 grow`}>
          {answered > 0
            ? t('quiz-party.go-on-of', 'Go on, {answered} of {questions}', { answered, questions })
            : outcome === null
              ? t('quiz-party.start-the-quiz', 'Start the quiz')
              : t('quiz-party.see-my-result', 'See my result')}
        </Link>
        <IconButton
          icon={ShareFat}
          label={t('quiz-party.share', 'Share {title}', { title })}
          onClick={() => void share(title, paths.partyQuiz(id))}
        />
      </div>
    </article>
  );
}

function cardWords(id: PartyCardNumbers['id']): Record<'title' | 'subtitle' | 'badge', string> {
  const { title, subtitle, badge } = partyCards[id];
  return { title: spoken(title), subtitle: spoken(subtitle), badge: spoken(badge) };
}

async function share(title: string, path: string): Promise<void> {
  const url = window.location.origin + path;
  const done = await handOver({
    title,
    text: t('quiz-party.take-it-then-tell-me', '{title} Take it, then tell me everything.', { title }),
    url,
  });
  if (done === 'copied')
    toast({ title: t('quiz-party.cosmic-link-copied-to-clipboard', 'Cosmic link copied to clipboard!'), tone: 'good' });
  if (done === 'refused')
    toastFailure({
      title: t('quiz-party.the-link-could-not-be', 'The link could not be copied.'),
      description: url,
    });
}
