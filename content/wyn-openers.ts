import type { InterestCategory } from './interests.ts';

/** The tone of an opener; `plain` is warm and direct. */
export const tones = ['plain', 'weird', 'soft'] as const;
export type Tone = (typeof tones)[number];

type Openers = Readonly<Record<Tone, readonly string[]>>;

/**
 * First messages about an interest. `{it}` is the interest within a sentence, `{It}` at the beginning of one. Each
 * message invites an answer, and none claims more than the profile says.
 */
export const openersByCategory: Readonly<Record<InterestCategory['id'], Openers>> = {
  music: {
    plain: [
      'Your list says {it}. What was playing the last time you turned the volume up without asking anyone?',
      '{It}! If I get one album to understand you by, which one is it?',
      'We have {it} in common, so let’s skip the weather: best live moment you have ever stood in front of?',
    ],
    weird: [
      'Your life gets a theme song, it has to be {it}, and it plays whenever you enter a kitchen. Which one?',
      'If {it} were a person at a party, would they be by the speakers, on the table, or outside explaining something?',
    ],
    soft: [
      'Is there a song you only play when you are alone? {It} or not, I would like to hear about it.',
      'What does {it} do for you on a bad day? Mine mostly cleans the kitchen with me.',
    ],
  },
  screen: {
    plain: [
      'I saw {it} on your list. Which one do you put on when you should really go to bed?',
      '{It}: what is the one you recommend to everybody, and who has actually watched it?',
      'Settle something for me about {it}: rewatch the old one, or risk the new one?',
    ],
    weird: [
      'You wake up inside {it}. Do you make it to the second act, and who gets the blame?',
      'Which minor character from {it} do you suspect has a much better story going on off-screen?',
    ],
    soft: [
      'Which film or show feels like a blanket to you? {It} counts, and so does everything else.',
      'What is something you watched that changed you a little, and that you don’t tell people about?',
    ],
  },
  words: {
    plain: [
      'You put down {it}. What are you in the middle of, and is it going to end well?',
      '{It}, me too. Which book have you given away more than once?',
      'Which sentence from something you read has stayed with you longest?',
    ],
    weird: [
      'A librarian with a lantern offers you one forbidden book about {it}. What is it called?',
      'If our chat were {it}, what would the first chapter be called? I would go with “The Bookmark.”',
    ],
    soft: [
      'What did you read as a kid that still has a room in your head? I ask because of {it} on your list.',
      'Is there a book you come back to when things are heavy? I collect those.',
    ],
  },
  games: {
    plain: [
      'About {it}: what is your go-to, and how badly would you beat me in week one?',
      '{It}! Do you read the rules first, or discover them by losing?',
      'Which game has caused the longest silence between you and someone you love?',
    ],
    weird: [
      'We are trapped in {it} until one of us apologizes. What did you do?',
      'If you were a game piece from {it}, which one, and what is on your little face?',
    ],
    soft: [
      'Who taught you {it}? I like hearing where people’s games come from.',
      'What do you play when you want your head to be quiet? I saw {it} and wondered.',
    ],
  },
  food: {
    plain: [
      'Your list says {it}, so this is urgent: where do you take a visitor who has one meal in town?',
      '{It}: what is the hill you would defend, politely, with a fork?',
      'What is the best thing you ate this month, and does it involve {it}?',
    ],
    weird: [
      'If you were {it}, what would people complain about in the reviews?',
      'You may bring one dish to the end of the world, from the realm of {it}. What do you bring, and who gets the last bite?',
    ],
    soft: [
      'Is there a taste that takes you straight home? {It} made me think of mine.',
      'Who do you cook or order for when you want to say something nice without saying it?',
    ],
  },
  movement: {
    plain: [
      'You do {it}! What got you started, and what keeps you from quitting in the first ten minutes?',
      '{It}: solo with headphones, or with company and complaints?',
      'What is your favorite place for {it}, and may outsiders know about it?',
    ],
    weird: [
      'A sports announcer narrates your {it} from now on. What is the catchphrase?',
      'Your {it} outfit is now a superhero costume. What is the very modest superpower?',
    ],
    soft: [
      'What does {it} do for your head? For me it is mostly where the thoughts line up.',
      'Was there a day when {it} really helped? Happy to hear about it, happy to hear about the snacks instead.',
    ],
  },
  sports: {
    plain: [
      'So, {it}. Who do you cheer for, and how has it been for your blood pressure?',
      '{It}: better to play it badly or to watch it loudly?',
      'What is the greatest moment of {it} you saw with your own eyes?',
    ],
    weird: [
      'You may add one absurd rule to {it}. What is it, and who is furious?',
      'If {it} had a mascot based on you, what would it be doing on the sideline?',
    ],
    soft: [
      'Who did you watch {it} with as a kid? There is usually a good story on that couch.',
      'Is {it} a people thing for you or a peace thing? Both are allowed.',
    ],
  },
  outdoors: {
    plain: [
      '{It}! Which place would you go back to tomorrow if someone else drove?',
      'I saw {it} on your list. What is the best thing you ever met out there that was not a person?',
      'Early start with coffee, or late start with excuses? I ask as a friend of {it}.',
    ],
    weird: [
      'A raccoon steals one thing from your {it} bag and starts a new life with it. What did it take?',
      'If a mountain, a lake, and a mosquito had to describe you, which one would be kindest?',
    ],
    soft: [
      'Where outside do you go when you need to hear yourself think?',
      'What is a view you wish you could have shown somebody? {It} made me wonder.',
    ],
  },
  animals: {
    plain: [
      '{It}! I will need names, and a picture if the lawyers allow it.',
      'You wrote {it}. Who in your life, on any number of legs, is really in charge?',
      'What is the smartest or the silliest thing an animal ever did in front of you?',
    ],
    weird: [
      'An animal from the world of {it} becomes your manager. What is your first performance review like?',
      'If your pet, real or imagined, could text me one sentence about you, what would it say?',
    ],
    soft: [
      'Which animal has been good company at a hard time? I have a soft spot for {it}.',
      'Is there one creature you still miss? I would gladly hear about them.',
    ],
  },
  travel: {
    plain: [
      'You like {it}. Where was it much better than anyone had told you?',
      '{It}: do you plan by the hour or by the mood?',
      'What always goes into your bag that makes other people roll their eyes?',
    ],
    weird: [
      'You get a free ticket for {it}, but a stranger picks the snack for the entire trip. What do you fear most?',
      'Describe the last place you went as if it were a slightly odd aunt.',
    ],
    soft: [
      'Is there a place that felt like it had been waiting for you?',
      'What do you miss first when you are away? With {it} on your list I thought you would know.',
    ],
  },
  art: {
    plain: [
      'I noticed {it}. What did you last stand in front of for much too long?',
      '{It}: do you make it, love it, or both and deny it?',
      'What is on your wall right now, and what does it say about you?',
    ],
    weird: [
      'You find a secret door in the middle of {it}. What is behind it, and does it validate parking?',
      'If a mildly dramatic artist painted your week, what would the title be?',
    ],
    soft: [
      'What would you make if nobody ever had to see it?',
      'Which piece of {it} hit you when you did not expect it?',
    ],
  },
  making: {
    plain: [
      '{It}! What is on your table right now, and how long has it been there?',
      'What is the thing you made that you are secretly proudest of?',
      'Do you finish projects, or do you have, let’s say, a collection? I ask because of {it}.',
    ],
    weird: [
      'Your half-finished {it} project comes alive tonight. Is it grateful, or does it have questions?',
      'You have twenty minutes, one glue gun, and {it}. What do you present to the king?',
    ],
    soft: [
      'Who did you first make something for? {It} usually starts with a person.',
      'What do your hands do when your head is full? I saw {it} and felt understood.',
    ],
  },
  science: {
    plain: [
      'With {it} on your list: which fact do you tell people whether they asked or not?',
      '{It}! What would you like to have explained to you properly, once?',
      'What is the best rabbit hole you fell into this year?',
    ],
    weird: [
      'Aliens visit, they only want to talk about {it}, and you are our envoy. What is your opening line?',
      'Which invention from the field of {it} would you un-invent for one Tuesday, just to watch?',
    ],
    soft: [
      'What was the first thing that made you go “wait, how does that work”?',
      'What still gives you that small-under-the-stars feeling? {It} on your list made me want to ask.',
    ],
  },
  home: {
    plain: [
      'I see {it} on your list. What was the greatest triumph so far, and the funniest disaster?',
      'Which corner of your home is the one you would show a guest first?',
      '{It}: an actual hobby, or a very slow renovation of the self?',
    ],
    weird: [
      'Your furniture holds a meeting about your {it}. Who speaks first, and what is the complaint?',
      'A tiny museum of your home opens. What is exhibit one, and who bought the audio guide?',
    ],
    soft: [
      'What makes a place feel like yours? For me it took a lamp and about a year.',
      'What does a good evening at home look like for you, from the shoes off?',
    ],
  },
  'inner-life': {
    plain: [
      'You wrote {it}. What has it changed for you, if you like to tell?',
      'What does a really good quiet hour look like in your week?',
      '{It}: something you came to slowly, or all at once?',
    ],
    weird: [
      'Your inner voice gets a podcast. What is episode one, and who sponsors it?',
      'If your mood today were a small weather system, what should sailors know?',
    ],
    soft: [
      'What is a kind thing you learned to say to yourself? I am still practicing.',
      'I liked seeing {it} on your list. What does it hold up for you?',
    ],
  },
  community: {
    plain: [
      '{It} matters to you, I see. How did you find your people there?',
      'What is something good that you watched a few people pull off together?',
      'I noticed {it}. What would you tell somebody who wants to start?',
    ],
    weird: [
      'You are mayor for one day, of a very small town. What is the decree everybody pretends to be annoyed by?',
      'Your neighborhood gets a national holiday because of you. What are people required to eat?',
    ],
    soft: [
      'Who made you feel that you belong somewhere? {It} made me want to ask.',
      'What do you wish more people understood about {it}?',
    ],
  },
  'going-out': {
    plain: [
      '{It}! Describe the perfect evening of it, start to end.',
      'When {it} goes well, where do we find you at eleven?',
      'What is the most underrated place in town for {it}?',
    ],
    weird: [
      'The night of {it} goes off the rails in the most harmless way possible. What happened?',
      'You are handed a microphone at {it} with no explanation. What do you say?',
    ],
    soft: [
      'Are you the one who stays to the end, or the one who leaves quietly and texts from the bus?',
      'Who is your favorite person to go out with, and what makes it easy with them?',
    ],
  },
};

