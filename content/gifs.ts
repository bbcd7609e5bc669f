/** The repeated motion of an actor; scripts/build-gifs.ts draws each motion. */
export const motions = [
  'bob',
  'hop',
  'shake',
  'nod',
  'tilt',
  'spin',
  'flip',
  'pulse',
  'drift',
  'rise',
  'fall',
  'pop',
  'swing',
  'wave',
  'peek',
  'meet',
  'lean',
  'still',
] as const;

/** A drawing: its name in the Fluent set, its center, its size, and its movement. */
export type Actor = readonly [
  drawing: string,
  x: number,
  y: number,
  size: number,
  motion: (typeof motions)[number],
  more?: {
    /** The delay of the motion, in eighths of the loop. */
    after?: number;
    flipped?: true;
    turned?: number;
    /** True to draw the actor in the second color of the ground. */
    bright?: true;
  },
];

/** The background colors of a loop. */
export const grounds = ['night', 'lime', 'clay', 'honey', 'dew', 'moss', 'rose', 'sea'] as const;

export interface Loop {
  id: string;
  /** The alt text, which says what happens in the loop. */
  title: string;
  /** Search words besides those of the title. */
  tags: string;
  ground: (typeof grounds)[number];
  width: number;
  height: number;
  actors: readonly Actor[];
}

type Row = readonly [id: string, title: string, tags: string, ground: Loop['ground'], actors: readonly Actor[]];

