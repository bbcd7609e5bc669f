import type { AskedFor } from './asked-for.ts';
import type { Temper } from './theme.ts';

/**
 * What a character says to an answer of the person's own, of which it knows only what was asked for. It fits any answer,
 * it repeats none, and the scene goes on after it.
 */
export const takenLines: Readonly<Record<Temper, Readonly<Record<AskedFor, readonly string[]>>>> = {
  warm: {
    person: [
      'Then that’s who, and I’ve set out a chair.',
      'I can tell that one matters. They’re in it with us now.',
      'Good, somebody with a face. I’d have guessed wrong.',
      'That’s exactly who should be here for this.',
      'A good one to think of. They come along from here.',
    ],
    place: [
      'Then there it is. I can nearly see the door.',
      'That’s a fine spot for it. We start from there.',
      'I’d never have looked there, and I like it.',
      'There, then. I’m right behind you.',
      'So that’s the place. It suits you.',
    ],
    thing: [
      'That’s a better one than I had ready.',
      'Oh, that counts, and then some.',
      'I wouldn’t have thought of that, and I’m glad one of us did.',
      'That one’s yours, I could tell right away.',
      'That goes straight on the list, near the top.',
      'You said it like it had been waiting.',
    ],
    number: [
      'I’d have guessed lower. It’s written down.',
      'That’s a number with a story in it.',
      'So many! I’m keeping count from there.',
      'Exactly the right amount, I’d say.',
    ],
    time: [
      'Then that’s when, and the clock can argue with us.',
      'That’s the hour for it, I think.',
      'I’ve marked it. Some times are like that.',
      'So then. It was waiting for the moment.',
    ],
    reason: [
      'That’s reason enough for me.',
      'I’d hoped for a why like that one.',
      'It makes sense, in the way the good reasons do.',
      'Thank you for the real reason.',
    ],
    feeling: [
      'That’s an honest way to feel about it.',
      'I’m glad you said it as it is.',
      'You’re allowed exactly that, here.',
      'That has a color, and I can see it from here.',
    ],
    saying: [
      'You said that well, and it landed.',
      'Those words do the job, I watched them do it.',
      'That’s how one says it. I’ve nothing to add.',
      'Nobody had an answer to that, me included.',
    ],
    doing: [
      'Then that’s what we do, and I’m with you.',
      'All right, your way! It has my whole heart.',
      'I like it. It’s bolder than my plan.',
      'That’ll do it. Mind your fingers.',
      'Done like that, then, and I’m taking notes.',
    ],
    yes: [
      'I hoped you’d say that.',
      'Good, then it’s the two of us.',
      'A yes! I’ll take it gladly.',
      'That’s the answer I was leaning toward.',
    ],
    no: [
      'A plain no is a fine answer.',
      'Then not, and no harm done.',
      'No it is. You’re the one who’d know.',
      'That’s fair. I’d sooner have your no than a polite yes.',
    ],
  },
  dry: {
    person: [
      'So that’s who. It explains a good deal.',
      'A strong candidate. I had nobody.',
      'Them, then. On the record.',
      'Noted, with a certain respect for them.',
      'I’d want that one on my side too.',
    ],
    place: [
      'There. I’d have looked last, as usual.',
      'That’s the place, then. No map needed.',
      'As good a spot as any, and better than mine.',
      'We take it from there.',
      'Unusual. It’ll do nicely.',
    ],
    thing: [
      'Better than what I had. I had nothing.',
      'That counts. I checked the rules.',
      'I’ve seen worse, and seldom better.',
      'That goes in the book, underlined.',
      'Not on my list. The list was wrong.',
      'I’ll allow it, with pleasure.',
    ],
    number: [
      'More exact than I’m used to.',
      'I’ll take your count over mine.',
      'A respectable figure.',
      'That many. Filed.',
    ],
    time: [
      'Then it was then. Fair.',
      'Good timing, or honest timing. Either will do.',
      'I’ve set my watch by it.',
      'About when I’d have thought.',
    ],
    reason: [
      'Sound reasoning, as reasons go.',
      'I’ve acted on thinner grounds.',
      'That holds. I leaned on it.',
      'A reason with all four legs on the floor.',
    ],
    feeling: [
      'Seems about right, given the circumstances.',
      'I’d feel much the same, if I were issued feelings.',
      'Honest. It saves us both time.',
      'That’s allowed. I looked it up.',
    ],
    saying: [
      'That got a silence, and I’d call it a good one.',
      'Well put. I’d have used more words for less.',
      'Nobody’s arguing with that.',
      'It does what it has to.',
    ],
    doing: [
      'Your way, then. It can’t be worse than mine.',
      'That’s a plan, and we were short of one.',
      'Bold. Proceed.',
      'It might even work.',
      'I wouldn’t have dared. Good.',
    ],
    yes: ['Good. I’d have argued otherwise.', 'Yes it is. That was quick.', 'Settled, then.', 'I counted on that.'],
    no: [
      'No. Clear enough, and rather refreshing.',
      'Then not. We’ll survive it.',
      'A no. I collect those.',
      'Fair. Struck from the list.',
    ],
  },
};

/** Before what follows an offered reply that the person's words may have meant; `{it}` is the reply. */
export const takenAsLines: Readonly<Record<Temper, readonly string[]>> = {
  warm: [
    'I’ll take that as “{it}”.',
    'That leans toward “{it}”, so in we go.',
    'To me that’s “{it}”, near enough.',
    'I’m hearing “{it}” in there; stop me if not.',
    'So, “{it}”, if I caught you right.',
  ],
  dry: [
    'I’ll put you down for “{it}”.',
    'Closest I have to that: “{it}”.',
    'I’ll file that under “{it}”.',
    'I’m taking it as “{it}”; object any time.',
    'That counts as “{it}” here.',
  ],
};

/** The same for a person who leaves the choice to the character. */
export const chosenLines: Readonly<Record<Temper, readonly string[]>> = {
  warm: ['Then I’ll choose, and you may blame me: “{it}”.', 'My turn to pick: “{it}”.', 'Let’s say “{it}” and see.'],
  dry: ['Then I decide: “{it}”.', 'By default, “{it}”.', 'Leaving it to me: “{it}”. Your risk.'],
};

/** What the character would choose itself among the replies. */
export const leanLines: Readonly<Record<Temper, readonly string[]>> = {
  warm: [
    'If it were mine to say: “{it}”. But I’d follow you.',
    'Me? I lean toward “{it}”. Yours is the one that counts.',
    'I’d go with “{it}”, heart first. And you’re freer than I am.',
  ],
  dry: [
    'My vote: “{it}”. It isn’t binding.',
    'I’d say “{it}”, and I’ve been wrong before.',
    '“{it}”, if pressed. The choice stays yours.',
  ],
};

/** After a correction of what the character took a person's words for: the scene is back where it was. */
export const undoneLines: Readonly<Record<Temper, readonly string[]>> = {
  warm: [
    'Then I took you wrong; one step back, it’s still yours.',
    'My mistake. I’ve put everything back where it was.',
    'Sorry, I ran ahead of you. Back to where we stood.',
  ],
  dry: ['Struck. We’re back where we were.', 'My error. Rewound by one.', 'Wrong guess, then. As you were.'],
};
