import type { GiftCategory, GiftType } from '#contract/chat.gifts.ts';

type Row = readonly [
  id: string,
  emoji: string,
  name: string,
  rarity: GiftType['rarity'],
  motion: GiftType['animationType'],
  description: string,
];

/** The kinds of gifts. Sent gifts store the id, so an id is never reused. The emoji names the kind's drawing. */
const rows: Readonly<Record<GiftCategory, readonly Row[]>> = {
  cosmic: [
    ['borrowed-moon', '🌙', 'Borrowed Moon', 'common', 'glow', 'Yours until morning. Mind the edges.'],
    ['still-receiving', '📡', 'Still Receiving', 'common', 'bounce', 'I heard you. The quiet part too.'],
    ['lost-tourist', '👾', 'Lost Tourist', 'common', 'bounce', 'Came for the snacks, stayed for you.'],
    ['small-rocket', '🚀', 'Small Rocket', 'rare', 'float', 'Seats one, and a sandwich.'],
    ['long-look', '🔭', 'Long Look', 'rare', 'glow', 'For seeing somebody from far away, kindly.'],
    ['parked-outside', '🛸', 'Parked Outside', 'rare', 'float', 'Your ride is here. It hums a little.'],
    ['spare-star', '🌟', 'Spare Star', 'legendary', 'sparkle', 'There was one left over. It asked for you.'],
    ['unfolded-sky', '🌌', 'Unfolded Sky', 'legendary', 'glow', 'Never goes back into the box.'],
    ['night-swim', '☄️', 'Night Swim', 'cosmic', 'float', 'A comet on its second lap.'],
    ['odd-planet', '🪐', 'Odd Planet', 'cosmic', 'sparkle', 'It has rings and will not say since when.'],
  ],
  nature: [
    ['pocket-fern', '🌱', 'Pocket Fern', 'common', 'glow', 'Needs light, water and compliments.'],
    ['honest-cactus', '🌵', 'Honest Cactus', 'common', 'bounce', 'A hug, from a distance.'],
    ['slow-friend', '🐌', 'Slow Friend', 'common', 'float', 'Will be there. Start without it.'],
    ['desk-sunflower', '🌻', 'Desk Sunflower', 'common', 'glow', 'It turns to you now.'],
    ['chosen-leaf', '🍁', 'Chosen Leaf', 'common', 'float', 'Picked from about nine hundred.'],
    ['first-snow', '❄️', 'First Snow', 'rare', 'sparkle', 'Nobody has stepped in it yet.'],
    ['shy-hedgehog', '🦔', 'Shy Hedgehog', 'rare', 'bounce', 'Unrolls for the right people.'],
    ['bold-bouquet', '💐', 'Bold Bouquet', 'rare', 'sparkle', 'Nobody knows their names. They know yours.'],
    ['worth-it', '🌈', 'Worth It', 'legendary', 'sparkle', 'And the socks will dry.'],
    ['whole-reef', '🪸', 'Whole Reef', 'cosmic', 'float', 'Looked like a rock. Was a city.'],
  ],
  vibes: [
    ['warm-mug', '☕', 'Warm Mug', 'common', 'glow', 'Still hot. Somehow.'],
    ['good-song', '🎧', 'Good Song', 'common', 'bounce', 'You know the one. Loud.'],
    ['big-umbrella', '☂️', 'Big Umbrella', 'common', 'float', 'Room for two, if both lean in.'],
    ['last-slice', '🍕', 'Last Slice', 'common', 'bounce', 'I saw it first. Take it.'],
    ['plus-one', '🎟️', 'Plus One', 'common', 'sparkle', 'For anything you would rather not do alone.'],
    ['spare-key', '🔑', 'Spare Key', 'rare', 'sparkle', 'For the day you lock yourself out of yourself.'],
    ['tiny-tent', '⛺', 'Tiny Tent', 'rare', 'glow', 'Sleeps two, or one and a good book.'],
    ['midnight-soup', '🍜', 'Midnight Soup', 'rare', 'glow', 'Fixes most of it.'],
    ['way-home', '🏮', 'Way Home', 'legendary', 'glow', 'Somebody left a light on for you.'],
    ['kitchen-disco', '🪩', 'Kitchen Disco', 'legendary', 'sparkle', 'Dress code: whatever you have on.'],
  ],
  emoji: [
    ['happy-tears', '😂', 'Happy Tears', 'common', 'bounce', 'You were that funny. Yes, you.'],
    ['soft-landing', '🫠', 'Soft Landing', 'common', 'float', 'Today’s weather, and me in it.'],
    ['indoor-shades', '😎', 'Indoor Shades', 'common', 'glow', 'Worn at night, on purpose.'],
    ['proud-clown', '🤡', 'Proud Clown', 'common', 'bounce', 'Honk, respectfully.'],
    ['open-arms', '🤗', 'Open Arms', 'rare', 'glow', 'As long as you like, and not a second longer.'],
    ['house-ghost', '👻', 'House Ghost', 'rare', 'float', 'Not scary. Just bad at leaving.'],
    ['only-fruit', '🍑', 'Only Fruit', 'rare', 'bounce', 'It is a peach. Nothing more was said.'],
    ['soft-bear', '🧸', 'Soft Bear', 'rare', 'bounce', 'Has heard worse. Told nobody.'],
    ['too-much', '💖', 'Too Much', 'legendary', 'sparkle', 'A bit much, and meant.'],
  ],
  mystical: [
    ['safe-eye', '🧿', 'Safe Eye', 'common', 'glow', 'It stares back, so you can rest yours.'],
    ['strange-brew', '⚗️', 'Strange Brew', 'common', 'bounce', 'Tastes of Tuesday, but better.'],
    ['true-north', '🧭', 'True North', 'common', 'glow', 'Points at people, not at poles.'],
    ['working-wand', '🪄', 'Working Wand', 'rare', 'sparkle', 'Points at what you need. Often a nap.'],
    ['kind-mirror', '🪞', 'Kind Mirror', 'rare', 'glow', 'Shows you as your friends see you.'],
    ['firm-maybe', '🔮', 'A Firm Maybe', 'legendary', 'glow', 'The answer is clear. Ask again anyway.'],
    ['house-unicorn', '🦄', 'House Unicorn', 'cosmic', 'sparkle', 'Cannot be proven. Brought snacks.'],
    ['small-dragon', '🐲', 'Small Dragon', 'cosmic', 'bounce', 'Hoards compliments only.'],
    ['more-time', '⏳', 'More Time', 'cosmic', 'float', 'An hour that nobody may ask you for.'],
  ],
};

/** All kinds of gifts, by category, and in each category the common kinds first. */
export const giftTypes: readonly GiftType[] = Object.entries(rows).flatMap(([category, ofCategory]) =>
  ofCategory.map(([id, emoji, name, rarity, animationType, description]) => {
    return { id, name, description, emoji, category: category as GiftCategory, rarity, animationType };
  }),
);

const byId = new Map(giftTypes.map((type) => [type.id, type]));

export const giftTypeOf = (id: string): GiftType | undefined => byId.get(id);
