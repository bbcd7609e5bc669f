import type { RefObject } from 'react';
import { archetypes } from '#content/archetypes.ts';
import { ownAnimal } from '#web/features/calls/calls.ts';
import type { CallView, Phase } from '#web/features/calls/state.ts';
import { cx } from '#web/ui/cx.ts';
import { useReducedMotion } from '#web/ui/useReducedMotion.ts';
import { t } from '#web/words/words.ts';
import { CallGround } from './CallSky.tsx';
import { Disc } from './Disc.tsx';
import type { Voices } from './useVoices.ts';
import { Moving } from './Moving.tsx';
import { OwnDisc } from './OwnDisc.tsx';
import { SpeakingFace } from './SpeakingFace.tsx';
import { VoiceRings } from './VoiceRings.tsx';

type OrbitProps = { view: CallView; phase: Phase; voices: Voices; video: RefObject<HTMLVideoElement | null> };

const EDGE = 184;

/** The other person in the middle, lit while they speak, and oneself on their outer orbit. */
export function Orbit({ view, phase, voices, video }: OrbitProps) {
  const { other, own, streams, theirs } = view;
  const isStill = useReducedMotion();
  const isOn = phase === 'talking' || phase === 'reconnecting';
  const shows = isOn && streams !== null ? (theirs?.picture ?? 'none') : 'none';
  const label = t('calls.their-picture', 'The picture of {name}', { name: other?.displayName ?? '' });
  const animal = other?.mbtiType ? archetypes[other.mbtiType].animal : undefined;
  const picture = streams?.picture;
  return (
    <div className="relative mx-auto grid min-h-[max(216px,min(18rem,34svh))] w-full max-w-[26rem] grow in-[:fullscreen]:max-w-[70rem] place-items-center">
      <CallGround seed={String(other?.id ?? '')} />
      {shows === 'camera' ? (
        <span
          className={cx(
            'absolute inset-x-5 inset-y-2 overflow-hidden rounded-sheet border-2',
            voices.areTheySpeaking ? 'border-lime' : 'border-moon/30',
          )}
        >
          {picture && <Moving stream={picture} label={label} element={video} className="absolute inset-0 size-full" />}
        </span>
      ) : (
        <span className="relative grid place-items-center [@media(max-height:44rem)]:scale-75">
          <VoiceRings
            seed={String(other?.id ?? '')}
            edge={EDGE}
            level={isOn ? voices.theirLevel : silence}
            isStill={isStill}
          />
          <Disc person={other} edge={EDGE} isLit={voices.areTheySpeaking}>
            {shows === 'animal' && picture ? (
              <Moving stream={picture} label={label} element={video} className="size-full" />
            ) : isOn && animal !== undefined ? (
              <SpeakingFace name={animal} level={voices.theirLevel} isStill={isStill} className="size-full" />
            ) : null}
          </Disc>
        </span>
      )}
      <OwnDisc
        own={own}
        animal={ownAnimal()}
        isLit={voices.amISpeaking}
        isOverPicture={shows === 'camera'}
        className={cx('absolute', shows === 'camera' ? 'end-8 bottom-5' : 'end-5 bottom-0 sm:end-8')}
      />
    </div>
  );
}

const silence = (): number => 0;
