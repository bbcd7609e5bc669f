import { useState } from 'react';
import { Link } from 'wouter';
import type { Message } from '#contract/chat.ts';
import { planAnswers, type MessagePlan } from '#contract/chat.plans.ts';
import { getGroup } from '#contract/groups.ts';
import { getPlan } from '#contract/plans.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { callOff, download } from './plan.acts.ts';
import { whenOf } from './plan.times.ts';
import { answerWords } from './plan.words.ts';

const PlanForm = fetched(() => import('./PlanForm.tsx').then((code) => code.PlanForm));

interface PlanSheetProps {
  message: Message;
  plan: MessagePlan;
  runtime: ChatRuntime;
  isMine: boolean;
  isGroup: boolean;
  /** True if the person may write here and the plan is neither over nor canceled. */
  canChange: boolean;
  onClose: () => void;
}

/** The people who answered a plan, by answer, and the buttons for the plan. */
export function PlanSheet({ message, plan, runtime, isMine, isGroup, canChange, onClose }: PlanSheetProps) {
  const [window, setWindow] = useState<'form' | 'off' | null>(null);
  const { chatRoomId: roomId } = message;
  const group = useRead(getGroup, { params: { roomId } }, { enabled: isGroup && !isMine && canChange });
  const isOwner = isMine || (group.data !== undefined && group.data.role !== 'member');
  if (window === 'form') {
    return <PlanForm roomId={roomId} message={message} runtime={runtime} onClose={onClose} />;
  }
  if (window === 'off') return <CallOff message={message} runtime={runtime} onClose={onClose} />;
  return (
    <Sheet open onOpenChange={onClose} title={plan.title} description={whenOf(plan, { now: new Date() }).mine}>
      <People message={message} />
      <div className="mt-5 flex flex-col gap-3">
        {plan.isCancelled !== true && (
          <Button variant="outline" full onClick={() => download(message)}>
            {t('chat.add-to-my-calendar', 'Add to my calendar')}
          </Button>
        )}
        {canChange && plan.myAnswer !== 'no' && (
          <Link href={paths.plan(roomId, message.id)} className={buttonClass({ variant: 'outline', full: true })}>
            {t('chat.tell-somebody-where-you-are', 'Tell somebody where you are')}
          </Link>
        )}
        {isOwner && canChange && (
          <>
            <Button variant="outline" full onClick={() => setWindow('form')}>
              {t('chat.change-the-plan', 'Change the plan')}
            </Button>
            <Button variant="danger" full onClick={() => setWindow('off')}>
              {t('chat.call-it-off', 'Call it off')}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}

function People({ message: { chatRoomId: roomId, id: messageId } }: { message: Message }) {
  const { data, error, refetch } = useRead(getPlan, { params: { roomId, messageId } });
  if (error !== null)
    return (
      <ErrorState title={t('chat.the-list-did-not-load', 'The list did not load.')} onRetry={() => void refetch()} />
    );
  if (data === undefined) {
    return (
      <Loading label={t('chat.loading', 'Loading')}>
        <Skeleton className="h-11 w-full" />
      </Loading>
    );
  }
  return planAnswers.map((answer) => {
    const people = data.people.filter((one) => one.answer === answer);
    if (people.length === 0) return null;
    return (
      <section key={answer} className="pb-4">
        <h3 className="tabular text-sm text-ink-2">
          {answerWords[answer]} · {people.length}
        </h3>
        <ul>
          {people.map(({ person }) => (
            <li key={person.id} className="flex min-h-14 items-center gap-3">
              <Avatar person={person} size={40} />
              <bdi className="min-w-0 truncate font-semibold">{person.displayName}</bdi>
              <PersonMark of={person} className="shrink-0" />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function CallOff({ message, runtime, onClose }: Pick<PlanSheetProps, 'message' | 'runtime' | 'onClose'>) {
  const [confirm, isRunning] = useOneAtATime(async () => {
    if (await callOff(runtime, message)) onClose();
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('chat.call-this-plan-off', 'Call this plan off?')}
      description={t(
        'chat.everybody-who-meant-to-come',
        'Everybody who wanted to come is told. The plan stays here, crossed out.',
      )}
      confirm={t('chat.call-it-off', 'Call it off')}
      cancel={t('chat.keep-it', 'Keep it')}
      danger
      pending={isRunning}
      onConfirm={() => void confirm()}
    />
  );
}