/** The wide loops in the order of the picker. Sent messages store a loop's id, so an id is never reused. */
const wide: readonly Row[] = [
  [
    'hello-otter',
    'An otter pops up and waves hello.',
    'hi hey welcome greeting',
    'sea',
    [
      ['otter', 135, 150, 150, 'peek'],
      ['waving-hand', 240, 90, 70, 'wave', { bright: true }],
    ],
  ],
  [
    'sun-is-up',
    'The sun gets up, and a rooster with it.',
    'good morning day wake',
    'honey',
    [
      ['sun', 215, 85, 110, 'spin', { bright: true }],
      ['rooster', 115, 150, 120, 'nod'],
    ],
  ],
  [
    'moon-rocks',
    'The moon rocks a sloth to sleep.',
    'good night sleep sweet dreams tired',
    'night',
    [
      ['crescent-moon', 120, 110, 150, 'tilt', { bright: true }],
      ['sloth', 225, 165, 90, 'bob'],
      ['zzz', 262, 80, 44, 'rise'],
    ],
  ],
  [
    'duck-leaves',
    'A duck waddles out of the picture.',
    'bye goodbye see you later leaving',
    'dew',
    [
      ['duck', 160, 135, 130, 'drift'],
      ['waving-hand', 270, 60, 50, 'wave', { bright: true }],
    ],
  ],
  [
    'full-speed',
    'A snail sets off at full speed.',
    'on my way coming slow wait patience',
    'moss',
    [
      ['snail', 190, 145, 130, 'drift'],
      ['dashing-away', 65, 165, 70, 'pulse', { bright: true }],
    ],
  ],
  [
    'running-late',
    'A rabbit hops past a clock.',
    'late sorry hurry time soon',
    'clay',
    [
      ['rabbit', 125, 145, 130, 'hop'],
      ['stopwatch', 240, 90, 80, 'shake', { bright: true }],
    ],
  ],
  [
    'owl-nods',
    'An owl nods: yes.',
    'yes agree right ok sure',
    'lime',
    [
      ['owl', 135, 125, 150, 'nod'],
      ['check-mark', 245, 90, 70, 'pop', { bright: true }],
    ],
  ],
  [
    'llama-no',
    'A llama shakes its head: no.',
    'no nope never disagree',
    'rose',
    [
      ['llama', 140, 130, 150, 'shake'],
      ['cross-mark', 250, 85, 60, 'pop', { bright: true }],
    ],
  ],
  [
    'raccoon-weighs',
    'A raccoon weighs it up: maybe.',
    'maybe perhaps unsure hmm question',
    'dew',
    [
      ['raccoon', 135, 130, 145, 'tilt'],
      ['white-question-mark', 245, 90, 70, 'swing', { bright: true }],
    ],
  ],
  [
    'hedgehog-brings',
    'A hedgehog brings a tulip.',
    'thank you thanks grateful flower',
    'moss',
    [
      ['hedgehog', 130, 150, 130, 'bob'],
      ['tulip', 232, 105, 100, 'swing', { bright: true }],
    ],
  ],
  [
    'penguin-means-it',
    'A penguin bows over a wilted flower, and means it.',
    'sorry apology forgive oops',
    'dew',
    [
      ['penguin', 130, 125, 145, 'nod'],
      ['wilted-flower', 235, 150, 90, 'lean', { bright: true }],
    ],
  ],
  [
    'high-five',
    'Two hands meet in the middle.',
    'high five yes nice team hi',
    'lime',
    [
      ['raised-hand', 105, 130, 120, 'meet'],
      ['raised-hand', 215, 130, 120, 'meet', { flipped: true }],
      ['sparkles', 160, 55, 60, 'pop', { bright: true, after: 4 }],
    ],
  ],
  [
    'round-of-applause',
    'A round of applause.',
    'clap bravo well done congratulations',
    'honey',
    [
      ['clapping-hands', 90, 140, 100, 'pulse'],
      ['clapping-hands', 165, 115, 130, 'pulse', { after: 2, bright: true }],
      ['clapping-hands', 245, 145, 90, 'pulse', { after: 4 }],
    ],
  ],
  [
    'two-bears',
    'Two bears lean in for a hug.',
    'hug hold comfort there for you',
    'clay',
    [
      ['bear', 105, 140, 120, 'meet'],
      ['bear', 215, 140, 120, 'meet', { flipped: true }],
      ['two-hearts', 160, 60, 50, 'rise', { bright: true, after: 4 }],
    ],
  ],
  [
    'hearts-bubble',
    'Hearts come up like bubbles.',
    'love hearts thank you like crush',
    'rose',
    [
      ['heart-suit', 70, 150, 60, 'rise', { bright: true }],
      ['heart-suit', 130, 165, 40, 'rise', { after: 3 }],
      ['heart-suit', 180, 140, 80, 'rise', { after: 5, bright: true }],
      ['heart-suit', 240, 165, 50, 'rise', { after: 2 }],
      ['heart-suit', 275, 135, 34, 'rise', { after: 6, bright: true }],
    ],
  ],
  [
    'on-the-floor',
    'Rolling on the floor, as announced.',
    'laugh lol funny haha rofl',
    'honey',
    [
      ['rolling-on-the-floor-laughing', 160, 125, 160, 'tilt'],
      ['droplet', 265, 110, 36, 'fall', { bright: true }],
    ],
  ],
  [
    'cannot-look',
    'A monkey that cannot look.',
    'embarrassed awkward oops hide shy',
    'clay',
    [['see-no-evil-monkey', 160, 130, 165, 'peek']],
  ],
  [
    'let-it-rain',
    'It is a lot. Let it rain.',
    'cry sad tears hard day',
    'sea',
    [
      ['loudly-crying-face', 160, 120, 140, 'shake'],
      ['droplet', 85, 130, 40, 'fall', { bright: true }],
      ['droplet', 235, 130, 40, 'fall', { bright: true, after: 4 }],
    ],
  ],
  [
    'own-cloud',
    'A cat under a cloud of its own.',
    'sad rain bad day grumpy monday',
    'dew',
    [
      ['cat', 160, 165, 110, 'bob'],
      ['cloud-with-rain', 160, 70, 110, 'swing', { bright: true }],
    ],
  ],
  [
    'volcano-point',
    'A volcano makes its point.',
    'angry furious mad rage',
    'clay',
    [
      ['volcano', 160, 150, 150, 'shake'],
      ['collision', 160, 55, 70, 'pop', { bright: true }],
    ],
  ],
  [
    'who-knows',
    'A shrug: who knows.',
    'shrug dunno whatever no idea',
    'moss',
    [
      ['person-shrugging', 150, 125, 160, 'bob'],
      ['white-question-mark', 250, 80, 50, 'pop', { bright: true }],
    ],
  ],
  [
    'palm-meets-face',
    'A palm meets a face.',
    'facepalm oh no seriously why',
    'rose',
    [['person-facepalming', 160, 125, 165, 'nod']],
  ],
  [
    'top-comes-off',
    'A head whose top comes off in surprise.',
    'mind blown wow unbelievable shocked',
    'night',
    [
      ['exploding-head', 160, 130, 160, 'pulse', { bright: true }],
      ['sparkles', 70, 75, 50, 'pop'],
      ['sparkles', 255, 75, 50, 'pop', { after: 4 }],
    ],
  ],
  [
    'thinking-cloud',
    'Somebody thinks, and it takes a while.',
    'think hmm wonder consider',
    'sea',
    [
      ['thinking-face', 130, 140, 140, 'tilt'],
      ['bubbles', 235, 80, 70, 'rise', { bright: true }],
    ],
  ],
  [
    'light-goes-on',
    'A light goes on.',
    'idea eureka got it plan',
    'night',
    [
      ['light-bulb', 160, 130, 150, 'pulse', { bright: true }],
      ['sparkles', 75, 80, 46, 'pop', { after: 2 }],
      ['sparkles', 250, 95, 46, 'pop', { after: 5 }],
    ],
  ],
  [
    'flamingo-disco',
    'A flamingo dances under a mirror ball.',
    'dance party weekend friday music',
    'night',
    [
      ['mirror-ball', 235, 70, 90, 'spin', { bright: true }],
      ['flamingo', 125, 140, 150, 'tilt'],
    ],
  ],
  [
    'it-rains-confetti',
    'It rains confetti.',
    'party celebrate congratulations hooray yay',
    'rose',
    [
      ['party-popper', 100, 150, 120, 'wave'],
      ['confetti-ball', 230, 85, 90, 'swing', { bright: true }],
      ['sparkles', 175, 50, 40, 'fall', { bright: true, after: 4 }],
    ],
  ],
  [
    'to-you',
    'Two glasses: to you.',
    'cheers drink toast celebrate evening',
    'honey',
    [
      ['clinking-glasses', 160, 135, 150, 'tilt'],
      ['sparkles', 160, 45, 50, 'pop', { bright: true, after: 4 }],
    ],
  ],
  [
    'coffee-first',
    'Coffee first. Then words.',
    'coffee tea morning break tired',
    'clay',
    [
      ['hot-beverage', 160, 150, 140, 'bob'],
      ['zzz', 240, 70, 50, 'rise', { bright: true }],
    ],
  ],
  [
    'somebody-said-food',
    'Pizza, a taco and sushi: somebody said food.',
    'food hungry lunch dinner eat',
    'lime',
    [
      ['pizza', 85, 130, 95, 'hop'],
      ['taco', 170, 130, 95, 'hop', { after: 2, bright: true }],
      ['sushi', 250, 135, 80, 'hop', { after: 4 }],
    ],
  ],
  [
    'here-for-this',
    'Popcorn: here for what happens next.',
    'popcorn drama watch movie tell me more',
    'rose',
    [
      ['popcorn', 160, 135, 160, 'shake'],
      ['star', 75, 95, 36, 'pop', { bright: true }],
      ['star', 250, 75, 36, 'pop', { bright: true, after: 4 }],
    ],
  ],
  [
    'one-more-year',
    'A cake for one more year around the sun.',
    'birthday happy cake celebrate',
    'rose',
    [
      ['birthday-cake', 160, 150, 140, 'bob'],
      ['balloon', 65, 130, 70, 'rise', { bright: true }],
      ['balloon', 262, 140, 60, 'rise', { after: 4, bright: true }],
    ],
  ],
];

