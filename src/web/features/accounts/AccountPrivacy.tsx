import { useState } from 'react';
import { Link } from 'wouter';
import { updateUser } from '#contract/accounts.ts';
import type { Circle, Me } from '#contract/people.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { changeMe } from '#web/platform/me.ts';
import { createSaver } from '#web/platform/saver.ts';
import { ChoiceCards, type CardChoice } from '#web/ui/ChoiceCards.tsx';
import { Section } from '#web/ui/Page.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { wordsQuestion } from '#web/parts/rules/words-question.ts';
import { t } from '#web/words/words.ts';

type PrivacySettings = Pick<
  Me,
  'hideOnline' | 'hideReading' | 'tellsTime' | 'inviteEnabled' | 'inviteShowsAnimal' | 'mayBeIntroduced' | 'whoMayWrite'
>;

const seenOf = ({
  hideOnline,
  hideReading,
  tellsTime,
  inviteEnabled,
  inviteShowsAnimal,
  mayBeIntroduced,
  whoMayWrite,
}: PrivacySettings): PrivacySettings => ({
  hideOnline,
  hideReading,
  tellsTime,
  inviteEnabled,
  inviteShowsAnimal,
  mayBeIntroduced,
  whoMayWrite,
});

const circleChoices: readonly CardChoice<Circle>[] = [
  { value: 'everyone', title: t('common.everyone', 'Everyone') },
  { value: 'follows_and_matches', title: t('accounts.people-i-follow-and-my', 'People I follow and my matches') },
  { value: 'matches', title: t('accounts.my-matches-only', 'My matches only') },
];

const anybodyElseHasOne = t(
  'accounts.anybody-else-has-one-message',
  'Anybody else has one message, which waits in your requests until you accept it.',
);

/** The settings for what others see of this person. */
export function AccountPrivacy({ me }: { me: Me }) {
  const { id, hideOnline, hideReading, tellsTime, inviteEnabled, mayBeIntroduced, whoMayWrite } = me;
  const [saver] = useState(() =>
    createSaver<PrivacySettings>({
      page: window,
      put: (body) => call(updateUser, { params: { id }, body, keepalive: true }),
      // Takes only the fields of this section from the response.
      show: (answer) => changeMe(seenOf(answer)),
      failed: (error) =>
        tellFailure(error, t('accounts.not-changed', 'Not changed'), t('common.please-try-again', 'Please try again.')),
    }),
  );
  const change = (seen: Partial<PrivacySettings>): void => saver.save(seenOf(me), seen);
  return (
    <Section title={t('common.privacy', 'Privacy')}>
      <Switch
        label={t('accounts.hide-when-im-online', "Hide when I'm online")}
        note={t('accounts.nobody-sees-that-you-are', 'Nobody sees that you are here, nor when you last were.')}
        checked={hideOnline}
        onChange={(isHidden) => change({ hideOnline: isHidden })}
      />
      <Switch
        label={t('accounts.hide-what-i-have-read', 'Hide what I have read')}
        note={t(
          'accounts.nobody-sees-how-far-you-read',
          'Nobody sees how far you have read, and you do not see it of others.',
        )}
        checked={hideReading}
        onChange={(isHidden) => change({ hideReading: isHidden })}
      />
      <Switch
        label={t('accounts.say-what-time-it-is', 'Say what time it is where I live')}
        note={t(
          'accounts.whom-you-talk-with-may',
          'Whom you talk with in a chat of two can time a message for nine in the morning there, and so learns how late it is.',
        )}
        checked={tellsTime}
        onChange={(isTold) => change({ tellsTime: isTold })}
      />
      <Switch
        label={t('accounts.my-invite-page', 'My invite page')}
        note={inviteNote(me)}
        checked={inviteEnabled}
        onChange={(isOpen) => change({ inviteEnabled: isOpen })}
      />
      {inviteEnabled && <InvitePageSettings me={me} onAnimal={(isShown) => change({ inviteShowsAnimal: isShown })} />}
      <Switch
        label={t('accounts.others-may-introduce-me', 'Others may introduce me')}
        note={t(
          'accounts.somebody-you-both-talk-with',
          'Somebody you talk with may bring you and another person together. You are asked first.',
        )}
        checked={mayBeIntroduced}
        onChange={(mayBe) => change({ mayBeIntroduced: mayBe })}
      />
      <div className="mt-4">
        <ChoiceCards
          legend={t('accounts.who-may-write-to-me', 'Who may write to me')}
          shape="row"
          columns={1}
          choices={circleChoices}
          value={whoMayWrite}
          onChange={(circle) => change({ whoMayWrite: circle })}
        />
        <p className="mt-2 text-sm text-ink-2">{anybodyElseHasOne}</p>
      </div>
      <div className="mt-4">
        <WordsQuestion />
      </div>
    </Section>
  );
}

type InvitePageSettingsProps = { me: Me; onAnimal: (isShown: boolean) => void };

function InvitePageSettings({ me: { handle, inviteShowsAnimal }, onAnimal }: InvitePageSettingsProps) {
  return (
    <>
      <Switch
        label={t('accounts.my-animal-on-my-invite-page', 'My animal on my invite page')}
        note={t('accounts.where-you-have-no-picture', 'Where you have no picture. Without it, an egg stands there.')}
        checked={inviteShowsAnimal}
        onChange={onAnimal}
      />
      <Link href={paths.invitePreview(handle)} className="inline-flex min-h-11 items-center font-semibold underline">
        {t('accounts.see-it-as-a-visitor', 'See it as a visitor does')}
      </Link>
    </>
  );
}

const inviteNote = ({ inviteEnabled, handle }: Me): string =>
  inviteEnabled
    ? t('accounts.open-to-anybody-with-the', 'Open to anybody with the link: {invite}', {
        invite: paths.invite(handle),
      })
    : t('accounts.closed-the-link-shows-nothing', 'Closed. The link shows nothing.');

function WordsQuestion() {
  return (
    <Switch
      label={t('accounts.ask-me-about-hurtful-words', 'Ask me about hurtful words')}
      note={t(
        'accounts.when-somebody-writes-something-harsh',
        'When somebody writes something harsh, this device asks you alone whether it bothered you. What it reads stays on it.',
      )}
      checked={wordsQuestion.use()}
      onChange={wordsQuestion.set}
    />
  );
}
