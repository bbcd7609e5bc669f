import type { CloudGroupType, CloudVibe } from '#contract/clouds.ts';
import type { VibeKey } from './vibes.ts';

/** A topic within a type of cloud, with the vibe of the groups on this topic. */
export interface CloudTag {
  tag: string;
  vibe: CloudVibe;
}

export interface CloudType {
  title: string;
  /** One line about what the members of the group do. */
  description: string;
  /** The vibe of the type as a whole. Each tag also has a vibe. */
  vibe: CloudVibe;
  /** The first tag is the most ordinary one of the type. */
  tags: readonly CloudTag[];
}

export const vibeNames: Readonly<Record<CloudVibe, string>> = {
  playful: 'Playful',
  supportive: 'Supportive',
  adventurous: 'Adventurous',
  creative: 'Creative',
  surprise: 'Surprise',
};

export const cloudTypes: Readonly<Record<CloudGroupType, CloudType>> = {
  'share-memes': {
    title: 'Share Memes',
    description: 'Send the picture that made you wheeze on the bus. Explain nothing.',
    vibe: 'playful',
    tags: [
      { tag: '#MemeMania', vibe: 'playful' },
      { tag: '#WholesomeOnly', vibe: 'supportive' },
      { tag: '#PetParliament', vibe: 'playful' },
      { tag: '#HomemadeMemes', vibe: 'creative' },
      { tag: '#CursedPantry', vibe: 'surprise' },
    ],
  },
  'swap-tunes': {
    title: 'Swap Tunes',
    description: 'One song in, one song out. Leave with a playlist you did not deserve.',
    vibe: 'creative',
    tags: [
      { tag: '#PlaylistSwap', vibe: 'creative' },
      { tag: '#SongsThatHold', vibe: 'supportive' },
      { tag: '#GuiltFreePop', vibe: 'playful' },
      { tag: '#DeepCutDigging', vibe: 'adventurous' },
      { tag: '#ShuffleRoulette', vibe: 'surprise' },
    ],
  },
  'play-games': {
    title: 'Play Games',
    description: 'Word games, dares and quizzes that need nothing but thumbs.',
    vibe: 'playful',
    tags: [
      { tag: '#TruthOrDare', vibe: 'surprise' },
      { tag: '#TwoTruthsOneLie', vibe: 'playful' },
      { tag: '#EmojiRiddles', vibe: 'creative' },
      { tag: '#TinyQuests', vibe: 'adventurous' },
      { tag: '#LateNightTrivia', vibe: 'playful' },
    ],
  },
  'bust-moves': {
    title: 'Bust Moves',
    description: 'Kitchen dancing, gym triumphs and the shoulder thing. All levels, all knees.',
    vibe: 'adventurous',
    tags: [
      { tag: '#DanceOff', vibe: 'playful' },
      { tag: '#KitchenChoreo', vibe: 'creative' },
      { tag: '#MoveYourMorning', vibe: 'supportive' },
      { tag: '#TrailFeet', vibe: 'adventurous' },
      { tag: '#LearnItByFriday', vibe: 'adventurous' },
    ],
  },
  'throw-shade': {
    title: 'Throw Shade',
    description: 'Strong opinions about small things. People are not small things.',
    vibe: 'playful',
    tags: [
      { tag: '#HotTakes', vibe: 'playful' },
      { tag: '#RoastMyDesk', vibe: 'surprise' },
      { tag: '#OverratedSnacks', vibe: 'playful' },
      { tag: '#DefendTheIndefensible', vibe: 'adventurous' },
      { tag: '#KindRoasts', vibe: 'supportive' },
    ],
  },
  'spill-tea': {
    title: 'Spill Tea',
    description: 'Your day, with the interesting parts left in. Names changed, feelings not.',
    vibe: 'supportive',
    tags: [
      { tag: '#ChillBanter', vibe: 'supportive' },
      { tag: '#HowWasItReally', vibe: 'supportive' },
      { tag: '#SmallVictories', vibe: 'supportive' },
      { tag: '#OfficeSafari', vibe: 'playful' },
      { tag: '#PlotTwistTuesday', vibe: 'surprise' },
    ],
  },
  'chase-trends': {
    title: 'Chase Trends',
    description: 'What everybody will be talking about, while it is still embarrassing to know.',
    vibe: 'surprise',
    tags: [
      { tag: '#ViralTrends', vibe: 'surprise' },
      { tag: '#TriedItSoYouCan', vibe: 'adventurous' },
      { tag: '#ThriftFinds', vibe: 'creative' },
      { tag: '#SnackForecast', vibe: 'playful' },
      { tag: '#SlowTrends', vibe: 'supportive' },
    ],
  },
  'tell-stories': {
    title: 'Tell Stories',
    description: 'It happened, or it nearly did, or your cousin swears it did.',
    vibe: 'adventurous',
    tags: [
      { tag: '#PartyStories', vibe: 'playful' },
      { tag: '#NightHikes', vibe: 'adventurous' },
      { tag: '#WrongBusClub', vibe: 'surprise' },
      { tag: '#OneLineEach', vibe: 'creative' },
      { tag: '#GotMeThrough', vibe: 'supportive' },
    ],
  },
  'sketch-art': {
    title: 'Sketch Art',
    description: 'Draw it badly, show it anyway. Erasers are for people with time.',
    vibe: 'creative',
    tags: [
      { tag: '#DigitalArt', vibe: 'creative' },
      { tag: '#BadDogPortraits', vibe: 'playful' },
      { tag: '#DrawThisInYourStyle', vibe: 'creative' },
      { tag: '#OutdoorSketching', vibe: 'adventurous' },
      { tag: '#GentleCritique', vibe: 'supportive' },
    ],
  },
  'sing-songs': {
    title: 'Sing Songs',
    description: 'Voice notes, choruses and that one high note. Neighbors have been warned.',
    vibe: 'creative',
    tags: [
      { tag: '#KaraokeNights', vibe: 'playful' },
      { tag: '#ShowerStage', vibe: 'supportive' },
      { tag: '#WriteAVerse', vibe: 'creative' },
      { tag: '#FinishTheChorus', vibe: 'surprise' },
      { tag: '#SingSomewhereOdd', vibe: 'adventurous' },
    ],
  },
  general: {
    title: 'A Bit of Everything',
    description: 'No set topic. Whoever comes brings one.',
    vibe: 'surprise',
    tags: [],
  },
};

/** Returns the vibe of a type's tag, or of the type for an empty tag; undefined if the type does not have that tag. */
export function vibeOf(type: CloudGroupType, tag: string): CloudVibe | undefined {
  if (tag === '') return cloudTypes[type].vibe;
  return cloudTypes[type].tags.find((one) => one.tag === tag)?.vibe;
}

/** The labels of scores, highest first, with the least points for each. */
const labels = [
  { least: 70, label: 'Perfect Chaos' },
  { least: 50, label: 'Great Vibe' },
] as const;
export type CloudLabel = (typeof labels)[number]['label'] | 'Worth Exploring';

export function labelOf(score: number): CloudLabel {
  return labels.find(({ least }) => score >= least)?.label ?? 'Worth Exploring';
}

/** For each mood, the vibe that a person in this mood probably wants from strangers. */
export const wantedBy: Readonly<Record<VibeKey, CloudVibe>> = {
  funny: 'playful',
  energetic: 'adventurous',
  bold: 'adventurous',
  chill: 'supportive',
  curious: 'surprise',
  creative: 'creative',
  selfcare: 'supportive',
  down: 'supportive',
};