const square: readonly Row[] = [
  [
    'heart-beats',
    'A heart beats twice, for you.',
    'love heart like thank you',
    'rose',
    [['beating-heart', 160, 160, 200, 'pulse', { bright: true }]],
  ],
  [
    'first-prize',
    'A cup for exactly this.',
    'congratulations win winner champion well done proud',
    'honey',
    [
      ['trophy', 160, 175, 180, 'hop'],
      ['sparkles', 65, 80, 60, 'pop', { bright: true }],
      ['sparkles', 255, 80, 60, 'pop', { bright: true, after: 4 }],
    ],
  ],
  [
    'four-leaves',
    'A clover with a leaf to spare.',
    'good luck fingers crossed hope',
    'moss',
    [['four-leaf-clover', 160, 160, 190, 'tilt', { bright: true }]],
  ],
  [
    'you-have-this',
    'An arm that believes in you.',
    'strong you can do it courage go power',
    'lime',
    [
      ['flexed-biceps', 160, 165, 190, 'pulse'],
      ['fire', 255, 80, 70, 'bob', { bright: true }],
    ],
  ],
  [
    'burns-well',
    'That burns, in the good way.',
    'fire hot great lit nice',
    'clay',
    [['fire', 160, 165, 190, 'pulse', { bright: true }]],
  ],
  [
    'tea-and-nothing',
    'A pot of tea and no plans.',
    'cozy tea home rest weekend calm',
    'sea',
    [
      ['teapot', 150, 185, 180, 'tilt'],
      ['cloud', 235, 75, 60, 'rise', { bright: true }],
    ],
  ],
  [
    'eight-arms-busy',
    'An octopus with eight things to do.',
    'busy work stress too much monday',
    'dew',
    [
      ['octopus', 160, 160, 170, 'bob'],
      ['telephone-receiver', 60, 90, 56, 'shake', { bright: true }],
      ['memo', 260, 90, 56, 'swing', { bright: true }],
      ['laptop', 60, 240, 60, 'pulse', { bright: true }],
      ['hot-beverage', 262, 240, 56, 'hop', { bright: true }],
    ],
  ],
  [
    'still-waiting',
    'Still waiting. No pressure.',
    'wait waiting time soon patience',
    'honey',
    [['hourglass-not-done', 160, 160, 180, 'flip']],
  ],
  [
    'around-the-corner',
    'A fox looks around the corner.',
    'sneaky curious hello psst boo',
    'clay',
    [['fox', 160, 185, 200, 'peek']],
  ],
  [
    'very-cool',
    'Somebody who is very cool about it.',
    'cool sunglasses smooth easy',
    'lime',
    [['smiling-face-with-sunglasses', 160, 160, 190, 'lean']],
  ],
  [
    'this-song',
    'A saxophone plays the song.',
    'music song sing jam concert',
    'night',
    [
      ['saxophone', 145, 175, 180, 'tilt', { bright: true }],
      ['musical-notes', 245, 90, 70, 'rise'],
      ['musical-note', 80, 90, 50, 'rise', { after: 4 }],
    ],
  ],
  [
    'off-we-go',
    'A plane crosses the picture. Off we go.',
    'travel holiday trip flight vacation',
    'sea',
    [
      ['cloud', 90, 100, 80, 'bob', { bright: true }],
      ['cloud', 240, 215, 100, 'bob', { bright: true, after: 4 }],
      ['airplane', 160, 160, 130, 'drift', { turned: 45 }],
    ],
  ],
  [
    'outside-now',
    'A boot in front of a mountain: outside, now?',
    'hike walk nature outdoors weekend adventure',
    'moss',
    [
      ['mountain', 170, 130, 200, 'still', { bright: true }],
      ['hiking-boot', 120, 225, 110, 'hop'],
    ],
  ],
  [
    'tells-the-moon',
    'A wolf tells it to the moon.',
    'howl wild night full moon alone',
    'night',
    [
      ['full-moon', 220, 90, 110, 'pulse', { bright: true }],
      ['wolf', 130, 205, 170, 'lean'],
    ],
  ],
  [
    'in-the-hat',
    'There was a rabbit in the hat.',
    'magic surprise ta-da trick',
    'night',
    [
      ['rabbit-face', 160, 120, 110, 'peek'],
      ['top-hat', 160, 225, 160, 'still', { bright: true }],
      ['sparkles', 255, 80, 60, 'pop', { bright: true }],
    ],
  ],
  [
    'that-is-a-deal',
    'Two hands shake on it.',
    'deal ok agreed handshake done',
    'dew',
    [['handshake', 160, 160, 200, 'nod']],
  ],
];

const loopsOf = (rows: readonly Row[], height: number): Loop[] =>
  rows.map(([id, title, tags, ground, actors]) => ({ id, title, tags, ground, width: 320, height, actors }));

export const gifs: readonly Loop[] = [...loopsOf(wide, 240), ...loopsOf(square, 320)];
