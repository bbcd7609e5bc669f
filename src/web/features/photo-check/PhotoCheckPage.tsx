import type { ReactNode } from 'react';
import { checkReasonWords } from '#content/photo-check.ts';
import type { CheckStanding } from '#contract/photo-check.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckedMark } from '#web/ui/CheckedMark.tsx';
import { Page, Section } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { locale, spoken, t } from '#web/words/words.ts';
import { OnlyChecked } from './OnlyChecked.tsx';
import { begin, takeBack, usePhotoCheck } from './photo-check.data.ts';
import { Taking } from './Taking.tsx';

/** The photo check: how it goes, its poses, how it stands, and the filter that goes with it. */
export function PhotoCheckPage() {
  useTitle(t('photo-check.title', 'Photo check'));
  const check = usePhotoCheck();
  if (check.data?.taking) return <Taking open={check.data.taking} />;
  return (
    <Page
      title={t('photo-check.title', 'Photo check')}
      lede={t('photo-check.lede', 'Three live pictures. A moderator lays them beside your main picture.')}
      back={<BackLink to={paths.self()} anywhere />}
    >
      {check.data !== undefined && <Standing standing={check.data} />}
      {check.data === undefined && check.isError && (
        <ErrorState onRetry={() => void check.refetch()} pending={check.isFetching} />
      )}
      {check.isPending && (
        <Loading>
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-6 h-14 w-full max-w-md" />
        </Loading>
      )}
    </Page>
  );
}

/** Returns a moment as a person says it: "Friday, May 8, 6:20 PM". */
const momentOf = (iso: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).format(new Date(iso));

function Standing({ standing }: { standing: CheckStanding }) {
  const { state, mustCheck, checkedAt, isAskedAgain } = standing;
  return (
    <>
      <div role="status">
        {mustCheck && <MustCheck />}
        {isAskedAgain && state === 'none' && (
          <Told title={t('photo-check.asked-again', 'Your main picture is another one now.')}>
            {t('photo-check.asked-again-why', 'So the badge is gone, and the new picture can be checked.')}
          </Told>
        )}
        {checkedAt !== null && <Passed at={checkedAt} />}
        {state === 'waiting' && <Waiting standing={standing} />}
        {state === 'refused' && <Refused standing={standing} />}
        {state === 'lapsed' && (
          <Told title={t('photo-check.lapsed', 'Nobody got to your pictures in time.')}>
            {t('photo-check.lapsed-why', 'They are deleted, and nothing is held against you. You can begin again.')}
          </Told>
        )}
      </div>
      {state !== 'waiting' && checkedAt === null && <Door standing={standing} />}
      <OnlyChecked standing={standing} />
      <HowItGoes />
    </>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-6 border-s-[3px] border-ink ps-4">
      <p className="display text-xl text-balance">{title}</p>
      <div className="mt-1 text-ink-2">{children}</div>
    </div>
  );
}

function MustCheck() {
  return (
    <Told title={t('photo-check.must', 'Before you write to somebody new')}>
      <p>
        {t(
          'photo-check.must-why',
          'People whose reports were right before said that your photos are not you. Until a moderator has compared your photo, you cannot write to people with whom you have not talked. Your chats go on, and nobody else reads of this.',
        )}
      </p>
    </Told>
  );
}

function Passed({ at }: { at: string }) {
  return (
    <div className="mb-6">
      <CheckedMark month={at.slice(0, 7)} />
      <p className="mt-3 text-ink-2">
        {t(
          'photo-check.passed',
          'Others read this on your profile and your cards. It holds while your main picture is the one that was compared.',
        )}
      </p>
    </div>
  );
}

function Waiting({ standing: { waitsUntil, openings } }: { standing: CheckStanding }) {
  const [back, isGoing] = useTold(takeBack);
  return (
    <Told title={t('photo-check.waiting', 'A moderator compares your three pictures.')}>
      <p>
        {waitsUntil !== null &&
          t('photo-check.waits-until', 'They are deleted once decided, at the latest on {moment}.', {
            moment: momentOf(waitsUntil),
          })}
      </p>
      {openings.map((at) => (
        <p key={at}>{t('photo-check.opened-at', 'A moderator opened them: {moment}.', { moment: momentOf(at) })}</p>
      ))}
      <Button variant="outline" className="mt-4" pending={isGoing} onClick={() => void back()}>
        {t('photo-check.take-back', 'Take them back')}
      </Button>
    </Told>
  );
}

function Refused({ standing: { refusal, openings } }: { standing: CheckStanding }) {
  if (refusal === null) return null;
  return (
    <Told title={t('photo-check.refused', 'The check did not pass.')}>
      <p>{spoken(checkReasonWords[refusal.reason].sentence)}</p>
      {Date.parse(refusal.againAt) > Date.now() && (
        <p>{t('photo-check.again-at', 'You can try again from {moment} on.', { moment: momentOf(refusal.againAt) })}</p>
      )}
      {openings.map((at) => (
        <p key={at}>{t('photo-check.opened-at', 'A moderator opened them: {moment}.', { moment: momentOf(at) })}</p>
      ))}
      <DoorLink to={paths.decisions()}>{t('photo-check.answer-back', 'Answer back')}</DoorLink>
    </Told>
  );
}

/** The way in, or what keeps it shut. */
function Door({ standing: { mayBegin, lacksPicture, isClosed } }: { standing: CheckStanding }) {
  const [open, isOpening] = useTold(begin);
  if (mayBegin) {
    return (
      <Button variant="lime" size="lg" full className="max-w-md" pending={isOpening} onClick={() => void open()}>
        {t('photo-check.begin', 'Open the camera page')}
      </Button>
    );
  }
  if (lacksPicture) {
    return (
      <>
        <p>{t('photo-check.lacks-picture', 'There is nothing to compare with yet: your profile has no picture.')}</p>
        <DoorLink to={paths.self()}>{t('photo-check.put-picture', 'Put a photo of yourself there')}</DoorLink>
      </>
    );
  }
  if (isClosed) {
    return (
      <Told title={t('photo-check.closed', 'The door is closed right now.')}>
        {t(
          'photo-check.closed-why',
          'Either nobody was at the moderators’ desk today, or many pictures wait there already. Yours shall not lie around, so look in again later.',
        )}
      </Told>
    );
  }
  return null;
}

function HowItGoes() {
  return (
    <Section title={t('photo-check.how', 'How it goes')}>
      <ul className="list-disc space-y-2 ps-5">
        <li>
          {t(
            'photo-check.how-poses',
            'Three poses come by chance, for ten minutes. Another pose is one tap away, without a reason; the moderator reads if there were many. Only this page’s camera takes the pictures.',
          )}
        </li>
        <li>
          {t(
            'photo-check.how-person',
            'A moderator compares them, by hand and in the order in which they came. No machine compares anything. A machine cannot tell a camera that plays a film from a real one either: that is what the poses and the moderator are for.',
          )}
        </li>
        <li>
          {t(
            'photo-check.how-sealed',
            'The pictures are sealed, and opened by moderators only; you read here when. They are deleted once decided, after seven days at the latest.',
          )}
        </li>
        <li>
          {t(
            'photo-check.how-badge',
            'What stays is the month, for others to read. Another main picture ends it, and can be checked again.',
          )}
        </li>
      </ul>
    </Section>
  );
}
