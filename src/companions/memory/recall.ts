import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { dayIn } from '#server/platform/zones.ts';
import type { MemoryNote, When } from './fact.ts';
import { recoveriesIn } from './illness.ts';

/** The age at which a question about a note becomes possible. */
const RIPE_MS = 20 * MINUTE_MS;
const PLAN_DAYS = 14;
/** The first and the last day after a note of a loss on which the companion may ask about the loss. */
const LOSS_DAYS = { from: 2, to: 60 };
/** The first and the last day after a note of an illness on which the companion may ask about the illness. */
const ILL_DAYS = { from: 0.5, to: 30 };

export const isRipe = ({ notedAt }: MemoryNote, { now }: When): boolean => now.getTime() - notedAt.getTime() >= RIPE_MS;

/** Returns the questions that the notes allow, by kind: "How did the interview go?", "How is Miso the cat?" */
export function questionsFrom(
  notes: readonly MemoryNote[],
  moment: When,
): Record<'plans' | 'losses' | 'others', string[]> {
  const ofPlans = notes.filter(({ about }) => about.startsWith('plan:'));
  const others = notes.filter((kept) => !ofPlans.includes(kept) && isRipe(kept, moment));
  return {
    plans: ofPlans.flatMap((kept) => afterPlan(kept, moment) ?? []),
    losses: others.flatMap((kept) => afterLoss(kept, moment) ?? []),
    others: others.flatMap((kept) => afterFact(kept) ?? []),
  };
}

function afterFact({ about, note }: MemoryNote): string | undefined {
  const [subject = '', kind = ''] = about.split(':');
  const called = / is called (.+)$/.exec(note)?.[1];
  switch (subject) {
    case 'pet':
      return called === undefined
        ? `How ${note.startsWith('You have a') ? 'is' : 'are'} ${note.replace(/^You have an? /, 'your ').replace(/^You have \w+ /, 'your ')}?`
        : `How is ${called} the ${kind}?`;
    case 'partner':
      return called === undefined ? undefined : `How is ${called} doing?`;
    case 'family':
      return called === undefined ? undefined : `How is ${called} these days?`;
    case 'work':
      return 'How is work treating you these days?';
    case 'study':
      return `How is ${note.replace(/^You (?:study|are in) /, '')} going?`;
    case 'taste':
      return note.startsWith('You love ')
        ? `Any time lately for ${note.slice('You love '.length).replace(/^to /, 'some ')}?`
        : undefined;
    case 'lately':
      return afterNews(note);
    case 'said':
      return AFTER_SAID[kind]?.replace('{told}', () => lowerFirst(note));
    default:
      return undefined;
  }
}

/** A question for each kind of statement, with the person's own words turned to "you". */
const AFTER_SAID: Readonly<Record<string, string>> = {
  people: 'You told me that {told}. How are things there?',
  animals: 'You told me that {told}. Any news of that?',
  work: 'You told me that {told}. How is that going?',
  place: 'You told me that {told}. Is it still so?',
  like: 'You told me that {told}. Any time for it lately?',
  dream: 'You told me that {told}. Are you any closer to it?',
};

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function afterLoss({ about, note, notedAt }: MemoryNote, { now }: When): string | undefined {
  const [subject = '', whom] = about.split(':');
  const within = { loss: LOSS_DAYS, ill: ILL_DAYS }[subject];
  const days = (now.getTime() - notedAt.getTime()) / DAY_MS;
  if (within === undefined || days < within.from || days > within.to) return undefined;
  if (subject === 'ill') return `How is your ${whom} now?`;
  if (about === 'loss:work') return 'How has it been without the old job?';
  if (about === 'loss:partner') return 'How has it been on your own lately?';
  return `How have you been since ${lowerFirst(note)}?`;
}

function afterNews(note: string): string | undefined {
  const [, verb, what = ''] = /^You recently (\w+) (.+)$/.exec(note) ?? [];
  const named = what.replace(/^(?:an?|some) /, 'the ');
  if (verb === 'started' || verb === 'joined')
    return `How is ${named.startsWith('to ') ? `it going with ${named.slice(3)}` : `${named} going`}?`;
  if (verb === 'adopted') return `How is ${named} settling in?`;
  if (verb === 'bought') return `Still glad about ${named}?`;
  return undefined;
}

/** Returns how many days ago a plan's day was (negative if it is still to come), and the planned event: "interview". */
export function planOf({ about }: MemoryNote, { now, timeZone }: When): { days: number; what: string } {
  const [, iso = '', ...what] = about.split(':');
  const today = dayIn(timeZone, now);
  const days = Math.round((Date.parse(`${today}T12:00:00Z`) - Date.parse(`${iso}T12:00:00Z`)) / DAY_MS);
  return { days, what: what.join(':') };
}

