import { useEffect, useState } from 'react';
import { clock } from '#web/features/home-safe/outing.times.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { Phone } from '#web/ui/icons/Phone.ts';
import { PhoneDisconnect } from '#web/ui/icons/PhoneDisconnect.ts';
import { t } from '#web/words/words.ts';
import { speakLines } from './speak.ts';

/** How long after the press the phone rings: long enough to put it down. */
export const RINGS_AFTER_MS = 5000;

/** What the caller says. They are plain, so that anybody can answer them, and name nobody. */
const lines = [
  t('home-safe.call-line-1', 'Hi, it’s me. Sorry to call you now.'),
  t('home-safe.call-line-2', 'Something came up at home. Nobody is hurt, but could you come?'),
  t('home-safe.call-line-3', 'Right now would be best. I can explain when you are here.'),
  t('home-safe.call-line-4', 'Thank you. I’ll wait for you at the door.'),
];

type Stage = 'waiting' | 'ringing' | 'talking';

interface GetMeOutProps {
  /** Stops the sound of the ring. */
  hush: () => void;
  onEnd: () => void;
}

/** A phone that rings, and somebody who asks one to come. All of it happens on this device. */
export function GetMeOut({ hush, onEnd }: GetMeOutProps) {
  const [stage, setStage] = useState<Stage>('waiting');
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (stage === 'waiting') {
      const timer = setTimeout(() => setStage('ringing'), RINGS_AFTER_MS);
      return () => clearTimeout(timer);
    }
    return stage === 'talking' ? speakLines(lines, () => setSilent(true)) : undefined;
  }, [stage]);
  const end = (): void => {
    hush();
    onEnd();
  };
  if (stage === 'waiting')
    return (
      <div className="grid grow place-items-center text-center">
        <div>
          <p className="display-tight text-6xl">{clock(serverNow())}</p>
          <button type="button" onClick={end} className="mt-10 min-h-12 px-6 text-ink-2">
            {t('home-safe.not-now', 'Not now')}
          </button>
        </div>
      </div>
    );
  return (
    <div role="dialog" aria-label={t('home-safe.incoming-call', 'Incoming call')} className="flex grow flex-col pt-16">
      <div className="text-center">
        <p className="text-ink-2">
          {stage === 'ringing' ? t('home-safe.incoming-call', 'Incoming call') : t('home-safe.connected', 'Connected')}
        </p>
        <p className="display-tight pt-2 text-5xl">{t('home-safe.caller', 'Home')}</p>
        {isSilent && stage === 'talking' && (
          <ul className="mx-auto max-w-sm pt-8 text-start text-sm text-ink-2 [&>li]:py-1">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-auto flex justify-around pt-8 pb-4">
        <button
          type="button"
          onClick={end}
          className="grid size-[80px] place-items-center rounded-full bg-coral-fill text-on-coral"
          aria-label={stage === 'ringing' ? t('home-safe.decline', 'Decline') : t('home-safe.hang-up', 'Hang up')}
        >
          <PhoneDisconnect size={34} filled />
        </button>
        {stage === 'ringing' && (
          <button
            type="button"
            onClick={() => {
              hush();
              setStage('talking');
            }}
            className="grid size-[80px] place-items-center rounded-full bg-lime text-lime-ink"
            aria-label={t('home-safe.answer', 'Answer')}
          >
            <Phone size={34} filled />
          </button>
        )}
      </div>
    </div>
  );
}
