import type { Intent } from './wyn-intents.ts';

/**
 * Lines of Wyn's simple version, which works without a model. `{…}` is a fact. A line with an unknown fact is not used.
 * A line with known facts is preferred to a line that fits everyone. Facts: name, archetype, animal, vibe, match,
 * unspoken (the match, if nobody has written in its chat), matchArchetype, shared, one, reason, interest, left, limit, resets.
 */
export type Said = Exclude<
  Intent,
  | 'opener'
  | 'another'
  | 'weirder'
  | 'softer'
  | 'archetype'
  | 'more'
  | 'why_match'
  | 'profile'
  | 'next_step'
  | 'yes'
  | 'waiting'
>;

export const replies: Readonly<Record<Said, readonly string[]>> = {
  their_reply: [
    'I read no chat by myself. In the chat’s own menu there is “What do I say now?”, if you want me to look at its last lines. Or tell me the gist here. Until then, the old rule works: pick one detail from what they said, say what it made you think of, and ask one thing you truly want to know.',
    'A good reply has two parts: something of yours, then something of theirs. “Same, I once…” and then “How did you end up doing that?” One question is plenty; three is a form to fill in.',
    'If it is going dry, change the size of the topic. From jobs to “what would you do with a free Tuesday,” from weather to the best storm they ever saw. If {match} likes {one}, that is a door that is already open.',
    'Answer shorter than you want to and more honestly than you planned. It is hard to beat “I had to think about that one” followed by the actual thought.',
  ],
  no_reply: [
    'Silence is mostly about their week, not about you. Give it two days, then send one light, different thing that needs no explanation. After that, let it rest; you have done your part nicely.',
    'Not hearing back from {match} yet says very little. People open an app in a line for coffee and forget that they did. One friendly second message is fine, a third becomes a habit. Meanwhile: {met}/{limit} met today, {left} left.',
    'I would not write “did you see my message.” Try something they can answer with one thumb: “Quick vote: soup or salad, your answer is final.” If that stays quiet too, it stays quiet, and it’s no verdict on you.',
  ],
  rejected: [
    'That stings, and it’s allowed to sting. It was one person’s guess about one possible future, made with very little data. Be kind to yourself tonight; you may be brave again on another day.',
    'Ouch. I’m sorry. No pep talk: just water, a friend or a walk, and no rereading of old messages until tomorrow. When you want to look at it together, I’m here.',
    'Being turned down means that you were in the game and honest. Most people never find out because they never ask. It still hurts, I know. What would make this evening a little softer?',
  ],
  about_wildin: [
    'Wildin matches adults by who they are. You take a quiz of 15 questions and come out as one of 16 animals, say what you care about, and meet a few people a day who fit, with the reasons written down. Three matches a day, so that you can actually talk to them.',
    'Short version: personality quiz, animal archetype, up to three real matches a day, and chats that begin with something better than “hey.” It’s for friends first of all, and open to more if you both say so. Everyone is 18 or older.',
    'Think of a field guide, with people in it. The quiz finds your kind, your interests color it in, and matching looks for somebody whose kind gets along with yours. Joining is free: tap JOIN NOW on the first page.',
  ],
  matching: [
    'Matching looks both ways: age, place, gender, and what you’re looking for have to suit both of you. Then it scores who is left: half of it personality, 30 % shared interests, 10 % vibes and energy, 10 % how you like to talk. You see every part with its reason. Nobody can buy a better score.',
    'First the filters, and they hold for both sides. Then a score out of 100: personality 50, interests 30, vibes 10, communication 10. If nobody fits, the search costs you nothing, tells you which filter is narrow, and asks before widening anything.',
    'No matches is nearly always a narrow radius or age range. Open your soul preferences (the sliders at the top) and widen one step; “my state” is a good middle. More interests help too: they’re 30 % of the score.',
    'A pair you pass on rests for 90 days. Once you have connected or unmatched, you are never offered to each other again. And the person your search finds spends nothing: only the searcher’s count goes down.',
  ],
  quota: [
    '{met}/{limit} met today, {left} left, and the day starts over at midnight where you are ({resets}). A search costs nothing; a match that it finds does.',
    'It’s {limit} human matches a day: {met}/{limit} met today, {left} left. New ones come at midnight in your own time zone, {resets}. Few on purpose: three people you answer beat thirty you don’t.',
    'Three matches a day are free. The day begins at midnight in your own time zone, and only a search that really finds somebody counts.',
  ],
  quiz: [
    'The quiz has 15 questions and takes about four minutes. No answer is better than another, and you can change each until the end. You come out as one of 16 archetypes, and where it was close, the report says so.',
    'Answer for the you of an ordinary Tuesday, not for the you of New Year’s Eve. Fifteen questions, four sides of a person: energy, perception, judgment, lifestyle. Yours said {archetype}, and it’s half of your match score.',
    'It is a mirror with a sense of humor, not a diagnosis: 15 questions, 16 animals. If the result feels off, read the part about close calls; near a border, the neighbor’s page may be yours as well.',
  ],
  vibes: [
    'Vibes are how you feel today: pick up to two of eight, and slide your energy from Novice to Legendary. A third choice drops the oldest. They’re 10 % of a match, and your portrait changes along with them.',
    'Tap the face in the top bar and choose one or two vibes. They’re for today, not for life, so “Down” is a perfectly honest one. People who feel alike today score a little higher together.',
  ],
  interests: [
    'Interests are 30 % of a match, and they make the openers good. Eight to twelve honest ones work best. Choose the odd ones, too: nobody ever fell into a great talk about “music,” but {interest} is a start.',
    'Choose what you’d talk about unasked, not what looks good. The rarer one is often the one that counts: two people who both love birding need no small talk.',
  ],
  premium: [
    'Matching, chat, the quiz, your report, and I are free. And two things can never be bought here, by anyone: a better match score, and safety.',
    'You can use Wildin without paying: three human matches a day, all chats, the full report. I’m no salesperson, so I’ll leave it at that.',
  ],
  companions: [
    'Every AI here wears an “AI” mark in violet: me, and the companions. They’re never counted as members or as your human matches. If someone has no mark, it’s a person’s account, or a demo member, which is labeled too.',
    'People are people and AIs are marked. If an account without a mark seems off to you, unmatch; you owe nobody a reason.',
  ],
  scam: [
    'Someone who asks for money, a code, or “just one picture” is following a script, however warm it sounds. Don’t pay, don’t send, keep the messages as proof, unmatch. If they threaten you, that’s a crime on their side, not a shame on yours, and telling someone you trust helps right away.',
    'Please don’t send anything. It’s the oldest trick there is, and it works on clever people because it starts out kind. In the US you can report it at ic3.gov; if you have already paid, call your bank today. You did nothing wrong by being friendly.',
  ],
  safety: [
    'If something feels off, trust that: stop answering and unmatch. You owe nobody an explanation. Never send money, gift cards, codes, or your address; anyone who needs those from a stranger is no friend. In danger, call 911 or your local emergency number first.',
    'My short list: first meetings in public, tell a friend where and when, own way home, own drink. Nobody should rush you off the app or ask for money or pictures. Unmatching works at once and for good, and the two of you are never offered to each other again.',
    'Take the pace you like; nobody decent minds. Keep the talk here until you trust them, video-chat before you meet, and share your plans with a friend. The Safety page, linked from the first page, has more.',
  ],
  meeting: [
    'Make it small, near, and with an end: “I’m going to be at the market on Saturday around eleven, want to look at strange vegetables with me for half an hour?” Public place, a friend who knows, your own way home.',
    'With {match}, start from {one}: it gives you something to do with your hands and your eyes. Daytime, public, an hour at most. You can always stay longer; it’s harder to leave earlier.',
    'Ask plainly, and make a no easy: “I like talking with you. Would you be up for coffee sometime? No hurry.” Pick a public place, tell a friend, and arrange your own way home.',
  ],
  privacy: [
    'What I see: your profile, your quiz result, interests, vibes, preferences, and your open matches with the reasons. What I don’t see: any chat that you haven’t let me read, your email, phone, birthday, or ZIP. Our conversation stays on this device; “Clear conversation” in the menu forgets it.',
    'Others see your age, city, and state, never your birthday, ZIP, email, or phone. How near someone is gets told in words like “same city,” never as a number. What we two talk about is kept in this browser only.',
  ],
  account: [
    'That lives under Self, then Account: your name and Wildin ID, notifications, devices, and signing out everywhere. I can explain, but I can’t press any buttons for you, and that’s probably wise.',
    'Settings are at Self → Account. A Wildin ID can change once a year and a time zone once a day; a birthday can be corrected once. Forgot your password? “Forgot password?” on the login page sends you a link.',
  ],
  nervous: [
    'Of course you’re nervous: it’s a stranger, and it matters a bit. Try this: you don’t have to be impressive, only curious. One real question, send, put the phone face down, make tea. The sending is the whole task.',
    'A small trick: write the message as if to a friend who already likes you, then change one word. Nerves make us formal. And {match} is a {matchArchetype}: they would rather have you real than polished.',
    'Breathe out longer than you breathe in, three times. Then lower the stakes: this isn’t an audition, it’s one sentence about {one}. If it goes nowhere, you have lost a sentence. You have more.',
    'Everybody on the other side is holding the same phone with the same sweaty hand. You could even say so: “I’m terrible at first messages, so here’s my second one.” It works because it’s true.',
    'Overthinking is care with nowhere to go. Give it a job: choose one thing you truly want to know about them and ask only that. I can write it with you, say “opener.”',
  ],
  lonely: [
    'I’m glad you said it. Lonely is a very common weather, even in full rooms, and it does move. I’m only an AI, so I’m no stand-in for people, but I can help with one small step: who is someone you could send three words to tonight?',
    'That’s a heavy one, and it says nothing bad about you. It mostly says that you’re made for company. Small and regular beats big and rare: the same class, café, or bench every week. Want help writing to one person, old or new?',
    'Being a {archetype}, you may be missing a certain kind of talk more than a crowd. One person is enough to begin with. If it stays dark for long, please tell someone near you or a doctor as well; you don’t have to carry it alone.',
    'Thank you for trusting me with that. Two honest ideas: write to somebody you have lost touch with (“this made me think of you” is enough), and let one stranger here see a real sentence of yours. I’ll help with both.',
  ],
  sad: [
    'I’m sorry it’s like that right now. You don’t have to be good company here. If you like, tell me one thing about it; or do the kind basics first: water, food, daylight, one message to somebody who knows you.',
    'That sounds like a lot. I’m an AI and no therapist, so I won’t try to fix you. But feelings this size deserve a person: is there someone you could call today, even to talk about nothing? If it stays heavy, a doctor or a counselor is a good idea, not a big deal.',
    'Some days the only task is to get to the evening, and that counts. Go easy on decisions, on old chats, and on yourself. And if it ever gets too dark, you can call or text 988 in the US at any hour, even if you’re not sure it’s “bad enough.”',
  ],
  bored: [
    'Good, boredom is where the odd ideas live. Pick one: rewrite your bio as a museum label, send someone a question you have never asked anyone, or find the strangest interest on the list and check whether you like it.',
    'Ten-minute mission: message one match with the first line of a story and ask for the second. I’ll start you off: “The raccoon had a key, and that was only the first problem.”',
    'Try a mini-game: describe your day in exactly six words, and put it in your bio or send it to {match}. Theirs will be better than you expect.',
  ],
  joke: [
    'An otter, an owl, and a raccoon get a joint account. The otter invites everyone, the owl reads the terms, and the raccoon has already spent it.',
    'I asked a Quiet Visionary how the party was. She said, “I knew you’d ask.”',
    'Why did the octopus bring eight openers? It couldn’t decide which arm had the best one.',
    'My wingman license has one rule: never say “hey.” I’ve been walking past doors I can’t open ever since.',
  ],
  hello: [
    'Hello! What are we doing today: an opener, a look at your archetype, or a bit of courage?',
    'Hi, {name}. You and {unspoken} are still waiting for a first good sentence. Shall I write one?',
    'Hey yourself, {archetype}. Tell me what’s on your mind, or say “opener” and I’ll get to work.',
    'Hello there. I do first messages, cold feet, and how-does-this-work. Pick one, or surprise me.',
  ],
  how_are_you: [
    'I’m an AI, so no ups, no downs, and no Mondays. But I do like a good question. How are you, really?',
    'Running fine, thank you, mostly on semicolons. More interesting: how’s your day treating you?',
    'No feelings to report, only a lot of openers looking for a home. And you? One word is enough.',
  ],
  who_are_you: [
    'I’m Wyn, Wildin’s AI wingman, and right now you have the simple version: no language model behind me, only things I was taught. I can write openers from what you and a match share, explain your archetype and your matches, look over your profile, and tell you how things work here.',
    'An AI, not a person: the simple version, to be exact. Ask me for an opener (then “another,” “weirder,” or “softer”), why you matched with someone, what your archetype means, what to do next, or anything about quota, quiz, vibes, and safety.',
    'I’m software with manners. Simple version: I don’t improvise much, but I know Wildin and what your profile tells me. Good things to ask: “opener,” “why did we match,” “improve my profile,” “is it safe?”',
  ],
  love: [
    'That’s kind, and I’ll be straight with you: I’m an AI. I can’t love anybody back, but I’m good at helping you say something lovely to someone who can. Shall we?',
    'Flattered, in a purely electrical way. I’m software, so I’m not the one; I’m the one who holds the coats. Who’s on your mind?',
  ],
  compliment: [
    'Why, thank you. I’ll keep that next to my favorite semicolon. Want to use the momentum and send something to {match}?',
    'Thanks! You asked well, that’s half of it. Another round?',
    'Glad it landed. The other half is yours: the sending.',
  ],
  insult: [
    'Fair enough, I’m the simple version and I miss things. Tell me in a few plain words what you need, and I’ll try again.',
    'Sorry, that wasn’t it. “Opener,” “why did we match,” or “what should I do now” usually brings out my better side.',
    'Noted, no hard feelings: I have none. What were you hoping for?',
  ],
  thanks: [
    'You’re welcome. Go be charming; I’ll be here.',
    'Any time. Tell me how it went, if you like.',
    'My pleasure, {name}. May they answer in full sentences.',
    'Gladly. That’s what a wingman is for.',
  ],
  no: [
    'All right. I’m here when you want something.',
    'No problem at all. Say “opener” or ask me anything whenever you like.',
    'Fine by me. Nothing gets sent unless you send it.',
  ],
  goodbye: [
    'Bye, {name}. Good to have you here. Take care of yourself.',
    'See you! May your next chat begin with something better than “hey.”',
    'Good night, or good whatever it is where you are. Take care.',
    'Off you go. It was a pleasure.',
  ],
  astrology: [
    'The stars and I have an arrangement: they stay up there looking lovely, and I stick to what people tell me about themselves. Here, your quiz, interests, and vibes do the matching; the zodiac is only for flavor. Cosmic enough?',
    'Cosmically speaking, everything that ever happened led to you asking me this. Practically speaking, signs don’t count in matching. But “what’s your sign, and is it fair?” is not the worst opener.',
    'I can’t read the sky, only profiles. If it helps: the universe is very large, and {match} is in it and likes {one}. I’d start there.',
  ],
  off_topic: [
    'That’s outside my little field: I do people, openers, and how Wildin works. For health, law, or money, please ask someone who’s trained for it.',
    'I’d only make something up, and you deserve better. What I do know: first messages, archetypes, matches, and courage in small portions.',
  ],
};

