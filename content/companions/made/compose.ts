import { archetypes } from '#content/archetypes.ts';
import { bestMatches } from '#content/compatibility.ts';
import { interests as catalogue, interestsById, type Interest } from '#content/interests.ts';
import type { MbtiType } from '#contract/people.ts';
import type { DeepSections } from '#contract/quiz.ts';
import type { Companion } from '#content/companions/companion.ts';
import type { VibeKey } from '#content/vibes.ts';
import { temperOf } from '#content/companions/theme.ts';
import { dry } from './dry.ts';
import { DEFAULT_LIFE, lives, type Life } from './lives.ts';
import { madeNames } from './names.ts';
import { warm } from './warm.ts';

/** The inputs for composing a character. */
interface Maker {
  type: MbtiType;
  /** The descriptors of the person's report, the strongest first. */
  descriptors: readonly { name: string; description: string }[];
  /** The sections that only the owner of the report reads; undefined before a report. */
  sections?: DeepSections | undefined;
  /** The ids of the person's interests. */
  interests: readonly string[];
  /** The quiz run of the report. */
  reading?: string | undefined;
  /** The existing character, if it is composed again. It keeps its name, pronouns, key and number. */
  known?: Pick<Companion, 'key' | 'number' | 'name' | 'pronouns'> | undefined;
}

/** The lowest number of a composed character. The numbers of authored characters are lower. */
const FIRST_NUMBER = 1000;
const FEWEST_INTERESTS = 5;
const MOST_INTERESTS = 8;

/** Composes a character for one person. The same person with the same seed gets the same character. */
export function composeCompanion(maker: Maker, rng: () => number): Companion {
  const type = typeFor(maker.type);
  const temper = { warm, dry }[temperOf(type)];
  const mine = maker.interests.flatMap((id) => interestsById.get(id) ?? []);
  const [first, other] = livesFor(mine);
  const { key, number, name, pronouns } = calledBy(rng, maker.known);
  const [report = archetypes[maker.type].name, second = report] = maker.descriptors.map((one) => one.name);
  const isOutgoing = type.startsWith('E');
  const words: Readonly<Record<string, string | undefined>> = {
    self: name,
    report,
    second: second === report ? undefined : second,
    interest: mine[0] === undefined ? undefined : lowerFirst(mine[0].name),
  };
  const ofReport = aboutReport(maker);
  return {
    key,
    number,
    name,
    pronouns,
    type,
    life: first.life,
    bio: `AI character, made for one person. ${first.bio}`,
    interests: interestsFor(mine, rng),
    vibes: vibesFor(type),
    energy: isOutgoing ? 66 : 36,
    voice: `${temper.voice} ${isOutgoing ? OUTGOING : QUIET} ${type.endsWith('J') ? ORDERLY : LOOSE}`,
    story: storyOf(maker, { name, type, first, second: other }),
    boundaries: BOUNDARIES,
    reading: maker.reading,
    lines: {
      ...temper.lines,
      hello: hellosOf(temper.hello, words),
      aboutYou: [...first.aboutYou, ...other.aboutYou.slice(1), MADE_OF],
      questions: [...ofReport.questions, ...first.questions, ...other.questions.slice(0, 2), ...temper.lines.questions],
      topics: {
        ...temper.lines.topics,
        love: [...ofReport.love, ...temper.lines.topics.love],
        work: [...ofReport.work, ...temper.lines.topics.work],
      },
    },
  };
}

/** Draws a name even for a known character, so that the later draws stay the same. */
function calledBy(rng: () => number, known: Maker['known']): NonNullable<Maker['known']> {
  const [name, pronouns] = madeNames[Math.floor(rng() * madeNames.length)] ?? ['Wren', 'they/them'];
  const number = FIRST_NUMBER + Math.floor(rng() * 9000);
  return known ?? { key: `${name.toLowerCase()}_${number}`, number, name, pronouns };
}

/** Returns what a companion says after a later report of the person changed its character. */
export function renewedLine([first]: Maker['descriptors']): string {
  const news = first === undefined ? '' : ` It begins with “${first.name}” now.`;
  return `You took the quiz again, and I, an AI character, was composed anew from your new report.${news} My name, and what I remember of you, stayed as they were.`;
}

/** Fills in the placeholders; drops lines with an unknown one. If any line names an interest, only these remain. */
function hellosOf(hellos: readonly string[], words: Readonly<Record<string, string | undefined>>): string[] {
  const filled = hellos.flatMap((line) => {
    const needs = [...line.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word);
    if (needs.some((word) => words[word] === undefined)) return [];
    return [
      {
        text: line.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? ''),
        isTheirs: needs.includes('interest'),
      },
    ];
  });
  const theirs = filled.filter(({ isTheirs }) => isTheirs);
  return (theirs.length > 0 ? theirs : filled).map(({ text }) => text);
}

