import { useState } from 'react';
import { Link } from 'wouter';
import { challengeOf } from '#content/challenge.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { EmptyState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { FeedList } from './FeedList.tsx';

/** The posts with the tag of the challenge, as far as the reader may see them. */
export function ChallengePage() {
  useTitle('#Wild Self Challenge');
  const { data: me } = useMe();
  const [now] = useState(() => new Date());
  const answer = (
    <Link href={paths.answerChallenge()} className={buttonClass({ variant: 'lime' })}>
      {t('posts.answer-it', 'Answer it')}
    </Link>
  );
  return (
    <div className="mx-auto flex w-full max-w-[80rem] grow flex-col px-4 pb-10 md:px-8 md:pt-4">
      <div className="-mx-2 flex h-14 items-center">
        <BackLink to={paths.peek()} label={t('posts.back-to-feed', 'Back to Feed')} />
      </div>
      <header className="flex flex-wrap items-end justify-between gap-4 pb-8">
        <div className="flex flex-col gap-2">
          <PageHeading className="display-tight text-4xl [overflow-wrap:anywhere] md:text-6xl">
            {t('posts.wild-self-challenge', '#Wild Self Challenge')}
          </PageHeading>
          {me && (
            <p className="text-lg text-balance text-ink-2">
              {t('posts.today', 'Today: {challenge}', { challenge: spoken(challengeOf(now, me.timeZone)) })}
            </p>
          )}
        </div>
        {answer}
      </header>
      <FeedList
        name="challenge"
        quiet={
          <EmptyState
            title={t('posts.nobody-has-answered-yet', 'Nobody has answered yet')}
            note={t('posts.somebody-has-to-go-first', 'Somebody has to go first. You look like somebody.')}
          />
        }
      />
    </div>
  );
}
