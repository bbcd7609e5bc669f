import { useState } from 'react';
import { Link } from 'wouter';
import { updateUser } from '#contract/accounts.ts';
import type { Circle, Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { changeMe } from '#web/platform/me.ts';
import { createSaver } from '#web/platform/saver.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { ChoiceCards, type Choice } from '#web/ui/ChoiceCards.tsx';
import { Section } from '#web/ui/Page.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { wordsQuestion } from '#web/parts/words-question.ts';

type Seen = Pick<Me, 'hideOnline' | 'inviteEnabled' | 'whoMayWrite'>;

const circleChoices: readonly Choice<Circle>[] = [
  { value: 'everyone', title: 'Everyone' },
  { value: 'follows_and_matches', title: 'People I follow and my matches' },
  { value: 'matches', title: 'My matches only' },
];

/** The settings for what others see of this person, with links to the other settings of privacy. */
export function AccountPrivacy({ me }: { me: Me }) {
  const { id, hideOnline: isHidden, inviteEnabled: isOpen, whoMayWrite: circle } = me;
  const [saver] = useState(() =>
    createSaver<Seen>({
      put: (body) => call(updateUser, { params: { id }, body }),
      show: ({ hideOnline, inviteEnabled, whoMayWrite }) => changeMe({ hideOnline, inviteEnabled, whoMayWrite }),
      failed: (error) =>
        void toast({ title: 'Not changed', description: wordsFor(error, 'Please try again.'), tone: 'bad' }),
    }),
  );
  const change = (seen: Partial<Seen>): void =>
    saver.save({ hideOnline: isHidden, inviteEnabled: isOpen, whoMayWrite: circle }, seen);
  return (
    <Section title="Privacy">
      <Switch
        label="Hide when I'm online"
        note="Nobody sees that you are here, nor when you last were."
        checked={me.hideOnline}
        onChange={(hideOnline) => change({ hideOnline })}
      />
      <Switch
        label="My invite page"
        note={
          me.inviteEnabled
            ? `Open to anybody with the link: ${paths.invite(me.handle)}`
            : 'Closed. The link shows nothing.'
        }
        checked={me.inviteEnabled}
        onChange={(inviteEnabled) => change({ inviteEnabled })}
      />
      {me.inviteEnabled && (
        <Link
          href={paths.invitePreview(me.handle)}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          See it as a visitor does
        </Link>
      )}
      <div className="mt-4">
        <ChoiceCards
          legend="Who may write to me"
          shape="row"
          columns={1}
          choices={circleChoices}
          value={circle}
          onChange={(whoMayWrite) => change({ whoMayWrite })}
        />
        <p className="mt-2 text-sm text-ink-2">
          Anybody else has one message, which waits in your requests until you accept it.
        </p>
      </div>
      <WordsQuestion />
      <nav aria-label="More settings" className="mt-2 divide-y divide-line border-y border-line">
        <Row to={paths.activity()}>Lately: likes, comments, follows and mentions</Row>
        <Row to={paths.notifications()}>Notifications</Row>
        {me.isModerator && <Row to={paths.moderation()}>Cases, for moderators</Row>}
        <Row to={paths.reports()}>Your reports</Row>
        <Row to={paths.decisions()}>Decisions about you</Row>
        <Row to={paths.blocked()}>Blocked people</Row>
        <Row to={paths.age()}>Your age</Row>
        <Row to={paths.yourData()}>Your data: take it, pause, delete</Row>
        <Row to={paths.consent()}>Privacy and Permissions</Row>
        <Row to={paths.terms()}>Terms of service</Row>
        <Row to={paths.privacy()}>Privacy, in plain words</Row>
        <Row to={paths.safety()}>Safety</Row>
        <Row to={paths.takeDown()}>Take something down</Row>
        <Row to={paths.transparency()}>What we did: numbers by month</Row>
      </nav>
    </Section>
  );
}

function WordsQuestion() {
  return (
    <Switch
      label="Ask me about hurtful words"
      note="When somebody writes something harsh, this device asks you alone whether it bothered you. What it reads stays on it."
      checked={wordsQuestion.use()}
      onChange={wordsQuestion.set}
    />
  );
}

function Row({ to, children }: { to: string; children: string }) {
  return (
    <Link href={to} className="flex min-h-13 items-center justify-between gap-4 py-2 font-medium hover:bg-paper-2">
      {children}
      <CaretRight size={20} className="shrink-0 text-ink-2" />
    </Link>
  );
}
