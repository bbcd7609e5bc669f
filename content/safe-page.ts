import { PAGE_BEFORE_MS, REMINDERS } from '#contract/home-safe.ts';
import type { SafePage } from '#contract/home-safe.page.ts';
import type { MbtiType } from '#contract/people.ts';
import { archetypes } from './archetypes.ts';
import type { Speaker } from './speaker.ts';

/** What the trusted person's page and the letters to them are made of. */
export interface OutingFacts {
  /** The member's name, and the trusted person's as the member wrote it. */
  member: string;
  trusted: string;
  title: string;
  place: string;
  startsAt: Date;
  endsAt: Date | null;
  zone: string;
  /** The other person, with what their profile shows to everybody; `checkedIn` is the month of a photo check, YYYY-MM. */
  with: { name: string; mbtiType: MbtiType | null; pictureUrl: string | null; checkedIn: string | null } | null;
  /** The numbers of the member and of the place, as they were given; empty for none. */
  ownNumber: string;
  placeNumber: string;
  /** The number to call in danger where the outing is; undefined where it is not known. */
  emergency: string | undefined;
  checkInAt: Date;
  /** When each half an hour more was asked for. */
  mores: readonly Date[];
  reminders: number;
  toldAt: Date | null;
  answeredAt: Date | null;
  answer: 'good' | 'end' | null;
  isSilent: boolean;
  closesAt: Date;
}

/** Returns what the page says first at a moment. A call for help is before everything else. */
function stateOf(facts: OutingFacts, now: Date): SafePage['state'] {
  if (now >= facts.closesAt) return 'closed';
  if (facts.isSilent) return 'help';
  if (facts.answer === 'end') return 'ended';
  if (facts.answer === 'good') return 'checked_in';
  if (facts.toldAt !== null) return 'no_answer';
  return now.getTime() < facts.startsAt.getTime() - PAGE_BEFORE_MS ? 'before' : 'running';
}

/** Returns the page in the speaker's language. */
export function safePageOf(speaker: Speaker, facts: OutingFacts, now: Date): SafePage {
  const { t } = speaker;
  const { member, trusted } = facts;
  const state = stateOf(facts, now);
  const isOpen = state !== 'before' && state !== 'closed';
  const isAlarm = state === 'no_answer' || state === 'help';
  return {
    state,
    from: t('safe.from', 'For {trusted}, from {member}', { trusted, member }),
    ...headOf(speaker, facts, state),
    isAlarm,
    times: isOpen ? timesOf(speaker, facts) : [],
    plan: isOpen ? planOf(speaker, facts) : null,
    steps: isAlarm ? stepsOf(speaker, facts, state) : [],
    calls: isAlarm ? callsOf(speaker, facts, state) : [],
    foot: footOf(speaker, facts, state),
    stop: state === 'closed' ? null : t('safe.stop', 'Do not tell me again'),
  };
}

function headOf(speaker: Speaker, facts: OutingFacts, state: SafePage['state']): Pick<SafePage, 'headline' | 'note'> {
  const { t } = speaker;
  const { member } = facts;
  const answered = clockOf(speaker, facts, facts.answeredAt ?? facts.checkInAt);
  switch (state) {
    case 'before': {
      const opens = new Date(facts.startsAt.getTime() - PAGE_BEFORE_MS);
      return {
        headline: t('safe.before', 'This page opens {when}', { when: momentOf(speaker, facts, opens) }),
        note: t('safe.before-note', '{member} is going out then, and wants you to know what, when and where.', {
          member,
        }),
      };
    }
    case 'running':
      return {
        headline: t('safe.running', '{member} is out', { member }),
        note: t('safe.running-note', '{member} checks in at {clock}. We write to you if there is no answer.', {
          member,
          clock: clockOf(speaker, facts, facts.checkInAt),
        }),
      };
    case 'checked_in':
      return {
        headline: t('safe.checked-in', '{member} checked in at {clock}', { member, clock: answered }),
        note: t('safe.checked-in-note', 'All is good. You need do nothing.'),
      };
    case 'ended':
      return {
        headline: t('safe.ended', '{member} called it off at {clock}', { member, clock: answered }),
        note: t('safe.ended-note', 'You need do nothing.'),
      };
    case 'no_answer':
      return {
        headline: t('safe.no-answer', 'No answer from {member} since {clock}', {
          member,
          clock: clockOf(speaker, facts, facts.checkInAt),
        }),
        note: t('safe.no-answer-note', 'It can be a flat battery. Please try to reach {member} now.', { member }),
      };
    case 'help':
      return {
        headline: t('safe.help', '{member} asks for help, without words', { member }),
        note: t(
          'safe.help-note',
          'Do not call {member}: {number, select, none {call your local emergency number} other {call {number}}}.',
          { member, number: facts.emergency ?? 'none' },
        ),
      };
    case 'closed':
      return {
        headline: t('safe.closed', 'This page is closed'),
        note: t('safe.closed-note', 'It was open until {when}. It shows nothing any more.', {
          when: momentOf(speaker, facts, facts.closesAt),
        }),
      };
  }
}

