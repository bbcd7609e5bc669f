import { partyQuiz } from './party-quiz.ts';

export const strengths = partyQuiz(
  {
    curiosity: {
      name: 'The Endless Why',
      line: 'Curiosity: you have four tabs open about moss.',
      text: 'You ask, and whole evenings open. People become more interesting near you because you want to know. Your superpower turns boredom into a beginning; finishing one of the tabs is extra credit.',
    },
    courage: {
      name: 'The One Who Goes First',
      line: 'Courage: shaking knees, moving feet.',
      text: 'Somebody has to jump in, speak up or dance first, and you have noticed that it may as well be you. Others follow, and think it was their idea. Being afraid beforehand takes nothing away from it.',
    },
    kindness: {
      name: 'The Open Door',
      line: 'Kindness: there is a chair, and it is yours.',
      text: 'You see who stands at the edge. You make room with so little fuss that people think there was room before. Keep a chair free for yourself; a door that never shuts lets the heat out.',
    },
    humor: {
      name: 'The Lifter of Rooms',
      line: 'Humor: you found the exact worst moment, and it helped.',
      text: 'You find the small comic hinge on which a bad day turns. Your jokes go up, never down, and after them people can say the hard thing. You may also say it without the joke. We will stay.',
    },
    patience: {
      name: 'The Slow Fire',
      line: 'Patience: you are still here, and it is nearly done.',
      text: 'Bread, grief, languages, people: you know what takes time, and you have it. You never make anybody feel late. Now and then something does deserve to be rushed, and you will know by the smell.',
    },
    fairness: {
      name: 'The Even Hand',
      line: 'Fairness: you cut the cake, and choose last.',
      text: 'You weigh things as they are, even when your friends stand on one side. People trust you with the money, the teams and the truth. Be as fair to yourself as you are to the goalkeeper.',
    },
  },
  [
    {
      text: 'A new colleague stands alone at lunch.',
      answers: {
        kindness: 'I wave them over',
        humor: 'I warn them of the lasagna, with hand signs',
        curiosity: 'I ask how on earth they got into tax law',
        courage: 'I sit down with them, tray and all',
      },
    },
    {
      text: 'The elevator stops between floors.',
      answers: {
        humor: 'I announce it as our new home',
        patience: 'I sit down. It will come',
        fairness: 'We share the water by sips',
        curiosity: 'I read the safety plate, with joy',
      },
    },
    {
      text: 'Two friends have fallen out.',
      answers: {
        fairness: 'I hear both before I think anything',
        patience: 'I leave it a week, then a walk',
        kindness: 'I make sure that neither is alone',
        courage: 'I say what both are not saying',
      },
    },
    {
      text: 'You find a locked box in the attic.',
      answers: {
        curiosity: 'It is open. I have photographed everything',
        courage: 'Spider or no spider, I reach in',
        fairness: 'I find out first whose it is',
        humor: 'I give it a dramatic backstory by dinner',
      },
    },
    {
      text: 'What do people thank you for?',
      answers: {
        patience: 'For waiting until they were ready',
        kindness: 'For a small thing I had forgotten',
        humor: 'For laughing at a funeral, the right way',
        fairness: 'For being straight with them',
      },
    },
    {
      text: 'The meeting is going badly wrong.',
      answers: {
        courage: 'I say: I think we are wrong',
        curiosity: 'I ask the question nobody asked',
        patience: 'I let it run. It will turn',
        kindness: 'I look after the one who is being grilled',
      },
    },
    {
      text: 'A child asks why the sky is blue.',
      answers: {
        curiosity: 'We are up till nine with a prism',
        humor: 'Because green was taken',
        patience: 'I explain it. Eleven times. Happily',
        fairness: 'I tell the truth: I only half know',
      },
    },
    {
      text: 'You win a bet you should have lost.',
      answers: {
        fairness: 'I give it back',
        humor: 'I gloat, in verse, for a year',
        kindness: 'It buys lunch for all of us',
        courage: 'Double or nothing',
      },
    },
    {
      text: 'Which of these would you like to learn?',
      answers: {
        curiosity: 'What octopuses dream',
        courage: 'To sing before people',
        patience: 'To build a boat, by hand',
        kindness: 'Sign language, for my neighbor',
      },
    },
    {
      text: 'A stranger is being treated badly on the bus.',
      answers: {
        courage: 'I stand up',
        kindness: 'I sit down beside them and talk of buses',
        fairness: 'I note the time, and witness it properly',
        humor: 'I get so silly that it all loses its air',
      },
    },
    {
      text: 'Your plan for a trip has fallen through.',
      answers: {
        curiosity: 'Good. What is in this village?',
        patience: 'We wait for the boat, with cheese',
        humor: 'I write the terrible review at once',
        kindness: 'I check how the others are taking it',
      },
    },
    {
      text: 'What is hard for you to stand?',
      answers: {
        fairness: 'When someone is left out of the count',
        courage: 'When everybody knows and nobody says',
        humor: 'When a room takes itself so seriously',
        patience: 'When things are rushed and break',
      },
    },
    {
      text: 'Somebody is bad at your favorite game.',
      answers: {
        patience: 'I play slowly, and again',
        fairness: 'I give them a head start, stated openly',
        curiosity: 'I want to know how they think',
        humor: 'I lose in a spectacular way',
      },
    },
    {
      text: 'What would be on your bench in the park?',
      answers: {
        kindness: '“Sit. There is room.”',
        courage: '“Jumped from here, once.”',
        curiosity: '“Have you looked under it?”',
        fairness: '“Half of it is yours.”',
      },
    },
    {
      text: 'You get bad feedback.',
      answers: {
        curiosity: 'I ask for an example. Truly, I want one',
        fairness: 'Some of it is right, I make two lists',
        patience: 'I sleep on it for three nights',
        courage: 'I ask for it again, in person',
      },
    },
    {
      text: 'A friend has a broken heart.',
      answers: {
        kindness: 'The spare bed is made',
        patience: 'I hear the story nine times. It gets shorter',
        humor: 'On day four I do the impression',
        courage: 'I tell them, gently, what I saw',
      },
    },
    {
      text: 'The dance floor is empty.',
      answers: {
        courage: 'Not any more',
        humor: 'I do the one with the sprinkler',
        kindness: 'I fetch the shyest person at the bar',
        curiosity: 'I ask the DJ how all of this works',
      },
    },
    {
      text: 'At the end of a good day you have…',
      answers: {
        curiosity: 'learned something useless and lovely',
        kindness: 'made somebody’s day lighter',
        patience: 'moved one thing forward by an inch',
        fairness: 'kept my word in every small thing',
      },
    },
  ],
);
