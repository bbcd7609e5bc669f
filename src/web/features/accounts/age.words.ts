import type { AgeCheck } from '#contract/accounts.age.ts';

interface AgeWords {
  title: string;
  lede: string;
  /** What the button says that begins a check; none where there is nothing to begin. */
  action?: string;
}

const dayWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of a rule or a result in words. */
function inDays(day: string | null): string {
  return day === null ? 'some day' : dayWords.format(new Date(day));
}

/** Returns what the page says of a person's check. */
export function ageWords({ state, from, decidedOn, isHeld }: AgeCheck): AgeWords {
  switch (state) {
    case 'none':
      return { title: 'Your age', lede: 'Where you live, your birthday is enough. There is nothing to do.' };
    case 'later':
      return {
        title: 'Confirm your age',
        lede: `From ${inDays(from)}, a birthday is not enough where you live. From then on nobody sees you here, and you cannot write, until your age is confirmed. Do it before, and nothing changes.`,
        action: 'Confirm my age',
      };
    case 'needed':
      return {
        title: 'Confirm your age',
        lede: 'Where you live, a birthday is not enough. Until your age is confirmed, nobody sees you here, and you cannot write.',
        action: 'Confirm my age',
      };
    case 'waiting':
      return {
        title: 'Your check is under way',
        lede: isHeld
          ? 'Once it says that you are an adult, people see you again. We ask for the answer by ourselves, too.'
          : 'Once it says that you are an adult, nothing is left to do. We ask for the answer by ourselves, too.',
        action: 'Begin a new check',
      };
    case 'adult':
      return {
        title: 'Your age is confirmed',
        lede: `Since ${inDays(decidedOn)}. Nobody but you reads this, and there is nothing more to do.`,
      };
    case 'not_adult':
      return {
        title: 'The check says that you are under 18',
        lede: 'Wildin is for adults. Nobody sees you here, and you cannot write.',
      };
  }
}
