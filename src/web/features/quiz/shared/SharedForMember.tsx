import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { forgetFriend, rememberFriend } from '#web/platform/friend.ts';
import { useMe } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { FriendPlate } from '#web/features/quiz/friend/FriendPlate.tsx';
import { ShareButton } from '#web/features/quiz/friend/ShareButton.tsx';
import { WaitingForPlate } from '#web/features/quiz/friend/WaitingForPlate.tsx';
import { SharedInvitation } from './SharedInvitation.tsx';
import { SharedReportView, type SharedProps } from './SharedReportView.tsx';

/** A friend's report for a member. If the member has results too, the page compares the member with the friend. */
export function SharedForMember({ report, data }: SharedProps) {
  const me = useMe();
  const hasType = me.data?.mbtiType != null;
  useEffect(() => {
    if (me.data === undefined) return;
    // A member with results sees the comparison now, so a stored link is deleted. Otherwise the link is stored.
    if (hasType) forgetFriend();
    else rememberFriend(data);
  }, [me.data, hasType, data]);

  if (me.isPending) return <SharedReportView report={report} together={<WaitingForPlate />} />;
  if (me.data === undefined) return <SharedReportView report={report} end={<WaysOn />} />;
  if (me.data.id === report.userId) {
    return <SharedReportView report={report} together={<OwnLink me={me.data} />} end={<WaysOn />} />;
  }
  if (me.data.mbtiType === null) {
    return <SharedReportView report={report} together={<QuizFirst />} end={<SharedInvitation />} />;
  }
  const { mbtiType, id } = me.data;
  return (
    <SharedReportView
      report={report}
      together={<FriendPlate mine={mbtiType} friend={report} />}
      end={
        <div className="flex flex-col gap-2">
          <p className="mb-1 text-ink-2">
            {t('quiz.your-friend-sees-the-two', 'Your friend sees the two of you when they open yours.')}
          </p>
          <ShareButton type={mbtiType} userId={id} variant="lime" size="lg" full />
          <WaysOn />
        </div>
      }
    />
  );
}

function OwnLink({ me }: { me: Me }) {
  return (
    <section className="rounded-plate border-[1.5px] border-ink p-5">
      <h2 className="display-tight text-2xl">{t('quiz.this-one-is-yours', 'This one is yours.')}</h2>
      <p className="mt-1 mb-4 text-ink-2">
        {t(
          'quiz.it-is-what-your-friends',
          'It is what your friends see. Whoever opens it finds out how you two get on.',
        )}
      </p>
      {me.mbtiType && <ShareButton type={me.mbtiType} userId={me.id} variant="lime" size="lg" full />}
    </section>
  );
}

function QuizFirst() {
  return (
    <section className="rounded-plate border-[1.5px] border-ink p-5">
      <h2 className="display-tight text-2xl">{t('quiz.and-the-two-of-you', 'And the two of you?')}</h2>
      <p className="mt-1 mb-4 text-ink-2">
        {t('quiz.find-your-own-animal-first', 'Find your own animal first. Then you see how it gets on with this one.')}
      </p>
      <Link href={paths.quiz()} className={buttonClass({ variant: 'lime', size: 'lg', full: true })}>
        {t('common.take-the-quiz', 'Take the quiz')}
      </Link>
    </section>
  );
}

function WaysOn() {
  return (
    <div className="flex flex-col gap-2">
      <Link href={paths.report()} className={buttonClass({ variant: 'quiet', full: true })}>
        {t('quiz.read-my-own-report', 'Read my own report')}
      </Link>
      <Link href={paths.home()} className={buttonClass({ variant: 'quiet', full: true })}>
        {t('common.back-to-the-trail', 'Back to the trail')}
      </Link>
    </div>
  );
}
