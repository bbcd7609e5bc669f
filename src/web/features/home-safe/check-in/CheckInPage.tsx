import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import { getOuting, type HomeSafe, type Outing } from '#contract/home-safe.ts';
import { useHomeSafe, type AnswerBody } from '#web/features/home-safe/home-safe.data.ts';
import { clockParts } from '#web/features/home-safe/outing.times.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { NothingHere } from '#web/parts/ways/NothingHere.tsx';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { Phone } from '#web/ui/icons/Phone.ts';
import { PhoneCall } from '#web/ui/icons/PhoneCall.ts';
import { X } from '#web/ui/icons/X.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { giveAnswer, useWaiting } from './answers.ts';
import { askedWords, headingOf } from './check-in.words.ts';
import { GetMeOut, RINGS_AFTER_MS } from './GetMeOut.tsx';
import { PinPad } from './PinPad.tsx';
import { ringAloud } from './ring.ts';

/**
 * How is it going? Dark in both schemes, with no name and no word of safety to be read across a table. Its title is
 * that of the place, so neither the history nor the list of open apps says what it is.
 */
export function CheckInPage() {
  const { outingId = '' } = useParams();
  useTitle(t('home-safe.how-is-it-going', 'How is it going?'));
  const home = useHomeSafe();
  const listed = home.data?.outings.find(({ id }) => id === outingId);
  const alone = useRead(getOuting, { params: { id: outingId } }, { enabled: !home.isPending && listed === undefined });
  const outing = listed ?? alone.data?.outing;
  if (outing === undefined && alone.error?.status === 404)
    return (
      <NothingHere
        title={t('home-safe.nothing-here', 'There is nothing here.')}
        note={t('home-safe.nothing-here-note', 'It is over and gone, or it was never yours.')}
        to={paths.home()}
        way={t('home-safe.to-the-start', 'To the start')}
      />
    );
  return (
    <Night emergency={home.data?.emergency}>{outing === undefined ? <Loading /> : <CheckIn outing={outing} />}</Night>
  );
}

function Loading() {
  return (
    <div className="grid grow place-items-center">
      <PageHeading hidden>{t('home-safe.how-is-it-going', 'How is it going?')}</PageHeading>
      <Spinner label={t('home-safe.loading', 'Loading')} />
    </div>
  );
}

