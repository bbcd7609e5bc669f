import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getCallDoor, type Call, type ComesAs } from '#contract/calls.ts';
import { archetypes } from '#content/archetypes.ts';
import { answer, decline, ownAnimal } from '#web/features/calls/calls.ts';
import { wasAnsweredOutside } from '#web/features/calls/pressed.ts';
import { sidesOf, type CallView } from '#web/features/calls/state.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Phone } from '#web/ui/icons/Phone.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import { rich } from '#web/ui/rich.tsx';
import { locale, t } from '#web/words/words.ts';
import { Advice } from './Advice.tsx';
import { AddressLine } from './AddressLine.tsx';
import { comesWords } from './call.words.ts';
import { CallArcs } from './CallArcs.tsx';
import { ComeInAs } from './ComeInAs.tsx';
import { Disc } from './Disc.tsx';
import { CallTitle } from './CallWindow.tsx';
import { Fitted } from './Fitted.tsx';

const EDGE = 150;

/** Somebody calls: who, how they come, and how the person comes in. Nothing is sent before the answer. */
export function RingingScreen({ view }: { view: CallView }) {
  const { call, other, me } = view;
  const [, go] = useLocation();
  const { data: door } = useRead(getCallDoor, { params: { roomId: call.roomId } });
  const animal = ownAnimal();
  const [chosen, choose] = useState<ComesAs>();
  // The camera is never the first choice: nobody is seen before they chose to be.
  const comesAs = chosen ?? (animal === undefined ? 'voice' : 'animal');
  const [take, isTaking] = useTold(() => answer(comesAs), t('calls.not-answered', 'Not answered'));
  const [refuse] = useTold(decline);
  const writeInstead = (): void => {
    go(paths.chat(call.roomId));
    void refuse();
  };
  useAnswered(call, take);
  const theirAnimal = other?.mbtiType ? archetypes[other.mbtiType].animal : undefined;
  const words = [comesWords(sidesOf(call, me).theirs.comesAs, theirAnimal)];
  if (call.isRelayed) words.push(t('calls.relayed-short', 'Relayed.'));
  const since = door?.since;
  const name = other?.displayName ?? '';
  return (
    <div className="relative isolate mx-auto flex min-h-full w-full max-w-[26rem] flex-col px-6 pb-6 text-center landscape:max-lg:[@media(max-height:36rem)]:max-w-[52rem]">
      <p className="min-h-12 pt-5 text-ink-2 [@media(max-height:44rem)]:min-h-8 [@media(max-height:44rem)]:pt-2">
        {since != null && (
          <span>
            {t('calls.both-said-yes', 'You both said yes to calls on {day}', {
              day: new Date(since).toLocaleDateString(locale, { month: 'short', day: 'numeric' }),
            })}
          </span>
        )}
      </p>
      <div className="flex grow flex-col landscape:max-lg:[@media(max-height:36rem)]:flex-row landscape:max-lg:[@media(max-height:36rem)]:gap-8 *:landscape:max-lg:[@media(max-height:36rem)]:basis-0 *:landscape:max-lg:[@media(max-height:36rem)]:grow">
        <div className="my-auto">
          <div className="relative mx-auto grid min-h-[240px] shrink-0 place-items-center [@media(max-height:44rem)]:-my-12 [@media(max-height:44rem)]:scale-60">
            <CallArcs seed={String(other?.id ?? '')} className="absolute size-[304px]" />
            <Disc person={other} edge={EDGE}>
              {other === null ? <Spinner label="" /> : null}
            </Disc>
          </div>
          <CallTitle>
            <Fitted words={name} className="display-tight block text-[min(3rem,12vw)]">
              {rich(t('calls.person-is-calling', '<name/> is calling'), { name: <bdi>{name}</bdi> })}
            </Fitted>
          </CallTitle>
          <p className="mt-3 text-lg text-ink-2">{words.join(' ')}</p>
        </div>
        <div>
          <div className="mt-6 flex flex-col gap-4 text-start [@media(max-height:54rem)]:mt-3 [@media(max-height:54rem)]:gap-2.5">
            {door?.hasAdvice && <Advice />}
            {!call.isRelayed && (
              <div className="text-sm">
                <AddressLine isRelayed={false} name={name} />
                <p className="mt-1 ps-9 text-ink-2">{t('calls.answer-agrees', 'If you answer, you agree to that.')}</p>
              </div>
            )}
            <ComeInAs animal={animal} value={comesAs} onChange={choose} />
          </div>
          {/* In reach on the smallest phone, whatever stands above. */}
          <div className="sticky bottom-0 z-10 -mx-6 -mb-6 bg-linear-to-b from-night/0 via-night via-[1rem] to-night px-6 pt-4 pb-4 landscape:max-lg:[@media(max-height:36rem)]:flex">
            <Button variant="lime" size="lg" full pending={isTaking} onClick={() => void take()}>
              <Phone size={24} filled />
              {t('calls.answer', 'Answer')}
            </Button>
            <div className="mt-2 grid grid-cols-2 landscape:max-lg:[@media(max-height:36rem)]:mt-0 landscape:max-lg:[@media(max-height:36rem)]:shrink-0 landscape:max-lg:[@media(max-height:36rem)]:basis-[60%]">
              <Button variant="quiet" onClick={() => void refuse()}>
                {t('calls.not-now', 'Not now')}
              </Button>
              <Button variant="quiet" onClick={writeInstead}>
                {t('calls.write-instead', 'Write instead')}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * Answers if the button of a notification was pressed, and takes the ring out of the address. A page that was asleep may
 * miss the address, so it asks in any case.
 */
function useAnswered({ id, roomId }: Call, take: () => Promise<void>): void {
  const [, go] = useLocation();
  const isNamed = new URLSearchParams(useSearch()).get('call') === id;
  const answerIfPressed = useEffectEvent(async () => {
    if (await wasAnsweredOutside(id)) await take();
  });
  useEffect(() => {
    if (isNamed) go(paths.chat(roomId), { replace: true });
    void answerIfPressed();
  }, [isNamed, roomId, go]);
}
