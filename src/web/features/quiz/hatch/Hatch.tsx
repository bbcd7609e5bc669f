import { useEffect, useRef } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { MbtiType } from '#contract/people.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { spoken, t } from '#web/words/words.ts';
import type { HatchStage } from './hatch.ts';
import { EMERGED, HATCHED } from './hatch.words.ts';
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
  waiting: [
    t('quiz.somebody-is-in-there', 'Somebody is in there.'),
    t('quiz.tap-the-egg-it-is', 'Tap the egg. It is about to come out anyway.'),
  ],
  lightning: [t('quiz.it-heard-you', 'It heard you.'), t('quiz.so-did-the-sky', 'So did the sky.')],
  spinning: [
    t('quiz.round-and-round', 'Round and round.'),
    t('quiz.working-out-which-way-is', 'Working out which way is up.'),
  ],
  cracking: [t('quiz.a-crack', 'A crack!'), t('quiz.give-it-a-moment-it', 'Give it a moment. It is its first day.')],
};

/** The scene between the last answer and the report: an egg hatches into the person's animal. */
export function Hatch({ type, userId, ...moments }: Props) {
  const { stage, hatch } = useHatch(moments);
  const egg = useRef<HTMLButtonElement>(null);
  useEffect(() => egg.current?.focus({ preventScroll: true }), []);
  const { latinName } = archetypes[type];
  const name = spoken(archetypes[type].name);
  const animalName = spoken(archetypes[type].animalName.toLowerCase());
  const isOut = stage === 'complete' || stage === 'ready' || stage === 'revealed';
  const [title, note] = isOut
    ? [name, t('quiz.the', '{latinName}, the {animalName}', { latinName, animalName })]
    : words[stage];
  return (
    <QuizSky
      userId={userId}
      picture={
        <button
          ref={egg}
          type="button"
          aria-label={isOut ? t('quiz.your-wild-self', 'Your wild self') : t('quiz.hatch-the-egg', 'Hatch the egg')}
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
        {isOut && <p className="mb-1 text-sm font-semibold text-ink-2">{HATCHED}</p>}
        <PageHeading className="display-tight text-4xl">{title}</PageHeading>
        <p className={isOut ? 'latin mt-1 text-xl' : 'mt-2 text-lg text-ink-2'}>{note}</p>
        {isOut && <p className="mt-2 text-sm text-ink-2">{EMERGED}</p>}
      </div>
      <p role="status" className="sr-only">
        {isOut &&
          t('quiz.it-hatched-you-are-the', 'It hatched. You are the {name}, {latinName}, the {animalName}.', {
            name,
            latinName,
            animalName,
          })}
      </p>
    </QuizSky>
  );
}

/** The button that skips the scene. At stage `ready`, the button to the report replaces it and takes the focus. */
function WayOn({ stage, onReveal, onSkip }: { stage: HatchStage; onReveal: () => void; onSkip: () => void }) {
  if (stage !== 'ready') {
    return (
      <Button variant="quiet" size="lg" onClick={onSkip}>
        {t('common.skip', 'Skip')}
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
      {t('quiz.ready-for-the-big-reveal', 'Ready for the big reveal? 🎉')}
    </Button>
  );
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
