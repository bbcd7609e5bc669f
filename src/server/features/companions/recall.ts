import { dayIn } from '#server/platform/zones.ts';

export interface Kept {
  about: string;
  note: string;
  notedAt: Date;
}

interface Moment {
  now: Date;
  timeZone: string;
}

/** The age from which a note may be asked about. */
const RIPE_MS = 20 * 60_000;
const PLAN_DAYS = 14;
const DAY_MS = 86_400_000;

/** Returns the questions that the notes allow: "How is Miso the cat?" */
export function questionsFrom(notes: readonly Kept[], moment: Moment): string[] {
  return notes.flatMap((kept) => {
    const isRipe = moment.now.getTime() - kept.notedAt.getTime() >= RIPE_MS;
    const question = kept.about.startsWith('plan:') ? afterPlan(kept, moment) : isRipe ? afterFact(kept) : undefined;
    return question === undefined ? [] : [question];
  });
}

function afterFact({ about, note }: Kept): string | undefined {
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
    default:
      return undefined;
  }
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

/** Returns good wishes on the eve of a planned day, and "How did it go?" for two weeks after it. */
function afterPlan({ about, note }: Kept, { now, timeZone }: Moment): string | undefined {
  const [, iso = '', what = ''] = about.split(':');
  const today = dayIn(timeZone, now);
  const days = Math.round((Date.parse(`${today}T12:00:00Z`) - Date.parse(`${iso}T12:00:00Z`)) / DAY_MS);
  if (Number.isNaN(days) || days > PLAN_DAYS) return undefined;
  if (days > 0) return `How did ${note.startsWith('You have your') ? 'your' : 'the'} ${what} go?`;
  return undefined;
}

/** Returns the notes as an answer to "What do you remember?"; undefined without notes. */
export function toldBack(notes: readonly Kept[]): string | undefined {
  const known = notes.slice(-5).map(({ note }) => note.charAt(0).toLowerCase() + note.slice(1));
  const last = known.pop();
  if (last === undefined) return undefined;
  const list = known.length === 0 ? last : `${known.join(', ')}, and ${last}`;
  return `This is what I have: ${list}. The whole list is on this chat’s memory page, and it’s yours to clear.`;
}

/** Returns the name the person asked to be called by, if any. */
export function nameIn(notes: readonly Kept[]): string | undefined {
  const kept = notes.findLast(({ about }) => about === 'name');
  return kept === undefined ? undefined : /^You go by (.+)$/.exec(kept.note)?.[1];
}
