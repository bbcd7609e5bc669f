import { useContext, useState, type ReactNode } from 'react';
import type { Message } from '#contract/chat.ts';
import { planAnswers, type MessagePlan, type PlanAnswer } from '#contract/chat.plans.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useChatRuntime } from '#web/features/chat/state/chat.session.ts';
import { MessageActsContext } from '#web/features/chat/state/message.acts.ts';
import { cx } from '#web/ui/cx.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { CalendarPlus } from '#web/ui/icons/CalendarPlus.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { optional } from '#web/ui/optional.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { answer, download } from './plan.acts.ts';
import { dayOfPlan, isOver, whenOf } from './plan.times.ts';
import { answerWords } from './plan.words.ts';
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
        <p className="pr-11 pb-1.5 text-sm text-ink-2">
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
          <PlanFace message={message} plan={plan} now={now} />
          {canAnswer && <Answers message={message} plan={plan} runtime={runtime} isCounted={isGroup} />}
        </div>
        {isPast && !isOff && plan.myAnswer !== undefined && plan.myAnswer !== 'no' && (
          <AskedMet message={message} isOfTwo={!isGroup && plan.answers.going === 2} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="flex min-h-11 items-center gap-2 rounded-control text-left"
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

/** The title, the time and the place of a plan, with the day of the month in large digits. */
function PlanFace({ message, plan, now }: Pick<PlanCardProps, 'message' | 'plan'> & { now: Date }) {
  const { mine, theirs } = whenOf(plan, { now });
  const { weekday, day, month, clock } = dayOfPlan(plan, { now });
  return (
    <div className="relative isolate flex items-center gap-4 px-4 py-3.5">
      <ContourLines
        seed={message.id}
        width={360}
        height={120}
        peak={[0.92, 0.35]}
        className="-z-10 opacity-70 [mask-image:linear-gradient(to_right,transparent_35%,black_75%)]"
      />
      <p aria-hidden className="w-14 shrink-0 text-center text-sm font-semibold">
        {weekday}
        <span className="display block text-4xl leading-none">{day}</span>
        {month}
      </p>
      <div className="min-w-0 grow bg-paper/70">
        <p dir="auto" className={cx('display text-xl [overflow-wrap:anywhere]', plan.isCancelled && 'line-through')}>
          {plan.title}
        </p>
        <p>
          <time dateTime={plan.startsAt}>
            <span aria-hidden>{clock}</span>
            <span className="sr-only">{mine}</span>
          </time>
          {theirs !== undefined && <span className="block text-sm text-ink-2">{theirs}</span>}
        </p>
        {plan.place !== '' && (
          <p dir="auto" className="text-ink-2 [overflow-wrap:anywhere]">
            {plan.place}
          </p>
        )}
      </div>
    </div>
  );
}

type AnswersProps = { message: Message; plan: MessagePlan; runtime: ChatRuntime; isCounted: boolean };

function Answers({ message, plan, runtime, isCounted }: AnswersProps) {
  const [say, isRunning] = useOneAtATime((what: PlanAnswer) => answer(runtime, message, what));
  return (
    <div
      role="group"
      aria-label={t('chat.do-you-come', 'Are you coming?')}
      className="grid grid-cols-3 divide-x-[1.5px] divide-ink border-t-[1.5px] border-ink"
    >
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
              'display flex min-h-12 items-center justify-center gap-1.5 px-2 transition-colors focus-visible:-outline-offset-4',
              isOwn ? 'bg-ink text-paper' : 'hover:bg-paper-2',
            )}
          >
            {isOwn && <Check size={18} className="shrink-0" />}
            <span>{answerWords[one]}</span>
            {isCounted && (
              <span aria-hidden className="tabular font-normal opacity-70">
                {plan.answers[one]}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