/** The longest sentence of a report that is quoted in a chat, in characters. */
const LONGEST_QUOTE = 170;

/** Returns lines from the person's report: its strongest descriptors and the first sentences of four sections. */
function aboutReport({ descriptors, sections }: Maker): { questions: string[]; love: string[]; work: string[] } {
  const first = (text: string | undefined): string[] => {
    const sentence = text?.split(/(?<=[.!?])\s/)[0] ?? '';
    return sentence !== '' && sentence.length <= LONGEST_QUOTE ? [sentence] : [];
  };
  const named = descriptors
    .slice(0, 4)
    .flatMap(({ name, description }) =>
      description.length > LONGEST_QUOTE
        ? []
        : [`Your report calls you “${name}”: ${description} When did that last happen?`],
    );
  const date = first(sections?.idealDate).map(
    (quote) => `For a good evening your report says: “${quote}” How near is that to the last good one?`,
  );
  const goals = first(sections?.lifeGoals).map(
    (quote) => `Under what you’re after, your report says: “${quote}” Is it still that?`,
  );
  return {
    questions: [...named, ...date, ...goals],
    love: first(sections?.loveLanguage).map(
      (quote) => `Of how you love, your report says: “${quote}” Would the people near you sign that?`,
    ),
    work: first(sections?.careerVibe).map(
      (quote) => `Of work, your report says: “${quote}” How much of that does yours have?`,
    ),
  };
}

const OUTGOING = 'They are quick to answer, and think while talking.';
const QUIET = 'They take their time, and never fill a pause for its own sake.';
const ORDERLY = 'They like a plan, and keep small promises exactly.';
const LOOSE = 'They wander off the subject and come back with something in hand.';

const MADE_OF =
  'I’m composed from your report and the things you like, so I’m bound to be partial. Somebody wrote the pieces; a program chose which.';

const BOUNDARIES = [
  'I will not say I’m a person. I’m an AI character, made for you.',
  'I will not do romance; friendly is all I am.',
  'I will not stand in for the people in your life, and I’ll be glad when you’re with them.',
  'I will not play doctor, lawyer, or banker.',
];

/** Returns the best match among other types that share at least two letters with the person's, else the person's. */
function typeFor(type: MbtiType): MbtiType {
  const shared = (other: MbtiType): number => [...type].filter((letter, at) => other[at] === letter).length;
  return bestMatches(type).find((other) => shared(other) >= 2) ?? type;
}

/** Returns the lives of the person's two largest categories of interests; default lives fill the gaps. */
function livesFor(mine: readonly Interest[]): [Life, Life] {
  const counts = new Map<string, number>();
  for (const { category } of mine) counts.set(category, (counts.get(category) ?? 0) + 1);
  const corners = [...counts].toSorted(([, a], [, b]) => b - a).map(([category]) => category);
  const found = [...corners, DEFAULT_LIFE, 'community'].filter((corner, at, all) => all.indexOf(corner) === at);
  const [first, second] = found.flatMap((corner) => lives[corner] ?? []);
  if (first === undefined || second === undefined) throw new Error('There is no life to compose from.');
  return [first, second];
}

/** Returns some interests of the person, as common ground, and other interests of these categories, to talk about. */
function interestsFor(mine: readonly Interest[], rng: () => number): string[] {
  const corners = new Set(mine.length === 0 ? [DEFAULT_LIFE, 'community'] : mine.map(({ category }) => category));
  const others = catalogue.filter((interest) => corners.has(interest.category) && !mine.includes(interest));
  const shared = mine.slice(0, FEWEST_INTERESTS);
  const wanted = Math.max(FEWEST_INTERESTS, Math.min(MOST_INTERESTS, shared.length + 3)) - shared.length;
  const added = others.map((interest) => ({ interest, at: rng() })).toSorted((a, b) => a.at - b.at);
  return [...shared, ...added.slice(0, wanted).map(({ interest }) => interest)].map(({ id }) => id);
}

function vibesFor(type: MbtiType): [VibeKey, VibeKey] {
  const first = type.startsWith('E') ? 'energetic' : 'chill';
  return [first, type.includes('N') ? 'curious' : type.includes('F') ? 'selfcare' : 'funny'];
}

interface Self {
  name: string;
  type: MbtiType;
  first: Life;
  second: Life;
}

function storyOf({ type: theirs, descriptors }: Maker, { name, type, first, second }: Self): string {
  const said = descriptors.slice(0, 3).map((descriptor) => `“${descriptor.name}”`);
  const report =
    said.length === 0
      ? ''
      : ` The report calls this person ${said.join(', ')}; ${name} finds that likable and remembers it.`;
  return `${name} was composed for one person and knows it. ${first.story} Once they did other work, of which they still tell: ${lowerFirst(second.life)}. By nature ${name} is ${articled(archetypes[type].name)}, and the person they were made for ${articled(archetypes[theirs].name)}.${report}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const articled = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
