import { partyQuiz } from './party-quiz.ts';

export const sleep = partyQuiz(
  {
    starfish: {
      name: 'The Grand Starfish',
      line: 'Five limbs, four corners, no apologies.',
      text: 'You take up room, and it suits you: generous, direct, quickly asleep and quickly hungry. Those who share a bed with you learn diplomacy. You make up for it at breakfast.',
    },
    burrower: {
      name: 'The Deep Burrower',
      line: 'A blanket, a blanket, a smaller blanket, you.',
      text: 'You build the nest first and sleep second. Comfort is a craft, and you have it in your fingers; people feel safer wherever you have arranged the cushions. Come up for air: we like your face.',
    },
    lookout: {
      name: 'The Midnight Lookout',
      line: 'The whole house sleeps, and your head has notes.',
      text: 'Your best ideas arrive at ten past one and want to talk. You are curious, loyal and awake on behalf of others. Write it down, put the paper outside the door, and let the morning have a turn.',
    },
    lark: {
      name: 'The Unreasonable Lark',
      line: 'You have watered the plants. It is five in the morning.',
      text: 'You collect sunrises and mild resentment. The world is quiet, the day is yours, and you are kinder for it. By nine at night you turn into a cushion, and everybody who loves you has stopped taking it personally.',
    },
  },
  [
    {
      text: 'The alarm goes. What happens?',
      answers: {
        lark: 'What alarm? I have been up for an hour',
        burrower: 'It rings, dimly, above my hill',
        starfish: 'One arm leaves, finds it, falls asleep on it',
        lookout: 'I agree to nothing before the fourth',
      },
    },
    {
      text: 'How many pillows?',
      answers: {
        starfish: 'All, at first. They end on the floor',
        burrower: 'I stopped counting at the second wall',
        lark: 'One. It is flat. It is fine',
        lookout: 'One for the head, one over it',
      },
    },
    {
      text: 'It is 1 a.m. on a Tuesday. You are…',
      answers: {
        lookout: 'Reading about the mating habits of eels',
        lark: 'Asleep since the previous geological age',
        burrower: 'Adjusting the corner of the blanket',
        starfish: 'Diagonal',
      },
    },
    {
      text: 'A dream you have had:',
      answers: {
        starfish: 'I was at a buffet. There was no end of it',
        lookout: 'Seven plots, two of them with credits',
        burrower: 'A house with one more soft room',
        lark: 'I dreamed I got up. Then I got up',
      },
    },
    {
      text: 'A guest sleeps on your sofa. You…',
      answers: {
        burrower: 'Make it so good that they never leave',
        lark: 'Have pancakes ready, far too early',
        lookout: 'Talk with them until it is light',
        starfish: 'Take the sofa. No, really. All of it',
      },
    },
    {
      text: 'What do you wear to bed?',
      answers: {
        lookout: 'What I wore when I noticed I was tired',
        starfish: 'As little as the season allows',
        lark: 'Running clothes. It saves a minute',
        burrower: 'Socks, robe, and something knitted',
      },
    },
    {
      text: 'A noise in the night!',
      answers: {
        burrower: 'It cannot see me in here',
        lookout: 'I heard it before it was one',
        starfish: 'That was me',
        lark: 'The birds! Finally!',
      },
    },
    {
      text: 'Your view on naps:',
      answers: {
        starfish: 'Anywhere, any time, mouth open',
        lark: 'Naps are for those who rise at eight',
        lookout: 'I lie down for ten minutes. It is Thursday now',
        burrower: 'A nap has a dress code and a blanket',
      },
    },
    {
      text: 'Who is in the bed besides you?',
      answers: {
        lark: 'Nobody any more. I opened the curtains',
        starfish: 'Somebody, at the very edge',
        burrower: 'A cat, a hot-water bottle, three layers of hope',
        lookout: 'My phone, my book, my other book',
      },
    },
    {
      text: 'What keeps you from sleeping?',
      answers: {
        lookout: 'A thing I said in 2014',
        burrower: 'A foot that is out in the cold',
        lark: 'Looking forward to breakfast',
        starfish: 'Nothing has ever kept me from sleeping',
      },
    },
    {
      text: 'The perfect first hour of a free day:',
      answers: {
        burrower: 'Like the last hour of the night, with tea',
        lark: 'Outside, dew on my shoes, smug',
        starfish: 'Eggs. A lot of eggs',
        lookout: 'It begins at noon and has no speaking part',
      },
    },
    {
      text: 'A friend texts at midnight: “You up?”',
      answers: {
        starfish: 'I answer at noon, as if it were normal',
        lookout: 'Before they had sent it',
        burrower: 'Typing with one finger from under a hill',
        lark: 'Good morning! It is 4:50. What is it?',
      },
    },
  ],
);
