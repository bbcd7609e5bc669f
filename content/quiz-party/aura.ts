import { partyQuiz } from './party-quiz.ts';

export const aura = partyQuiz(
  {
    moss: {
      name: 'Moss',
      line: 'Soft, patient, older than it looks.',
      text: 'You make places gentler by staying in them. You grow where nobody watches and hold more water than people think. Hard days around you get rounder edges. Remember that moss likes company too.',
    },
    ember: {
      name: 'Ember',
      line: 'It looks quiet. Do not sit on it.',
      text: 'There is a steady glow to you that turns to flame for the right cause, or the right song. You warm a whole table without being loud. Rest is what keeps an ember; only ashes burn without end.',
    },
    tide: {
      name: 'Tide',
      line: 'Always leaving, always coming back with shells.',
      text: 'You move in big slow feelings and know that low water is not the end of the sea. People find their depth beside you. On days when it pulls both ways, floating counts as a plan.',
    },
    marigold: {
      name: 'Marigold',
      line: 'Bright on purpose, in bad soil too.',
      text: 'You decided on joy the way others decide on a career. You bring the color, the snack and the second verse. Nobody needs you to be sunny all day; flowers close at night, and that is how they last.',
    },
    dusk: {
      name: 'Dusk',
      line: 'The good hour, when the lamps come on.',
      text: 'You live in between: half thought, half dream, and the first to see a star. You ask the question that makes a room slow down. Some things are plain at noon too. Let them be.',
    },
  },
  [
    {
      text: 'You walk into a room. The air…',
      answers: {
        marigold: 'gets a touch louder',
        moss: 'breathes out',
        ember: 'is suddenly warm near the sofa',
        dusk: 'goes quiet in a good way',
      },
    },
    {
      text: 'Choose a sound.',
      answers: {
        tide: 'Waves that have no plans',
        dusk: 'One far-off train',
        ember: 'A crackle, then a pop',
        moss: 'Rain on a roof you are under',
      },
    },
    {
      text: 'What do your friends borrow from you?',
      answers: {
        ember: 'Nerve',
        marigold: 'The sequined thing',
        tide: 'An ear, for as long as it takes',
        moss: 'An afternoon without a purpose',
      },
    },
    {
      text: 'Choose a door.',
      answers: {
        dusk: 'Blue, ajar, a lamp behind it',
        marigold: 'Yellow, with a wreath out of season',
        tide: 'Driftwood. It moves by itself',
        ember: 'Iron, and warm to the hand',
      },
    },
    {
      text: 'Bad news arrives. At first you…',
      answers: {
        tide: 'feel all of it at once',
        moss: 'put the kettle on',
        dusk: 'look out of the window for a while',
        marigold: 'ask who needs a cake',
      },
    },
    {
      text: 'What would a plant say of you?',
      answers: {
        moss: '“Never in a hurry, never dry.”',
        ember: '“Stood me in the sun and believed in me.”',
        tide: '“Either a flood or a drought, and sorry.”',
        marigold: '“Sings. Not well. Daily.”',
      },
    },
    {
      text: 'An evening without plans becomes…',
      answers: {
        ember: 'a project, with a saw',
        dusk: 'a long walk past lit windows',
        marigold: 'five people and a karaoke machine',
        tide: 'a bath, a cry, a very good sandwich',
      },
    },
    {
      text: 'What do you do with a secret?',
      answers: {
        moss: 'Grow over it',
        dusk: 'Turn it over, like a coin',
        ember: 'Guard it with my life',
        tide: 'Carry it far out',
      },
    },
    {
      text: 'Choose a weather to be.',
      answers: {
        dusk: 'First fog, last light',
        marigold: 'Sun through a shower',
        moss: 'A gray day that lets you rest',
        ember: 'Heat just before the storm',
      },
    },
    {
      text: 'And what do you leave behind you?',
      answers: {
        marigold: 'Glitter. It will never be gone',
        tide: 'A smooth stone in somebody’s pocket',
        moss: 'A softer chair',
        dusk: 'A thought that comes back at night',
      },
    },
  ],
);
