import type { MatchDay, MatchNeed } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { askState } from './ask.ts';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';

/** One step from sign-up to the first match. */
export interface FirstStep {
  id: 'profile' | 'quiz' | 'wishes' | 'age' | 'match' | 'hello' | 'interests';
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
  id: 'age',
  title: t('parts.your-age', 'Your age'),
  note: t('parts.where-you-live-a-birthday', 'Where you live, a birthday is not enough.'),
  action: t('common.confirm-my-age', 'Confirm my age'),
  href: paths.age(),
  isDone: false,
  isOptional: false,
};

/** What the server says of the steps. A day that an earlier version stored on the device lacks the later two. */
export type Progress = Pick<MatchDay, 'missing'> & Partial<Pick<MatchDay, 'hasMet' | 'hasSaidHello'>>;

/** Returns the one list of steps that every screen shows. The last required step is the first hello. */
export function firstSteps(
  me: Pick<Me, 'interests' | 'customInterests' | 'isAgeHeld'>,
  { missing, hasMet = false, hasSaidHello = false }: Progress,
): readonly FirstStep[] {
  return [
    {
      id: 'profile',
      title: t('parts.your-profile', 'Your profile'),
      note: t('parts.four-answers-who-can-find', 'Four answers: who can find you.'),
      action: t('parts.set-up-my-profile', 'Set up my profile'),
      href: paths.profileSetup(),
      isDone: !missing.some((need) => PROFILE.has(need)),
      isOptional: false,
    },
    {
      id: 'quiz',
      title: t('parts.the-quiz', 'The quiz'),
      note: t('parts.fifteen-questions-one-animal', 'Fifteen questions, one animal.'),
      action: t('common.take-the-quiz', 'Take the quiz'),
      href: paths.quiz(),
      isDone: !missing.includes('quiz'),
      isOptional: false,
    },
    {
      id: 'wishes',
      title: t('parts.who-you-hope-to-meet', 'Who you hope to meet'),
      note: t('parts.one-screen-will-do', 'One screen will do.'),
      action: t('parts.say-who-i-hope-to', 'Say who I hope to meet'),
      href: paths.soulSetup(),
      isDone: !missing.includes('preferences'),
      isOptional: false,
    },
    ...(me.isAgeHeld ? [ageStep] : []),
    {
      id: 'match',
      title: t('parts.your-first-match', 'Your first match'),
      note: t('parts.one-person-and-why-you', 'One person, and why you two.'),
      action: t('parts.find-my-first-match', 'Find my first match'),
      href: paths.soulMatching(),
      state: askState,
      isDone: hasMet,
      isOptional: false,
    },
    {
      id: 'hello',
      title: t('parts.your-first-hello', 'Your first hello'),
      note: t('parts.a-word-is-enough', 'One word is enough to begin.'),
      action: t('parts.find-somebody-to-greet', 'Find somebody to greet'),
      href: paths.match(),
      isDone: hasSaidHello,
      isOptional: false,
    },
    {
      id: 'interests',
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
  ];
}

/** Returns the next step: the first one that is required and not done. */
export function nextStep(steps: readonly FirstStep[]): FirstStep | undefined {
  return steps.find(({ isDone, isOptional }) => !isDone && !isOptional);
}
