import { useState } from 'react';
import { useParams } from 'wouter';
import { answerPlan, getPlan } from '#contract/plans.ts';
import type { MessagePlan, PlanAnswer } from '#contract/chat.plans.ts';
import type { Message } from '#contract/chat.ts';
import type { PersonCard } from '#contract/people.ts';
import { download } from '#web/features/chat/plans/plan.acts.ts';
import { isOver } from '#web/features/chat/plans/plan.times.ts';
import { PlanAnswers, PlanFace } from '#web/features/chat/plans/PlanFace.tsx';
import { Goers } from '#web/features/chat/plans/PlanGoers.tsx';
import { refreshPlan, useRoom } from '#web/features/chat/state/chat.data.ts';
import { useHomeSafe } from '#web/features/home-safe/home-safe.data.ts';
import { TellSomebody } from '#web/features/home-safe/tell/TellSomebody.tsx';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { NothingHere } from '#web/parts/ways/NothingHere.tsx';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { CalendarPlus } from '#web/ui/icons/CalendarPlus.ts';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';

/** A plan: above the rule what both see, below it what one alone sees. */
export function PlanPage() {
  const { roomId = '', messageId = '' } = useParams();
  const { data, error, refetch, isFetching } = useRead(getPlan, { params: { roomId, messageId } });
  const { data: room } = useRoom(roomId);
  useTitle(t('home-safe.a-plan', 'A plan'));
  const message = data?.message;
  const plan = message?.plan;
  if (error?.status === 404 || (message !== undefined && plan === undefined))
    return (
      <NothingHere
        title={t('home-safe.no-plan-here', 'There is no plan here.')}
        note={t('home-safe.no-plan-note', 'It was taken away, or you can no longer see it.')}
        to={paths.chats()}
        way={t('home-safe.to-your-chats', 'To your chats')}
      />
    );
  const other = room?.otherUser ?? undefined;
  const back = t('home-safe.back-to-the-chat', 'Back to the chat');
  return (
    <Page
      title={
        other === undefined
          ? t('home-safe.a-plan', 'A plan')
          : t('home-safe.plan-with', 'Plan with {name}', { name: other.displayName })
      }
      back={<BackLink to={paths.chat(roomId, message?.seq)} label={back} />}
    >
      {message !== undefined && plan !== undefined ? (
        <Plan message={message} plan={plan} other={other} />
      ) : error === null ? (
        <Loading>
          <Skeleton className="h-40 w-full" />
        </Loading>
      ) : (
        <ErrorState
          title={t('home-safe.did-not-load', 'This did not load.')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
    </Page>
  );
}

interface PlanProps {
  message: Message;
  plan: MessagePlan;
  /** The other of a room of two. */
  other: PersonCard | undefined;
}

function Plan({ message, plan, other }: PlanProps) {
  const [now] = useState(() => new Date());
  const { chatRoomId: roomId, id: messageId } = message;
  const canAnswer = plan.isCancelled !== true && !isOver(plan, now);
  const answer = async (what: PlanAnswer): Promise<void> => {
    try {
      await call(answerPlan, { params: { roomId, messageId }, body: { answer: what } });
    } catch (failure) {
      tellFailure(failure, t('home-safe.answer-did-not-arrive', 'Your answer did not arrive.'));
    }
    refreshPlan(roomId, messageId);
  };
  return (
    <>
      <div className="overflow-hidden rounded-[8px] border-[1.5px] border-ink">
        <PlanFace seed={messageId} plan={plan} now={now} />
        {canAnswer && <PlanAnswers plan={plan} onAnswer={answer} isCounted={other === undefined} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="flex min-h-11 items-center gap-2">
          <Goers roomId={roomId} plan={plan} isGroup={other === undefined} />
        </span>
        {canAnswer && (
          <button
            type="button"
            onClick={() => download(message)}
            className="flex min-h-11 items-center gap-2 rounded-control font-semibold"
          >
            <CalendarPlus size={20} className="shrink-0" />
            {t('home-safe.add-to-calendar', 'Add to calendar')}
          </button>
        )}
      </div>
      {canAnswer && <Private message={message} plan={plan} other={other} />}
    </>
  );
}

/** What the person alone sees of the plan, below a full rule. */
function Private({ message: { chatRoomId: roomId, id: messageId }, plan, other }: PlanProps) {
  const { data: home } = useHomeSafe();
  return (
    <div className="-mx-5 mt-3 border-t-[1.5px] border-ink px-5 pt-6">
      <TellSomebody
        going={{
          title: plan.title,
          place: plan.place,
          startsAt: Date.parse(plan.startsAt),
          plan: { roomId, messageId },
          ...(other !== undefined && { withId: other.id }),
        }}
        withName={other?.displayName}
        outing={home?.outings.find((one) => one.plan?.messageId === messageId && one.state !== 'ended')}
      />
    </div>
  );
}
