import { mbtiTypes, type MbtiType, type planets } from '#contract/people.ts';

type AnimalKey =
  | 'eagle'
  | 'octopus'
  | 'wolf'
  | 'fox'
  | 'owl'
  | 'butterfly'
  | 'otter'
  | 'dolphin'
  | 'honey badger'
  | 'jellyfish'
  | 'raccoon'
  | 'bowerbird'
  | 'beaver'
  | 'elephant'
  | 'bee'
  | 'meerkat';

/**
 * The short texts and the drawing of an archetype. The long texts of the reports are in archetype-reports.ts, so that a
 * list of people does not load the long texts.
 */
export interface Archetype {
  type: MbtiType;
  group: 'Analysts' | 'Diplomats' | 'Explorers' | 'Guardians';
  name: string;
  /** The key of the archetype's drawing. */
  animal: AnimalKey;
  animalName: string;
  emoji: string;
  /** An invented name, only for fun. */
  latinName: string;
  /** A few words for a chip or a card. */
  vibe: string;
  description: string;
  personalityPlanet: (typeof planets)[number];
}

export const archetypes: Readonly<Record<MbtiType, Archetype>> = {
  INTJ: {
    type: 'INTJ',
    group: 'Analysts',
    name: 'Mind Hacker',
    animal: 'eagle',
    animalName: 'Eagle',
    emoji: '🦅',
    latinName: 'Aquila longiconsilia',
    vibe: 'Nine moves ahead, and quietly thrilled about it',
    description: 'Circles high, says little, and comes down exactly once, on the thing that mattered.',
    personalityPlanet: 'Thinker',
  },
  INTP: {
    type: 'INTP',
    group: 'Analysts',
    name: 'Idea Juggler',
    animal: 'octopus',
    animalName: 'Octopus',
    emoji: '🐙',
    latinName: 'Octopus perplexus',
    vibe: 'Eight open tabs, all of them fascinating',
    description: 'Has a theory in every arm and will happily drop one to catch a better one.',
    personalityPlanet: 'Thinker',
  },
  ENTJ: {
    type: 'ENTJ',
    group: 'Analysts',
    name: 'Power Playmaker',
    animal: 'wolf',
    animalName: 'Wolf',
    emoji: '🐺',
    latinName: 'Lupus quorsumus',
    vibe: 'There is a plan, and you are in it',
    description: 'Looks at a crowd and sees a pack; looks at a dream and sees Tuesday.',
    personalityPlanet: 'Thinker',
  },
  ENTP: {
    type: 'ENTP',
    group: 'Analysts',
    name: 'Chaos Tinkerer',
    animal: 'fox',
    animalName: 'Fox',
    emoji: '🦊',
    latinName: 'Vulpes quidsinus',
    vibe: 'What happens if I press this?',
    description: 'Takes every rule apart to see what makes it tick, and sometimes it still ticks afterward.',
    personalityPlanet: 'Thinker',
  },
  INFJ: {
    type: 'INFJ',
    group: 'Diplomats',
    name: 'Quiet Visionary',
    animal: 'owl',
    animalName: 'Owl',
    emoji: '🦉',
    latinName: 'Strix praesentiens',
    vibe: 'Knew before you said it; waited anyway',
    description: 'Sees in the dark, turns a thought all the way around, and tells you when you are ready.',
    personalityPlanet: 'Mystic',
  },
  INFP: {
    type: 'INFP',
    group: 'Diplomats',
    name: 'Heart Dreamer',
    animal: 'butterfly',
    animalName: 'Butterfly',
    emoji: '🦋',
    latinName: 'Papilio somnicordis',
    vibe: 'Soft wings, immovable principles',
    description: 'Looks light as anything, and has crossed a continent on nothing but belief.',
    personalityPlanet: 'Artist',
  },
  ENFP: {
    type: 'ENFP',
    group: 'Diplomats',
    name: 'Hype Connector',
    animal: 'otter',
    animalName: 'Otter',
    emoji: '🦦',
    latinName: 'Lutra amicabilis',
    vibe: 'Wait, you two have not met?!',
    description: 'Floats on its back, holds every hand in reach, and has just had an idea.',
    personalityPlanet: 'Artist',
  },
  ENFJ: {
    type: 'ENFJ',
    group: 'Diplomats',
    name: 'People Plug',
    animal: 'dolphin',
    animalName: 'Dolphin',
    emoji: '🐬',
    latinName: 'Delphinus unanimis',
    vibe: 'Will believe in you until you catch up',
    description: 'Swims alongside whoever is tired, and calls it going the same way.',
    personalityPlanet: 'Mystic',
  },
  ISTP: {
    type: 'ISTP',
    group: 'Explorers',
    name: 'Rogue Maker',
    animal: 'honey badger',
    animalName: 'Honey Badger',
    emoji: '🦡',
    latinName: 'Mellivora ipsifacta',
    vibe: 'No comment; hand me the pliers',
    description: 'Says nine words a day, fixes eleven things, and is not impressed by the bees.',
    personalityPlanet: 'Explorer',
  },
  ISFP: {
    type: 'ISFP',
    group: 'Explorers',
    name: 'Chill Creator',
    animal: 'jellyfish',
    animalName: 'Immortal Jellyfish',
    emoji: '🪼',
    latinName: 'Turritopsis lenta',
    vibe: 'Drifting, on purpose, beautifully',
    description: 'Glows without making a fuss of it, and begins again whenever it likes.',
    personalityPlanet: 'Artist',
  },
  ESTP: {
    type: 'ESTP',
    group: 'Explorers',
    name: 'Daredevil Flex',
    animal: 'raccoon',
    animalName: 'Raccoon',
    emoji: '🦝',
    latinName: 'Procyon audax',
    vibe: 'Already on the roof; the view is great',
    description: 'Tries the handle first, reads the sign later, and shares whatever was inside.',
    personalityPlanet: 'Explorer',
  },
  ESFP: {
    type: 'ESFP',
    group: 'Explorers',
    name: 'Mood Curator',
    animal: 'bowerbird',
    animalName: 'Bowerbird',
    emoji: '🐦',
    latinName: 'Ptilonorhynchus festivus',
    vibe: 'The room was gray, and then you came in',
    description: 'Finds the one blue thing in any street and builds an evening around it.',
    personalityPlanet: 'Artist',
  },
  ISTJ: {
    type: 'ISTJ',
    group: 'Guardians',
    name: 'Grid Keeper',
    animal: 'beaver',
    animalName: 'Beaver',
    emoji: '🦫',
    latinName: 'Castor fideliter',
    vibe: 'Said it, did it, filed it',
    description: 'Builds one stick at a time, and a whole valley turns out to have been counting on it.',
    personalityPlanet: 'Healer',
  },
  ISFJ: {
    type: 'ISFJ',
    group: 'Guardians',
    name: 'Cozy Anchor',
    animal: 'elephant',
    animalName: 'Elephant',
    emoji: '🐘',
    latinName: 'Elephas recordans',
    vibe: 'Remembers how you take your tea',
    description: 'Large heart, soft step, and a memory with your name on one of its shelves.',
    personalityPlanet: 'Healer',
  },
  ESTJ: {
    type: 'ESTJ',
    group: 'Guardians',
    name: 'Task Boss',
    animal: 'bee',
    animalName: 'Bee',
    emoji: '🐝',
    latinName: 'Apis agendarum',
    vibe: 'Done by noon, with honey to spare',
    description: 'Turns a field full of maybes into a hive that works, and knows who brought what.',
    personalityPlanet: 'Healer',
  },
  ESFJ: {
    type: 'ESFJ',
    group: 'Guardians',
    name: 'Squad Keeper',
    animal: 'meerkat',
    animalName: 'Meerkat',
    emoji: '🐾',
    latinName: 'Suricata vigilamica',
    vibe: 'Text me when you get home',
    description: 'Stands up tall to see that everyone is here, and has counted you twice.',
    personalityPlanet: 'Healer',
  },
};

/** Returns the number of an archetype's picture plate, from 1 to 16. */
export function plateNumber(type: MbtiType): number {
  return mbtiTypes.indexOf(type) + 1;
}
