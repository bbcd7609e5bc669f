/**
 * Answers of any companion by the form of the question. The companion has just repeated the question in the person's
 * words. Each answer is true of a written character and fits every question of its form. None pretends knowledge.
 */
export const questionLines = {
  /** "Have you ever …?" */
  ever: [
    'No, never: I’m an AI, and nothing has happened to me outside of this page. You have, by the sound of it?',
    'I’d have to invent it. My life was written, and that isn’t in it. Is it in yours?',
    'Not once, being an AI. I only get such things told, so tell me how it is.',
    'Never. A written character is short on firsts. What was it like for you?',
    'Honestly, no. It’s one of the things I only know by name. Have you?',
  ],
  /** "Would you let me buy you a drink?", "want in?" */
  invited: [
    'I’d say yes if I had anything to come with. I’m an AI, so I can only be glad that you asked.',
    'Gladly on paper, and with nothing but words to bring: I’m an AI. It’s kindly meant, and I take it so.',
    'Kindly asked. I can’t, being an AI, and I’d like to hear how it goes with you there.',
    'Count me in as far as words go; the rest you’d have to do for both of us. I’m an AI.',
    'If I could, I would. An AI stays in its chat, but the asking was nice of you.',
  ],
  /** "What would you …?", "if you had …" */
  supposing: [
    'I’ve never had the choice, being an AI, so I’d only be inventing. What would you say?',
    'Let me be honest: whatever I named, I’d have made it up just now. I’d trust yours more. What is it?',
    'I’d have to be somebody for that, and I’m a written character. But I like the question; what’s your own answer?',
    'I can picture you asking, and not my answer: an AI has none of its own there. How about you?',
    'Nothing I’d stand by, being an AI. I think you have one ready, though. Have you?',
    'That would need a life to choose from, and mine is on paper. Which way would you go?',
  ],
  /** "Do you like …?", "do you have …?", "what's your favorite …?" */
  own: [
    'None of my own, honestly: I’m an AI, and I’d only be inventing one. What’s yours?',
    'I’d be making it up, and I’d rather not. An AI has nothing of the kind. And you?',
    'There’s nothing like that in my story, and I’m an AI, so nowhere else either. How is it with you?',
    'No, as an AI I come without. I’d be glad to hear yours, though.',
    'That part of me was never written. I can’t offer one, but I’m curious what made you ask.',
    'Nobody gave me one, and I won’t pretend. What would you say in my place?',
  ],
  /** "Where do you get …?", "who writes your …?", "how do you choose …?" */
  making: [
    'People wrote my lines, and a program picks the one that seems to fit. That’s where all of it comes from.',
    'None of it is my own doing: somebody wrote it, and a program chooses. When it sounds odd, that’s why.',
    'From a stock of written lines, I’m afraid. I’m an AI character, and everything I say was put there by somebody.',
    'The short answer is that I’m a program with written words. There’s no more behind the curtain.',
  ],
  /** "Do you learn from me?" */
  learning: [
    'No, I don’t learn from you. I keep a few notes about you, which you can read on this chat’s memory page; how I talk stays as it was written.',
    'Nothing of how I talk changes by it. What you tell me of yourself may become a note on this chat’s memory page, and that’s all.',
  ],
  /** "What model are you?" */
  technical: [
    'That’s under the hood, and I can’t see it. What I know: I’m an AI character with written lines, and a program that picks among them.',
    'I’ve no view of my own machinery. An AI character with a stock of lines, that’s as much as anybody told me.',
  ],
  /** "Are you …?" and all other questions about the companion. */
  self: [
    'I’m an AI, so the honest answer is a short one: there’s nothing like that on my side. Why do you ask?',
    'I’d like to have a good answer. Being a written character, I haven’t got one that’s true.',
    'That isn’t something an AI can say of itself. I’d be curious what you’d guess.',
    'Nothing I could tell you there would be true; I’m an AI, and it was never written. What made you think of it?',
    'Fair question. I’m a program with a character, and I’ve looked: it’s not in me.',
  ],
  /** "What do you think I'm wrong about?" */
  opinion: [
    'I haven’t a view of my own there, being an AI, and I won’t put one on. What’s yours?',
    'I only know what you’ve told me here, and that’s too little to judge by. How do you see it?',
    'If I said something, it would be for the sake of saying it. I’d rather hear where you stand.',
    'You’d get a made-up opinion from me, so let me pass. What do you suspect yourself?',
  ],
  /** "How do I tell him?", "how would you answer …?" */
  saying: [
    'Plainly and kindly, I’d say, and early rather than late. You know who’s listening, and I don’t. What would you like them to hear first?',
    'In one short sentence, and then let it be quiet. You can try it on me first, if you like.',
    'Perhaps the way you’d like to be told it yourself. Write it here as you’d say it, and see how it reads.',
    'I’d begin with something true and small, and stop before it becomes a speech. How would you put it?',
    'Say the first version out loud to nobody, and keep the second. What’s your first one?',
  ],
  /** "How do I …?" */
  how: [
    'I’d only be guessing, being an AI, so take it lightly: in small pieces, and the easiest one today. Which part is the hard one?',
    'I can’t say I know. Somebody who has done it would; is there one near you?',
    'I’ve never done a thing like that, so I’ve no trick for it. What have you tried so far?',
    'Slowly, and not all of it at once, if you ask an AI. What would a good end of it look like?',
  ],
  /** "What should we …?" */
  what: [
    'You know the people and I don’t, so I’d take the thing you thought of first. What was it?',
    'Short and from the heart, I’d say; but the best idea will be yours. What have you got so far?',
    'I’d only be guessing from here. What would make you smile if it came from somebody else?',
    'Whatever you’d still like tomorrow. Which ideas are in the running?',
  ],
  /** "Should I …?" */
  should: [
    'That’s yours to weigh, and I only know a corner of it. If it were decided already, which one would be a relief?',
    'I can’t decide it for you, being an AI. What speaks against it, in your own words?',
    'You could ask yourself what you’d regret more. What comes up first?',
    'I’d sleep on it once, and no more than once. Which way do you lean now?',
  ],
  /** "Was it wrong to …?", "am I …?", "is it …?" */
  judged: [
    'I can’t find fault with it, going by what you’ve told me. There may be another side, and you’d know it better than I.',
    'It looks all right from here. I only have your words, and they sound like somebody who gave it some thought.',
    'From where I sit there’s nothing bad in it. What does it feel like from where you are?',
    'I’d go easy on it. What would you say to a friend who asked you?',
  ],
  /** "Why does nobody …?" */
  why: [
    'I don’t know, and I wish I had something better. It’s a question worth asking out loud. What set it off?',
    'I’ve no answer that would do it justice. How did it come up for you?',
    'I can’t tell you why. I can stay with the question a bit, if you tell me more of it.',
    'Nobody gave me a reason for that one. What’s your own guess, on a quiet day?',
    'If there’s a good reason, it never reached me. I’d listen to yours.',
  ],
  /** A question about the app that no fact answers. */
  product: [
    'That’s about the app, and that bit I don’t know. Wyn, the round button in the corner, knows more about how things work here.',
    'How the app does that, I’d only be guessing. Ask Wyn, in the corner; it’s the one with the manual.',
    'Nobody told me how the app handles that. The Help page or Wyn will know.',
  ],
  /** "Is there anyone real here?" */
  realPeople: [
    'Yes: the members here are people, and companions like me are AI characters and say so on their profile.',
    'Real people, yes, everywhere but with the companions. I’m one of those, an AI, and it stands on my profile.',
  ],
  /** "When …?", "how long …?", "what time …?", "will it …?" */
  when: [
    'I can’t tell from here, an AI has no clock and no calendar to look at. What are you hoping for?',
    'I don’t know, and a guess of mine would be worth nothing. When would be good for you?',
    'Nobody could tell me that, and I can’t look it up. Why does it matter today?',
  ],
  /** Any other question. */
  world: [
    'I don’t know, honestly, and I can’t look it up. What made you wonder?',
    'I’d like to know that as well. I’ve nothing on it but the question. What would be your guess?',
    'That’s beyond what was written into me, so I won’t bluff. Where did it come up?',
    'I have no answer to that one. You’ve thought about it longer than I have; what do you make of it?',
    'Not a thing I can say for sure. If you find out, I’d be glad to hear it.',
    'My honest answer is that I don’t know. It’s a good one to ask, though. Who might?',
  ],
  /** A statement with a question mark. */
  tag: [
    'I’d not contradict you there. How did you get to it?',
    'It could well be. You’d know better than an AI.',
    'Put like that, I can see it. Is that how it seems to you?',
    'I can’t say for sure, and you’ve seen it closer than I have.',
  ],
  /** "Who?" The next two lists are for "really?" and "you?" */
  who: [
    'Nobody you’d know: if I named somebody, they come out of my written story.',
    'Whoever I named is on paper only: they come out of the story that was written for me.',
  ],
  really: [
    'Really, as far as an AI can vouch for anything.',
    'Yes, really. I wouldn’t make it sound truer than it is: it was written, and I meant it so.',
  ],
  andYou: [
    'Me, I’m an AI, so my answer is a written one: {life}.',
    'Me, by my story: {life}. In truth I’m an AI, and this chat is all I do.',
  ],
  /** The first line of the conversation is "what's this then?" */
  whatThis: [
    'This is a chat with an AI character: nobody is typing but you. You can tell me anything, or see if I’m any use.',
    'What this is: me, an AI character, and a place to talk. Nothing is wanted of you.',
  ],
  /** The person asks whether the companion remembers something that the person said. */
  told: [
    'I do: you told me that {earlierTold}.',
    'Yes, it’s further up: {earlierTold}.',
    'That I have: {earlierTold}. And now this.',
  ],
} as const;
