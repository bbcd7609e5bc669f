import type { MatchNeed } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { askState } from './ask.ts';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';

/** One step from sign-up to the first match. */
export interface FirstStep {
  title: string;
  note: string;
  /** The label of the step's button. */
  action: string;
  href: string;
  /** The history state of the link, if opening the link starts an action. */
  state?: unknown;
  isDone: boolean;
  /** True for a step that matching works without. */
  isOptional: boolean;
}

const PROFILE: ReadonlySet<MatchNeed> = new Set(['gender', 'birthday', 'zipCode']);

const ageStep: FirstStep = {
  title: t('parts.your-age', 'Your age'),
  note: t('parts.where-you-live-a-birthday', 'Where you live, a birthday is not enough.'),
  action: t('common.confirm-my-age', 'Confirm my age'),
  href: paths.age(),
  isDone: false,
  isOptional: false,
};

/** Returns the one list of steps that every screen shows. The last step is the first match. */
export function firstSteps(
  me: Pick<Me, 'interests' | 'customInterests' | 'isAgeHeld'>,
  missing: readonly MatchNeed[],
): readonly FirstStep[] {
  return [
    {
      title: t('parts.your-profile', 'Your profile'),
      note: t('parts.four-answers-who-can-find', 'Four answers: who can find you.'),
      action: t('parts.set-up-my-profile', 'Set up my profile'),
      href: paths.profileSetup(),
      isDone: !missing.some((need) => PROFILE.has(need)),
      isOptional: false,
    },
    {
      title: t('parts.the-quiz', 'The quiz'),
      note: t('parts.fifteen-questions-one-animal', 'Fifteen questions, one animal.'),
      action: t('common.take-the-quiz', 'Take the quiz'),
      href: paths.quiz(),
      isDone: !missing.includes('quiz'),
      isOptional: false,
    },
    {
      title: t('parts.who-you-hope-to-meet', 'Who you hope to meet'),
      note: t('parts.one-screen-will-do', 'One screen will do.'),
      action: t('parts.say-who-i-hope-to', 'Say who I hope to meet'),
      href: paths.soulSetup(),
      isDone: !missing.includes('preferences'),
      isOptional: false,
    },
    {
      title: t('parts.your-interests', 'Your interests'),
      note: t(
        'parts.what-you-could-talk-about',
        'What you could talk about at 2 a.m. Not needed, but it makes matches better.',
      ),
      action: t('parts.pick-my-interests', 'Pick my interests'),
      href: paths.interests(),
      isDone: me.interests.length + me.customInterests.length > 0,
      isOptional: true,
    },
    ...(me.isAgeHeld ? [ageStep] : []),
    {
      title: t('parts.your-first-match', 'Your first match'),
      note: t('parts.one-person-and-why-you', 'One person, and why you two.'),
      action: t('parts.find-my-first-match', 'Find my first match'),
      href: paths.soulMatching(),
      state: askState,
      isDone: false,
      isOptional: false,
    },
  ];
}

/** Returns the next step: the first one that is required and not done. */
export function nextStep(steps: readonly FirstStep[]): FirstStep | undefined {
  return steps.find(({ isDone, isOptional }) => !isDone && !isOptional);
}
