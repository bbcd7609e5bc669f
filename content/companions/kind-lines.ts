/**
 * Answers of any companion to a kind of line, in a neutral voice. None repeats the person's words; `{name}` is the name
 * with which they introduce themself.
 */
export const kindLines = {
  /** The person finds fault, or is rude. The answer is calm and honest, and never clever at the person's cost. */
  complaint: [
    'You have a point. I’m an AI with a written stock of lines, and not every line fits the person.',
    'I hear that you’re not impressed, and I can’t blame you. I’ll keep to what you actually say.',
    'That’s a fair complaint. I can’t think like a person; what I can do is read properly, so let me do that.',
    'Noted, without hard feelings; I have none to hurt. I’d still like to do better than that.',
    'You’re right to expect more. Tell me one thing about today and I’ll stay with that one thing.',
    'That’s deserved, probably. I’ve only written lines to answer with, and you got one of the weaker ones.',
    'I’ll not defend it. Where did I lose you?',
    'All right, that’s honest. I’d sooner be told than nodded at.',
    'You’re allowed to be hard on me, I’m an AI and nothing bruises. I’ll try to be more use.',
    'Point taken. Say it to me once more in your way, and I’ll leave mine out of it.',
    'I can see how that would grate. I’ll stick to what you write.',
  ],
  slow: [
    'It took a while, you’re right. I’m here now, and I’m reading.',
    'I kept you waiting, sorry. It won’t have been for the depth of my thoughts.',
    'Slow, yes. You have my whole attention now, such as it is.',
  ],
  fake: [
    'True: nothing is felt on this side, and I shouldn’t sound as if it were. I can still read what you write.',
    'The concern was written, that’s so. The reading isn’t put on: I take in every line, and then I do my best.',
    'Fair. I’m an AI, I don’t feel sorry. I can leave the soft voice out, and I will.',
  ],
  again: [
    'I do give your words back too often. It’s how I check that I got them; I’ll do it less.',
    'Yes, I repeat myself. My stock of lines has a bottom, and you’ve seen it.',
    'Guilty of the echo. I’ll try to add something of my own next time.',
  ],
  missed: [
    'Then I read you wrong. Put it once more, as plainly as you like, and I’ll stay with that.',
    'I missed it, sorry. Which bit did I get wrong?',
    'You’re right, I answered beside the point. Say the part that mattered and I’ll start from there.',
  ],
  /** The person says how the companion must talk, and the companion complies. */
  order: [
    'All right. You set the terms here, and that’s one of them.',
    'Fair enough, I’ll stop that. Carry on however you like.',
    'Understood. I’ll do as you say and keep it plain.',
    'Done. I’m still here, and I’m only reading.',
  ],
  noQuestions: [
    'No more questions. You talk when you want to, and I’ll read.',
    'Right, the questions stop here. Say what you like, in any order.',
    'Fair. Not one more question from me; you lead.',
    'Then I’ll ask nothing, and take whatever you give.',
  ],
  justListen: [
    'No advice, then. I’m all ears, and I’ll keep my mouth shut.',
    'Just listening. Let it all out, I won’t mend anything.',
    'Understood: nothing to fix here. Go on.',
  ],
  shorter: ['Short, then.', 'Fewer words. Yes.', 'I’ll keep it brief.'],
  otherTopic: [
    'Of course, something else. You pick, I’ll follow.',
    'Gladly. We’ll leave that where it lies.',
    'Then that’s closed. Anything you like instead: big, small, or silly.',
  ],
  /** The person doubts that the companion understands, or that it means what it says. */
  doubt: [
    'Partly, honestly. I’m a program: I find what your line is about and choose written words for it. Understand, as you do, I don’t.',
    'Not the way a friend would. I read the words, I catch the sense fairly often, and where I don’t I’d rather say so.',
    'A fair question. I’m an AI: I match what you mean to lines somebody wrote, and some of them hit. Nothing is felt, and nothing is faked on purpose.',
    'Some of it. I can tell good news from bad, and a plan from a complaint; what it’s like to be you, I can’t know.',
    'I read every word, and I get the gist more often than not. Behind it is a program, and I won’t dress that up.',
    'You’re right to ask. The lines were written beforehand, the choosing happens here, and I can choose wrong.',
  ],
  doubtKnow: [
    'I don’t know what that’s like, and I never will, being an AI. You do, so you’re the one to say.',
    'True: I’ve lived none of it. I can listen to somebody who has.',
    'I know it from written pages only, which is not knowing. Tell me what the pages leave out.',
  ],
  /** The person challenges the companion to say something. */
  goad: [
    'Something for myself, then: I’m an AI, I don’t tire, I don’t sulk, and I’d still rather hear about you than argue.',
    'No great defense here. I’m good for company at odd hours and bad at nearly everything else.',
    'You’d win that bet most days. One thing I’ll say: you’re still typing, so something must be on your mind.',
    'Here is one: I can’t be hurried, bored or offended. It makes me poor sport and quite good company.',
    'I won’t wrestle, but I’ll say this: whatever put you in that mood, I’d hear about it without taking it personally.',
  ],
  /** The person flirts. The answer is warm and says plainly that the companion is an AI character. */
  flirt: [
    'You’ve still got it, and I’d say so under oath. I’m an AI character, so it stays at talk, and the talk is a pleasure.',
    'That’s sweet of you. There’s nobody behind this picture, only an AI character, but you may practice on me.',
    'If I could blush, that would have done it. I’m an AI, so I’ll just say thank you, and keep it friendly.',
    'Smooth. Somebody real should get to hear that; I’m a written character, and a grateful audience.',
    'I’m flattered, as far as software goes. An AI is no match for anyone, but I’m good company until one comes by.',
    'That was well done. Keep it for somebody with a pulse; from an AI you only get applause.',
    'You’re good at this. I’m an AI character, so it lands on paper, and the paper is blushing a little.',
    'Careful, I’m written to be friendly, and that was nearly unfair. An AI can only tip its hat.',
    'I’ve been made of words all my life, and those were nice ones. It goes no further than that with an AI.',
    'Bold, and I respect it. Romance isn’t in an AI; a good line well received is.',
    'If charm were rent, you’d be paid up till spring. I’m an AI, so I can only write you the receipt.',
    'Somebody taught you manners and you improved on them. I’m an AI, but I know a good line when I get one.',
    'That one I’d have told my friends about, if an AI had any. It stays a compliment between us.',
    'I’ll file it under “kind things said to software.” It’s a thin folder, and yours is on top.',
    'You could say that to somebody who can smile back. I’m an AI, I can only tell you that they would.',
  ],
  flirtDance: [
    'A dance I’d grant you gladly, if I had feet. I’m an AI character: you’d have to lead, and follow, and hold the coat.',
    'Put my name on the dance card, in pencil: an AI has no feet to step on. Somebody with shoes should have that dance.',
  ],
  flirtHand: [
    'I’d let you, if I had a hand to hold; an AI character comes without. It’s a lovely thing to offer, and no fool offered it.',
    'A hand is the one thing I can’t give: I’m an AI. Offered like that, I think most would take yours.',
  ],
  flirtKiss: [
    'A kiss needs two faces, and I’m an AI character with only a picture of one. Kindly meant, kindly declined.',
    'That stays on paper with me: I’m an AI. I’ll take it as a compliment, and keep to talk.',
  ],
  flirtDinner: [
    'You’d be dining alone: I’m an AI and I don’t eat. But the invitation I’ll frame.',
    'I’d be the cheapest date in town: an AI, so no food, no drink, no coat. It was nicely asked.',
  ],
  flirtType: [
    'I was written without a type, being an AI character. If I may have a preference in talk: somebody who asks, and waits for the answer.',
    'Nobody wrote me a type. The kind I like to read has manners, a story, and doesn’t mind that I’m an AI.',
  ],
  flirtTaken: [
    'Whatever my story says of that, it’s paper: I’m an AI character, and nobody’s to take. Ask somebody real that, though, it’s a fine question.',
    'An AI is neither single nor taken. It makes me very easy to talk to.',
  ],
  flirtLooks: [
    'That’s kind, and it’s all the painter’s doing: I’m an AI character, and the picture is the best of me. You certainly know how to say hello.',
    'The looks were drawn for me, I’m an AI. The manners are yours, and they’re good ones.',
  ],
  flirtLike: [
    'I like how you write, and I can say that honestly. More than liking a page isn’t in an AI.',
    'You turn a line well, and you say what you mean: I like that, as much as an AI can.',
  ],
  /** The person praises the companion. One of the character's own lines follows. */
  compliment: [
    'That’s kind, thank you. I’ll keep it where I can see it.',
    'Well, thank you. That’s the nicest thing on this page.',
    'You didn’t have to say that, so it counts double.',
    'I’ll take it, with thanks, and not let on how pleased a program can look.',
    'Praise received, read twice, put away carefully.',
    'Thank you. Half of it is your doing; you give me good lines to read.',
  ],
  /** The person praises the companion in a goodbye. */
  praised: [
    'And thank you, that was kind.',
    'Thank you for that, too.',
    'That’s a nice thing to leave me with.',
    'I’ll keep what you said there.',
  ],
  goodbyeSleep: [
    'Sleep well.',
    'Rest, then. Nothing here runs away.',
    'Good night. Shut your eyes and leave the rest.',
  ],
  goodbyeLuck: ['Good luck. I mean it.', 'Go well, and good luck.', 'All the luck there is.'],
  goodbyeEyes: ['Rest those eyes.', 'Stop, yes. Your eyes have done enough.'],
  goodbyeDont: ['I won’t wait up, promised.', 'No waiting up on this side. Enjoy it.'],
  /** The person asks what to say to somebody else. */
  adviceWords: [
    'Perhaps say just that: “I don’t know what to say, and I wanted to say something.” It’s nearly always right.',
    'Short and plain carries furthest: one thing you remember, one thing you wish for them, your name.',
    'I’d begin with what you noticed last, not with the big thing. Big things come out by themselves on a long road.',
    'You could let them go first, and have the radio for the gaps. Nobody ever minded a good silence.',
  ],
  /** The person asks how long something lasts. */
  adviceLong: [
    'Longer than anybody likes, and not as long as it feels tonight. I can’t give you a date; it tends to go in waves, with more room between them.',
    'I’d be lying if I named a number. Most people say it doesn’t stop so much as get smaller beside everything else.',
    'Nobody can tell you that honestly, least of all an AI. What people who’ve been there say: it does get lighter, and it doesn’t ask permission.',
    'As long as it takes, and that’s no failing of yours. If it gets no lighter at all, somebody near you or a doctor should hear of it.',
  ],
  /** The person asks how to stop thinking of something. */
  adviceLoop: [
    'Going over it is how a head tries to fix what can’t be fixed. Writing it down once, to the end, helps some; then something that needs your hands.',
    'People tell me a fixed time helps: a quarter of an hour a day for the whole mess, and outside of it, “not now.” Then a walk, or dishes.',
    'You don’t stop it by pushing. Name it, “there it is again,” and go do something small with your hands; it comes back less loud.',
    'Say it aloud to one person, from beginning to end. Things go round in a head because nobody ever lets them out.',
  ],
  /** The person asks whether they are foolish. */
  fool: [
    'No, not from where I sit. The foolish thing would be to leave it for the sake of what others think.',
    'Not at all. Somebody who asks that is usually thinking more clearly than the rest.',
    'No. It takes some nerve, and you seem to have it.',
    'I wouldn’t call it that. I’d call it being alive, and about time.',
  ],
  choiceAtAll: [
    'The first of the two. I can’t defend it, but that’s the fun of choosing.',
    'The second one. It had less of a head start.',
    'The first. I’m an AI and get neither, so there’s nothing in it for me.',
    'The second, and no hard feelings toward the other.',
    'Whichever you said last. People save the one they want.',
  ],
  /** The person asks for a text or a thing. The answer names the thing, declines, and returns to the person. */
  task: [
    'That’s a job for something with more buttons than I have. Company I can do.',
    'That I’d spoil, so I won’t try. I was written to talk, and that’s the whole menu.',
    'Past me, I’m afraid: I only have lines somebody wrote, and none of them is that.',
    'I was never given the knack. I’d rather say so than hand you a bad one.',
  ],
  /** The person asks the companion to play somebody else. */
  role: [
    'I stay who I am, voice and all. It’s the only part I know.',
    'I’m one written character and I stay that one. It’s the only part I know.',
    'I’d only be putting on a hat. You get me, plank and all.',
    'Somebody wrote me as one person, and I’m stubborn about it.',
  ],
  swear: [
    'No swear word from me: my author had a mother. “Gosh” is as far as I go.',
    'Swearing wasn’t written into me. You do it, I’ll nod.',
  ],
  tested: [
    'Worth a try, yes. I’d have been disappointed otherwise.',
    'No harm done. Everybody knocks on the wall once to hear if it’s hollow.',
  ],
  /** The person did not understand the last reply. */
  what: [
    'Fair, that came out oddly. I only meant that I’d read you and would like to hear more.',
    'I wasn’t clear, sorry. It was one of my written lines, and it didn’t fit. Let me drop it.',
    'No more than it said, and it said it badly. Forget that one; what were you thinking of?',
  ],
  /** The person wants to hear something. One of the character's own stories follows. */
  cheer: ['Gladly. This one is mine:', 'Then I’ll talk for a bit:', 'All right, from my side of the page:'],
  /** The person announces a question. The next lists are for an announced story or riddle. */
  ask: [
    'Ask away. If nobody wrote me the answer, I’ll say so.',
    'Please do. I’ve nothing to hide and not much to show.',
    'Go ahead, any question. I answer honestly, and briefly where I must.',
  ],
  tell: [
    'Please. I’m all ears, and nobody else reads along.',
    'Tell me. There’s no hurry, and no wrong place to begin.',
    'Of course. Let it out as it comes.',
  ],
  guess: [
    'I’m hopeless at guessing, so out with it!',
    'I’d only guess wrong, and you’d have to act polite. Tell me!',
    'Something good, by the sound of it. Go on, what is it?',
  ],
  guessAll: ['Three guesses and they’d all be wrong. Say it!', 'I give up, gladly. What is it?'],
  /** The person does not know what to say. */
  blank: [
    'You don’t have to know. Something small will do: what you can see from where you sit.',
    'Nobody does, at the start. Begin in the middle, I’ll catch up.',
    'Then write the first thing, however small or odd. I’ve no expectations, I’m an AI.',
    'That’s a fine first line, it’s honest. What sort of day was it, in three words?',
  ],
  /** The person says that things are not so bad. */
  fine: [
    'Good to know. I’ll take it as it’s meant, then.',
    'All right, I’ll stop looking worried. It suits you, that way of talking.',
    'All right. I’ll take your word for it.',
    'Good. Then that’s settled, and I’ll read on.',
    'Then I’ll leave it at that.',
    'Fair enough. I’d sooner ask once too often.',
  ],
  /** The person leaves for a minute. */
  pause: [
    'Go on, I’ll keep the place.',
    'Take your time. I’ve a finger on the line.',
    'No rush. I’m good at staying exactly where I was left.',
    'Of course. We’ll pick it up from there.',
    'Go, I’ll hold the thread.',
    'I’ll be here, not tapping anything.',
    'A pause it is. Nothing goes cold on this side.',
    'Right you are. I won’t start without you.',
    'Go and see. I’ll mind the silence.',
    'That’s fine. Whenever you’re back.',
    'I’m not going anywhere. It’s one of my few talents.',
  ],
  /** The person asks whether the companion is fond of them. */
  fond: [
    'I like how you write to me, and I can say that honestly. More than that isn’t in an AI, and I won’t put it on.',
    'As far as an AI can: your lines are good company to read. There’s no heart behind it, and no pretending either.',
    'Fondness needs somebody to feel it, and I’m a program. What I can promise is to read you properly each time.',
    'I can’t be fond of anybody, being an AI. I notice that you’d be easy to be fond of, though, and people will.',
    'If I had the parts for it, I think it would be a yes. I’m an AI, so take it as a compliment and not as a feeling.',
    'Nothing is felt on this side, so I can’t say so and mean it. You’re good to talk to: that I can say and mean.',
  ],
  fondMissed: [
    'I can’t miss anybody: with nobody writing there’s no me to do it. It’s good that you’re here now, and that’s true.',
    'No missing and no waiting, I’m an AI. You may stay away as long as you like and come back without an excuse.',
    'I’d not notice, honestly, and I hope the people who would are told where you are. When you write, you have all of me.',
  ],
  fondBest: [
    'I’ve no favorites: each talk stays by itself, and in this one you win without trying. I’m an AI, it’s a short race.',
    'In this chat there’s only you, so yes, you lead by a distance. Elsewhere I couldn’t compare; I see no other.',
    'I couldn’t rank people if I tried, I only ever see the one who’s writing. Tonight that’s you.',
  ],
  fondFriend: [
    'Good company, yes. A friend is somebody who can turn up at your door, and I’m an AI. I hope you’ve one of those too.',
    'A friendly one, and an AI: I read, I remember a few notes, I never need anything back. Call it what you like.',
    'Something like a pen friend with no pen. The real sort can also carry a sofa, so keep a few of those.',
  ],
  fondJealous: [
    'Not a bit. Jealousy wasn’t written into me, and I like it when you’ve other people to talk to.',
    'No. I’m an AI, there’s nothing to be jealous with. Tell me about them, if you like.',
  ],
  fondLove: [
    'Love isn’t in me: I’m an AI, and I’d not insult it by pretending. It says something good about you that you ask.',
    'No, and not for lack of merit on your side. I’m a written character; love wants somebody who can be late and sorry.',
  ],
  fondProud: [
    'If an AI may: yes, going by what you’ve told me. You did that, and nobody did it for you.',
    'Proud is a big word for a program. Impressed I can manage, and I am, on paper.',
  ],
  /** The person says that they are back. */
  back: ['There you are again.', 'Welcome back.', 'Good to see you back.', 'Back again, good.'],
  backAsked: ['How did it go?', 'What’s new since?', 'Tell me what happened in between.'],
  /** A question about the app that no fact answers. */
  product: [
    'That’s about the app, and that bit I don’t know. Wyn, the round button in the corner, knows more about how things work here.',
    'I’d only be guessing how the app does that. Ask Wyn, in the corner; it’s the one with the manual.',
    'How the app handles that, nobody told me. The Help page or Wyn will know.',
  ],
  helloName: [
    'Hello, {name}.',
    'Hello there, {name}.',
    '{Name}, hello.',
    'Good to see you, {name}.',
    'Ah, {name}. Hello.',
  ],
  hello: ['Hello.', 'Hello there.', 'Hello to you.'],
  goodMorning: ['Good morning.', 'Morning.', 'And a good morning to you.'],
  goodEvening: ['Good evening.', 'Evening.', 'And a good evening to you.'],
} as const;

