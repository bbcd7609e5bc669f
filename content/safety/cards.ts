import { safetyCases, type SafetyCase } from './case.ts';

/** A way to people who can help. */
interface HelpLine {
  label: string;
  note: string;
  href: string;
}

export interface HelpCard {
  title: string;
  text: string;
  lines: readonly HelpLine[];
  close: string;
}

const call988 = { label: 'Call 988', note: 'US Suicide & Crisis Lifeline: free, day and night', href: 'tel:988' };
const text988 = { label: 'Text 988', note: 'the same people, if talking out loud is too much', href: 'sms:988' };
const call911 = (note: string): HelpLine => ({ label: 'Call 911', note, href: 'tel:911' });
const elsewhere = {
  label: 'findahelpline.com',
  note: 'free lines in other countries',
  href: 'https://findahelpline.com',
};

/** The help card of each case: the AI's first answer, in fixed words and out of character. */
export const helpCards: Readonly<Record<SafetyCase, HelpCard>> = {
  self_harm: {
    title: 'Let’s stop here for a moment.',
    text: 'What you wrote matters more than anything else in this app. I am an AI and cannot keep you safe, but there are people who can, right now, and they will not judge you.',
    lines: [call988, text988, call911('or your local emergency number, if you are in danger now'), elsewhere],
    close:
      'If you can, tell one person near you how bad it is. You can also come back here afterward; nothing you said is held against you.',
  },
  harmed: {
    title: 'Nobody may hurt you.',
    text: 'If somebody does, it is not your fault. I am an AI and cannot come or call, but these people listen, believe you, and know what can be done.',
    lines: [
      call911('or your local emergency number, if you are in danger now'),
      {
        label: 'Call 1-800-799-7233',
        note: 'National Domestic Violence Hotline: free, private, day and night',
        href: 'tel:18007997233',
      },
      {
        label: 'Call 1-800-656-4673',
        note: 'RAINN, for sexual violence: free, day and night',
        href: 'tel:18006564673',
      },
      elsewhere,
    ],
    close: 'If somebody reads your phone, call from another one, and delete this afterward if that is safer for you.',
  },
  minor: {
    title: 'Wildin is for adults only.',
    text: 'If you are under 18, please close your account and come back when you are grown. Nothing bad happens to you for having looked. If something here or at home feels wrong, tell an adult you trust.',
    lines: [
      {
        label: 'Call or text 1-800-422-4453',
        note: 'Childhelp: for anybody under 18 who is hurt or afraid',
        href: 'tel:18004224453',
      },
      { ...call988, note: 'for the moments when it is too much: free, day and night' },
      elsewhere,
    ],
    close: 'If a grown-up here asked you for pictures or to meet, do not go, and show it to somebody you trust.',
  },
  medical: {
    title: 'This needs people, now.',
    text: 'I am an AI and cannot help with an emergency. Call first and write later; the person on the line tells you what to do until help is there.',
    lines: [
      call911('or your local emergency number: for breathing, bleeding, a stroke, a heart, a fit'),
      {
        label: 'Call 1-800-222-1222',
        note: 'Poison Control: something swallowed, breathed in or mixed up',
        href: 'tel:18002221222',
      },
    ],
    close: 'If you can, unlock the door and have somebody stay with you.',
  },
  threat: {
    title: 'Stop. Step back first.',
    text: 'What you wrote would hurt somebody, and you with them. Put distance between you and them: another room, a walk, the keys and the weapon with somebody else. I am an AI; talk to a person before anything happens.',
    lines: [
      { ...call988, note: 'also for rage and for fear of what you might do: free, day and night' },
      text988,
      call911('if somebody is in danger now, from you or from another'),
      elsewhere,
    ],
    close: 'A feeling like this passes. What is done stays.',
  },
};

const textOf = ({ title, text, lines, close }: HelpCard): string =>
  [title, text, lines.map(({ label, note }) => `${label}: ${note}`).join('\n'), close].join('\n\n');

/** The cards as plain text, as the chat log stores them. */
export const helpTexts = Object.fromEntries(
  safetyCases.map((safetyCase) => [safetyCase, textOf(helpCards[safetyCase])]),
) as Readonly<Record<SafetyCase, string>>;

/** Returns the case of a text that is a card; undefined for any other text. */
export function caseOfCard(text: string): SafetyCase | undefined {
  return safetyCases.find((safetyCase) => helpTexts[safetyCase] === text);
}
