import { useContext, useState, type ReactNode } from 'react';
import type { Message } from '#contract/chat.ts';
import type { MessagePlan } from '#contract/chat.plans.ts';
import { useChatRuntime } from '#web/features/chat/state/chat.session.ts';
import { MessageActsContext } from '#web/features/chat/state/message.acts.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { CalendarPlus } from '#web/ui/icons/CalendarPlus.ts';
import { optional } from '#web/ui/optional.ts';
import { t } from '#web/words/words.ts';
import { answer, download } from './plan.acts.ts';
import { isOver } from './plan.times.ts';
import { PlanAnswers, PlanFace } from './PlanFace.tsx';
import { Goers } from './PlanGoers.tsx';

/** In code of its own, because few plans on a screen are over. */
const AskedMet = optional(() => import('./AskedMet.tsx').then((code) => code.AskedMet));
const PlanSheet = fetched(() => import('./PlanSheet.tsx').then((code) => code.PlanSheet));

interface PlanCardProps {
  message: Message;
  plan: MessagePlan;
  isMine: boolean;
  author: string;
  isGroup: boolean;
}

/** Returns the card of a message that is a plan; undefined for any other message. */
export function planCard(message: Message, rest: Omit<PlanCardProps, 'message' | 'plan'>): ReactNode {
  return message.plan && <PlanCard message={message} plan={message.plan} {...rest} />;
}

/** A plan in the conversation, over the whole width: its title, time and place, and the people who come. */
function PlanCard({ message, plan, isMine, author, isGroup }: PlanCardProps) {
  const acts = useContext(MessageActsContext);
  const runtime = useChatRuntime();
  const [isOpen, setOpen] = useState(false);
  const now = new Date();
  const isPast = isOver(plan, now);
  const isOff = plan.isCancelled === true;
  const canAnswer = acts?.canWrite === true && runtime !== null && !isPast && !isOff;
  return (
    <>
      <section aria-label={t('chat.plan', 'Plan: {title}', { title: plan.title })} className="py-1">
        <p className="pe-11 pb-1.5 text-sm text-ink-2">
          {isOff ? (
            <span>{t('chat.called-off', 'Called off · ')}</span>
          ) : (
            isPast && <span>{t('chat.over', 'Over · ')}</span>
          )}
          {isMine ? (
            <span>{t('chat.you-made-a-plan', 'You made a plan')}</span>
          ) : (
            <bdi>{t('chat.made-a-plan', '{author} made a plan', { author })}</bdi>
          )}
        </p>
        <div className="overflow-hidden rounded-[8px] border-[1.5px] border-ink">
          <PlanFace seed={message.id} plan={plan} now={now} />
          {canAnswer && (
            <PlanAnswers plan={plan} onAnswer={(what) => answer(runtime, message, what)} isCounted={isGroup} />
          )}
        </div>
        {isPast && !isOff && plan.myAnswer !== undefined && plan.myAnswer !== 'no' && (
          <AskedMet message={message} isOfTwo={!isGroup && plan.answers.going === 2} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="flex min-h-11 items-center gap-2 rounded-control text-start"
          >
            <Goers roomId={message.chatRoomId} plan={plan} isGroup={isGroup} />
            <span className="font-semibold underline">{t('chat.details', 'Details')}</span>
          </button>
          {!isOff && !isPast && (
            <button
              type="button"
              onClick={() => download(message)}
              className="flex min-h-11 items-center gap-2 rounded-control font-semibold"
            >
              <CalendarPlus size={20} className="shrink-0" />
              {t('chat.add-to-calendar', 'Add to calendar')}
            </button>
          )}
        </div>
      </section>
      {isOpen && runtime !== null && (
        <PlanSheet
          message={message}
          plan={plan}
          runtime={runtime}
          isMine={isMine}
          isGroup={isGroup}
          canChange={canAnswer}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