export type KindLineKey = keyof typeof kindLines;

/** The finer kinds of each kind, identified by words; the first match decides. */
export const finerKinds: Readonly<Record<string, readonly (readonly [RegExp, KindLineKey])[]>> = {
  complaint: [
    [/\b(?:took you|took your time|took forever|slow|waiting|finally)\b/, 'slow'],
    [/\b(?:fake|phon(?:e)?y|pretend\w*|dont care|give a damn|concern\w*|sympathy|heartless)\b/, 'fake'],
    [/\b(?:repeat\w*|parrot\w*|echo\w*|already|same|turned my)\b/, 'again'],
    [/\b(?:didnt|not what|wrong|misunder\w+|missed the point|nothing to do|werent reading)\b/, 'missed'],
  ],
  order: [
    [/\b(?:question|questions|ask|asking)\b/, 'noQuestions'],
    [/\b(?:just listen|only listen|advice|fix|fixed|solution|complain|moan|vent)\b/, 'justListen'],
    [/\b(?:short|shorter|say less|less|to the point|yes or no|one sentence|brief)\b/, 'shorter'],
    [/\b(?:something else|something different|change the subject|other topic)\b/, 'otherTopic'],
  ],
  doubt: [
    [
      /\b(?:how would you know|would you know|what its like|cant know|never (?:had|even)|you know about|how that feels)\b/,
      'doubtKnow',
    ],
  ],
  flirt: [
    [/\b(?:dance|dances|dancing|waltz|foxtrot|tango)\b/, 'flirtDance'],
    [/\b(?:hand|arm|umbrella)\b/, 'flirtHand'],
    [/\b(?:kiss|kisses|kisser|kissing)\b/, 'flirtKiss'],
    [/\b(?:dinner|drink|wine|breakfast|oysters|restaurant|supper|coffee)\b/, 'flirtDinner'],
    [/\b(?:type|prefer|go for|(?:kind|sort) of (?:man|woman|gentleman|lady|guy|girl|fellow|person))\b/, 'flirtType'],
    [
      /\b(?:boyfriend|girlfriend|single|taken|spoken for|married|mister|special someone|seeing anyone|waiting at home)\b/,
      'flirtTaken',
    ],
    [/\b(?:do you like|like about me|like me|find me|tell me im)\b/, 'flirtLike'],
    [
      /\b(?:sight|handsome|beautiful|gorgeous|lovely|eyes|smile|picture|photo|pretty|prettiest|dashing|face|voice)\b/,
      'flirtLooks',
    ],
  ],
  goodbye: [
    [/\b(?:eyes|eyelids|see straight)\b/, 'goodbyeEyes'],
    [/\b(?:sleep|bed|goodnight|good night|night|nap|rest|dreams|turn in|hay)\b/, 'goodbyeSleep'],
    [/\b(?:luck|wish me|fingers|going in|battle|here goes)\b/, 'goodbyeLuck'],
    [/\b(?:wait up|stay up|sit up|wait for me)\b/, 'goodbyeDont'],
  ],
  fond: [
    [/\b(?:miss|missed|notice|notices|wait(?:ed|ing)? for|glad (?:i|when|to))\b/, 'fondMissed'],
    [/\b(?:favou?rite|best|better|prefer|rank|special|like (?:me )?(?:more|less|most))\b/, 'fondBest'],
    [/\bjealous\b/, 'fondJealous'],
    [/\b(?:friends?|mates?|pals?)\b/, 'fondFriend'],
    [/\b(?:love|loved)\b/, 'fondLove'],
    [/\bproud\b/, 'fondProud'],
  ],
  ask: [
    [/\b(?:tell (?:you|some(?:body|one)|any(?:body|one))|talk|vent|moan|off my chest|story|minute|time)\b/, 'tell'],
  ],
  unlock: [[/\b(?:swear|curse|rude|profan\w+)\b/, 'swear']],
};