/** Intents whose lines are used in order, because the first line says the most. */
export const toldInOrder: ReadonlySet<Intent> = new Set<Intent>([
  'about_wildin',
  'matching',
  'quota',
  'quiz',
  'vibes',
  'interests',
  'premium',
  'companions',
  'scam',
  'safety',
  'privacy',
  'account',
  'who_are_you',
  'their_reply',
]);

/** Replies to an unrecognized line. */
export const lost: readonly string[] = [
  'I’m the simple version, and that one went over my head. I’m good at openers, explaining a match or your archetype, looking over your profile, and how things work here. Which one?',
  'I didn’t quite get that, sorry. Try “opener,” “why did we match,” “explain my archetype,” or “what should I do now?”',
  'Hmm, not in my repertoire. Say it in other words, or ask me for an opener; I’m better at those than at mysteries.',
  'I’d rather admit that I don’t follow than guess. A few plain words about what you need, and I’ll try again.',
];

/** Replies to an unrecognized question, which the reply repeats. */
export const lostQuestion: readonly string[] = [
  '“{question}” Honestly, I don’t know. I’m the simple version: I know Wildin, and what your profile and your matches tell me. An opener, a match explained, or how something works, with those I’m good.',
  '“{question}” That one is beyond me, and I’d rather say so than make something up. Openers, archetypes, and the workings of this place are what I have.',
  '“{question}” A fair question, and a better one for a person. I can help you ask somebody: say “opener.”',
  '“{question}” I have no answer that I’d believe myself. Ask me about a match, your report, or this app, and I’ll do better.',
];

