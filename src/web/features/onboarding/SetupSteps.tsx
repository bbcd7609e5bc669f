import { FIRST_NAME_MAX } from '#contract/accounts.ts';
import { genders } from '#contract/people.ts';
import { isSeen } from '#contract/texts.written.ts';
import { textFault } from '#web/ui/textFault.ts';
import { ChoiceCards, type CardChoice } from '#web/ui/ChoiceCards.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { checkBirthday } from '#web/parts/forms/birthday.ts';
import { BirthdayField } from '#web/parts/forms/BirthdayField.tsx';
import { Counted } from '#web/parts/forms/Counted.tsx';
import { genderNames, type Gender } from '#web/parts/people/gender.words.ts';
import type { SetupDraft, SetupStep } from './setup.draft.ts';
import { NICKNAME } from '#web/parts/forms/nickname.ts';
import { ZipField } from '#web/parts/forms/ZipField.tsx';
import { t } from '#web/words/words.ts';

export const stepWords: Readonly<Record<SetupStep, { title: string; lede: string }>> = {
  gender: {
    title: t('onboarding.what-is-your-gender', 'What is your gender?'),
    lede: t('onboarding.it-decides-whose-searches-can', 'It decides who can find you. You cannot change it later.'),
  },
  displayName: {
    title: t('onboarding.what-should-people-call-you', 'What should people call you?'),
    lede: t('onboarding.a-nickname-you-can-change', 'A nickname. You can change it whenever you outgrow it.'),
  },
  birthday: {
    title: t('onboarding.when-is-your-birthday', 'When is your birthday?'),
    lede: t('onboarding.others-see-your-age-and', 'Others see your age and your sign, never the date.'),
  },
  zipCode: {
    title: t('onboarding.where-do-you-roam', 'Where do you roam?'),
    lede: t(
      'onboarding.others-see-your-city-and',
      'Others see your city and state, and whether you are nearby. Never your ZIP code.',
    ),
  },
};

const genderChoices: readonly CardChoice<Gender>[] = genders.map((value) => ({ value, title: genderNames[value] }));

/** The error of a step. On the step with two names, `isFirstName` is true if the error is about the first name. */
export type Problem = { words: string; isFirstName?: boolean };

type StepFieldsProps = {
  step: SetupStep;
  draft: SetupDraft;
  onChange: (part: Partial<SetupDraft>) => void;
  problem: Problem | undefined;
  isGenderFixed: boolean;
};

export function StepFields({ step, draft, onChange, problem: found, isGenderFixed }: StepFieldsProps) {
  const problem = found?.words;
  switch (step) {
    case 'gender':
      return (
        <ChoiceCards
          legend={t('onboarding.gender', 'Gender')}
          hideLegend
          shape="tall"
          value={draft.gender}
          onChange={(gender) => onChange({ gender })}
          choices={isGenderFixed ? genderChoices.filter((choice) => choice.value === draft.gender) : genderChoices}
          error={problem}
        />
      );
    case 'displayName':
      return (
        <>
          <Counted text={draft.displayName} {...NICKNAME}>
            <TextField
              label={t('onboarding.nickname', 'Nickname')}
              autoComplete="nickname"
              value={draft.displayName}
              onChange={(event) => onChange({ displayName: event.target.value })}
              hint={t('onboarding.up-to-characters', 'Up to {max} characters.', { max: NICKNAME.max })}
              most={NICKNAME.max}
              error={found?.isFirstName ? undefined : problem}
            />
          </Counted>
          <div className="h-4" />
          <TextField
            label={t('onboarding.first-name-optional', 'First name (optional)')}
            autoComplete="given-name"
            most={FIRST_NAME_MAX}
            value={draft.firstName}
            onChange={(event) => onChange({ firstName: event.target.value })}
            hint={t(
              'onboarding.so-that-we-wyn-and',
              'So that we, Wyn and our AI characters can say hello properly. No other person ever sees it.',
            )}
            error={found?.isFirstName ? problem : undefined}
          />
        </>
      );
    case 'birthday':
      return (
        <BirthdayField
          value={draft.birthday}
          onChange={(birthday) => onChange({ birthday })}
          hint={t('onboarding.mm-dd-yyyy-everyone-here', 'MM/DD/YYYY. Everyone here is 18 or older.')}
          error={problem}
        />
      );
    case 'zipCode':
      return (
        <ZipField
          value={draft.zipCode}
          onChange={(zipCode) => onChange({ zipCode })}
          hint={t('onboarding.five-digits-anywhere-in-the', 'Five digits, anywhere in the US.')}
          error={problem}
        />
      );
  }
}

/** Returns the reason why this step is incomplete or wrong, or undefined. */
export function problemOf(
  step: SetupStep,
  draft: SetupDraft,
  { today, isUnknownZip }: { today: Date; isUnknownZip: boolean },
): string | undefined {
  switch (step) {
    case 'gender':
      return draft.gender === null
        ? t('onboarding.pick-the-word-that-fits', 'Pick the word that fits best.')
        : undefined;
    case 'displayName':
      return isSeen(draft.displayName)
        ? textFault(draft.displayName, { most: NICKNAME.max, manner: 'line' })
        : t('onboarding.a-nickname-is-all-it', 'A nickname is all it takes.');
    case 'birthday': {
      const check = checkBirthday(draft.birthday, today);
      if (check.state === 'empty') return t('onboarding.please-fill-all-fields', 'Please fill all fields');
      return check.state === 'wrong' ? check.words : undefined;
    }
    case 'zipCode':
      if (draft.zipCode.length !== 5)
        return t('onboarding.invalid-zip-code-please-enter', 'Invalid zip code. Please enter a 5-digit US zip code.');
      return isUnknownZip ? t('common.invalid-us-zip-code', '⚠ Invalid US ZIP code') : undefined;
  }
}
