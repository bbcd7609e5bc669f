import type { Speaker } from './speaker.ts';
import { asMail, type Mail } from './mails.ts';
import { clockOf, momentOf, safePageOf, stepsOf, type OutingFacts } from './safe-page.ts';

/** A letter to a trusted person: as a mail, and as a text message. */
export interface SafeLetter {
  mail: Mail;
  text: string;
}

/** Asks somebody outside whether a member may tell them of their outings. */
export function askLetter(
  speaker: Speaker,
  { member, trusted, link }: { member: string; trusted: string; link: string },
): SafeLetter {
  const { t } = speaker;
  return {
    mail: asMail(speaker, {
      subject: t('safe.ask-subject', '{member} asks for your yes', { member }),
      preview: t('safe.ask-preview', 'May {member} tell you when going out?', { member }),
      heading: t('safe.ask-heading', 'Hello {trusted}', { trusted }),
      lines: [
        t(
          'safe.ask-what',
          '{member} is on {place}, where adults get to know each other, and would like to tell you before going out to meet somebody.',
          { member },
        ),
        t(
          'safe.ask-then',
          'After your yes, you may get a page with what, when and where, and a message if {member} does not check in afterwards. You need no account.',
          { member },
        ),
      ],
      button: { label: t('safe.ask-button', 'Answer yes or no'), link },
      first: 'button',
      after: [
        t(
          'safe.ask-silence',
          'Say no, or nothing at all, and this is the last you hear of it. {member} learns only your answer.',
          {
            member,
          },
        ),
        t(
          'safe.ask-stranger',
          'You do not know {member}? On the same page you can ask that nobody here writes to you again.',
          {
            member,
          },
        ),
      ],
    }),
    text: t(
      'safe.ask-text',
      '{member} would like to tell you, by {mark}, before going out to meet somebody. No account needed. Answer yes, no, or never write again: {link}',
      { member, link },
    ),
  };
}

/** Tells the trusted person that there is an outing, and where its page is. */
export function beginLetter(
  speaker: Speaker,
  facts: OutingFacts,
  { opens, link }: { opens: Date; link: string },
): SafeLetter {
  const { t } = speaker;
  const { member } = facts;
  const when = momentOf(speaker, facts, facts.startsAt);
  const opensAt = clockOf(speaker, facts, opens);
  const closes = clockOf(speaker, facts, facts.closesAt);
  return {
    mail: asMail(speaker, {
      subject: t('safe.begin-subject', '{member} is going out: {when}', { member, when }),
      preview: t('safe.begin-preview', 'You need do nothing unless we write again.'),
      heading: t('safe.begin-heading', '{member} wants you to know', { member }),
      lines: [
        t(
          'safe.begin-what',
          '{member} is going out ({when}) and wrote down for you what and where. Your page opens at {opens} and closes at {closes}.',
          { member, when, opens: opensAt, closes },
        ),
        t('safe.begin-then', 'You need do nothing unless we write again. Nobody at {place} is watching.'),
      ],
      button: { label: t('safe.open-page', 'Open the page'), link },
      first: 'button',
      after: [t('safe.way-out', 'You do not want this any more? The page has a way out, at any time.')],
    }),
    text: t(
      'safe.begin-text',
      '{member} is going out ({when}) and wrote down where. Your page opens at {opens}: {link}',
      { member, when, opens: opensAt, link },
    ),
  };
}

/** Tells that nobody answered, or that help is asked for, with all that the page says. */
export function alarmLetter(
  speaker: Speaker,
  facts: OutingFacts,
  { now, link }: { now: Date; link: string },
): SafeLetter {
  const { t } = speaker;
  const { headline, note, plan, state } = safePageOf(speaker, facts, now);
  const what = [
    plan?.title,
    facts.endsAt === null
      ? momentOf(speaker, facts, facts.startsAt)
      : `${momentOf(speaker, facts, facts.startsAt)} – ${clockOf(speaker, facts, facts.endsAt)}`,
    plan?.place,
  ].filter((part) => part !== undefined && part !== '');
  const who = facts.with === null ? [] : [t('safe.with', 'With {name}', { name: facts.with.name })];
  return {
    mail: asMail(speaker, {
      subject: headline,
      preview: note,
      heading: headline,
      lines: [note, [...what, ...who].join(' · '), ...stepsOf(speaker, facts, state)],
      button: { label: t('safe.open-page', 'Open the page'), link },
      first: 'button',
      after: [
        t('safe.nobody-watches', 'Nobody at {place} is watching or on the way. You were asked because you said yes.'),
      ],
    }),
    text: `${headline}. ${note} ${[...what, ...who].join(' · ')}. ${link}`,
  };
}

/** Tells somebody who was told that the member checked in after all. */
export function relievedLetter(
  speaker: Speaker,
  facts: OutingFacts,
  { now, link }: { now: Date; link: string },
): SafeLetter {
  const { headline, note } = safePageOf(speaker, facts, now);
  return {
    mail: asMail(speaker, {
      subject: headline,
      preview: note,
      heading: headline,
      lines: [note],
      button: { label: speaker.t('safe.open-page', 'Open the page'), link },
      first: 'button',
      after: [],
    }),
    text: `${headline}. ${note} ${link}`,
  };
}
