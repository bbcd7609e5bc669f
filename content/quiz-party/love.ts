import { partyQuiz } from './party-quiz.ts';

export const love = partyQuiz(
  {
    soup: {
      name: 'The Bringer of Soup',
      line: 'You say it with a container they need not return.',
      text: 'Your love has a lid and is still warm. You fix the bike, fill in the form and drive to the airport at four. Some people do not see the sentence in it, so now and then say it aloud, too.',
    },
    rememberer: {
      name: 'The Rememberer',
      line: 'You know the name of their first hamster.',
      text: 'You listen as if there were a test, and months later the right small thing appears. Being loved by you feels like being read by somebody who likes the book. Tell them what you would like remembered.',
    },
    copilot: {
      name: 'The Co-Pilot',
      line: 'You say it in the passenger seat, feet up.',
      text: 'Love, to you, is doing nothing much in the same direction. Errands count, silence counts, getting lost counts double. When days are short, plan the dull hour together: it is your candlelight.',
    },
    fan: {
      name: 'The Loud Fan',
      line: 'You say it. Then you say it to the waiter.',
      text: 'You see what is wonderful in people and you report it at once. They stand a little straighter for weeks. Not everybody can clap back as loudly, and a quiet “me too” is often a standing ovation.',
    },
    shoulder: {
      name: 'The Warm Shoulder',
      line: 'You say it from very close, and asked first.',
      text: 'A hand on a back, a head on a shoulder, a hug that does not check the time: you put people back into their bodies. You read a yes well and a no just as well. Ask for the hug when it is you who needs one.',
    },
  },
  [
    {
      text: 'Somebody you love has a terrible cold.',
      answers: {
        soup: 'Soup. There is already soup',
        copilot: 'I sit at the end of the bed with my book',
        rememberer: 'I bring the odd lozenges from their childhood',
        shoulder: 'Cool hand, hot forehead, good combination',
      },
    },
    {
      text: 'Their birthday! What do you put the work into?',
      answers: {
        fan: 'A speech. There are cards. I may cry',
        rememberer: 'The thing they mentioned once, in March',
        copilot: 'A day off, just us, no schedule',
        soup: 'I do the whole party so that they need not',
      },
    },
    {
      text: 'They got the job. Your first reaction?',
      answers: {
        shoulder: 'I lift them, or try to',
        fan: 'I scream, in a supportive key',
        soup: 'I iron the shirt for Monday',
        copilot: 'We go and walk past the building together',
      },
    },
    {
      text: 'When do you feel most loved?',
      answers: {
        rememberer: 'When they quote something I had forgotten I said',
        shoulder: 'When an arm is around me before I notice',
        fan: 'When they say why, in whole sentences',
        copilot: 'When they come along to the dentist',
      },
    },
    {
      text: 'You have had a fight. How do you make up?',
      answers: {
        soup: 'I do the dishes, pointedly nicely',
        shoulder: 'I ask: is a hug all right?',
        fan: 'I say sorry, and what I admire in them still',
        rememberer: 'I repeat what they said, to show I heard it',
      },
    },
    {
      text: 'Choose a Sunday.',
      answers: {
        copilot: 'We drive to look at a lake. It is closed',
        shoulder: 'A sofa, four legs, one blanket',
        soup: 'I fix what has been dripping since May',
        rememberer: 'We go through the photo box, with stories',
      },
    },
    {
      text: 'A text you are likely to send:',
      answers: {
        fan: '“You were SO GOOD in that meeting”',
        soup: '“Left something at your door. Eat it hot”',
        rememberer: '“Was that today? How did it go with Ines?”',
        copilot: '“Going to buy a hose. Want to come?”',
      },
    },
    {
      text: 'A friend moves to another city.',
      answers: {
        copilot: 'I drive the van, and we stop for pie',
        fan: 'I tell that city how lucky it is',
        shoulder: 'A very long goodbye on the sidewalk',
        soup: 'I pack the kitchen. With labels',
      },
    },
    {
      text: 'What do you notice first in a new person?',
      answers: {
        rememberer: 'What they say by the way',
        fan: 'What they are great at, and do not know',
        shoulder: 'Whether their shoulders are up',
        copilot: 'Whether it is easy to be quiet with them',
      },
    },
    {
      text: 'They are nervous before a big day.',
      answers: {
        soup: 'Bag packed, route checked, sandwiches',
        fan: 'I list five times they were brave',
        rememberer: 'I bring the lucky pen from last time',
        shoulder: 'I breathe with them, hand in hand',
      },
    },
    {
      text: 'What hurts most, if it is missing?',
      answers: {
        copilot: 'Time that is not squeezed in',
        shoulder: 'Nearness',
        rememberer: 'Being asked how the thing went',
        fan: 'A kind word, unprompted',
      },
    },
    {
      text: 'On a trip together you are the one who…',
      answers: {
        soup: 'has plasters, snacks and both tickets',
        copilot: 'never minds the wrong turn',
        fan: 'takes the flattering photo and says so',
        rememberer: 'found the bar from their favorite film',
      },
    },
    {
      text: 'Choose a present to get.',
      answers: {
        rememberer: 'A worn book with notes meant for me',
        soup: 'They did my tax return',
        shoulder: 'A whole evening of back rubs',
        fan: 'A letter. Two pages. Both sides',
      },
    },
    {
      text: 'It is a bad day and they ask what would help.',
      answers: {
        shoulder: 'Come here a moment',
        copilot: 'Just stay. Do your thing next to me',
        soup: 'Could you take the phone call for me?',
        fan: 'Tell me that I am not hopeless',
      },
    },
    {
      text: 'At a party you lose sight of them. You…',
      answers: {
        fan: 'am telling their best story to strangers',
        rememberer: 'know they are with the dog',
        copilot: 'wait by the coats. We leave together',
        shoulder: 'squeeze their hand on the way past',
      },
    },
    {
      text: 'How do you end a phone call?',
      answers: {
        fan: '“You are the best. I mean it. Bye. The best!”',
        soup: '“I will bring the ladder on Friday”',
        copilot: 'We do not. We cook, on speaker',
        rememberer: '“Good luck on Tuesday with the eye thing”',
      },
    },
    {
      text: 'What do you keep of people?',
      answers: {
        rememberer: 'Tickets, notes, a pressed leaf',
        copilot: 'Playlists from long drives',
        shoulder: 'A sweater that still smells of them',
        soup: 'A spare key, and the plant rota',
      },
    },
    {
      text: 'They learn to play the trombone. Lord.',
      answers: {
        fan: 'Front row. I brought a sign',
        copilot: 'I take up the triangle, so that we practice',
        soup: 'I talk to the neighbors, with cake',
        shoulder: 'A kiss on the sore lip, if wanted',
      },
    },
    {
      text: 'Which of these could be your motto?',
      answers: {
        soup: '“I was passing anyway.” (I was not)',
        rememberer: '“You told me, remember?”',
        shoulder: '“Budge up.”',
        copilot: '“Wherever. You drive.”',
      },
    },
    {
      text: 'Old, gray, on a bench together. What happens?',
      answers: {
        rememberer: 'I tell them our first day, with the weather',
        shoulder: 'Head on shoulder, as ever',
        fan: 'I tell a pigeon that they are gorgeous',
        soup: 'I brought the cushion, and the thermos',
      },
    },
  ],
);