const OUTCOME =
  /\b(?:went|was|were|is over|it's over|done|passed|failed|got|nailed|blew|survived|aced|did it|finished)\b/i;

/** Words about an event that is still to come. On a plan's day, a line with such a word does not give its outcome. */
const AHEAD =
  /\b(?:nervous|worr\w+|anxious|scared|ready|prepar\w+|later|tonight|soon|before|about to|going to|wish me|until)\b/i;

/** Returns the touched plans and illnesses that are over, by date or by these lines, each with its new note. */
export function outcomesOf(
  said: readonly string[],
  touched: readonly MemoryNote[],
  moment: When,
): { old: string; fact: { about: string; note: string; line: number } }[] {
  if (said.every((line) => line.includes('?'))) return [];
  const recovered = recoveriesIn(said.join(' '), touched);
  return touched.flatMap((kept) => {
    if (recovered.includes(kept)) return [{ old: kept.about, fact: recoveredFrom(kept) }];
    if (!kept.about.startsWith('plan:')) return [];
    const { days } = planOf(kept, moment);
    const isPast = days > 0 || (days === 0 && said.some((line) => OUTCOME.test(line) && !AHEAD.test(line)));
    const about = kept.about.replace(/^plan:/, 'done:');
    return isPast ? [{ old: kept.about, fact: { about, note: pastOf(kept.note), line: 0 } }] : [];
  });
}

const recoveredFrom = ({ about, note }: MemoryNote): { about: string; note: string; line: number } => ({
  about: `done:${about}`,
  note: `${note}, and is better now`,
  line: 0,
});

const pastOf = (note: string): string => note.replace(/^You have /, 'You had ');

/** Returns a question on the eve and day of a plan, and "How did it go?" for two weeks after it; else undefined. */
function afterPlan(kept: MemoryNote, moment: When): string | undefined {
  const { days, what } = planOf(kept, moment);
  const told = /^You planned on (.+),/.exec(kept.note)?.[1];
  const article = kept.note.startsWith('You have your') ? 'your' : 'the';
  if (Number.isNaN(days) || days > PLAN_DAYS || days < -1) return undefined;
  // The companion asks nothing about notes from the last minutes.
  if (days <= 0 && !isRipe(kept, moment)) return undefined;
  if (days > 0) return told === undefined ? `How did ${article} ${what} go?` : `You planned on ${told}. How was it?`;
  const when = days === 0 ? 'today' : 'tomorrow';
  return told === undefined
    ? `Isn’t ${article} ${what} ${when}? How do you feel about it?`
    : `${told.charAt(0).toUpperCase()}${told.slice(1)}, that’s ${when}, isn’t it?`;
}

/** Returns what may be said when a person speaks of something in the notes: "Beans, your dog." */
export function linesOf(kept: MemoryNote, moment: When): string[] {
  const { about, note } = kept;
  const [subject = '', kind = ''] = about.split(':');
  const called = / is called (.+)$/.exec(note)?.[1];
  if (called !== undefined) {
    const who = /^Your (.+) is called/.exec(note)?.[1] ?? kind;
    return [`${called}, your ${who}.`, `I remember ${called}, your ${who}.`];
  }
  if (subject === 'plan') {
    const { days, what } = planOf(kept, moment);
    const told = /^You planned on (.+),/.exec(note)?.[1];
    if (told !== undefined) return [`You told me you planned on ${told}.`];
    return days > 0
      ? [`I had the ${what} in mind.`, `The ${what} you told me about.`]
      : [`The ${what}, I haven’t forgotten.`];
  }
  if (subject === 'loss' || subject === 'ill') return [`I haven’t forgotten: ${lowerFirst(note)}.`];
  return subject === 'said'
    ? [`You told me that ${lowerFirst(note)}.`, `It goes with what you said: ${lowerFirst(note)}.`]
    : [];
}

/** The most notes in one answer, so that it stays a chat message. */
const MOST_TOLD = 7;

/** Returns the notes and the profile as an answer to "What do you remember?"; undefined if both are empty. */
export function toldBack(notes: readonly MemoryNote[], moment: When): string | undefined {
  const isOfProfile = ({ about }: MemoryNote): boolean => about.startsWith('profile:');
  const ofProfile = notes.filter(isOfProfile).map(({ note }) => `${note}.`);
  const ofLife = notes.filter((kept) => !kept.about.startsWith('thread:') && !isOfProfile(kept));
  const isOver = (kept: MemoryNote): boolean => kept.about.startsWith('plan:') && planOf(kept, moment).days > 0;
  const known = ofLife.slice(-MOST_TOLD).map((kept) => lowerFirst(isOver(kept) ? pastOf(kept.note) : kept.note));
  const last = known.pop();
  if (last === undefined) {
    return ofProfile.length === 0
      ? undefined
      : `${ofProfile.join(' ')} That much is on your profile. What you tell me here I note, and this chat’s memory page shows it.`;
  }
  const list = known.length === 0 ? last : `${known.join(', ')}, and ${last}`;
  const more = ofLife.length - MOST_TOLD;
  const rest = more > 0 ? `, and ${more === 1 ? 'one more thing' : `${more} more things`}` : '';
  const told = `This is what I have: ${list}${rest}.`;
  const where = 'The notes are on this chat’s memory page, to read and to clear; to correct one, tell me here.';
  return [told, ...ofProfile, where].join(' ');
}

/** Returns the name that the person wants to be called, if any. */
export function nameIn(notes: readonly MemoryNote[]): string | undefined {
  const kept = notes.findLast(({ about }) => about === 'name');
  return kept === undefined ? undefined : /^You go by (.+)$/.exec(kept.note)?.[1];
}