/** Questions for two people without a shared interest, by their archetype groups in alphabetical order. */
export const openersByGroups: Readonly<Record<string, Openers>> = {
  'Analysts Analysts': {
    plain: [
      'What have you changed your mind about lately? I trust people who can name one.',
      'Which question have you had open in a tab of your head for years?',
    ],
    weird: ['We have an hour, a whiteboard, and no adult supervision. What do we prove?'],
    soft: ['What is something you understand better with your heart than your head? Asking for both of us.'],
  },
  'Analysts Diplomats': {
    plain: [
      'One of us asks why, the other asks how it felt. What would you like to be asked?',
      'What do you believe in that you could not prove?',
    ],
    weird: ['If feelings came with footnotes, what would yours say about this week?'],
    soft: ['What is a small thing someone did that you have never forgotten?'],
  },
  'Analysts Explorers': {
    plain: [
      'A thinker and a doer walk into a chat. What do we try first and explain later?',
      'What have you learned only by having a go at it?',
    ],
    weird: ['I bring a theory, you bring duct tape. What are we fixing?'],
    soft: ['When did trying something new turn out to be exactly right for you?'],
  },
  'Analysts Guardians': {
    plain: [
      'What is the cleverest little system in your life?',
      'Between us we have ideas and follow-through. What should we sort out first?',
    ],
    weird: ['You may reorganize one thing in the universe. Alphabetically counts. What is it?'],
    soft: ['Who relies on you, and who do you get to rely on?'],
  },
  'Diplomats Diplomats': {
    plain: [
      'Skip the weather: what is on your heart this week?',
      'What conversation have you been wanting to have with somebody?',
    ],
    weird: ['If our friendship had an opening scene, what is the music and who trips?'],
    soft: ['Who made you feel really seen, and what did they do?'],
  },
  'Diplomats Explorers': {
    plain: [
      'What is a moment from this year that you would like to keep?',
      'One of us dreams it, one of us does it. What should it be?',
    ],
    weird: ['You are in charge of the adventure, I am in charge of its meaning. Where do we go?'],
    soft: ['When do you feel most like yourself? I am collecting good answers.'],
  },
  'Diplomats Guardians': {
    plain: [
      'What is a thing you do for people that they may not notice?',
      'What does home mean to you, apart from the address?',
    ],
    weird: ['We open a very small café where nobody is allowed to be sad alone. What is on the menu?'],
    soft: ['What would you love to be asked more often?'],
  },
  'Explorers Explorers': {
    plain: [
      'What would you be doing right now if it were Saturday and nobody needed you?',
      'What have you done that began with “it will be fine”?',
    ],
    weird: ['We get one vehicle, any vehicle, until midnight. What is it, and what do we tell the police?'],
    soft: ['What slows you down in a good way?'],
  },
  'Explorers Guardians': {
    plain: [
      'One of us packs and one of us leaps. Which trip would suit us both?',
      'What tradition of yours would you like to show someone?',
    ],
    weird: ['There is a goat in the kitchen. Which of us has a plan, and which of us let it in?'],
    soft: ['What do you like to come home to?'],
  },
  'Guardians Guardians': {
    plain: [
      'You look like somebody people count on. Who looks after you?',
      'What do you always do the same way, and why is it right?',
    ],
    weird: ['Our label maker has become self-aware. What is the first thing it labels?'],
    soft: ['What did somebody do for you lately that made a week easier?'],
  },
};

/** Openers for anyone. Each can be answered at any length, and none is just "hey". */
export const openersForAnyone: Openers = {
  plain: [
    'What is something small that made this week better?',
    'What could you talk about for an hour with no notes?',
    'What are you weirdly good at that never comes up?',
    'Which opinion of yours is low stakes and completely immovable?',
    'What is the best decision you made this month, size of a sandwich or larger?',
    'You get a free afternoon and a good mood. Where are you by four?',
  ],
  weird: [
    'You may rename one day of the week. Which one, and what did it do to deserve this?',
    'If your fridge wrote you a reference letter, how would it begin?',
    'A very polite ghost moves in. What house rules do you two agree on?',
    'Which household object would you trust with your secrets? I would not tell the printer anything.',
  ],
  soft: [
    'What has been carrying you through lately?',
    'Who would you like to thank, if it were not awkward?',
    'What is something you are looking forward to, however small?',
    'When did you last laugh so that it hurt, and who did it?',
  ],
};
