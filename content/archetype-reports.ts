import type { MbtiType } from '#contract/people.ts';

/** The texts of a report. The first sentence of each section is also its preview. */
export interface ArchetypeReport {
  intro: string;
  strengths: string;
  weaknesses: string;
  socialSuggestions: string;
  friendshipPotentials: string;
}

export const archetypeReports: Readonly<Record<MbtiType, ArchetypeReport>> = {
  INTJ: {
    intro:
      'You saw this coming. Not in a spooky way; you just noticed three small things in March and let them grow. While others talk, you circle, and when you finally land, people find out that you had the map all along.',
    strengths:
      'You can hold a whole plan in your head and still see the one loose screw. You learn things to the bottom, you do what you said you would, and you do not need applause for it. When a friend is stuck, you give them something rarer than comfort: a next step that works.',
    weaknesses:
      'You sometimes finish the conversation in your head and forget to hold the rest of it out loud. Small talk feels to you like paying for parking, so people can take your silence for a verdict. And you are so used to being right that being wrong arrives as a stranger; let it in, it is usually carrying something.',
    socialSuggestions:
      'Tell people the thought before the conclusion; they like to watch it hatch. Choose rooms with a purpose, like a class, a game, a build, where talk comes by itself. Once a week, say yes to something with no point at all. You may hate it, which is data, or you may laugh until you wheeze.',
    friendshipPotentials:
      'The Chaos Tinkerer throws you nine ideas and you catch the one that matters, and the Hype Connector is possibly the only creature alive who can make you giggle. With the Power Playmaker and the Idea Juggler you can go whole evenings without explaining yourself. The Mood Curator will puzzle you, as you plan ten years and they plan until dessert; meet on a dance floor or in a kitchen, and let them lead.',
  },
  INTP: {
    intro:
      'Your mind has eight arms, and every one of them is holding something interesting. You came here to look up one thing. That was four hours ago, you now understand lighthouses, and honestly it has been a wonderful day.',
    strengths:
      'You find the question that everyone else walked past. You are fair to ideas, even those you dislike, and you will change your mind in public if the reason is good. Friends bring you their impossible problems because you never make them feel stupid, only curious.',
    weaknesses:
      'You live so happily in the draft that some things never meet the world. Feelings, yours too, can strike you as a puzzle with pieces missing, so you explain where a hug was wanted. And there is an unanswered message on your phone from April; it is not too late.',
    socialSuggestions:
      'Send the half-formed thought; your friends prefer it warm. Find one person who likes to go down the same rabbit holes, and one who will come and fetch you out. When somebody is upset, try the magic question: do you want ideas, or do you want company?',
    friendshipPotentials:
      'The Power Playmaker takes your eight-armed theory and gives it a date and a budget, and you give them the better idea. The Chaos Tinkerer and the Mind Hacker will argue with you until the chairs are on the tables, and it will count as tenderness. The Squad Keeper can be hard going, because you answer the question while they were asking how you are; tell them, and see what happens.',
  },
  ENTJ: {
    intro:
      'You walked in, and the meeting became shorter. You do not so much follow a path as notice where it ought to be, and by the time you look over your shoulder there are people on it. Some of them brought lunch.',
    strengths:
      'You turn wishes into dates. You can see what a person might become, say so plainly, and then hold the ladder. Under the brisk coat is a loyalty that would surprise a bank: once someone is in your pack, you will drive through the night for them.',
    weaknesses:
      'You can treat a Sunday like a project with poor leadership. Speed is your comfort, so slower people sometimes feel weighed when you only meant to help. And you carry so much so well that no one thinks of asking you how heavy it is.',
    socialSuggestions:
      'Ask a question and then count slowly to five. Let someone else pick the restaurant, and enjoy the restaurant. Tell one friend a thing that you have no plan for; it feels like walking without shoes, and it makes people love you on the spot.',
    friendshipPotentials:
      'The Idea Juggler keeps surprising you, and you keep getting their best thoughts out of the drawer. With the Mind Hacker you can be silent at full speed, and around the Heart Dreamer you grow gentle, which few will ever see. The Chill Creator drifts away when pushed, so do not push, and with the Task Boss agree early on who is driving.',
  },
  ENTP: {
    intro:
      'You looked at the sign that said do not touch, and thought: interesting, what does it do? You mean no harm. You only want to know what the world would be like with the lid off, and you tell the story so well that people forgive the lid.',
    strengths:
      'You can make anything more interesting, including delays. You think on your feet, you think better with an audience, and you are hard to offend, so people dare to try their strangest thoughts on you. Where others see a dead end, you see a wall that has not been asked nicely.',
    weaknesses:
      'You argue for exercise, and not everyone knows that it is only exercise. The middle of a project is your desert: the idea is solved, so why is there so much typing left? And when a talk gets tender you may reach for a joke, which is a lovely door and sometimes shuts.',
    socialSuggestions:
      'Say out loud when you are only playing; "let me argue the other side" saves friendships. Finish one small thing each week and show it to somebody. And when a friend is hurting, stay in the plain sentence a moment longer than you would like.',
    friendshipPotentials:
      'The Mind Hacker catches the one idea in ten that was brilliant, and the Quiet Visionary lets you ask anything, having truly thought about it. With the Idea Juggler time simply stops. The Cozy Anchor remembers every word, so a thing you said for sport may live there for years; be as kind as you are quick, and they will surprise you.',
  },
  INFJ: {
    intro:
      'You sit a little to the side, and everybody ends up telling you. You have a way of turning a thought all the way round, like an owl does a head, until you have seen what was standing behind it. You rarely say so. You put the kettle on.',
    strengths:
      'You understand people a page before they do. You notice the one who went quiet, you remember what they were afraid of, and you keep it safe. When you believe in something you are not loud about it; you are simply still there ten years later, with the lights on.',
    weaknesses:
      'You take in whole rooms and then wonder why you are tired. You would rather carry a hurt than hand someone the bill, so people you love may never learn that they owe you. And the picture in your head is so fine that real things, friends as well, sometimes stand beside it feeling plain.',
    socialSuggestions:
      'Let people in before the story has an ending. Two good hours with one person do more for you than a festival, so plan those first and the festival never. When you notice that you are keeping score in silence, say the small thing, today, kindly.',
    friendshipPotentials:
      'With the Hype Connector you get the whole parade and somebody who holds your hand in it, and the Chaos Tinkerer asks the question you have been waiting for since school. The People Plug and the Heart Dreamer speak your language without an accent. The Daredevil Flex is through the window before you finish the thought; go along once, in good shoes, and let them carry the bag.',
  },
  INFP: {
    intro:
      'People see the wings and think that you are delicate. They have not seen you on the third day of something you believe in. You carry a whole country inside, with its own weather and a small, fierce constitution, and now and then you let somebody visit.',
    strengths:
      'You make room for people exactly as they are. You hear the feeling under a sentence, you find words for what others only point at, and you cannot be bought, bored, or bullied out of what matters to you. A friend who is heard by you walks home taller.',
    weaknesses:
      'You may love the dream of a thing so much that its first draft breaks your heart. Conflict feels to you like weather indoors, so you leave before it rains, and the other person never knows that there was a cloud. And your to-do list is a lovely poem.',
    socialSuggestions:
      'Show the unfinished thing to one kind person. When you want to vanish, send a line first: "I am full, not gone." And find the people who do what you care about, for you shine brightest next to a shared cause, a stage, a garden, or a litter of kittens.',
    friendshipPotentials:
      'The People Plug hears you the first time and then tells the world, and the Hype Connector has been looking for you at every party. The Quiet Visionary knows when not to speak, and even the Power Playmaker turns soft near you. With the Task Boss it can feel as if you brought a song and they a checklist; sing one verse, tick one box, and see.',
  },
  ENFP: {
    intro:
      'You hold hands while floating. Half the people you know met each other because you stood between them, beaming, with a plan that began "okay, hear me out." Life is long and you would like to try all of it, with company, starting now.',
    strengths:
      'You make people feel like the best part of the day. You see what is possible in somebody before there is any proof, and say it with such joy that they go off and do it. You can begin a conversation in an elevator and end it at a wedding.',
    weaknesses:
      'You have started more things than most people have heard of. Plans, keys and Thursdays slip through your paws, and you feel worse about it than you let on. You look after everybody’s mood, so on the days when yours is gray you may go missing rather than be seen without your sparkle.',
    socialSuggestions:
      'Pick the two friendships you would miss the most and put them in the calendar, like a dentist with better jokes. Let somebody see you on a flat day; they will stay. And before you promise, breathe in once. Your yes is precious, and there are only so many Saturdays.',
    friendshipPotentials:
      'The Quiet Visionary is the deep water you were hoping for, and the Mind Hacker pretends to be unmoved and then laughs until it hurts. With the Heart Dreamer you can talk about everything twice, and the People Plug will match you hug for hug. The Grid Keeper may not find it funny that you moved the tools; put them back, and you will have gained a friend for forty years.',
  },
  ENFJ: {
    intro:
      'You feel the temperature of a room before you have found your chair. Somebody in the corner is about to give up, and somehow you are already next to them, asking the right thing. You call it nothing. They will call it the night that things turned.',
    strengths:
      'You believe in people until they catch up. You can get nine strangers to row in time, and you give away the credit as if it were mints. Your word is warm and it is also good, for you do what you promised, and you remember the interview was today.',
    weaknesses:
      'You may be so busy holding everyone that no one has a hand free for you. Being needed feels a great deal like being loved, and you do not always check which one it is. And when someone does not want to grow just now, it can be hard for you to let them sit.',
    socialSuggestions:
      'Ask for something small this week, and do not pay it back at once. Choose a friend who asks you questions, and answer with the true thing instead of the cheerful one. And leave one evening a week with nobody to save; the world has been told.',
    friendshipPotentials:
      'The Heart Dreamer feels heard and you feel needed, and it runs the other way too. The Quiet Visionary sees when you are tired, and the Chill Creator makes things that you believe in before they are finished. With the Rogue Maker you would like to talk about it, and they have already fixed it; say thank you, and take that as the conversation.',
  },
  ISTP: {
    intro:
      'You were asked how you are, and said "fine," and it was true. Then you mended the gate. You understand things by taking them in your hands, and most of what you love would fit in a toolbox, a rucksack, or one long quiet look.',
    strengths:
      'You stay calm when the thing is actually on fire. You can see how something works, you need few words and fewer meetings, and you leave people free to be as odd as they like. What you give is real: the ride, the repair, the hand on the rope.',
    weaknesses:
      'You can be gone for three weeks and think of it as Tuesday. People who need to hear that they matter may not know how to read a changed tire. And when a talk begins with "we should talk," some part of you is already on the roof, looking at a gutter.',
    socialSuggestions:
      'Do things next to people: climb, cook, carry, drive. Talk comes more easily when both of you are looking at something else. Send one message a week that has no use at all. And say the nice thing you were thinking, once, with words; it will be quoted for years.',
    friendshipPotentials:
      'The Task Boss knows what is needed and you can make it from what is in the truck, and the Daredevil Flex only wants to know if you are coming. The Grid Keeper respects a tool put back, and the Squad Keeper feeds you and asks nothing, which is how they learn everything. The People Plug would like to hear about your feelings; start with one, and let them be delighted.',
  },
  ISFP: {
    intro:
      'You glow, and you do not make a speech about it. You drift through a day picking up its colors, and later something lovely is there that was not there before. There is a jellyfish which, when life has been too much, simply starts again as itself. Nobody taught it, either.',
    strengths:
      'You make a place gentler by being in it. You see the light on the wall, the stranger’s good shoes, the thing your friend did not say. You judge almost nobody, and you live by what you feel to be right, so people put their armor down near you.',
    weaknesses:
      'You say "I do not mind" quite often, and sometimes you do. Plans that are far away are hard for you to believe in, and rent is one of those. When you are hurt you dissolve into the sea instead of saying so, and friends stand on the beach with a towel.',
    socialSuggestions:
      'Show people your work; it says what you would not. Choose small gatherings with something to do with your hands. And practice one sentence until it is yours: "actually, I would rather not." You will be surprised how many friends were hoping for it.',
    friendshipPotentials:
      'The Squad Keeper stands watch so that you can drift, and the Mood Curator knows that a color can be an opinion. The Cozy Anchor gives you a harbor with soup in it, and the People Plug believes in the thing you have not finished. Pushed by a Power Playmaker you simply go elsewhere; tell them that you are slow and not lost, and they may sit down.',
  },
  ESTP: {
    intro:
      'There was a fence. Now you are on the other side of it, and the view is excellent, and you are helping the others over. You think best in motion. Life, as far as you can tell, is a large party with some doors marked private, and you have nimble fingers.',
    strengths:
      'You act while the rest are still finding a pen. You read a face, a field or a bargain in a second, you are honest in a way that makes people laugh, and you are the one to call when the car is in the ditch. Boredom leaves the room when you enter it.',
    weaknesses:
      'You may find out about the consequences when everybody else does. Long talks about feelings make your knee jump, and a promise about next month sounds to you like a rumor. And sometimes you win a thing that was not, in fact, a contest.',
    socialSuggestions:
      'Invite people along; half of them are waiting to be dared. When a friend goes quiet, slow down to a walk and stay beside them, with no solution for ten whole minutes. And keep one small promise to the hour. It is a trick nobody expects of you.',
    friendshipPotentials:
      'The Grid Keeper builds the dam and you test it, and both of you are strangely pleased. The Rogue Maker never asks why, only where, and the Task Boss can keep up, which is rare. The Quiet Visionary needs longer than you are used to; wait at the window, since what they have to say usually turns out to be about where it leads.',
  },
  ESFP: {
    intro:
      'You found a blue bottle top on the sidewalk and now there is a whole evening around it. You know that a mood is a thing one can build, with a lamp, a song, the right three people and something fried. Then you bow and ask them to dance.',
    strengths:
      'You bring a gray room up to color in about a minute. You give your whole attention to whoever is in front of you, you are generous with your time, your jacket and your fries, and you remember that we have bodies, which like to be fed, hugged and taken to the sea.',
    weaknesses:
      'You would rather leave by the balcony than open that envelope. Hard news, long plans and silence can make you talk faster and buy a lamp. You need to be liked a little more than you would like to, so a cool look from one person can outweigh forty who were cheering.',
    socialSuggestions:
      'Ask one person to stay after the others go; that is where the deep ones talk. Open the envelope with a friend and call it a theme night. And when you are sad, try to be so in company, without a costume. They came for you, not for the playlist.',
    friendshipPotentials:
      'The Cozy Anchor remembers every party that you ever threw, and kept the napkin. The Chill Creator sees your colors, and the Grid Keeper gives you ground under your feet while you quietly brighten theirs. The Mind Hacker plans ten years and you plan until dessert; bring them to the dessert, it usually settles things.',
  },
  ISTJ: {
    intro:
      'You said that you would, and so it is done. Nobody saw you carry all of those sticks. But there is a pond now where there used to be a ditch, with ducks on it, and people rowing, and they think that it was always there.',
    strengths:
      'Your yes is the strongest building material there is. You look closely, remember exactly, and finish; and you do it when nobody would have known. Friends lean on you without noticing, as one leans on a wall, and you have never once stepped away.',
    weaknesses:
      'You can mistake the way it is done for the way it must be. Surprises cost you more than others think, and your love is so useful that people may miss that it is love. You keep your worries as you keep your receipts: in order, and all to yourself.',
    socialSuggestions:
      'Say what it meant to you, even if the deed ought to be plain. Leave one square of your week empty and let somebody else fill it. And tell your dry jokes a little louder. They are better than most of those being told.',
    friendshipPotentials:
      'The Daredevil Flex tests everything you build, and you have never had so much fun being right. The Mood Curator brings color to your ground, and with the Task Boss and the Rogue Maker things simply get done. The Hype Connector will move your tools and forget; show them, once, why it matters, and they will tell everybody you are their favorite.',
  },
  ISFJ: {
    intro:
      'You know how they take their tea, which knee hurts when it rains, and that the ninth is a hard day for them. You never wrote it down. Your love has no fireworks in it. It has a spare key, a clean towel, and a light left on in the hall.',
    strengths:
      'You make people feel that they have come home. You notice what is needed and do it before there is a fuss, you are patient where others would have sighed, and your memory is a kind of gift shop, where everything is for somebody else.',
    weaknesses:
      'You give until the cupboard is bare and then apologize for the cupboard. You may wait for others to guess what you need, as you always guess for them, and they are just not as good at it. An old hurt stays with you, neatly folded, long after its owner forgot.',
    socialSuggestions:
      'Say a need out loud while it is still small. Let a friend do the dishes badly. And try a new place now and then, with someone who laughs easily; you may take your own cushion. Your circle does not have to grow, but it likes being aired.',
    friendshipPotentials:
      'The Mood Curator throws the party and you keep it forever, which is all that either of you wanted. The Squad Keeper shares the watch with you, and the Chill Creator rests at your place and leaves a drawing. The Chaos Tinkerer argues for sport and you remember every word; ask, "do you mean it?", and most of the time you will both be laughing.',
  },
  ESTJ: {
    intro:
      'It was a field full of maybes, and then you came with a clipboard. By noon there was a hive. You like to know what is needed, who has it, and when; and you sleep well, for you have carried more than your share and counted it.',
    strengths:
      'You get people to the finish, and see to it that there is a sandwich. You say what you mean, you are fair when it costs you, and you take the dull job because someone has to. When your friends move house, you are worth four of them and a van.',
    weaknesses:
      'You can hear a feeling and give it a deadline. Rest looks to you a good deal like neglect, in yourself first of all, and a different way of doing it like a mistake about to happen. You are more tender than you seem, and hardly anybody has been shown where.',
    socialSuggestions:
      'When somebody tells you a trouble, ask before you fix. Make a plan with no outcome, like a walk, a lake, a second coffee, and protect it as you would a deadline. And thank people for who they are, in addition to what they brought.',
    friendshipPotentials:
      'The Rogue Maker can build what you have in mind from what is in the truck, and the Grid Keeper was early too. The Daredevil Flex makes you laugh on a weekday, which you had not scheduled. The Heart Dreamer brings a song where you brought a checklist, and with the Power Playmaker there are two of you on one steering wheel; take turns, and both of you arrive.',
  },
  ESFJ: {
    intro:
      'You have counted everyone, twice, and one was missing, so you went back. You stand up on your toes to see who is coming and who is cold. A group of people is only that until you turn up with a big bag; afterward they are "us."',
    strengths:
      'You are the reason that the group still exists. You remember birthdays, allergies, and who is not talking to whom; you feed, introduce, remind, and check that they got home. Near you, nobody stays a stranger for longer than one casserole.',
    weaknesses:
      'You may take it to heart when your care gets a one-word reply. You tend to agree first and to find out afterward what you think. And in making sure that no one is left out, you can be the one who never sat down, and who went home with a full bag and an empty stomach.',
    socialSuggestions:
      'Let somebody else host, and bring only yourself. Tell one friend a thing you disagree with them about, something light, like soup, and see that the sky stays up. And if someone forgets your day, tell them the date. Not all of us were born with a calendar in our chest.',
    friendshipPotentials:
      'The Chill Creator drifts more happily because you keep watch, and makes you something with your name in it. The Cozy Anchor understands you without a word, and the Rogue Maker shows up when it counts, with a ladder. The Idea Juggler answers the question when you were asking how they are, and the Power Playmaker forgets to ask at all; they do care, so tell them what it looks like.',
  },
};

