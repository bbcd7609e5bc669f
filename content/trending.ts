import type { TrendingId } from '#contract/trending.ts';

/** A room that everyone may enter. */
interface TrendingRoom {
  /** With an emoji; at most 24 characters, like the name of any group. */
  name: string;
  /** What people do in it; at most 100 characters. */
  description: string;
  tags: readonly string[];
}

/** The names, descriptions and tags of the twenty open rooms. */
export const trendingRooms: Readonly<Record<TrendingId, TrendingRoom>> = {
  trending_1: {
    name: 'Toast or not toast 🍞',
    description: 'Show what you burnt today. The room decides what it is.',
    tags: ['#BreakfastCourt', '#HotTakes'],
  },
  trending_2: {
    name: 'Pigeon names 🐦',
    description: 'Introduce the ones on your street. Gossip about them is fine, they started it.',
    tags: ['#CityWild', '#TinyNews'],
  },
  trending_3: {
    name: 'One song, one reason 🎧',
    description: 'A track, and the sentence it belongs to. No essays, no ranking.',
    tags: ['#PlaylistSwap', '#LateNight'],
  },
  trending_4: {
    name: 'Plants that gave up 🪴',
    description: 'Obituaries welcome. So are the survivors on the windowsill.',
    tags: ['#GreenGrief'],
  },
  trending_5: {
    name: 'Tell me it is normal 🫣',
    description: 'Small odd things you do when nobody looks. Somebody here does them too.',
    tags: ['#SameHere', '#ChillBanter'],
  },
  trending_6: {
    name: 'The quiet table 🍵',
    description: 'For people who like company and few words. A dot counts as hello.',
    tags: ['#SlowChat', '#SoftLanding'],
  },
  trending_7: {
    name: 'Dinner from nothing 🍳',
    description: 'Say what is left in your kitchen. Strangers turn it into a meal.',
    tags: ['#FridgeRescue'],
  },
  trending_8: {
    name: 'Awake at three 🌙',
    description: 'Wherever it is night. You do not have to say why you are up.',
    tags: ['#NightShift', '#LateNight'],
  },
  trending_9: {
    name: 'Good news, tiny 🎉',
    description: 'Nothing is too small: a stamp, a found sock, a call you finally made.',
    tags: ['#TinyNews', '#Cheering'],
  },
  trending_10: {
    name: 'Beginner at forty 🛹',
    description: 'Or at twenty, or at seventy. First lessons in anything, bruises included.',
    tags: ['#NeverTooLate'],
  },
  trending_11: {
    name: 'Argue about soup 🥣',
    description: 'Is cereal one? Is chili? Heated in every sense, and kind in the end.',
    tags: ['#HotTakes', '#BreakfastCourt'],
  },
  trending_12: {
    name: 'Walk with me 🥾',
    description: 'Say where you walk right now and what you pass. We come along.',
    tags: ['#LiveFromOutside', '#CityWild'],
  },
  trending_13: {
    name: 'Books by one line 📚',
    description: 'Only the sentence. Whoever knows the book may brag for a day.',
    tags: ['#ReadAlong'],
  },
  trending_14: {
    name: 'Pets being weird 🐈',
    description: 'Reports from the sofa, the tank and the hay. Theories are encouraged.',
    tags: ['#AnimalDesk', '#PhotoProof'],
  },
  trending_15: {
    name: 'Mend it, never bin it 🧵',
    description: 'A button, a lamp, a bike. Ask how, or show what you saved.',
    tags: ['#RepairClub'],
  },
  trending_16: {
    name: 'New in town 🗺️',
    description: 'For the first hundred days somewhere. Where do people buy light bulbs?',
    tags: ['#FreshStart', '#SameHere'],
  },
  trending_17: {
    name: 'Screen club 🍿',
    description: 'One film a week, chosen by whoever asks first. Spoilers wait for Sunday.',
    tags: ['#WatchAlong'],
  },
  trending_18: {
    name: 'Draw it badly ✏️',
    description: 'A word a day, two minutes, no talent. The worse, the better loved.',
    tags: ['#TwoMinutes', '#PhotoProof'],
  },
  trending_19: {
    name: 'Words we lack 🗣️',
    description: 'Your language has one for it, ours does not. Lend it to us.',
    tags: ['#BorrowedWords'],
  },
  trending_20: {
    name: 'Nothing planned 🛋️',
    description: 'For free evenings that nobody filled. Staying in counts as a plan.',
    tags: ['#ChillBanter', '#SlowChat'],
  },
};