/** The dark ground, with the one emergency link last, where it never moves. */
function Night({ emergency, children }: { emergency: HomeSafe['emergency'] | undefined; children: ReactNode }) {
  return (
    <div className="scheme-dark fixed inset-0 z-10 overflow-y-auto bg-paper text-ink">
      <div className="relative isolate mx-auto flex min-h-full w-full max-w-[34rem] flex-col px-[24px]">
        <ContourLines seed="how is it going" height={460} peak={[0.86, 0.12]} className="-z-10 opacity-60" />
        <div className="@container flex grow flex-col">{children}</div>
        <div className="pb-safe sticky bottom-0 bg-paper">
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4">
            <span className="text-ink-2">{t('home-safe.in-danger-now', 'In danger, now')}</span>
            {emergency === null || emergency === undefined ? (
              <span className="py-2 font-semibold">
                {t('home-safe.local-number', 'Call your local emergency number')}
              </span>
            ) : (
              <a href={`tel:${emergency.number}`} className="display inline-flex min-h-12 items-center gap-3 text-lg">
                <Phone size={24} />
                {t('home-safe.call-number', 'Call {number}', { number: emergency.number })}
              </a>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

type Asking = 'good' | 'end' | null;

function CheckIn({ outing }: { outing: Outing }) {
  const { id } = outing;
  const [, go] = useLocation();
  const now = useClock();
  const [asking, ask] = useState<Asking>(null);
  const [isLeaving, setLeaving] = useState(false);
  const hush = useRef<() => void>(() => undefined);
  const [fault, setFault] = useState('');
  const { waits, refusal } = useWaiting(id);
  useEffect(() => () => hush.current(), []);
  const [give, isSending] = useOneAtATime(async (body: AnswerBody) => {
    setFault('');
    try {
      await giveAnswer(id, body);
      ask(null);
    } catch (error) {
      setFault(wordsFor(error, notTaken));
    }
  });
  if (isLeaving)
    return (
      <>
        <PageHeading hidden>{headingOf(outing)}</PageHeading>
        <GetMeOut hush={() => hush.current()} onEnd={() => setLeaving(false)} />
      </>
    );
  const said = fault === '' && refusal !== null ? wordsFor(refusal, notTaken) : fault;
  const leave = (): void => {
    hush.current = ringAloud(RINGS_AFTER_MS);
    setLeaving(true);
  };
  return (
    <>
      <div className="flex justify-end pt-[12px]">
        <IconButton icon={X} label={t('home-safe.close', 'Close')} onClick={() => go(paths.home())} />
      </div>
      <BigClock now={now} isPin={asking !== null} />
      {asking !== null ? (
        <div className="flex grow flex-col justify-end pt-4">
          <PageHeading hidden>{headingOf(outing)}</PageHeading>
          <PinPad
            title={t('home-safe.your-pin', 'Your PIN')}
            fault={said}
            isSending={isSending}
            onPin={(pin) => void give({ does: asking, pin })}
            onBack={() => ask(null)}
          />
        </div>
      ) : (
        <>
          <PageHeading className="pt-[20px] text-[min(2.25rem,10.5vw)] tracking-[-0.035em]">
            {headingOf(outing)}
          </PageHeading>
          <p role="status" className="min-h-[56px] pt-[12px] text-lg leading-snug text-ink-2">
            {waits === null ? askedWords(outing) : keptHere}
          </p>
          <p role="alert" className="text-ink-2 empty:hidden">
            {said}
          </p>
          <Ways
            outing={outing}
            isEarly={now < Date.parse(outing.checkInAt)}
            isSending={isSending}
            onAsk={ask}
            onMore={() => void give({ does: 'more', checkInAt: outing.checkInAt })}
            onLeave={leave}
          />
        </>
      )}
    </>
  );
}

/** The time on one line: what a 12-hour clock adds is small. In large text it leaves its room to the keys of the PIN. */
function BigClock({ now, isPin }: { now: number; isPin: boolean }) {
  return (
    <p
      className={cx(
        'display-tight tabular text-[min(8.5rem,26vw)] leading-none whitespace-nowrap',
        isPin && '@max-[14rem]:hidden',
      )}
    >
      {clockParts(now).map(({ text, isPeriod }) => (
        <span key={text} className={isPeriod ? 'text-[0.25em] tracking-normal' : undefined}>
          {text}
        </span>
      ))}
    </p>
  );
}

interface WaysProps {
  outing: Outing;
  /** True before the person is asked: only then can the outing be called off here. */
  isEarly: boolean;
  isSending: boolean;
  onAsk: (what: Asking) => void;
  onMore: () => void;
  onLeave: () => void;
}

/** The answers, and the way out. */
function Ways({ outing, isEarly, isSending, onAsk, onMore, onLeave }: WaysProps) {
  const isOver = outing.state === 'checked_in' || outing.state === 'ended';
  return (
    <div className="mt-auto flex flex-col gap-[12px] pt-[24px]">
      {!isOver && (
        <>
          <button
            type="button"
            onClick={() => onAsk('good')}
            className="display min-h-[84px] rounded-[26px] bg-lime px-4 text-2xl text-lime-ink active:bg-lime-press"
          >
            {t('home-safe.all-good', 'All good')}
          </button>
          <button
            type="button"
            disabled={outing.moresLeft === 0 || outing.state === 'told' || isSending}
            onClick={onMore}
            className="display min-h-[64px] rounded-[20px] border-[1.5px] border-edge px-4 text-xl disabled:opacity-45"
          >
            {t('home-safe.half-an-hour-more', 'Half an hour more')}
          </button>
        </>
      )}
      <button type="button" onClick={onLeave} className="flex min-h-18 items-center gap-4 text-start">
        <PhoneCall size={30} className="shrink-0 text-coral-ink" />
        <span className="grow">
          <span className="display block text-xl">{t('home-safe.get-me-out', 'Get me out')}</span>
          <span className="block text-ink-2">
            {t('home-safe.your-phone-rings', 'Your phone rings, with a reason to go.')}
          </span>
        </span>
        <CaretRight size={24} className="shrink-0" />
      </button>
      {!isOver && isEarly && (
        <button
          type="button"
          onClick={() => onAsk('end')}
          className="min-h-11 self-start text-ink-2 underline underline-offset-4"
        >
          {t('home-safe.call-it-off', 'Call it off')}
        </button>
      )}
    </div>
  );
}

const notTaken = t('home-safe.answer-not-taken', 'That did not count. Try again.');
const keptHere = t(
  'home-safe.kept-here',
  'No line. Your answer is kept here and goes out as soon as there is one. Leave this page open.',
);

/** Returns the server's time in milliseconds, renewed each second. */
function useClock(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
