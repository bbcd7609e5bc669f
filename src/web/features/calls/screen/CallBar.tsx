import { useLayoutEffect } from 'react';
import { endCall } from '#web/features/calls/calls.ts';
import { changeView, type CallView, type Phase } from '#web/features/calls/state.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Microphone } from '#web/ui/icons/Microphone.ts';
import { MicrophoneSlash } from '#web/ui/icons/MicrophoneSlash.ts';
import { PhoneDisconnect } from '#web/ui/icons/PhoneDisconnect.ts';
import { t } from '#web/words/words.ts';
import { phaseWords } from './call.words.ts';
import { Clock } from './Clock.tsx';
import { toggleMute } from './Controls.tsx';

type CallBarProps = { view: CallView; phase: Phase; areTheySpeaking: boolean };

const HEIGHT = 'calc(3.5rem + env(safe-area-inset-top))';

/** The call while one reads or writes elsewhere: a bar above the page, a card in the corner from 1200 px on. */
export function CallBar({ view: { call, other, own }, phase, areTheySpeaking }: CallBarProps) {
  const name = other?.displayName ?? '';
  useLayoutEffect(() => {
    const wide = window.matchMedia('(min-width: 1200px)');
    const { style } = document.documentElement;
    const push = (): void => {
      const isPushed = !wide.matches;
      style.setProperty('--call-bar', isPushed ? HEIGHT : '0px');
      document.body.style.paddingTop = isPushed ? HEIGHT : '';
    };
    push();
    wide.addEventListener('change', push);
    return () => {
      wide.removeEventListener('change', push);
      style.removeProperty('--call-bar');
      document.body.style.paddingTop = '';
    };
  }, []);
  const isMuted = own?.isMuted === true;
  return (
    <section
      aria-label={t('calls.call-with', 'Call with {name}', { name })}
      className="sky pt-safe fixed inset-x-0 top-0 z-40 lg:inset-x-auto lg:top-auto lg:end-4 lg:bottom-4 lg:w-72 lg:rounded-sheet lg:py-1"
    >
      <div className="flex h-14 items-center gap-1 pe-2 ps-3">
        <button
          type="button"
          onClick={() => changeView({ isSmall: false })}
          className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control text-start"
        >
          <span
            className={cx(
              'grid shrink-0 rounded-full border-2',
              areTheySpeaking ? 'border-lime' : 'border-transparent',
            )}
          >
            {other !== null && <Avatar person={other} size={36} />}
          </span>
          <span className="grid min-w-0">
            <span className="sr-only">{t('calls.back-to-the-call', 'Back to the call')}</span>
            <bdi className="display truncate leading-5">{name}</bdi>
            <span className="text-sm leading-4 text-ink-2">
              {phase === 'talking' ? (
                <>
                  <Clock since={call.answeredAt} className="tabular" />
                  {own !== null && own.microphone !== null && (
                    <span className="ms-2 font-semibold text-ink">{t('calls.no-microphone', 'No microphone')}</span>
                  )}
                </>
              ) : (
                <span>{phaseWords(phase, name)}</span>
              )}
            </span>
          </span>
        </button>
        <button
          type="button"
          aria-pressed={isMuted}
          aria-label={t('calls.mute', 'Mute')}
          onClick={toggleMute}
          className={cx('grid size-11 shrink-0 place-items-center rounded-full', isMuted && 'bg-moon text-night')}
        >
          {isMuted ? <MicrophoneSlash size={24} filled /> : <Microphone size={24} />}
        </button>
        <button
          type="button"
          aria-label={t('calls.hang-up', 'Hang up')}
          onClick={() => void endCall()}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-coral text-night"
        >
          <PhoneDisconnect size={24} filled />
        </button>
      </div>
    </section>
  );
}