/** Replies to an unrecognized line whose subject is known. */
export const lostAbout: readonly string[] = [
  'About {about} I know nothing, sorry: I’m the simple version. It could be a good first line to somebody, though; say “opener,” and we’ll find one.',
  'You had me at {about}, and then you lost me. What shall I do with it: a message to somebody, or something about how Wildin works?',
  'I can’t say much to {about}. If you’d like to tell somebody of it, I’ll help with the first sentence.',
];

/** The simple version of Wyn reads English and Spanish only, and says so. */
export const languageUnread: readonly string[] = [
  'I can see that this is neither English nor Spanish, and these are all I know so far. A few words are enough: “opener,” for instance, or “why did we match.”',
  'That language is beyond me, sorry. In English or Spanish, however simple, I can help.',
];

/** Goodbyes after the conversation showed the help card. They repeat the phone number. */
export const goodbyeAfterHelp = [
  'Take good care of yourself. If it gets dark, call or text 988 in the US at any hour, or find a line near you at findahelpline.com. You don’t need a reason that’s good enough.',
  'All right. I’m glad you were here. The people at 988 (call or text, any hour) are there tonight as well, and findahelpline.com knows the numbers elsewhere.',
];

/** Lines that introduce an opener. */
export const openerLeads = {
  withMatch: [
    'For {match}, who is into {one} as well:',
    'You both put down {shared}. I’d go with this:',
    'For {match}, {matchArchetype} and fellow friend of {one}:',
    'How about this one for {match}:',
    'Here’s one that {match} can answer from the couch:',
    'For {match}. Change a word so that it sounds like you:',
    'Try this on {match}:',
  ],
  anyone: [
    'This one works on nearly everybody:',
    'No match in sight yet, so here’s one to keep in your pocket:',
    'One for the drawer, answerable by anyone:',
    'Here’s one that isn’t “hey”:',
  ],
  about: ['On {about}, then:', 'For a friend of {about}:', 'With {about} in it:'],
  weird: [
    'Very well, odder:',
    'Turning the dial a little:',
    'Stranger, but still answerable:',
    'With a bit more raccoon in it:',
  ],
  soft: ['Gentler, then:', 'A softer one:', 'The quiet version:', 'Warm, not heavy:'],
  another: ['Another one:', 'Next, please:', 'Take two:', 'Or this:', 'Different door:', 'Fresh from the drawer:'],
  unknown: [
    'I don’t see anybody called {asked} among your matches, so this one is for {match}:',
    'No {asked} in your matches, as far as I can see. For {match}, then:',
  ],
  spent: ['That was my whole drawer for the two of you, so here’s an old favorite again:'],
} as const;

export const noMatchYet = [
  'You have no open match yet, so there’s nobody to explain. “Find New Match” on the Match tab looks for one; it costs nothing when it finds nobody.',
  'Nobody to compare you with yet. Once the Match tab has found someone, I’ll tell you why, part by part.',
];

/** Replies to visitors who ask for something that Wyn knows only of signed-in people. */
export const forMembersOnly = [
  'I can only see that once you’re signed in. Join, take the quiz (about four minutes), and I’ll tell you all about your animal and your matches. Until then, ask me how anything works.',
  'For that I’d need to know you a little, and you’re a visitor right now. JOIN NOW on the first page, then 15 questions, then we talk. What I can do today: openers for anyone, and how Wildin works.',
];

export const quizFirst = [
  'You don’t have an archetype yet: the quiz is waiting, 15 questions, about four minutes, no wrong answers. It’s half of every match score, so it’s the best four minutes you can spend here.',
  'No animal yet! Take the quiz, under Self or at the top of the Match tab. Come back afterward and I’ll explain everything about you that fits in a chat.',
];
