import { useCallback } from 'react';
import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import { scoreParty } from '#content/quiz-party/scoring.ts';
import { showPartyResult, type PartyQuizId, type PartyResult } from '#contract/quiz-party.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { drawPlatePicture } from '#web/parts/sharing/plate.draw.ts';
import { SharePicture } from '#web/parts/sharing/SharePicture.tsx';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Page, Section } from '#web/ui/Page.tsx';
import { ScoreBar } from '#web/ui/ScoreBar.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { spoken, t } from '#web/words/words.ts';
import { ForRoom, useRoom } from './ForRoom.tsx';
import { partyAnimals } from './party.animals.ts';
import { PartyFriends } from './PartyFriends.tsx';
import { layOutParty } from './picture.layout.ts';
import { keepOrSay } from './party.data.ts';
import { Rating } from './PartyRating.tsx';

interface Props {
  quizId: PartyQuizId;
  result: PartyResult;
  /** The number of answers in an unfinished retake. */
  answered: number;
  onRetake: () => void;
}

/** A result: the outcome, the answers that led there, a picture of it, and the friends' results. */
export function PartyOutcome({ quizId, result, answered, onRetake }: Props) {
  const room = useRoom();
  const quiz = partyQuizzes[quizId];
  const { title, questions } = partyCards[quizId];
  const outcome = quiz.outcomes[result.outcome];
  if (outcome === undefined) return null;
  return (
    <Page
      title={spoken(outcome.name)}
      hideTitle
      back={<BackLink to={room === null ? paths.quizParty() : paths.chat(room.roomId)} />}
      width="columns"
    >
      {room !== null && <ForRoom {...room} />}
      <div className="lg:grid lg:grid-cols-2 lg:gap-12">
        <div>
          <figure className="relative isolate flex flex-col overflow-hidden rounded-plate border-[1.5px] border-ink px-5 pt-4 pb-5">
            <ContourLines seed={quizId} height={330} peak={[0.5, 0.42]} className="-z-10" />
            <p className="text-xs font-semibold text-ink-2">{spoken(title)}</p>
            <Animal name={partyAnimals[quizId]} size={180} className="mx-auto mt-2 w-[min(11.25rem,60%)]" />
            <figcaption>
              <p className="display-tight text-3xl text-balance">{spoken(outcome.name)}</p>
              <p className="latin text-lg">{spoken(outcome.line)}</p>
            </figcaption>
          </figure>
          <p data-reads className="mt-5 text-lg">
            {spoken(outcome.text)}
          </p>
          <Button variant="outline" full className="mt-5" onClick={onRetake}>
            {answered > 0
              ? t('quiz-party.go-on-with-the-retake', 'Go on with the retake, {answered} of {questions}', {
                  answered,
                  questions,
                })
              : t('quiz-party.take-it-again', 'Take it again')}
          </Button>
          <Rating quizId={quizId} result={result} />
        </div>
        <div>
          <Why quizId={quizId} answers={result.answers} />
          <Picture quizId={quizId} answers={result.answers} name={spoken(outcome.name)} />
          <WithFriends quizId={quizId} result={result} />
        </div>
      </div>
    </Page>
  );
}

/** The votes for each outcome, and the answers that voted for the result. */
function Why({ quizId, answers }: { quizId: PartyQuizId; answers: readonly string[] }) {
  const quiz = partyQuizzes[quizId];
  const { outcome, votes, isTied } = scoreParty(quiz, answers);
  const total = answers.length;
  return (
    <Section title={t('quiz-party.how-it-came-about', 'How it came about')}>
      <p className="text-ink-2">
        {t('quiz-party.every-answer-is-one-vote', 'Every answer is one vote.')}
        {isTied && (
          <span>
            {t(
              'quiz-party.two-came-out-even-the',
              ' Two came out even; the later vote decided, so the other is nearly as much you.',
            )}
          </span>
        )}
      </p>
      {votes.map((one) => (
        <ScoreBar
          key={one.outcome}
          label={spoken(quiz.outcomes[one.outcome]?.name ?? '')}
          value={Math.round((one.votes / total) * 100)}
          note={t('quiz-party.of-votes', '{votes} of {total, plural, one {# vote} other {# votes}}', {
            votes: one.votes,
            total,
          })}
        />
      ))}
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline">
          {t('quiz-party.the-answers-that-led-here', 'The answers that led here')}
        </summary>
        <ul>
          {quiz.questions.map(({ text, answers: offered }, place) =>
            answers[place] === outcome ? (
              <li key={text} className="border-b border-line py-3 last:border-b-0">
                <span className="block text-sm text-ink-2">{spoken(text)}</span>
                {spoken(offered[outcome] ?? '')}
              </li>
            ) : null,
          )}
        </ul>
      </details>
    </Section>
  );
}

function Picture({ quizId, answers, name }: { quizId: PartyQuizId; answers: readonly string[]; name: string }) {
  const draw = useCallback(
    () =>
      drawPlatePicture({
        animal: partyAnimals[quizId],
        seed: quizId,
        name,
        layOut: (measure) => layOutParty(quizId, answers, measure),
      }),
    [quizId, answers, name],
  );
  return (
    <Section title={t('quiz-party.a-picture-to-share', 'A picture to share')}>
      <SharePicture
        draw={draw}
        alt={t('quiz-party.picture-alt', '{name}: your result with its animal and its votes', { name })}
        note={t(
          'quiz-party.your-result-and-its-votes',
          'Your result and its votes. No name and no answer of yours is in it.',
        )}
        safe={t('quiz-party.your-result-is-safe', 'Your result is safe.')}
      />
    </Section>
  );
}

function WithFriends({ quizId, result }: { quizId: PartyQuizId; result: PartyResult }) {
  const [show, isRunning] = useOneAtATime((isShown: boolean) =>
    keepOrSay(quizId, call(showPartyResult, { params: { quizId }, body: { isShown } })),
  );
  return (
    <Section title={t('quiz-party.compare-with-friends', 'Compare with friends')}>
      <Switch
        label={t('quiz-party.show-my-result-to-friends', 'Show my result to friends')}
        note={t(
          'quiz-party.friends-are-people-you-follow',
          'Friends are people you follow who follow you. They see your result and how many answers you share, and you see theirs if they show it.',
        )}
        checked={result.isShown}
        disabled={isRunning}
        onChange={(isShown) => void show(isShown)}
      />
      {result.isShown && <PartyFriends quizId={quizId} />}
    </Section>
  );
}