function timesOf(speaker: Speaker, facts: OutingFacts): SafePage['times'] {
  const { t } = speaker;
  const at = (moment: Date, words: string, is: SafePage['times'][number]['is'] = 'done') => ({
    at: moment.toISOString(),
    clock: clockOf(speaker, facts, moment),
    words,
    is,
  });
  const { checkInAt, mores, toldAt, answeredAt, answer, isSilent } = facts;
  const times = mores.map((moment) => at(moment, t('safe.more', 'Checked in: half an hour more')));
  if (toldAt !== null) {
    const asked = t(
      'safe.asked',
      '{count, plural, =0 {No answer} =1 {Asked once, no answer} =2 {Asked twice, no answer} =3 {Asked three times, no answer} other {Asked # times, no answer}}',
      { count: Math.min(facts.reminders, REMINDERS) },
    );
    times.push(at(checkInAt, asked, 'alarm'), at(toldAt, t('safe.told', 'You were told'), 'told'));
  }
  if (answeredAt !== null) {
    if (isSilent) times.push(at(answeredAt, t('safe.asked-for-help', 'Asked for help, without words'), 'alarm'));
    else if (answer === 'end') times.push(at(answeredAt, t('safe.called-off', 'Called it off')));
    else times.push(at(answeredAt, t('safe.all-good', 'Checked in: all good')));
  }
  return times;
}

function planOf(speaker: Speaker, facts: OutingFacts): NonNullable<SafePage['plan']> {
  const { locale, t } = speaker;
  const { startsAt, endsAt, zone, member } = facts;
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(startsAt);
  const from = clockOf(speaker, facts, startsAt);
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
    title: facts.title,
    when:
      endsAt === null
        ? from
        : t('safe.from-until', '{from}, until {until} or so', { from, until: clockOf(speaker, facts, endsAt) }),
    place: facts.place,
    with: facts.with === null ? null : otherOf(speaker, facts.with),
    written: t(
      'safe.written',
      '{member} wrote this down before leaving. No location is shared. The times are those of {zone}.',
      { member, zone: zoneIn(locale, zone, startsAt) },
    ),
  };
}

function otherOf(
  { locale, t }: Speaker,
  { name, mbtiType, pictureUrl, checkedIn }: NonNullable<OutingFacts['with']>,
): NonNullable<NonNullable<SafePage['plan']>['with']> {
  const month = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' });
  return {
    name,
    mbtiType,
    pictureUrl,
    latinName: mbtiType === null ? null : archetypes[mbtiType].latinName,
    badge:
      checkedIn === null
        ? null
        : t('safe.photo-checked', 'Photo checked · {month}', {
            month: month.format(new Date(`${checkedIn}-01T00:00:00Z`)),
          }),
  };
}

/** Returns what to do, first what a frightened person does first. */
export function stepsOf({ t }: Speaker, facts: OutingFacts, state: SafePage['state']): string[] {
  const { member, emergency = 'none', placeNumber } = facts;
  if (state === 'help') {
    return [
      t(
        'safe.step-help',
        '{number, select, none {Call your local emergency number} other {Call {number}}} now, and read them this page.',
        { number: emergency },
      ),
      t('safe.step-quiet', 'Do not call or write to {member}. Somebody may be listening.', { member }),
    ];
  }
  return [
    t('safe.step-call', 'Call {member}. Let it ring, then write.', { member }),
    ...(placeNumber === ''
      ? []
      : [t('safe.step-place', 'Call the place, {number}. Ask for {member}.', { number: placeNumber, member })]),
    t(
      'safe.step-emergency',
      'Still worried? {number, select, none {Call your local emergency number} other {Call {number}}} and read them this page.',
      { number: emergency },
    ),
  ];
}

function callsOf({ t }: Speaker, facts: OutingFacts, state: SafePage['state']): SafePage['calls'] {
  const { member, ownNumber, emergency } = facts;
  const isHelp = state === 'help';
  const call = (label: string, tel: string, isFirst: boolean) => ({ label, tel: dialled(tel), isFirst });
  return [
    ...(isHelp || ownNumber === '' ? [] : [call(t('safe.call-member', 'Call {member}', { member }), ownNumber, true)]),
    ...(emergency === undefined
      ? []
      : [call(t('safe.call-emergency', 'Call {number}', { number: emergency }), emergency, isHelp)]),
  ];
}

function footOf(speaker: Speaker, facts: OutingFacts, state: SafePage['state']): string {
  const { t, place } = speaker;
  if (state === 'closed') return t('safe.foot-closed', 'What was written here is deleted after 30 days.');
  return t(
    'safe.foot',
    'Nobody at {place} is watching or on the way. This page closes at {clock}. {other, select, none {Nobody else can see it.} other {{other} cannot see it.}}',
    {
      place: place.name,
      clock: clockOf(speaker, facts, facts.closesAt),
      other: state === 'before' ? 'none' : (facts.with?.name ?? 'none'),
    },
  );
}

/** Returns a moment on the clock of the outing: "22:10". */
export function clockOf({ locale }: Pick<Speaker, 'locale'>, { zone }: Pick<OutingFacts, 'zone'>, at: Date): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

/** Returns a moment with its day: "Sat, Nov 28, 18:30". */
export function momentOf({ locale }: Pick<Speaker, 'locale'>, { zone }: Pick<OutingFacts, 'zone'>, at: Date): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

function zoneIn(locale: string, timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns a number as a `tel:` link takes it. */
function dialled(number: string): string {
  return number.replaceAll(/[^\d+]/g, '');
}
