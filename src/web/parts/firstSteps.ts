import type { MatchNeed } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { askState } from './ask.ts';
import { paths } from '#web/paths.ts';

/** One step from sign-up to the first match. */
export interface FirstStep {
  title: string;
  note: string;
  /** The words of its button. */
  action: string;
  href: string;
  /** The state of the link, where a tap asks for something. */
  state?: unknown;
  isDone: boolean;
  /** True for a step that matching works without. */
  isOptional: boolean;
}

const PROFILE: ReadonlySet<MatchNeed> = new Set(['gender', 'birthday', 'zipCode']);

const ageStep: FirstStep = {
  title: 'Your age',
  note: 'Where you live, a birthday is not enough.',
  action: 'Confirm my age',
  href: paths.age(),
  isDone: false,
  isOptional: false,
};

/** Returns the one list of steps that every screen shows; the last one is the first match. */
export function firstSteps(
  me: Pick<Me, 'interests' | 'customInterests' | 'isAgeHeld'>,
  missing: readonly MatchNeed[],
): readonly FirstStep[] {
  return [
    {
      title: 'Your profile',
      note: 'Four answers: who can find you.',
      action: 'Set up my profile',
      href: paths.profileSetup(),
      isDone: !missing.some((need) => PROFILE.has(need)),
      isOptional: false,
    },
    {
      title: 'The quiz',
      note: 'Fifteen questions, one animal.',
      action: 'Take the quiz',
      href: paths.quiz(),
      isDone: !missing.includes('quiz'),
      isOptional: false,
    },
    {
      title: 'Who you hope to meet',
      note: 'One screen will do.',
      action: 'Say who I hope to meet',
      href: paths.soulSetup(),
      isDone: !missing.includes('preferences'),
      isOptional: false,
    },
    {
      title: 'Your interests',
      note: 'What you could talk about at 2 a.m. Not needed, but it makes matches better.',
      action: 'Pick my interests',
      href: paths.interests(),
      isDone: me.interests.length + me.customInterests.length > 0,
      isOptional: true,
    },
    ...(me.isAgeHeld ? [ageStep] : []),
    {
      title: 'Your first match',
      note: 'One person, and why you two.',
      action: 'Find my first match',
      href: paths.soulMatching(),
      state: askState,
      isDone: false,
      isOptional: false,
    },
  ];
}

/** Returns the step that comes next: the first that is needed and open. */
export function nextStep(steps: readonly FirstStep[]): FirstStep | undefined {
  return steps.find(({ isDone, isOptional }) => !isDone && !isOptional);
}
