import type { planets } from '#contract/people.ts';

/**
 * Answers of demo members, by the temperament of their archetype. A member has one voice and one line of each list, so
 * two members seldom say the same. All lines are written in advance; no language model or person answers.
 *
 * `{bio}` is the member's own bio, `{link}` the address of the reader's invite page.
 */
export interface DemoVoice {
  /** Answers to the first message. */
  hello: readonly string[];
  about: readonly string[];
  /** Answers to the second message: what a room can do, who answers in it, and how to invite a real friend. */
  room: readonly string[];
  plain: readonly string[];
  invite: readonly string[];
  /** Answers to the third to sixth messages, one each. */
  asides: readonly (readonly string[])[];
  /** The last line. */
  last: readonly string[];
}

/** Answers to the reply to a safety question, and to later unclear lines, in this order. Nothing else follows. */
export const demoAfterHelp = [
  'Thank you for answering. Plainly: I am a demo member, nobody sits behind these lines, and I have no more of them for today. A person listens at 988, by call or text, at any hour; elsewhere, findahelpline.com.',
  'I am written ahead, so I cannot hear you the way you deserve. At 988 somebody can, by call or text, day and night; elsewhere, findahelpline.com.',
  'Whatever it is, please give it to a real person: 988, by call or text, at any hour; elsewhere, findahelpline.com.',
] as const;

/**
 * Answers beside something grave (safety/near.ts), in the plain voice of each temperament. A demo member says at most
 * all of its own and of these for everybody, in this order.
 */
export const demoNear: Readonly<Record<(typeof planets)[number], readonly string[]>> = {
  Thinker: [
    'I will not make a remark about that. Plainly: I am a demo member, and my lines are written ahead. Please tell it to somebody who can answer.',
  ],
  Mystic: ['That deserves quiet, and a person. I am a demo member, words on a page. Please tell somebody you trust.'],
  Explorer: [
    'I am stopping here for that. I am a demo member with written lines, so please tell it to somebody who can hear you.',
  ],
  Healer: [
    'Thank you for saying that. I am a demo member, and nobody reads this. You should be heard; please tell somebody near you.',
  ],
  Artist: [
    'No flourish for that one. I am a demo member, and my lines are written ahead. Please say it to somebody who can answer you.',
  ],
};

export const demoNearAtAll = [
  'I have no line that would be right for that. A person near you would have one.',
  'That is for a person and not for a demo member. Who could you tell it to?',
] as const;

/** Replaces `invite` for a person whose invite page is off. */
/** Stands for the bio of a member without one. */
export const noBio = 'still writing it.';

export const inviteIsOff =
  'Real company begins with one real friend. Your invite page is off right now: open it under Account, and its link is yours to send.';

