import { partyQuiz } from './party-quiz.ts';

export const storybook = partyQuiz(
  {
    dragon: {
      name: 'The Dragon’s Best Friend',
      line: 'Everybody else brought a sword. You brought lunch.',
      text: 'You walk up to what scares the village and ask how its week was. People tell you things they tell nobody else, and most monsters you met turned out to be tired. Do check now and then that somebody brings lunch to you.',
    },
    lockpick: {
      name: 'The Lock-Picker',
      line: 'There is always a window. You are already through it.',
      text: 'A rule, to you, is a puzzle with a rude tone. You are quick, a little sly, and oddly trustworthy once your word is given. Sometimes the door was open all along; it costs nothing to try the handle first.',
    },
    lighthouse: {
      name: 'The Keeper of the Light',
      line: 'The storm can ask for you by name. You are up.',
      text: 'Stories need somebody who is there on page one and still there on the last. You remember, you turn up, you keep the stairs swept. Others sail because you stay. You are allowed a day at sea too.',
    },
    runaway: {
      name: 'The Runaway Royal',
      line: 'The crown is under the bed. The horse is outside.',
      text: 'You left the life that was laid out for you, or you are packing. Freedom looks good on you, and so do borrowed boots. The best part of your tale begins when somebody is worth writing home to.',
    },
    witch: {
      name: 'The Hedge Witch',
      line: 'You said this would happen, and you were nice about it.',
      text: 'Half garden, half library, you know which leaf is for which ache and when to say nothing. People come to your gate with one question and leave with a better one. Let somebody stir the pot while you sit.',
    },
  },
  [
    {
      text: 'The kingdom wakes to smoke on the hill. Your first move?',
      answers: {
        dragon: 'Go up and see who is upset',
        lockpick: 'Find the secret way around it',
        lighthouse: 'Ring the bell, count the people',
        witch: 'Sniff. That is pine, so no dragon',
      },
    },
    {
      text: 'What is in the pocket of your traveling coat?',
      answers: {
        runaway: 'A map with the castle torn off',
        witch: 'Seeds, string, a very old acorn',
        lockpick: 'A hairpin with a past',
        lighthouse: 'Matches, dry, in a tin',
      },
    },
    {
      text: 'A stranger at the inn is crying into the stew.',
      answers: {
        dragon: 'I sit down. I do not ask yet',
        witch: 'I know a tea for that',
        runaway: 'I say: I leave at dawn, come along',
        lockpick: 'I tell a joke that works by the third line',
      },
    },
    {
      text: 'The bridge has a troll and a toll.',
      answers: {
        lighthouse: 'I pay. Bridges need upkeep',
        dragon: 'I ask what the troll likes to eat',
        runaway: 'I swim. I needed a swim',
        lockpick: 'The toll covers one person. We are a coat',
      },
    },
    {
      text: 'Your story begins with the words…',
      answers: {
        witch: '“At the edge of the wood there was a light…”',
        dragon: '“Nobody had ever asked the beast its name…”',
        runaway: '“The wedding was at noon, and at eleven…”',
        lighthouse: '“For forty winters, without one night off…”',
      },
    },
    {
      text: 'You get one magical thing. Choose.',
      answers: {
        lockpick: 'A key that is a little bit wrong for every lock',
        runaway: 'Boots that never get tired',
        dragon: 'A cup that understands animals',
        lighthouse: 'A lamp that can be seen from anywhere',
      },
    },
    {
      text: 'The royal ball is on. Where are you at midnight?',
      answers: {
        runaway: 'Over the garden wall, shoes in hand',
        witch: 'By the herbs, telling a duke the truth',
        dragon: 'In the stables, with the better company',
        lockpick: 'In the room that nobody may enter',
      },
    },
    {
      text: 'A friend has been turned into a toad.',
      answers: {
        witch: 'I read the small print of the curse',
        lighthouse: 'I build a good pond and wait with them',
        lockpick: 'Curses have loopholes. I find it',
        runaway: 'We see the world, at toad height',
      },
    },
    {
      text: 'What do villagers say of you, when you have left the room?',
      answers: {
        lighthouse: '“The one who came back for the dog”',
        dragon: '“Even the goose likes them”',
        lockpick: '“Count the spoons. No, they added one!”',
        witch: '“How did they know?”',
      },
    },
    {
      text: 'The prophecy names you. Oh no.',
      answers: {
        runaway: 'I hear the coast is lovely just now',
        lighthouse: 'Fine. Somebody has to do it right',
        dragon: 'Who else is in it? We could talk',
        witch: 'I wrote that prophecy. It has a typo',
      },
    },
    {
      text: 'Your house, when you have one, is…',
      answers: {
        dragon: 'Full of strays, two of them human',
        lockpick: 'Behind a bookcase',
        runaway: 'On wheels',
        lighthouse: 'Where it has always been, and warm',
      },
    },
    {
      text: 'The villain offers you a deal.',
      answers: {
        lockpick: 'I sign with the other villain’s name',
        witch: 'I ask what they truly want, and wait',
        runaway: 'I was never good with contracts. Bye',
        dragon: 'I ask who hurt them. It gets quiet',
      },
    },
    {
      text: 'What could you not bear to lose?',
      answers: {
        lighthouse: 'The people who count on me',
        runaway: 'The open road',
        witch: 'My quiet hour',
        lockpick: 'My wits, and the last word',
      },
    },
    {
      text: 'It is the last night before the battle.',
      answers: {
        lighthouse: 'I take the watch so that others sleep',
        witch: 'I bake something with too much ginger',
        dragon: 'I go over to their side with a blanket',
        lockpick: 'Their catapults? Missing a bolt each',
      },
    },
    {
      text: 'And how does it end, if you may choose?',
      answers: {
        dragon: 'A long table, and everybody is at it',
        runaway: 'With a horizon',
        lighthouse: 'The light is on and all ships are in',
        witch: 'With somebody new to teach the herbs to',
      },
    },
  ],
);
