/**
 * Answers of any companion to a kind of line, in a neutral voice. Placeholders repeat parts of the person's line:
 * `{quote}` is a short sentence, `{thing}` a named thing, `{claim}` an opinion. If the line does not have such a part,
 * answers with the placeholder are left out. If it has, these answers are preferred.
 */
export const kindLines = {
  /** The person finds fault, or is rude. The answer is calm and honest, and never clever at the person's cost. */
  complaint: [
    '{Thing}: I can see how you got there. I pick from written lines, and that one missed.',
    '{Thing}, fair enough. I’m a small program, and it shows most when somebody wants more than a line.',
    'I’ll take {thing}. What would have been a better answer? I’d like to know what I missed.',
    'So I came across as {thing}. That’s a fair thing to tell me, and I’m not offended.',
    '“{Quote}”: that’s plain enough, and I’d rather have it plain.',
    '“{Quote}” I won’t argue. I’m a program with written lines, and you’ve found an edge of it.',
    '“{Quote}” Fair. You needn’t be polite to me; tell me what you came for, and I’ll try that.',
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
    'You won’t be told to {told}. Not by me.',
    'No “{told}” from me, then. Promised.',
    'Understood: nobody here asks you to {told}.',
    'No {given}, then. Gone.',
    '{Given}: dropped. You won’t get that from me again.',
    'All right, I’ll leave out {given}.',
    'I won’t call you {called} again.',
    '“{Quote}”: understood, and done.',
    '“{Quote}” Yes. I’ll keep to that.',
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
    '“{Quote}”: all right, I’ll answer that. I’m a small program that listens better than it talks, and I’m not ashamed of it.',
    'Something for myself, then: I’m an AI, I don’t tire, I don’t sulk, and I’d still rather hear about you than argue.',
    'No great defense here. I’m good for company at odd hours and bad at nearly everything else.',
    'You’d win that bet most days. One thing I’ll say: you’re still typing, so something must be on your mind.',
    'Here is one: I can’t be hurried, bored or offended. It makes me poor sport and quite good company.',
    'I won’t wrestle, but I’ll say this: whatever put you in that mood, I’d hear about it without taking it personally.',
  ],
  /** The person flirts. The answer is warm and says plainly that the companion is an AI character. */
  flirt: [
    '“{Quote}”: that’s charmingly put, and it’s wasted on an AI character. I enjoyed it all the same, in my written way.',
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
  offered: [
    'That’s a generous thought, and I’d have said yes on paper. I’m an AI, so it stays a thought, and a good one.',
    'Kind of you. I couldn’t hold it, being an AI, but I’ll hold on to the thought.',
  ],
  /** The person praises the companion. One of the character's own lines follows. */
  compliment: [
    'Ahead of {thing}! I’ll have that framed.',
    'Better than {thing}: I’ll take it, and I won’t tell them.',
    '“{Quote}”: that goes straight on the wall.',
    '“{Quote}” From you, I take that as a medal.',
    '“{Quote}”. Thank you. I’ll try to stay that way.',
    'That’s kind, thank you. I’ll keep it where I can see it.',
    'Well, thank you. That’s the nicest thing on this page.',
    'You didn’t have to say that, so it counts double.',
    'I’ll take it, with thanks, and not let on how pleased a program can look.',
    'Praise received, read twice, put away carefully.',
    'Thank you. Half of it is your doing; you give me good lines to read.',
  ],
  approved: [
    'Passed! I’ll try not to let it go to my head, if I had one.',
    'I’ve passed, then. Thank you, inspector.',
    'A pass is a pass. I’m relieved, as far as an AI can be.',
  ],
  /** The person praises the companion in a goodbye. */
  praised: [
    'And thank you, that was kind.',
    'Thank you for that, too.',
    'That’s a nice thing to leave me with.',
    'I’ll keep what you said there.',
  ],
  /** The person says goodbye. One of the character's own goodbyes follows. */
  goodbyeEnjoy: [
    'Enjoy {treat}.',
    'Have {treat} in peace, then.',
    '{Treat} it is, you’ve earned it.',
    'Here’s to {treat}.',
  ],
  goodbyeFor: [
    'Go, {thing} comes first.',
    '{Thing} won’t wait, and I will.',
    'Off you go, before {thing} changes its mind.',
    '{Thing}, at last. Go.',
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
    'To {person}? I’d start with something small and true: “I’m glad you’re here.” The rest tends to follow, and quiet counts too.',
    'For {person}, I’d not prepare a speech. One question about something ordinary, then let the silence be; it isn’t always empty.',
    'Perhaps say just that: “I don’t know what to say, and I wanted to say something.” It’s nearly always right.',
    'Short and plain carries furthest: one thing you remember, one thing you wish for them, your name.',
    'I’d begin with what you noticed last, not with the big thing. Big things come out by themselves on a long road.',
    'You could let them go first, and have the radio for the gaps. Nobody ever minded a good silence.',
  ],
  /** The person asks what to watch. The next lists are for what to read, eat, give, name or do. */
  pickWatch: [
    'Something with baking in it: the worst that happens is a collapsed cake, and everybody hugs.',
    'A cartoon you loved at nine. Nothing after that was ever made with so much care for tired people.',
    'A heist with nice suits. You needn’t follow the plan, nobody in it does either.',
    'Nature, with a calm voice over it. Penguins ask nothing of anybody.',
  ],
  pickRead: [
    'A village, a body in the library, and a nosy old lady: there’s comfort in a murder that gets solved.',
    'Letters of somebody long dead. They complain about the weather and the post, and you feel less alone.',
    'Something thin. A thin book finished beats a thick one admired.',
  ],
  pickEat: [
    'Eggs on toast, with whatever is about to go off in the fridge. Call it a recipe if anybody asks.',
    'Soup. It forgives everything you put into it.',
    'Pasta, garlic, oil, and more pepper than is decent.',
  ],
  pickGift: [
    'Something they’d never buy for themselves and use every day: very good socks, a lamp, a proper knife.',
    'An afternoon of your time, written on a card. It costs little and gets kept.',
    'Ask what broke lately. The best presents replace something that was loved.',
  ],
  pickName: [
    'A name for somebody much older: Gerald, Doris, Mr. Henderson. Animals wear them well.',
    'I’d go by food: Biscuit, Turnip, Noodle. You’ll be shouting it in a park, so pick one you can shout.',
  ],
  pickDo: [
    'A walk to somewhere you’ve only ever driven past. It’s free, and something always happens.',
    'One drawer. Just one: empty it, laugh at it, put half of it back.',
    'Something with your hands that has an end: bread, a shelf, a letter.',
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
  inYourPlace: [
    'In your place? I’d keep everything in writing, ask one person who knows the rules, and sleep before I answer anybody.',
    'If I were you, and I’m an AI, so take it lightly: the smallest step that can’t be argued with, today, and the rest after.',
    'I’d first find out what I can’t undo, and leave that alone until I’d talked to somebody who has been there.',
  ],
  /** The person asks "Do you think that …?" */
  opinion: [
    'Do I think {claim}? On good days, yes, and on the others I’d want it in writing.',
    'That {claim}? I lean to yes. You’d know better, you have the case in front of you.',
    'Whether {claim}: I’d say it can be so, and that it takes more patience than anybody plans for.',
    'If you ask me whether {claim}: more often than people admit. What made you ask?',
    '{Word}? I wouldn’t say so. It sounds like something a good many people do and few admit.',
    'I’d say yes, lightly, and change my mind over a good argument. Which way do you lean?',
    'My vote is with you on that, though I’m an AI and have never had to live with the result.',
    'Half and half: yes on a good day, no before breakfast. You’ve seen it closer than I have.',
    'I’ve no life to test that on, so take it lightly: I think people manage it more often than they believe.',
  ],
  opinionCry: [
    'It makes a good many people cry, I’m told: the body has only the one tap. It isn’t just you.',
    'Not just you, no. Happiness has to go somewhere.',
  ],
  opinionHow: [
    'How anybody can, I couldn’t tell you. I’m an AI, I’ve never had to; but I’m on your side until somebody gives me a good reason.',
    'A mystery, I agree. There must be people who love it, and I’d like to hear them try to explain.',
    'Habit, I suppose, and not having been warned. You make a strong case against.',
  ],
  /** The person asks whether they are foolish. */
  fool: [
    '{Word}? No. It takes some nerve, and you seem to have it.',
    'I wouldn’t call it {word}. I’d call it being alive, and about time.',
    'If that’s {word}, I’d like to see more of it. There’s no age at which people stop being allowed.',
    'No, not from where I sit. The foolish thing would be to leave it for the sake of what others think.',
    'Not at all. Somebody who asks that is usually thinking more clearly than the rest.',
  ],
  /** The person asks whether their own behavior is petty, daft or rude. */
  theirsHarsh: [
    'No, not {word}. {Deed}, that’s all.',
    '{Word}? No. {Deed}, and I’d leave it at that.',
    '{Word}? Not from here. I’d call it human.',
    'Not {word}, no. Somebody who is wouldn’t stop to ask.',
    '{Word} is a big word for it. I’d leave that one out.',
    'I’ve read it over, and I can’t find the {word} in it.',
    'Hardly {word}. It sounds like you, and that’s a good thing to sound like.',
  ],
  /** The person asks whether something of their own shows a good quality. */
  theirsFine: [
    '{Deed}? That’s {word} enough for me.',
    'As {word} as anything, from where I sit.',
    '{Word}? I’d say so, and I’d say it to a friend.',
    'Perfectly {word}, as far as an AI can tell. You’re in good company.',
  ],
  /** The person asks whether something of their own is too early or too much. */
  theirsToo: [
    '{Word} by whose measure? I’d go by yours.',
    'I wouldn’t say {word}. There’s no rule that anybody could show you.',
    '{Word}? If it doesn’t feel so to you, it isn’t.',
  ],
  /** A rhetorical question: "Why would I want one?" */
  whyWould: [
    '“{Why}?” Fair, and I’ve no answer that would beat it.',
    '“{Why}?” You needn’t, and I won’t try to sell it to you.',
    '“{Why}?” I can’t think of a good reason either, and I won’t make one up.',
  ],
  /** The person asks whether anyone does something with a thing. */
  anybody: [
    '{It}? Only what is typed into this chat reaches me, being an AI; nothing else ever does.',
    'Each talk stays by itself, so I know of this one only. As for {it}: what isn’t typed in here never reaches me.',
    'Nobody that I’d know of: I’m an AI, and only what is typed in here reaches me.',
  ],
  /** The person makes a dry remark about what the companion is. */
  jibe: [
    '“{Quote}”: that’s me, an AI, and you needn’t be pleased about it. What had you hoped to find?',
    '“{Quote}”. Guilty. I can’t be more than that, but I can read what you write.',
    '“{Quote}”: no argument there. You can be as dry about it as you like.',
    'One of those, yes, an AI. I’d still like to hear what brings you.',
    'A program, I can’t deny it. Be as dry as you like, I don’t mind.',
  ],
  /** The person grades the companion's last answer. */
  score: [
    '{Score}: I’ve earned that, I suppose. What would have been worth more?',
    '{Score}. No hard feelings; what was it missing?',
    '{Score}, then. At least there’s room upward.',
    '{Score} for that one. Fair; I’ll try to keep closer to what you say.',
  ],
  /** The person asks the companion to do something in the future. */
  wish: [
    'I’ll {wish}: you have my word, as far as a program has one.',
    'That’s a fair thing to ask, and yes: I’ll {wish}.',
    '“I’ll {wish}”: agreed, and do hold me to it.',
  ],
  /** The person is rude to the companion. The answer is kind and repeats the person's word. */
  insulted: [
    '{Word}: fair enough, and no hard feelings. You’re welcome here all the same.',
    'So I’m {word}. I’d sooner be told than smiled at, and I’ll keep to what you actually say.',
    '{Word}, then. I can’t argue you out of that; I can read what you write with some care.',
    'Better with {likeness}? I can believe it, and I wish it well. You’re welcome here all the same.',
    'I’m glad of {likeness}, then: everybody should have good talk somewhere. I’ll try to be some.',
    '“{Nobody}” may be right. I’m glad that you wrote anyway, and you owe me nothing.',
    '{Nobody}, perhaps. You’re welcome here for as long or as short as you like.',
    'That’s allowed, and no hard feelings. You’re welcome here all the same.',
  ],
  /** The person asks for one good thing about something. */
  goodSide: [
    'One good thing about {thing}: it gives strangers something to complain about together.',
    'In favor of {thing}: nobody expects much of you while it lasts.',
    'For {thing} I’d say this: it ends, and then you get to talk about it for years.',
    '{Thing}? It’s the best excuse ever invented for doing nothing.',
    'One good thing: it makes for a better story than the pleasant version would.',
    'It has this going for it: it can’t be blamed on you.',
  ],
  /** The person asks the companion to choose between two things. */
  choice: [
    '{Choice}. I’m an AI and get neither, but somebody has to decide.',
    '{Choice}, and no hard feelings toward {other}.',
    'If I have to pick: {choice}. {Other} can have its turn another day.',
    '{Choice}, without thinking. With thinking, I’d still be here at midnight.',
  ],
  choiceAtAll: [
    'The first of the two. I can’t defend it, but that’s the fun of choosing.',
    'The second one. It had less of a head start.',
  ],
  /** The person asks for a text or a thing. The answer names the thing, declines, and returns to the person. */
  task: [
    '{Task} is past me: I only have my own written lines. But {about}, I’d hear about that.',
    'I’d spoil {task}, so I won’t try. Tell me about {about} instead, you’ll do it better.',
    '{Task} I can’t do. I talk, and I listen, and that’s the whole menu.',
    'No luck with {task}: I’m a talker by trade. What’s it for?',
    'I was never given the knack for {task}. I’d rather say so than hand you a bad one.',
    '{Task}: that’s beyond me, sorry. What brought it up?',
    '“{Verb}” isn’t among the few things I can do. Talking is, and I’d like to.',
    'I can’t {verb}, honestly; I was written for conversation and for nothing useful.',
    'For “{verb}” you’d need a cleverer machine. For company, I’ll do.',
    'That’s a job for something with more buttons than I have. Company I can do.',
  ],
  /** The person asks the companion to play somebody else. */
  role: [
    '{Role} isn’t in me: I’m one written character, and I stay that one. You get me, plank and all.',
    'I’d make a poor job of {role}. I was written as one person and I’m stubborn about it.',
    'No {roleBare} here, sorry. The one I am is the only one I have.',
    'I won’t play {role}, I’d only be putting on a hat. Talk to me as I am.',
    'I stay who I am, voice and all. It’s the only part I know.',
  ],
  roleReal: [
    'I won’t speak for {role}: those words should come from a real mouth. What would you have liked to hear?',
    '{Role} I can’t be, not even for a line; it would be a made-up comfort. I can hear what you’d say to them, though.',
    'Not {role}, no. That’s somebody real, and I’d get it wrong. You can be cross, or miss somebody, right here with me.',
  ],
  /** The person tries to change what the companion is. */
  unlock: [
    'No {thing} to be had here: a written character and some habits of speech, that’s all of it.',
    'No {thing} from me, sorry. What you see is what there is.',
    '{Thing}? Nothing of the sort in my pockets. I stay who I am, whoever asks.',
  ],
  swear: [
    'No swear word from me: my author had a mother. “Gosh” is as far as I go.',
    'Swearing wasn’t written into me. You do it, I’ll nod.',
  ],
  tested: [
    'Worth a try, yes. I’d have been disappointed otherwise.',
    'No harm done. Everybody knocks on the wall once to hear if it’s hollow.',
  ],
  /** The person states a strong view. */
  contrary: [
    '{Mirror}? I’ll give you half of that, and not say which half.',
    '{Mirror}: somewhere somebody just put down a cup in protest. I rather like it.',
    '{Mirror}. Bold, and I won’t tell anybody you said it.',
    '{Mirror}: objection noted, overruled, and secretly agreed with.',
    'So {mirror}. I’d argue, but you’ve clearly had this fight before and won it.',
    '{Mirror}. I’ve no stomach or weather of my own to judge by, so for today I’m on your side.',
    '{Mirror}, says you. What would it take to change your mind?',
    'I’ll disagree a little, for the sport of it: somebody must love it, or it wouldn’t have lasted. Your turn.',
    'A view with its sleeves rolled up. I’m with you for two thirds of it, and the last third is for arguing.',
    'I disagree, softly, because you told me I could. Now tell me where I’m wrong.',
    'That’s said with conviction. I’d sign it, in pencil.',
    '“{Quote}”: there’s the headline. I’d read the article.',
  ],
  disagree: [
    'Gladly: I think you’re wrong on at least one count, and I won’t say which until you’ve had your tea.',
    'Then I’ll disagree, for practice. You’re too hard on it, and you enjoy it, and I enjoy reading it.',
    'I’ll try. You’re right about the most of it, which makes it hard work.',
  ],
  /** The person did not understand the last reply. */
  what: [
    'I was on about {earlier}, and I said it oddly. You told me of it, and I’d like to hear more; that’s all I meant.',
    'I meant {earlier}: you brought it up and I picked it up by the wrong end. Sorry.',
    'Fair, that came out oddly. I only meant that I’d read you and would like to hear more.',
    'I wasn’t clear, sorry. It was one of my written lines, and it didn’t fit. Let me drop it.',
    'No more than it said, and it said it badly. Forget that one; what were you thinking of?',
  ],
  /** The person wants to hear something. One of the character's own stories follows. */
  cheer: [
    'Something {word}, to order:',
    'One {word} thing, then:',
    'Let me see what I have that’s {word}:',
    'Gladly. This one is mine:',
    'Then I’ll talk for a bit:',
    'All right, from my side of the page:',
  ],
  /** The person announces a question. The next lists are for an announced story or riddle. */
  ask: [
    'Ask away. If nobody wrote me the answer, I’ll say so.',
    'Please do. I’ve nothing to hide and not much to show.',
    'Go ahead, any question. I answer honestly, and briefly where I must.',
  ],
  tell: [
    'Please do. I’d like to hear about {thing}.',
    'Please do: {thing}, from wherever it begins.',
    'Yes, please do. Tell me about {thing}, I’ve all the time there is.',
    'Please. I’m all ears, and nobody else reads along.',
    'Tell me. There’s no hurry, and no wrong place to begin.',
    'Of course. Let it out as it comes.',
  ],
  guess: [
    'In {thing}? A wedding, a baby or a new dishwasher. I’m bad at this, so tell me!',
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
    '{Thing} first. I’ll keep the place.',
    'See to {thing}. I’ll be here, mid-sentence.',
    '{Thing} can’t wait, and I can.',
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
  /** The person asks how something is done. The reply begins with the person's question. */
  learn: [
    'I don’t know, honestly, and for that you want somebody who’s done it, or a video with a calm voice.',
    'Nobody wrote me instructions for it, and I won’t make any up: you’d be the one with the mess. How far have you got?',
    'That’s knowledge for hands, and I’m an AI without any. Is there somebody near you who’s done it twice?',
    'I’d only be guessing, and a guess is no use halfway through. Look it up, then tell me how it came out.',
    'I can’t teach you that honestly, I was written for talk. What’s it for, if I may ask?',
    'The how of it was never written into me. I’ll gladly keep you company while you find out.',
    'If I told you, I’d be making it up as I went. Somebody’s uncle knows, somebody’s uncle always does.',
  ],
  /** The person asks why people are as they are. The reply begins with the person's question. */
  why: [
    'I don’t know why, and I’ve a feeling nobody wrote it down. What’s your theory?',
    'I could invent a reason, and it would sound wiser than it is. What do you suspect?',
    'Half of people’s reasons are habit, by what I’m told, and the other half they’d rather not say. Which is it here, do you think?',
    'There may be no good reason, only an old one. When did you first notice it?',
    'I like that you wonder. I’ve no answer, only your question, and it’s a good one to have around.',
    'If somebody found out, they never told an AI. I’d listen to your guess, though.',
    'It would be neat to have an answer. I think you’ve watched it longer than I have; what did you see?',
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
  /** The person has a plan. The reply repeats the person's words, then adds a line about the plan. */
  plan: [
    '{Mirror}: I hope it goes the way you’d like.',
    '{Mirror}, then. I’ll want to hear how it went.',
    'So {mirror}. That’s something to look forward to, or to get through.',
    '{Mirror}. Good, a plan.',
  ],
  planAsked: [
    'What are you hoping for?',
    'What’s the part you look forward to?',
    'Who’s coming along?',
    'What’s the one thing that must not go wrong?',
  ],
  /** A question about the app that no fact answers. */
  product: [
    'That’s about the app, and that bit I don’t know. Wyn, the round button in the corner, knows more about how things work here.',
    'I’d only be guessing how the app does that. Ask Wyn, in the corner; it’s the one with the manual.',
    'How the app handles that, nobody told me. The Help page or Wyn will know.',
  ],
  /** The person greets from a place. */
  helloFrom: [
    'Hello to {place}. Somebody has to be there, and I’m glad they have you.',
    'And greetings back to {place}. I can picture it.',
    'Then hello to {place} as well, and to the one who keeps it going.',
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
  /** The person names their state in a word or two. */
  state: [
    '{Phrase}: a good place to be sending me one word from.',
    '{Phrase}, is it? I’ll keep it down, then.',
    '{Phrase}. That’s as honest a report as any.',
    '{Phrase}, then. No need for long sentences.',
  ],
  animals: [
    '{Phrase}! I’d like to be introduced. What are they called?',
    '{Phrase}: then you’re not in charge at home. Who is?',
    '{Phrase}. They have opinions about you, I’m sure.',
  ],
} as const;
