import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Offered } from '#contract/companions.ts';
import { charactersOut } from '#web/parts/match/paywall.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/Page.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { StaysEnglish } from '#web/ui/StaysEnglish.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { DayCountdown } from '#web/features/matching/sky/DayCountdown.tsx';
import { useMatchDay } from '#web/features/matching/state/matching.data.ts';
import { isQuizMissing } from '#web/features/matching/state/quiz.missing.ts';
import { CharacterFrame } from './CharacterFrame.tsx';
import { meetWords, useMeeting, useOffered } from './useMeeting.ts';

const frames = 'grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] lg:gap-4';

/** The AI characters of the day, of whom the person meets one. Nothing is spent before the button is pressed. */
export function MeetPage() {
  useTitle(t('matching.ai-match', 'AI Match'));
  const { data, error, isFetching, refetch } = useOffered();
  if (data && data.characters.length > 0) return <Choice {...data} />;
  return (
    <Page title={t('matching.ai-match', 'AI Match')} back={<BackLink to={paths.match()} />} width="columns">
      {data && <NobodyLeft everyoneMet={data.everyoneMet} />}
      {!data && error && isQuizMissing(error) && <QuizFirst />}
      {!data && error && !isQuizMissing(error) && (
        <ErrorState
          safe={t('matching.it-cost-you-no-match', 'It cost you no match.')}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading className={frames}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-38 rounded-[4px] lg:h-100" />
          ))}
        </Loading>
      )}
    </Page>
  );
}

function Choice({ characters }: Pick<Offered, 'characters'>) {
  const [picked, setPicked] = useState<number>();
  const [meet, isMeeting] = useMeeting({
    title: t('matching.connection-failed', 'Connection failed'),
    description: t(
      'matching.couldnt-connect-to-ai-companion',
      "Couldn't connect to AI companion right now. Try again later?",
    ),
  });
  const name = useId();
  const isTall = useMedia('(min-width: 75rem)');
  const chosen = characters.find(({ companion }) => companion.id === picked) ?? characters[0];
  if (chosen === undefined) return null;
  const left = characters.length;
  return (
    <Page
      title={t('matching.who-is-it-today', 'Who is it today?')}
      lede={
        <span className="block text-base">
          {t(
            'matching.ai-characters-that-suit-you',
            '{left, plural, one {One AI character who suits you. Written, not born: good company, no heartbeat.} =2 {Two AI characters who suit you. Written, not born: good company, no heartbeat.} =3 {Three AI characters who suit you. Written, not born: good company, no heartbeat.} other {# AI characters who suit you. Written, not born: good company, no heartbeat.}}',
            { left },
          )}
        </span>
      }
      back={<BackLink to={paths.match()} />}
      width="columns"
      footer={
        <div className="pb-2 md:max-w-sm">
          <Button variant="lime" size="lg" full pending={isMeeting} onClick={() => void meet(chosen.companion.id)}>
            {meetWords(chosen.companion)}
          </Button>
          <p className="mt-2 text-center text-sm text-ink-2">
            {t(
              'matching.characters-left-today',
              '{left, plural, one {Today’s last one.} other {# left today. Whoever waits comes again tomorrow.}}',
              { left },
            )}
          </p>
        </div>
      }
    >
      <StaysEnglish className="mb-3">{t('matching.characters-talk-english', 'They talk in English.')}</StaysEnglish>
      <fieldset className={frames}>
        <legend className="sr-only">{t('matching.who-is-it-today', 'Who is it today?')}</legend>
        {characters.map((character) => (
          <CharacterFrame
            key={character.companion.id}
            name={name}
            character={character}
            isChosen={character === chosen}
            isTall={isTall}
            onChoose={() => setPicked(character.companion.id)}
          />
        ))}
      </fieldset>
    </Page>
  );
}

function NobodyLeft({ everyoneMet }: Pick<Offered, 'everyoneMet'>) {
  const { data: day } = useMatchDay();
  return (
    <EmptyState
      title={
        everyoneMet
          ? t('matching.every-character-met', 'You have met every AI character there is.')
          : t('matching.all-of-todays-are-met', 'All of today’s are met.')
      }
      note={
        everyoneMet
          ? t('matching.they-are-in-your-chats', 'They are all in your chats.')
          : rich(t('matching.next-characters-in', 'The next ones come at your midnight, in <left/>.'), {
              left: <DayCountdown />,
            })
      }
      action={
        <div className="flex flex-col items-center gap-1">
          <Link href={paths.chats()} className={buttonClass({ variant: 'lime', size: 'lg' })}>
            {t('matching.to-your-chats', 'To your chats')}
          </Link>
          {day?.isPremium === false && (
            <Link
              href={paths.subscription()}
              state={charactersOut}
              className="inline-flex min-h-11 items-center text-sm text-ink-2 underline"
            >
              {t('matching.one-of-your-own-with-premium', 'One of your own, with Premium')}
            </Link>
          )}
        </div>
      }
    />
  );
}

function QuizFirst() {
  return (
    <EmptyState
      title={t('matching.complete-your-personality-quiz-first', 'Complete your personality quiz first')}
      note={t('matching.quiz-says-who-suits', 'It says which of them suit you.')}
      action={
        <Link href={paths.quiz()} className={buttonClass({ variant: 'lime', size: 'lg' })}>
          {t('common.take-the-quiz', 'Take the quiz')}
        </Link>
      }
    />
  );
}