const sections = [
  ['Strengths', 'strengths'],
  ['Weaknesses', 'weaknesses'],
  ['Social Suggestions', 'socialSuggestions'],
  ['Friendship Potentials', 'friendshipPotentials'],
] as const satisfies readonly (readonly [string, keyof ArchetypeReport])[];

/** Returns the report text as quiz results contain it: the intro, then each section under a heading, which is English. */
export function reportText(report: ArchetypeReport, spoken = (english: string): string => english): string {
  const told = sections.map(([title, key]) => `## ${title}\n${spoken(report[key])}`);
  return [spoken(report.intro), ...told].join('\n\n');
}

/** Returns the four boxes of a shared report: the first sentence of each section. */
export function reportPreviews(
  type: MbtiType,
): Record<'superpowers' | 'growthAreas' | 'levelUpTips' | 'myTribe', string> {
  const report = archetypeReports[type];
  return {
    superpowers: firstSentence(report.strengths),
    growthAreas: firstSentence(report.weaknesses),
    levelUpTips: firstSentence(report.socialSuggestions),
    myTribe: firstSentence(report.friendshipPotentials),
  };
}

export function firstSentence(text: string): string {
  return /^.+?[.?!]["”»]?(?=\s+[\p{Lu}¿¡«]|$)/su.exec(text)?.[0] ?? text;
}
