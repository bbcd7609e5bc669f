import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { archetypes, plateNumber } from '#content/archetypes.ts';
import type { MatchDay, SoulMatch } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { firstSteps, nextStep, type FirstStep } from '#web/parts/match/firstSteps.ts';
import { waitingIn } from '#web/parts/match/matchDay.ts';
import { useShare } from '#web/parts/sharing/useShare.ts';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Egg } from '#web/ui/Egg.tsx';
import { Check } from '#web/ui/icons/Check.ts';
import { SpecimenPlate } from '#web/ui/SpecimenPlate.tsx';
import { spoken, t } from '#web/words/words.ts';

type HomeStepsProps = {
  me: Me;
  day: MatchDay;
  /** Takes the steps away; undefined while they are still needed. */
  onHide: (() => void) | undefined;
};

/** What a person sees before their first hello: the steps to it, and from `lg` (1200 px) their own plate beside them. */
export function HomeSteps({ me, day, onHide }: HomeStepsProps) {
  return (
    <div className="border-t border-line lg:grid lg:grid-cols-2 lg:border-t-0 lg:border-b">
      <Steps me={me} day={day} onHide={onHide} />
      <div className="px-5 pb-5 lg:px-9 lg:py-6">
        <div className="mb-4 max-lg:hidden">{me.mbtiType ? <OwnPlate type={me.mbtiType} /> : <UnhatchedPlate />}</div>
        <FriendsPlate me={me} />
      </div>
    </div>
  );
}

/** From `lg` all steps show. Below, those that are done are folded into one line, so that the present one leads. */
function Steps({ me, day, onHide }: HomeStepsProps) {
  const [isWhole, setWhole] = useState(false);
  const steps = firstSteps(me, day);
  const next = nextStep(steps);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-label={t('home.to-your-first-match', 'To your first match')}
      className="border-line px-5 pt-5 pb-2 lg:border-e lg:py-6 lg:pe-9 lg:ps-14"
    >
      <div className="flex min-h-9 flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl lg:text-2xl">{t('home.first-steps', 'First steps')}</h2>
        <p className="flex items-baseline gap-4 text-sm">
          {onHide && (
            <button type="button" onClick={onHide} className="min-h-11 font-semibold text-ink-2 underline">
              {t('home.hide', 'Hide')}
            </button>
          )}
          <span className={cx('tabular', done > 0 && 'max-lg:hidden')}>
            {t('home.steps-done', '{done} of {total}', { done, total: steps.length })}
          </span>
          {done > 0 && (
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
              className="tabular flex min-h-11 items-center gap-1.5 font-semibold lg:hidden"
            >
              <span className="grid size-5.5 place-items-center rounded-full bg-ink text-paper">
                <Check size={13} />
              </span>
              <span className="underline underline-offset-4">{t('home.done', '{done} done', { done })}</span>
            </button>
          )}
        </p>
      </div>
      <ol className="mt-2 divide-y divide-line border-y border-line lg:border-b-0">
        {steps.map((step, at) => (
          <Step
            key={step.title}
            step={step}
            number={at + 1}
            isNext={step === next}
            className={step.isDone && !isWhole ? 'max-lg:hidden' : undefined}
          >
            {noteOf(step, me, waitingIn(day)[0])}
          </Step>
        ))}
      </ol>
    </section>
  );
}

/** Returns what came of a step, or why the optional one is worth it. */
function noteOf({ id, isDone }: FirstStep, { mbtiType }: Me, waiting: SoulMatch | undefined): string | undefined {
  if (id === 'interests' && !isDone) return t('home.adds-reasons', 'adds reasons');
  if (id === 'quiz' && isDone && mbtiType) return spoken(archetypes[mbtiType].name);
  return id === 'match' ? waiting?.user.displayName : undefined;
}

type StepProps = {
  step: FirstStep;
  number: number;
  isNext: boolean;
  className: string | undefined;
  children: string | undefined;
};

