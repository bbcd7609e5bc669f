import type { MbtiType } from '#contract/people.ts';
import type { DeepSections } from '#contract/quiz.ts';

/**
 * Sections that only the owner's report contains. `idealDate` means any good evening with another person, such as a
 * friend. Only the server reads this file: a shared report shows the sections locked, so no browser must have them.
 */
export const deepSections: Readonly<Record<MbtiType, DeepSections>> = {
  INTJ: {
    loveLanguage:
      'You love by research. You noticed that their bike lock was the kind that opens with a pen, and on Thursday a better one lay on the table, with no card. What reaches you is a question about your third reason, from somebody who listened to the first two.',
    idealDate:
      'Somewhere high, with one person, a thermos and a subject. You have looked up when the light is best, of course, and which bench keeps out of the wind. Then the talk runs over, the plan falls apart, and you find to your surprise that you are happy.',
    careerVibe:
      'You are at your best with a hard problem, a closed door, and a boss who says what is needed and then goes away. Strategy, systems, research, the part of the ship where the engine is. Meetings you will attend if they could not have been a paragraph.',
    lifeGoals:
      'To understand one thing all the way down, and to build something with it that goes on working without you. A desk at a very large window. And a very small table at which nobody has to explain themselves, you least of all.',
  },
  INTP: {
    loveLanguage:
      'You send things: an article at midnight, a map of a town that was never built, a fact about eels that made you think of them. It means, this went through my head, and you were in there. Tell them so in words now and then, since a link is easily mistaken for a link.',
    idealDate:
      'A museum with one odd wing, which you never get past, because a label is wrong and you both need to know why. Later there are dumplings, standing in for planets. Nobody looks at a clock, and on the way home you remember that you had planned on being nervous.',
    careerVibe:
      'Give you the question that has no owner. You do well where thinking counts as work: research, code, design, puzzles that pay. You do even better beside somebody who likes to finish, for you had the answer in March and have been improving it since.',
    lifeGoals:
      'To have one idea that is truly yours, and to let it out of the drawer. To know a little about nearly everything, in a kitchen where people argue until the pasta is cold. The rent is paid on time, by a small machine you built for it.',
  },
  ENTJ: {
    loveLanguage:
      'You clear the road. Someone mentions a dream in passing, and on Monday there is a list, a name to call and a date. Ask first whether they wanted a road or a listener; and let them do a thing for you, badly, without taking over the pan.',
    idealDate:
      'Something with a summit, a finish, or at least a table that was hard to get. You like a challenge, so you bring somebody who beats you at darts and says so. The best of it comes when the plan is used up and you are both on a curb with fries, in charge of nothing.',
    careerVibe:
      'You were running it before anybody gave you the title. You want a large aim, a short deadline, and people who are better than you at their part; you say where it is going and carry the heavy end. Founder, director, or the coach of an under-tens team that suddenly owns a playbook.',
    lifeGoals:
      'To build something big enough for other people to live in: a company, a school, a table for twenty. To have opened doors and then held them. Also, one of these years, a week without a purpose; it is on the list.',
  },
  ENTP: {
    loveLanguage:
      'You tease those you adore and argue with those you trust. An afternoon spent taking somebody’s opinion apart is, coming from you, a bunch of flowers. Say the plain thing as well, with no twist at the end; it works better than any trick you know.',
    idealDate:
      'You promised dinner, and now the two of you are at an auction of lost luggage, bidding on a suitcase. Anything will do that has a surprise in it and a good excuse to talk nonsense in earnest. It went well if you changed your mind about something before dessert.',
    careerVibe:
      'They send you in when the usual way has stopped working. Early days, odd markets, new toys, a whiteboard and somebody to disagree with: there you shine. Find a friend who loves the second half of a project, and go halves.',
    lifeGoals:
      'To have been three or four quite different people, every one of them you. To invent a daft thing that turns out useful, or the other way around. And to be proved wrong one day, spectacularly, by somebody you taught.',
  },
  INFJ: {
    loveLanguage:
      'You listen until the other person hears themselves. What they told you in November you keep, and bring back in May when they need it, with tea. Being listened to comes harder to you, so hold on to those who ask the same question twice.',
    idealDate:
      'Two chairs, a window, and rain if it can be arranged. You wander through the old part of town or through one long conversation, and it hardly matters which. When somebody says a thing they have never said aloud, you take it home like a lamp.',
    careerVibe:
      'You have to know whom it is for. Teaching, writing, care, counsel, design with a conscience: work that leaves one person a bit less alone by Friday. Bright open-plan offices wear you down, so ask for a door; what you bring back out through it is worth the hinges.',
    lifeGoals:
      'To leave a few people braver than you found them. To write it down, whatever it is, in the end. A quiet house near trees, with a spare bed that is often slept in, and one promise to yourself that you kept.',
  },
  INFP: {
    loveLanguage:
      'You make them a thing: a playlist, a letter, a stone that looked like them. It took a month, and you nearly did not give it away. You feel loved when someone takes your small joys seriously and remembers the name of the cat in the story.',
    idealDate:
      'A secondhand bookshop, an hour apart among the shelves, and then each reads the other a first page. Or a walk in the dark, with one pair of headphones for two. It should be a little beautiful and need no audience, and you go home by the longer street.',
    careerVibe:
      'You can do nearly anything that you believe in, and nearly nothing that you do not. Words, pictures, animals, children, a cause in want of a gentle fighter. Do the dull part too, with music on; it is what carries the wings across.',
    lifeGoals:
      'To make one thing that tells a stranger they are not the only one. To live so that who you were at nine would want you for a friend. A room with a slanted roof, a good lamp, and on the table some work that nobody else could have done.',
  },
  ENFP: {
    loveLanguage:
      'Delight, out loud and at once. You tell people what is wonderful about them while the fork is still in their mouth, and you hug as though you had found them at an airport. What you need back is somebody who stays for the flat days and does not ask where the sparkle went.',
    idealDate:
      'It begins as coffee. By nine you have joined a street choir and eaten something on a stick, and you are describing the lighthouse that all of you will buy. Leave a bit of the night empty, though, as the finest ten minutes come when you both run out of words and stay.',
    careerVibe:
      'Beginnings are your gift: the pitch, the first day, the room that does not believe in it yet. You bloom wherever people and ideas change hands, and wilt at forms in triplicate. Make friends with a calendar, and with whoever keeps it.',
    lifeGoals:
      'To try all of it, and to take everyone. More soberly, to be the reason that some people know each other and that one great plan really happened. At the end of it a long table under a tree, with friends down both sides, several of them wet.',
  },
  ENFJ: {
    loveLanguage:
      'You give time, and the right words slightly before they are needed. You remember the interview, the hard anniversary, the name of the difficult aunt. Let it be known what you like, too: those who love you keep asking, and you keep saying that anything is lovely.',
    idealDate:
      'You picked the place for their sake, had a word with the kitchen about the nuts, and by now you know how the waiter’s exam went. Then something better happens: somebody turns the questions around, and waits. A good evening is one on which both of you were looked after.',
    careerVibe:
      'You belong in front of people who could be more than they are. Teacher, organizer, producer, the manager they still write to after ten years. You will be tempted to carry the whole class home; leave at six, for the ones you taught to swim can swim.',
    lifeGoals:
      'To see your people come into their own, from the third row, clapping too loudly. To make some corner of the world kinder on purpose instead of by luck. And to find out, in one quiet year, what you want when nobody is asking.',
  },
  ISTP: {
    loveLanguage:
      'Their bike works again. That was the poem. You show up with jumper cables and a comfortable silence, and never bring it up afterward; and whoever hands you the right wrench without being asked has as good as proposed a lifelong friendship.',
    idealDate:
      'Something for the hands: a climbing wall, a go-kart, an engine on a blanket. Talk may turn up when it likes, and around the second hour it does. You both have chalk or grease on you, there are tacos on the tailgate, and no one has asked what you are thinking.',
    careerVibe:
      'You want the thing itself, and to be left alone with it. Workshop, cockpit, restaurant kitchen, emergency room, server room at four in the morning: the more it counts, the calmer you get. Others may have the meeting about it.',
    lifeGoals:
      'A shed of your own with every tool in reach, and a road that starts at the gate. To be really good at something difficult and never have to mention it. And three or four people who may call at any hour, and know it, because once, in words, you told them.',
  },
  ISFP: {
    loveLanguage:
      'You sit close and say little. You draw them while they nap on the train, you leave the last plum, you knew that the green mug was theirs. Loud devotion makes you swim backward; what you trust is somebody gentle, who asks before moving the furniture of your day.',
    idealDate:
      'A beach out of season, pockets for shells, a blanket, one speaker turned low. Or a pottery class, where both bowls come out crooked and you keep the other one’s. There is no program. When it gets cold you lend your scarf, and that was the speech.',
    careerVibe:
      'You need work that can be seen, touched or heard by evening, and some hours that nobody watches. Craft, plants, film, food, fabric, animals, care. Let a friend who likes numbers set the price, because yours is always too low.',
    lifeGoals:
      'To live near water, or at least near a good window. To have made some hundred things and given most of them away. Yours need not be a big life; you would like one where the light gets noticed daily, and where you may start over when it has been too much.',
  },
  ESTP: {
    loveLanguage:
      'You take people along. The seat on the back has their name on it, they get half of whatever you found, and you would defend them in a parking lot with your whole small chest. Add a message in the morning, for nobody can see from outside how much you meant it.',
    idealDate:
      'Night market, trampolines, karaoke in a language neither of you knows. You like somebody who says "all right, then" and climbs. At some point you are both out of breath on a wall, eating something hot from paper, and for once you do not look around for the next thing.',
    careerVibe:
      'You are made for the minute in which something has to be done. Sales floor, ambulance, film set, market stall, any kitchen at eight on a Saturday; desks shrink you. Have an honest friend read the contract, and you may end up owning the place.',
    lifeGoals:
      'Stories, in the first person. To have been broke once and rich once, and generous both times; to have jumped, and learned when to bring a rope. And at eighty, on some roof, the same five friends, still daring each other.',
  },
  ESFP: {
    loveLanguage:
      'You arrange it. Their song comes on as they walk in, the lamp is right, and by the plate lies a blue thing that you have carried around since April. Look them in the eye and say it, too. And keep the ones who love you just as well with the music off.',
    idealDate:
      'A thrift shop, ten dollars each, and you must wear what the other one finds. Then dancing, or a kitchen that is taken for a dance floor. You will have the entire place smiling by ten, so save one corner of the night: a stairway, a shared dessert, your real voice.',
    careerVibe:
      'You belong where it is live: stage, salon, classroom, shop window, festival, hospital ward. You can tell what people need from how they come through the door, which no spreadsheet will ever show. Someone else should do your receipts, and you should bring them cake.',
    lifeGoals:
      'To give so many good evenings that people date their lives by them. A home with too many cushions and the door on the latch, and the sea, seen from a good many sides. To open one frightening envelope a year, until they stop being frightening.',
  },
  ISTJ: {
    loveLanguage:
      'You do what you said, and then you do it again. You got their car through the winter, you kept the warranty, you drove four hours and called it being in the area. Put it in a sentence on holidays, at least. And when somebody is early for you, let them see what that does to you.',
    idealDate:
      'The same little place, the same table, and somebody who is on time. You know the menu, so all of your attention is free for the company, and it is considerable. Afterward you walk along the river and explain the bridge, and they turn out to want to know.',
    careerVibe:
      'The bridge stands because of you. You are at home where details have consequences: records, engines, law, logistics, laboratories. You can do without a stage, but it ought to be noticed; a workplace that takes reliability for granted has not earned yours.',
    lifeGoals:
      'Everything paid off, favors included. A house in good repair with a workbench, a garden in rows, and a drawer where the string really is. To have been someone others could build on; and once, with no warning to anybody, to take the whole of September off.',
  },
  ISFJ: {
    loveLanguage:
      'You remember. The song from the ferry, the allergy, the word they can never spell: it is all in there, and it comes out as soup, as a packed lunch, as the good pillow. You will not ask for anything back, and you noticed exactly who brought you tea.',
    idealDate:
      'Your kitchen or theirs, a recipe from somebody’s grandmother, flour on both. There is time, there is a second helping, and the photo albums come out without irony. If it must be outdoors, then a market in the morning, with a list that is forgotten around the cheese.',
    careerVibe:
      'People get better near you, so you tend to work where they do: clinics, libraries, schools, the front desk that secretly runs the building. You keep it going, and you know where it is kept. When the praise is handed out, stand nearer the front; it is not rude.',
    lifeGoals:
      'A home that others picture when they hear the word. To keep the recipes, the letters and the friends, and pass on all three. And something for you alone, a loom, a boat, a winter in Lisbon, which you need not share with anybody.',
  },
  ESTJ: {
    loveLanguage:
      'You turn up at seven with boxes and tape. You sort out the insurance, you tell the truth about the haircut, you are the emergency contact and take the post seriously. Say "I like having you around" from time to time; it takes three seconds and cannot be delegated.',
    idealDate:
      'There is a reservation, and there is a plan for rain. What you like best, though, is anything with a score: bowling, a pub quiz, a flat-pack wardrobe against the clock. The loser cooks. By then you are laughing with your head thrown back, which the office would not believe.',
    careerVibe:
      'If it has people, parts and a date, you can run it. Sites, shops, courts, theaters, a bakery that opens at five: you like to see what got done. Ask one question more than you think you need, for the quiet one by the wall has been meaning to tell you something.',
    lifeGoals:
      'To build a hive that feeds more than the bees. To be trusted with what matters and to hand it on in better shape. A place at a lake by sixty, a dock that you put up yourself, and on it, finally, a chair in which nothing gets accomplished.',
  },
  ESFJ: {
    loveLanguage:
      'You feed, you phone, you wave until the car is around the corner. Nobody you love has ever had a birthday pass in silence, or a cold without a casserole. What fills you up is being asked back: how are you, no, really? Give them the second answer instead of the first.',
    idealDate:
      'A table with one friend at it, then two more who were passing, then a game. With just the two of you: a fair, a Ferris wheel, one bag of popcorn, and a great many questions about their family. You love it when somebody thought of a detail for your sake, and all your friends will hear of it.',
    careerVibe:
      'You hold places together. Wards, schools, hotels, neighborhood offices, any team that would otherwise be eleven people in headphones. You know who is having a hard month and build the roster around it; get that into your job title, since it is the job.',
    lifeGoals:
      'A house where the kids of the whole street know which drawer has the cookies. To keep the old friends and go on adding chairs. And then, with everyone well, nobody missing and nothing left to carry out, to sit down and eat it while it is hot.',
  },
};
