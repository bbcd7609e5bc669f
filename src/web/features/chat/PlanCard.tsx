import { lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import type { Message } from '#contract/chat.ts';
import { planAnswers, type MessagePlan, type PlanAnswer } from '#contract/chat.plans.ts';
import { cx } from '#web/ui/cx.ts';
import { CalendarPlus } from '#web/ui/icons/CalendarPlus.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { useChatRuntime } from './chat.session.ts';
import { MessageActsContext } from './message.acts.ts';
import { answer } from './plan.acts.ts';
import { isOver, whenOf } from './plan.times.ts';
import { answerWords } from './plan.words.ts';
import { PlanMet } from './PlanMet.tsx';

const PlanSheet = lazy(async () => ({ default: (await import('./PlanSheet.tsx')).PlanSheet }));

interface PlanCardProps {
  message: Message;
  plan: MessagePlan;
  isMine: boolean;
  author: string;
  isGroup: boolean;
}

/** Returns the card of a message that is a plan; undefined for any other. */
export function planCard(message: Message, rest: Omit<PlanCardProps, 'message' | 'plan'>): ReactNode {
  return message.plan && <PlanCard message={message} plan={message.plan} {...rest} />;
}

/** A plan in its place of the conversation: what, when, where, and who comes. */
function PlanCard({ message, plan, isMine, author, isGroup }: PlanCardProps) {
  const acts = useContext(MessageActsContext);
  const runtime = useChatRuntime();
  const [isOpen, setOpen] = useState(false);
  const now = new Date();
  const { mine, theirs } = whenOf(plan, { now });
  const isPast = isOver(plan, now);
  const isOff = plan.isCancelled === true;
  const canAnswer = acts?.canWrite === true && runtime !== null && !isPast && !isOff;
  return (
    <>
      <section
        aria-label={t('chat.plan', 'Plan: {title}', { title: plan.title })}
        className="w-full max-w-[22rem] min-w-0 rounded-bubble border-[1.5px] border-edge bg-paper px-4 pt-3 pb-2"
      >
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <CalendarPlus size={18} className="shrink-0" />
          <span className="truncate">
            {isOff ? t('chat.called-off', 'Called off · ') : isPast ? t('chat.over', 'Over · ') : ''}
            {isMine ? t('chat.your-plan', 'Your plan') : <bdi>{t('chat.s-plan', '{author}’s plan', { author })}</bdi>}
          </span>
        </p>
        <p dir="auto" className={cx('display pt-1 text-xl [overflow-wrap:anywhere]', isOff && 'line-through')}>
          {plan.title}
        </p>
        <p className="pt-1">
          <time dateTime={plan.startsAt}>{mine}</time>
          {theirs !== undefined && <span className="block text-sm text-ink-2">{theirs}</span>}
        </p>
        {plan.place !== '' && (
          <p dir="auto" className="text-ink-2 [overflow-wrap:anywhere]">
            {plan.place}
          </p>
        )}
        {canAnswer && <Answers message={message} plan={plan} runtime={runtime} />}
        {isPast && !isOff && plan.myAnswer !== undefined && plan.myAnswer !== 'no' && <PlanMet message={message} />}
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="mt-1 flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-left text-sm font-semibold"
        >
          <span className="tabular">{countWords(plan)}</span>
          <span className="underline">{t('chat.details', 'Details')}</span>
        </button>
      </section>
      {isOpen && runtime !== null && (
        <Suspense fallback={null}>
          <PlanSheet
            message={message}
            plan={plan}
            runtime={runtime}
            isMine={isMine}
            isGroup={isGroup}
            canChange={canAnswer}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function countWords({ answers: { going, maybe } }: MessagePlan): string {
  const parts = [t('chat.going', '{going} going', { going }), maybe > 0 && t('chat.maybe', '{maybe} maybe', { maybe })];
  return parts.filter((part) => part !== false).join(' · ');
}

function Answers({ message, plan, runtime }: { message: Message; plan: MessagePlan; runtime: ChatRuntime }) {
  const [say, isRunning] = useOneAtATime((what: PlanAnswer) => answer(runtime, message, what));
  return (
    <div role="group" aria-label={t('chat.do-you-come', 'Do you come?')} className="grid grid-cols-3 gap-2 pt-3">
      {planAnswers.map((one) => {
        const isOwn = plan.myAnswer === one;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={isOwn}
            aria-disabled={isRunning}
            onClick={() => {
              if (!isOwn && !isRunning) void say(one);
            }}
            className={cx(
              'min-h-11 rounded-control px-2 text-sm font-semibold transition-colors',
              isOwn ? 'bg-lime text-lime-ink' : 'bg-paper-2 hover:bg-paper-3',
            )}
          >
            {answerWords[one]}
          </button>
        );
      })}
    </div>
  );
}