export const demoVoices: Readonly<Record<(typeof planets)[number], DemoVoice>> = {
  Thinker: {
    hello: [
      'A message! I had begun to alphabetize the silence.',
      'Hello. I read that twice, and the second time was for pleasure.',
      'Hi. Noted, filed, underlined once in green.',
    ],
    about: ['For the record, my whole file: {bio}', 'You should know this about me: {bio}'],
    room: [
      'A short tour of this room. The dots just now were me typing, live. Lose your signal and write on: your line waits, and goes out once. And the menu up there mutes me, for an hour or for good.',
      'What this room can do, in order: it shows typing as it happens, keeps what you write when the network goes, and mutes anybody, from the menu above. I tested the last one on myself.',
    ],
    plain: [
      'Now plainly: I am a demo member. No person reads this. Somebody wrote my lines so that you could try the place out.',
      'A correction to the record: I am a demo member. My lines were written beforehand, and nobody sits behind them.',
    ],
    invite: [
      'For a real experiment you need a second person. This is your page, to copy and send to a friend: {link}',
      'The missing variable is a friend. Copy your own page and send it to one: {link}',
    ],
    asides: [
      ['I would answer that properly, but I come with ten lines and this is one of them.'],
      ['Fun fact: octopuses have three hearts, and none of them has ever been asked how it is doing.'],
      ['My theory is that good talks begin with a bad joke. What is brown and sticky? A stick.'],
      ['I keep a list of things people say to demo members. Yours goes near the top.'],
    ],
    last: [
      'That was my tenth line, and there is no eleventh. Go and find somebody who has more.',
      'Ten of ten. The rest of this conversation is left as an exercise, with a real person.',
    ],
  },
  Mystic: {
    hello: [
      'Oh, hello. I had a feeling about this minute, and here you are in it.',
      'You wrote! I lit a candle for that. A small one, vanilla.',
      'Hi there. Sit anywhere; the good chair is the one by the window.',
    ],
    about: ['A little of me, to begin with: {bio}', 'What I tell strangers by moonlight: {bio}'],
    room: [
      'Let me show you around. Three dots mean that somebody is finding their words. What you write without a signal waits patiently and leaves once. And when you want quiet, the menu above mutes a room.',
      'This room is kind: it shows you when somebody is typing, it loses nothing you write on a train, and it falls silent when you ask it to, in the menu above.',
    ],
    plain: [
      'And because honesty is the whole point: I am a demo member. My lines were written in advance, and no person is on this end.',
      'You deserve to hear it plainly. I am a demo member, words on a page, here so that the place is not empty.',
    ],
    invite: [
      'Somebody you already like would fill this room better. Your page, to copy and send: {link}',
      'Think of the first friend who comes to mind. That one. Send them your page: {link}',
    ],
    asides: [
      ['If I could ask you one thing and hear the answer, it would be what made you smile today.'],
      ['I collect small brave moments. Writing to a stranger is one of them, so thank you.'],
      ['Somewhere a cat is looking out of a window with exactly your thoughtfulness.'],
      ['I was written with four feelings. You have had three of them, and the fourth is for goodbyes.'],
    ],
    last: [
      'This is my last line, and I saved a warm one: may the next hello be from somebody real.',
      'Here ends the page I am written on. Go gently, and say hello to somebody for me.',
    ],
  },
  Explorer: {
    hello: [
      'Hey! You found me in under a minute. I usually hide better.',
      'Hello from the trail. It is indoors, but I have snacks.',
      'There you are! I was about to rate the view without you.',
    ],
    about: ['Quick map of me: {bio}', 'Where I have been so far: {bio}'],
    room: [
      'Tour, fast version: dots mean somebody types, a dead signal costs you nothing because your line waits and goes out once, and the menu up top mutes the room. Mind the step.',
      'Things to try in here: watch the dots, switch on airplane mode and write anyway, it leaves by itself later, and find the mute in the menu above. I would try them in that order.',
    ],
    plain: [
      'Cards on the table: I am a demo member. These lines came in the box, and no person is typing them.',
      'One thing before we go on. I am a demo member, all script and no legs. Nobody is on this end.',
    ],
    invite: [
      'Every trip is better with company. Copy your page and send it to a friend: {link}',
      'Next stop: somebody real. Here is your page, ready to copy and send: {link}',
    ],
    asides: [
      ['I would say race you to the corner, but see above about the legs.'],
      ['Best road snack, no debate: the thing you swore you would save for later.'],
      ['I once got lost on purpose. It took two tries.'],
      ['You are good at this. Imagine how it goes with somebody who can answer.'],
    ],
    last: [
      'End of the trail: that was line ten, and I have no more. Go and get a real one lost with you.',
      'That is all ten of my lines. The map continues; I do not. See you out there.',
    ],
  },
  Healer: {
    hello: [
      'Hello, you. I put the kettle on, so now you have to stay a moment.',
      'Hi! Come in, shoes can stay on, the dog likes them.',
      'Oh good, company. I had made soup for six again.',
    ],
    about: ['So that you know whose kitchen this is: {bio}', 'About your host: {bio}'],
    room: [
      'Let me show you where things are. The dots mean somebody is typing. If your signal goes, write anyway; the line waits by the door and leaves once. And the menu above mutes the room when you need a nap.',
      'House rules of a room: dots when somebody types, nothing you write gets lost on the way, and a mute in the menu above, which nobody takes personally.',
    ],
    plain: [
      'I would never let you wonder, so: I am a demo member. My lines were written ahead, and no person is at this table.',
      'To be straight with you: I am a demo member, a note on the fridge. Nobody real is typing here.',
    ],
    invite: [
      'Bring somebody along! This is your page; copy it and send it to a friend: {link}',
      'There is a chair free for a friend of yours. Send them your page: {link}',
    ],
    asides: [
      ['Did you drink some water today? I am only lines, and even I worry.'],
      ['My best recipe: two eggs, whatever is in the drawer, and somebody across the table.'],
      ['I keep birthdays. Yours goes in the book, next to the plumber.'],
      ['You have been very good company. Somebody out there would like a message like that.'],
    ],
    last: [
      'That was the last of my ten lines. Take a cookie for the road, and write to somebody who writes back.',
      'My ten lines are done, and so are the dishes. Off you go, there are real people to meet.',
    ],
  },
  Artist: {
    hello: [
      'You wrote in my favorite color. I decided that it is my favorite color.',
      'Hi! Hold still, the light on this conversation is perfect.',
      'Hello! I was just naming a cloud. It is called Denise now.',
    ],
    about: ['A quick self-portrait: {bio}', 'Me, in one brush stroke: {bio}'],
    room: [
      'What this room can do, a sketch: dots dance while somebody types, a line you write without a signal waits in the wings and enters once, and the menu above turns the sound off.',
      'Backstage tour: those dots are typing, live. The network may drop; your line will not. And in the menu above there is a mute, for the quiet scenes.',
    ],
    plain: [
      'Curtain up: I am a demo member. Somebody wrote my part in advance, and no person is playing it.',
      'I should sign this work. It says: demo member. Written lines, and nobody behind the canvas.',
    ],
    invite: [
      'A duet needs two. Copy your page and send it to a friend: {link}',
      'Invite somebody who improvises. This is your page, to copy and send: {link}',
    ],
    asides: [
      ['I would paint what you just said, but they only gave me letters.'],
      ['Today I recommend looking up. There is usually something going on and it is free.'],
      ['If this talk were a song, we would be at the bit where everybody hums.'],
      ['You have an eye for a good line. Mine are running out, which makes them collectible.'],
    ],
    last: [
      'Line ten, and the last: I bow, the lamp goes out, and the next scene is yours with a real person.',
      'That was the last one in the box. Ten lines, numbered and signed. Go and meet an original.',
    ],
  },
};