function Step({ step: { title, href, state, isDone, isOptional }, number, isNext, className, children }: StepProps) {
  const words = (
    <>
      <span
        className={cx(
          'tabular grid size-8.5 shrink-0 place-items-center rounded-full text-sm font-bold',
          isDone
            ? 'bg-ink text-paper'
            : isNext
              ? 'border-[2.5px] border-ink bg-paper'
              : 'border-[1.5px] border-edge bg-paper text-ink-2',
        )}
      >
        {isDone ? <Check size={18} label={t('parts.done', 'Done:')} /> : <span aria-hidden>{number}</span>}
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3.5">
        <span className={cx('min-w-0 grow basis-32', isNext ? 'display text-lg' : 'font-semibold')}>
          <span className="clears">{title}</span>
        </span>
        {children !== undefined && (
          <span className="clears max-w-full truncate text-sm text-ink-2">
            <bdi>{children}</bdi>
          </span>
        )}
      </span>
    </>
  );
  const look = 'flex min-h-14 items-center gap-3.5 py-2 lg:min-h-16';
  return (
    <li className={className}>
      {isDone || isNext || isOptional ? (
        <Link
          href={href}
          state={state}
          {...(isNext && { 'aria-current': 'step' })}
          className={cx(look, '-mx-3 rounded-control px-3 hover:bg-paper-2')}
        >
          {words}
        </Link>
      ) : (
        <span className={look}>{words}</span>
      )}
    </li>
  );
}

function OwnPlate({ type }: { type: NonNullable<Me['mbtiType']> }) {
  const { name, latinName, animal, animalName } = archetypes[type];
  return (
    <SpecimenPlate
      plate={plateNumber(type)}
      type={type}
      name={name}
      latin={latinName}
      animal={animal}
      animalWord={animalName.toLowerCase()}
    />
  );
}

/** The plate before the quiz, which leads to it. */
function UnhatchedPlate() {
  return (
    <Link
      href={paths.quiz()}
      className="flex h-82 flex-col items-center justify-center gap-6 rounded-plate border-[1.5px] border-dashed border-edge px-5 text-center hover:bg-paper-2"
    >
      <Egg className="h-40" />
      <span className="clears font-semibold">{t('home.quiz-length', '15 questions, about four minutes')}</span>
    </Link>
  );
}

/** The plate of a friend who has not come yet: it hands over the person's invitation. */
function FriendsPlate({ me: { displayName, handle, inviteEnabled } }: { me: Me }) {
  const share = useShare({
    title: displayName,
    text: t('home.which-animal-hatches-from-you', 'Which animal hatches from you? Find out, and we compare.'),
    path: inviteEnabled ? paths.invite(handle) : paths.welcome(),
  });
  return (
    <button
      type="button"
      onClick={share}
      className="-mx-3 flex w-[calc(100%+1.5rem)] flex-wrap items-center gap-3.5 rounded-control px-3 py-2 text-start hover:bg-paper-2"
    >
      <Unhatched />
      <span className="flex min-w-0 grow basis-36 flex-wrap items-center justify-between gap-x-3.5">
        <span className="min-w-0 grow basis-36">
          <span className="clears display block w-fit leading-6">{t('home.still-unhatched', 'Still unhatched')}</span>
          <span className="clears block w-fit text-sm text-ink-2">
            {t('home.a-friends-plate-beside-yours', 'A friend’s plate, beside yours.')}
          </span>
        </span>
        <Underlined>{t('home.invite', 'Invite')}</Underlined>
      </span>
    </button>
  );
}

function Unhatched() {
  return (
    <span className="grid h-17 w-15 shrink-0 place-items-center rounded-plate border-[1.5px] border-dashed border-edge">
      <Egg className="h-8" />
    </span>
  );
}

function Underlined({ children }: { children: ReactNode }) {
  return <span className="text-sm font-semibold underline underline-offset-4">{children}</span>;
}
