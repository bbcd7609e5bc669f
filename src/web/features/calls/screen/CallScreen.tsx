import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { archetypes } from '#content/archetypes.ts';
import { ownTalk } from '#web/features/calls/calls.ts';
import type { OwnState } from '#web/features/calls/media/own.state.ts';
import { changeView, sidesOf, type CallView, type Phase } from '#web/features/calls/state.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CaretDown } from '#web/ui/icons/CaretDown.ts';
import { PictureInPicture } from '#web/ui/icons/PictureInPicture.ts';
import { useReducedMotion } from '#web/ui/useReducedMotion.ts';
import { t } from '#web/words/words.ts';
import { AddressLine } from './AddressLine.tsx';
import { CallStars } from './CallSky.tsx';
import { cameraWords, lineWords, microphoneWords } from './call.words.ts';
import { Clock } from './Clock.tsx';
import { Controls } from './Controls.tsx';
import { CallTitle } from './CallWindow.tsx';
import { Fitted } from './Fitted.tsx';
import { More } from './More.tsx';
import { Orbit } from './Orbit.tsx';
import { OtherDevices } from './OtherDevices.tsx';
import { useFloating } from './useFloating.ts';
import { useFullScreen } from './useFullScreen.ts';
import type { Voices } from './useVoices.ts';

export type CallScreenProps = {
  view: CallView;
  phase: Phase;
  voices: Voices;
  speaker: RefObject<HTMLAudioElement | null>;
};

/** A call from the first ring there to the last word. */
export function CallScreen({ view, phase, voices, speaker }: CallScreenProps) {
  const { call, other, own, me } = view;
  const [isMoreOpen, setMoreOpen] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const name = other?.displayName ?? '';
  const isOn = phase === 'talking' || phase === 'reconnecting';
  const hasPicture = view.theirs?.picture === 'camera' || view.theirs?.picture === 'animal';
  const animal = other?.mbtiType ? archetypes[other.mbtiType].animal : undefined;
  const canFloat = isOn && (hasPicture || animal !== undefined) && document.pictureInPictureEnabled;
  const isStill = useReducedMotion();
  const float = useFloating({ video, animal, seed: String(other?.id ?? ''), level: voices.theirLevel, isStill });
  const full = useFullScreen(screen);
  return (
    <div
      ref={screen}
      className="sky sky-glow relative isolate flex min-h-full grow flex-col overflow-x-clip overflow-y-auto"
    >
      <div className="flex justify-between px-3 pt-3">
        <IconButton
          icon={CaretDown}
          label={t('calls.make-small', 'Make the call small')}
          onClick={() => changeView({ isSmall: true })}
        />
        {canFloat && (
          <IconButton
            icon={PictureInPicture}
            label={t('calls.picture-in-picture', 'Picture in picture')}
            onClick={float}
          />
        )}
      </div>
      <CallStars seed={call.id} />
      <div className="flex grow flex-col landscape:max-lg:[@media(max-height:36rem)]:flex-row landscape:max-lg:[@media(max-height:36rem)]:items-center">
        <Orbit view={view} phase={phase} voices={voices} video={video} />
        <div className="mx-auto w-full max-w-[26rem] px-5 pt-4 pb-6">
          <CallTitle>
            <Fitted words={name} className="display-tight block pb-1 text-[min(3.5rem,15vw)] lg:text-[2.25rem]">
              <bdi>{name}</bdi>
            </Fitted>
          </CallTitle>
          <p className="mt-1 flex min-h-9 flex-wrap items-baseline gap-x-3 text-lg text-ink-2">
            {isOn && <Clock since={call.answeredAt} />}
            <Saying phase={phase} voices={voices} name={name} isTheirMute={view.theirs?.isMuted === true} />
          </p>
          <Told words={lineWords(view)} />
          {own !== null && <Troubles own={own} />}
          <AddressLine isRelayed={call.isRelayed} name={name} className="mt-3" />
          {!call.isRelayed && call.state === 'answered' && !sidesOf(call, me).theirs.hasAgreed && (
            <Told words={t('calls.waits-for-agreement', 'Waiting until {name} agrees to that.', { name })} />
          )}
          <div className="sticky bottom-0 z-10 bg-linear-to-b from-night/0 via-night via-[2rem] to-night pt-8 pb-2 [@media(max-height:44rem)]:via-[1.25rem] [@media(max-height:44rem)]:pt-5">
            <Controls
              view={view}
              isMoreOpen={isMoreOpen}
              onMore={() => setMoreOpen(!isMoreOpen)}
              canShow={own !== null}
            />
          </div>
          {isMoreOpen && (
            <More
              view={view}
              speaker={speaker}
              onPicture={canFloat ? float : undefined}
              onFull={full.toggle}
              isFull={full.isFull}
              level={voices.ownLevel}
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface SayingProps {
  phase: Phase;
  voices: Voices;
  name: string;
  isTheirMute: boolean;
}

/** What happens now, beside the time. Not a live region: who speaks would be read over their voice. */
function Saying(props: SayingProps) {
  return <span>{sayingWords(props)}</span>;
}

function sayingWords({ phase, voices, name, isTheirMute }: SayingProps): string {
  if (phase === 'calling') return t('calls.ringing-there', 'Ringing');
  if (phase === 'connecting') return t('calls.connecting', 'Connecting');
  if (phase === 'reconnecting') return t('calls.looking-for-the-line', 'Looking for the line again');
  if (voices.areTheySpeaking) return t('calls.is-speaking', '{name} is speaking', { name });
  if (isTheirMute) return t('calls.is-muted', '{name} is muted', { name });
  return voices.amISpeaking ? t('calls.you-are-speaking', 'You are speaking') : t('calls.silence', 'Quiet');
}

/** What is wrong with the person's devices, and what they can use instead. */
function Troubles({ own: { microphone, camera } }: { own: OwnState }) {
  return (
    <>
      {microphone !== null && (
        <Told words={microphoneWords(microphone)}>
          <OtherDevices kind="audioinput" onTake={(id) => void ownTalk()?.own.takeMicrophone(id)} />
        </Told>
      )}
      {camera !== null && (
        <Told words={cameraWords(camera)}>
          <OtherDevices kind="videoinput" onTake={(id) => void ownTalk()?.showCamera(id)} />
        </Told>
      )}
    </>
  );
}

function Told({ words, children }: { words: string; children?: ReactNode }) {
  if (words === '') return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 font-semibold">
      <p className="min-w-0 grow basis-52">{words}</p>
      {children}
    </div>
  );
}
