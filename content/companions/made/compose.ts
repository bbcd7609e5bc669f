import { archetypes } from '#content/archetypes.ts';
import { bestMatches } from '#content/compatibility.ts';
import { interests as catalogue, interestsById, type Interest } from '#content/interests.ts';
import type { MbtiType } from '#contract/people.ts';
import type { Companion } from '#content/companions/companion.ts';
import type { VibeKey } from '#content/vibes.ts';
import { dry } from './dry.ts';
import { DEFAULT_LIFE, lives, type Life } from './lives.ts';
import { madeNames } from './names.ts';
import { warm } from './warm.ts';

/** What a character is composed from. */
interface Maker {
  type: MbtiType;
  /** The names of what their report says of them, the strongest first. */
  descriptors: readonly string[];
  /** Ids of the catalogue. */
  interests: readonly string[];
}

/** Authored characters end below it. */
const FIRST_NUMBER = 1000;
const FEWEST_INTERESTS = 5;
const MOST_INTERESTS = 8;

/** A character for one person; the same for the same person and chance. */
export function composeCompanion(maker: Maker, rng: () => number): Companion {
  const type = typeFor(maker.type);
  const temper = type.includes('F') ? warm : dry;
  const mine = maker.interests.flatMap((id) => interestsById.get(id) ?? []);
  const [first, second] = livesFor(mine);
  const [name, pronouns] = madeNames[Math.floor(rng() * madeNames.length)] ?? ['Wren', 'they/them'];
  const number = FIRST_NUMBER + Math.floor(rng() * 9000);
  const report = maker.descriptors[0] ?? archetypes[maker.type].name;
  const isOutgoing = type.startsWith('E');
  const known = (line: string): string => line.replaceAll('{self}', () => name).replaceAll('{report}', () => report);
  return {
    key: `${name.toLowerCase()}_${number}`,
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
    story: storyOf(maker, { name, type, first, second }),
    boundaries: BOUNDARIES,
    lines: {
      ...temper.lines,
      hello: temper.hello.map(known),
      aboutYou: [...first.aboutYou, ...second.aboutYou.slice(1), MADE_OF],
      questions: [...first.questions, ...second.questions.slice(0, 2), ...temper.lines.questions],
    },
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

/** The type that fits theirs best among those that share at least two of its letters: near enough to understand, far enough to surprise. */
function typeFor(type: MbtiType): MbtiType {
  const shared = (other: MbtiType): number => [...type].filter((letter, at) => other[at] === letter).length;
  return bestMatches(type).find((other) => shared(other) >= 2) ?? type;
}

/** The lives around the two corners of the catalogue that most of their interests come from. */
function livesFor(mine: readonly Interest[]): [Life, Life] {
  const counts = new Map<string, number>();
  for (const { category } of mine) counts.set(category, (counts.get(category) ?? 0) + 1);
  const corners = [...counts].toSorted(([, a], [, b]) => b - a).map(([category]) => category);
  const found = [...corners, DEFAULT_LIFE, 'community'].filter((corner, at, all) => all.indexOf(corner) === at);
  const [first, second] = found.flatMap((corner) => lives[corner] ?? []);
  if (first === undefined || second === undefined) throw new Error('There is no life to compose from.');
  return [first, second];
}

/** Some of theirs, and of the same corners what they have not named: something in common, and something to tell. */
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
  const said = descriptors.slice(0, 3).map((descriptor) => `“${descriptor}”`);
  const report =
    said.length === 0
      ? ''
      : ` The report calls this person ${said.join(', ')}; ${name} finds that likable and remembers it.`;
  return `${name} was composed for one person and knows it. ${first.story} Once they did other work, of which they still tell: ${lowerFirst(second.life)}. By nature ${name} is ${articled(archetypes[type].name)}, and the person they were made for ${articled(archetypes[theirs].name)}.${report}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const articled = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
