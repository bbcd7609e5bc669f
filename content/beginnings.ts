import type { CloudTypeId, CloudVibe } from '#contract/clouds.ts';
import { DAY_MS } from '#contract/durations.ts';
import { vibeOf } from './clouds.ts';

/** A cloud that anybody could start: its kind, a name and a first line, which are theirs to change. */
export interface Beginning {
  type: CloudTypeId;
  tag: string;
  name: string;
  line: string;
}

/** How many beginnings a person is offered at a time. */
export const BEGINNINGS = 3;
/** Goes through the list so that neighbors, which are of one type, do not follow each other. */
const STEP = 7;

export const beginnings: readonly Beginning[] = [
  {
    type: 'share-memes',
    tag: '#WholesomeOnly',
    name: 'Only kind memes',
    line: 'One picture a day that hurts nobody. Captions optional.',
  },
  {
    type: 'share-memes',
    tag: '#PetParliament',
    name: 'Pet parliament',
    line: 'Your animal has a motion. We vote, then we want pictures.',
  },
  {
    type: 'share-memes',
    tag: '#CursedPantry',
    name: 'The cursed pantry',
    line: 'Show what you found at the back. No shame, some fear.',
  },
  {
    type: 'swap-tunes',
    tag: '#SongsThatHold',
    name: 'Songs that hold you',
    line: 'One song that got you through a week, and which week.',
  },
  {
    type: 'swap-tunes',
    tag: '#ShuffleRoulette',
    name: 'Shuffle roulette',
    line: 'Press shuffle, post what comes. You may not explain.',
  },
  {
    type: 'play-games',
    tag: '#TwoTruthsOneLie',
    name: 'Two truths, one lie',
    line: 'Three lines about you. We guess, you gloat.',
  },
  {
    type: 'play-games',
    tag: '#TinyQuests',
    name: 'Tiny quests',
    line: 'A small dare for today. Report back before bed.',
  },
  {
    type: 'play-games',
    tag: '#EmojiRiddles',
    name: 'Riddles in emoji',
    line: 'A film in five emoji. Whoever gets it sets the next.',
  },
  {
    type: 'bust-moves',
    tag: '#MoveYourMorning',
    name: 'Ten slow minutes',
    line: 'Stretch, walk, wobble. We count minutes, never speed.',
  },
  {
    type: 'bust-moves',
    tag: '#TrailFeet',
    name: 'Feet on trails',
    line: 'Where did you walk, and what looked back at you?',
  },
  {
    type: 'throw-shade',
    tag: '#OverratedSnacks',
    name: 'Overrated snacks',
    line: 'Name one. Defend yourself. People stay off limits.',
  },
  {
    type: 'throw-shade',
    tag: '#KindRoasts',
    name: 'Gentle roasts only',
    line: 'Tease my playlist, my plants, my socks. Never me.',
  },
  {
    type: 'spill-tea',
    tag: '#HowWasItReally',
    name: 'How was it, really',
    line: 'The honest answer, in as many words as you have left.',
  },
  {
    type: 'spill-tea',
    tag: '#SmallVictories',
    name: 'Small victories',
    line: 'You answered the mail. You found the sock. We cheer.',
  },
  {
    type: 'spill-tea',
    tag: '#PlotTwistTuesday',
    name: 'Plot twist Tuesday',
    line: 'Something turned out otherwise. Tell it backwards.',
  },
  {
    type: 'chase-trends',
    tag: '#TriedItSoYouCan',
    name: 'I tried it for you',
    line: 'One trend, tested at home. Verdict in a single line.',
  },
  {
    type: 'chase-trends',
    tag: '#ThriftFinds',
    name: 'Found for a song',
    line: 'Secondhand wonders, with the price and the story.',
  },
  { type: 'tell-stories', tag: '#WrongBusClub', name: 'Wrong bus club', line: 'Get on one. Tell us where it went.' },
  {
    type: 'tell-stories',
    tag: '#OneLineEach',
    name: 'One line each',
    line: 'A story that grows by a sentence a person. I start.',
  },
  {
    type: 'tell-stories',
    tag: '#NightHikes',
    name: 'Night walk, no heroes',
    line: 'Dark paths, long snacks, short courage. Who is in?',
  },
  {
    type: 'sketch-art',
    tag: '#BadDogPortraits',
    name: 'Bad dog portraits',
    line: 'Send a dog. Somebody draws it in one minute, badly.',
  },
  {
    type: 'sketch-art',
    tag: '#OutdoorSketching',
    name: 'Draw where you stand',
    line: 'A bench, a gull, a bin. Two minutes, then show it.',
  },
  {
    type: 'sing-songs',
    tag: '#FinishTheChorus',
    name: 'Finish the chorus',
    line: 'I start a line, you end it, as wrongly as you like.',
  },
  {
    type: 'sing-songs',
    tag: '#ShowerStage',
    name: 'The shower stage',
    line: 'Voice notes with echo. Applause is guaranteed.',
  },
];

/**
 * Returns the beginnings of a day of the reader's own calendar, each of another type. With a vibe, those that have it
 * come first.
 */
export function beginningsOn(now: Date, vibe: CloudVibe | null): Beginning[] {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
  const turned = beginnings.map(
    (_, at) => beginnings[((day * BEGINNINGS + at) * STEP) % beginnings.length] as Beginning,
  );
  const fits = ({ type, tag }: Beginning): boolean => vibe !== null && vibeOf(type, tag) === vibe;
  const ordered = turned.toSorted((a, b) => Number(fits(b)) - Number(fits(a)));
  return ordered
    .filter(({ type }, at) => ordered.findIndex((other) => other.type === type) === at)
    .slice(0, BEGINNINGS);
}
