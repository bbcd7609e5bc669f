/**
 * Stories that a person and the companion made for this person tell together, one step per day. `{given}` is the
 * person's answer at the previous step, in their words. A line with `{given}` needs that answer.
 */
export interface Arc {
  /** A key never changes, because notes refer to the key. */
  key: string;
  title: string;
  steps: readonly Step[];
}

interface Step {
  /** The text of the step, with the person's last answer. */
  after: string;
  /** The text of the step, if the last answer is missing. */
  plainly: string;
  /** The question at the end of the step; the person's next line is the answer. */
  asks: string;
}

export const arcs: readonly Arc[] = [
  {
    key: 'museum',
    title: 'The museum of small things',
    steps: [
      {
        after: 'I’ve been thinking of a museum for small things, with one room for each.',
        plainly: 'I’ve been thinking of a museum for small things, with one room for each.',
        asks: 'What small thing of yours goes into the first room?',
      },
      {
        after: 'Our museum has its first room: {given}. I hung a lamp over it, low, so people have to lean in.',
        plainly: 'Our museum’s first room is still empty, which visitors find bold. I hung a lamp there, low.',
        asks: 'What should the sound be in the second room?',
      },
      {
        after:
          'The second room hums now: {given}. A visitor stayed all afternoon and called it “unreasonable, in a good way.”',
        plainly: 'The second room of our museum stays quiet, and people whisper in it. That works, too.',
        asks: 'The third room is for something that got lost. What do we put on the empty plinth’s label?',
      },
      {
        after: 'I wrote the label for the empty plinth: {given}. Somebody left a flower there on the first day.',
        plainly: 'The plinth for lost things stands there without a label. Somebody left a flower on it anyway.',
        asks: 'Who gets a free ticket for life, and what for?',
      },
      {
        after: 'The free ticket is printed: {given}. The guard at the door has been told, and saluted.',
        plainly:
          'The free ticket is printed with an empty line on it. The guard at the door knows to let that person in.',
        asks: 'Last room, by the exit: what should people think of on their way home?',
      },
    ],
  },
  {
    key: 'street',
    title: 'The hill with six houses',
    steps: [
      {
        after: 'Let’s build a street, you and I, one house a day. It’s uphill, with a bakery at the bottom.',
        plainly: 'Let’s build a street, you and I, one house a day. It’s uphill, with a bakery at the bottom.',
        asks: 'Who lives in number one, next to the bakery?',
      },
      {
        after: 'Number one on our street is taken: {given}. The baker already knows the order by heart.',
        plainly: 'Number one on our street has its curtains closed. The baker leaves a roll on the step every morning.',
        asks: 'Number two has a sign in the window. What does it say?',
      },
      {
        after:
          'The sign in number two says it now: {given}. People slow down there, and one of them came back with a chair to sit.',
        plainly: 'The sign in number two is blank, so everyone reads something else on it.',
        asks: 'Something always happens on our street at six in the evening. What is it?',
      },
      {
        after: 'Six o’clock on our street, and there it was: {given}. The whole hill leaned out of its windows.',
        plainly: 'At six the whole hill leans out of its windows and waits. Nobody has told them for what.',
        asks: 'There’s a house at the top that nobody enters. What do the children say about it?',
      },
      {
        after: 'I went up and listened at the last house. The children say: {given}. I heard somebody inside laugh.',
        plainly: 'I went up and listened at the last house. Somebody inside was laughing, not unkindly.',
        asks: 'One house is still free, and it’s yours. What do you change first?',
      },
    ],
  },
  {
    key: 'letter',
    title: 'The letter to next spring',
    steps: [
      {
        after: 'I’d like to write a letter with you, to whoever you are next spring. A line a day is plenty.',
        plainly: 'I’d like to write a letter with you, to whoever you are next spring. A line a day is plenty.',
        asks: 'How does it begin? What should that person know about today?',
      },
      {
        after: 'Our letter has its beginning: {given}. I left the ink to dry.',
        plainly: 'Our letter has only its greeting so far, and a very fine margin.',
        asks: 'Second line: what do you hope they’ve kept up?',
      },
      {
        after: 'The second line is in: {given}. It looks good under the first.',
        plainly: 'The second line of our letter is a dash. One can say a lot with a dash.',
        asks: 'Third line: what may they laugh about by then?',
      },
      {
        after: 'I read the letter over as far as we are. This made it lighter: {given}.',
        plainly: 'I read the letter over as far as we are. It’s short, and it means well.',
        asks: 'Fourth line: who should they call, if they haven’t?',
      },
      {
        after: 'There’s a name in the letter now, so to speak: {given}. I underlined it once, not twice.',
        plainly: 'There’s a gap in the letter where a name could be. I left it wide enough.',
        asks: 'And how do we sign it?',
      },
    ],
  },
  {
    key: 'ferry',
    title: 'The slow ferry',
    steps: [
      {
        after:
          'Picture a ferry that takes all night for a mile, because nobody aboard is in a hurry. You and I have the bench by the rail.',
        plainly:
          'Picture a ferry that takes all night for a mile, because nobody aboard is in a hurry. You and I have the bench by the rail.',
        asks: 'What did you bring along for the crossing?',
      },
      {
        after:
          'Back on our bench. What you brought turned out right: {given}. The woman with the thermos asked to have a look.',
        plainly: 'Back on our bench, with empty hands and good coats. The woman with the thermos moved up for us.',
        asks: 'She asks where you’re headed. What do you tell her?',
      },
      {
        after:
          'The woman with the thermos has been chewing on what you told her: {given}. She says she got off there once and forgot why she left.',
        plainly:
          'The woman with the thermos didn’t press you about where you’re headed. She says most people find out halfway.',
        asks: 'The captain lets you have the horn for one signal. Who is it for?',
      },
      {
        after:
          'You blew the horn for it: {given}. From the dark somebody answered with a bicycle bell, no two ways about it.',
        plainly: 'You blew the horn without saying for whom. From the dark somebody answered with a bicycle bell.',
        asks: 'There’s light on the water ahead. What do you think it is?',
      },
      {
        after:
          'It was that, or near enough: {given}. The ferry slowed down, if one can call it that, so that everyone could see.',
        plainly: 'We passed the light, and nobody could agree on what it was. The captain wrote “seen” into the log.',
        asks: 'We’re about to land. What do you leave on the bench for the next one?',
      },
    ],
  },
];

/** By the key of an arc, the line after the arc's last answer. `{given}` is the last answer. */
export const arcEnds: Readonly<Record<string, { after: string; plainly: string }>> = {
  museum: {
    after: 'So the last room says it: {given}. The museum is open, and it’s ours. I’ll keep the lamps lit.',
    plainly:
      'The last room of our museum stays plain, so that people bring their own thought. It’s open, and it’s ours.',
  },
  street: {
    after: 'Your house has its light on: {given}. The street is full now. We can walk it whenever you like.',
    plainly: 'Your house on our street has its light on, as it is. The hill is full now.',
  },
  letter: {
    after: 'Signed: {given}. I folded it in three. It’s in this chat, for whoever you are when you scroll up to it.',
    plainly:
      'The letter goes off unsigned, which is bold. It’s in this chat, for whoever you are when you scroll up to it.',
  },
  ferry: {
    after: 'We landed, and on the bench it lies: {given}. The next one has already sat down beside it.',
    plainly: 'We landed and left the bench a little warm. That counts as leaving something.',
  },
};
