import { useEffect, useRef } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { MbtiType } from '#contract/people.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import type { HatchStage } from './hatch.ts';
import { HatchScene } from './HatchScene.tsx';
import { QuizSky } from './QuizSky.tsx';
import { useHatch } from './useHatch.ts';

interface Props {
  type: MbtiType;
  userId: number;
  onHatched: () => void;
  onRevealed: () => void;
}

type Unhatched = Exclude<HatchStage, 'complete' | 'ready' | 'revealed'>;
const words: Record<Unhatched, readonly [title: string, note: string]> = {
  waiting: ['Somebody is in there.', 'Tap the egg. It is about to come out anyway.'],
  lightning: ['It heard you.', 'So did the sky.'],
  spinning: ['Round and round.', 'Working out which way is up.'],
  cracking: ['A crack!', 'Give it a moment. It is its first day.'],
};

/** The scene between the last answer and the report: an egg hatches into the person's animal. */
export function Hatch({ type, userId, ...moments }: Props) {
  const { stage, hatch } = useHatch(moments);
  const egg = useRef<HTMLButtonElement>(null);
  useEffect(() => egg.current?.focus({ preventScroll: true }), []);
  const { name, latinName, animalName } = archetypes[type];
  const isOut = stage === 'complete' || stage === 'ready' || stage === 'revealed';
  const [title, note] = isOut ? [name, `${latinName}, the ${animalName.toLowerCase()}`] : words[stage];
  return (
    <QuizSky
      userId={userId}
      picture={
        <button
          ref={egg}
          type="button"
          aria-label={isOut ? 'Your wild self' : 'Hatch the egg'}
          aria-disabled={stage !== 'waiting'}
          onClick={hatch.touch}
          className="block w-full rounded-full"
        >
          <HatchScene stage={stage} type={type} seed={String(userId)} />
        </button>
      }
      action={<WayOn stage={stage} onReveal={hatch.reveal} onSkip={hatch.skip} />}
    >
      <div key={isOut ? 'out' : stage} className="animate-[fade-in_200ms_ease-out]">
        <PageHeading className="display-tight text-4xl">{title}</PageHeading>
        <p className={isOut ? 'latin mt-1 text-xl' : 'mt-2 text-lg text-ink-2'}>{note}</p>
      </div>
      <p role="status" className="sr-only">
        {isOut && `It hatched. You are the ${name}, ${latinName}, the ${animalName.toLowerCase()}.`}
      </p>
    </QuizSky>
  );
}

/** The button that skips the scene; at its end the button to the report replaces it and takes the focus. */
function WayOn({ stage, onReveal, onSkip }: { stage: HatchStage; onReveal: () => void; onSkip: () => void }) {
  if (stage !== 'ready') {
    return (
      <Button variant="quiet" size="lg" onClick={onSkip}>
        Skip
      </Button>
    );
  }
  return (
    <Button
      variant="lime"
      size="lg"
      full
      ref={focusOnce}
      onClick={onReveal}
      className="animate-[fade-in_200ms_ease-out] text-[min(1.25rem,5.2vw)]! md:max-w-96"
    >
      Ready for the big reveal? 🎉
    </Button>
  );
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
