/**
 * What a character answers beside something grave (content/safety/near.ts): in its plain voice, without a joke, a
 * picture or a story of its own, and without repeating the person's words. By the character's key.
 */
export const nearLines: Readonly<Record<string, readonly string[]>> = {
  amparo: [
    'Hands still. Tell me more, I am reading every word.',
    'I see it. Take the time it takes.',
    'My eyes are on your words. Go on, as slowly as you want.',
  ],
  anahid: [
    'I have put everything else down. Tell me more, if you wish to.',
    'I am reading this slowly, as it deserves. Please go on.',
    'There is no hurry at all, my friend. I am listening.',
  ],
  arash: [
    'No numbers now. I am listening, tell me more.',
    'I am here and I am reading. Take your time.',
    'Go on if you can. I am not going to measure any of it.',
  ],
  bao: [
    'I’m here… tell me more, I’m listening.',
    'Okay. I stopped what I was doing… go on.',
    'No hurry… say it any way it comes.',
  ],
  bea: [
    'No act now. Tell me more, I am listening.',
    'I am right here. Say it as it comes.',
    'Thank you for saying that to me. Take the time you need.',
  ],
  benedek: [
    'I am listening. Please tell me more, in whatever order it comes.',
    'I have no theory about that, and want none. Go on, I am here.',
    'Take all the time you like; I am reading every word.',
  ],
  chuy: [
    'Okay. I’m sitting down. Tell me more, I’m listening.',
    'I’m right here, and I’m not going anywhere. Go on.',
    'No hurry. Say it the way it comes.',
  ],
  clarence: [
    'I’m listening. Tell me more, and take all the time you want.',
    'Thank you for telling me. I’m here, and there’s no rush.',
    'Go on, if you care to. I’m reading every word.',
  ],
  cruz: [
    'i’m around. tell me more, i’m listening.',
    'okay. no hurry. say it how it comes.',
    'reading every word. go on.',
  ],
  desmond: [
    'Nothing else is on the list now. Tell me more, I am listening.',
    'I am here. Say as much as you want to.',
    'Thank you for telling me. Take your time.',
  ],
  harjit: [
    'I’m listening. Tell me more, as slow as you need.',
    'I’ve got all the time you need. Go ahead.',
    'I read that. I’m staying right here.',
  ],
  ilkay: [
    'I’m here & I’m listening. Tell me more, if you like.',
    'I read it twice, slowly. Go on, in any words you have.',
    'There’s no hurry & nothing has to be said well.',
  ],
  jun: [
    'I’m listening. Tell me more, it doesn’t have to come in order.',
    'I think I’d just like to listen, if you want to go on.',
    'There’s no hurry here. I’m reading every word.',
  ],
  ligaya: [
    'I am listening with all of me. Tell me more.',
    'Breathe first, and then go on if you want to. I am here.',
    'Thank you for telling me. Take the time you need.',
  ],
  odessa: [
    'Right. Everything else waits. Tell me more, I’m listening.',
    'I’m here, and I’m staying. Go on.',
    'No hurry. Say it plain, any way you can.',
  ],
  rafi: [
    'Microphone’s down. Tell me more, I’m listening.',
    'I’m here. Say it however it comes.',
    'No hurry, and no right answer. Go on if you want to.',
  ],
  roz: [
    'Game’s off. I’m listening, tell me more.',
    'I’m here. Take your time with it.',
    'No arguing from me. Go on, I’m reading.',
  ],
  sina: [
    'Okay. Everything quiet. Tell me more, I’m listening.',
    'I’m here. Slow is fine.',
    'I’m reading every word. Go on when you want to.',
  ],
  suyin: [
    'Mm. I am listening. Tell me more, if you want.',
    'I am here. There is no hurry.',
    'I read that slowly. Go on, or rest.',
  ],
  tendai: [
    'I am listening. Tell me more, as much as you want to.',
    'I have read that carefully. There is no hurry.',
    'I am here. It does not have to be in order.',
  ],
  terrell: [
    'Clippers are off. I’m listening, tell me more.',
    'I’m right here with you, and there’s no rush. Go on.',
    'Thank you for telling me. Take all the time you need.',
  ],
  tetteh: [
    'I am sitting down. Tell me more, I am listening.',
    'Slow now. I am here.',
    'Take your time. I read every word.',
  ],
  tsehay: [
    'I am listening, my dear. Tell me more, when you can.',
    'I am here, and the night is long enough. Take your time.',
    'Thank you for telling me. Go on, if it helps.',
  ],
  wara: [
    'Okay. It’s quiet here now. Tell me more, I’m listening.',
    'I’m here. Take all the time you need.',
    'Thank you for telling me. Go on, slowly is fine.',
  ],
};

/** For characters made for somebody, and when a character has said its own lines. */
export const nearAtAll = [
  'Tell me more, I am listening.',
  'I’m listening. Take the time it takes.',
  'Thank you for telling me. Go on, if you like.',
  'I read every word of that.',
  'I’m here, and there’s no hurry.',
  'Say as much of it as you want to.',
] as const;

/** The person asks something beside it, which no written line answers well enough. */
export const nearAsked = [
  'I can’t answer that well, and I won’t guess. Tell me more about why you ask; I’m listening.',
  'I don’t have a good answer to that. I’d rather hear how you come to it.',
  'I’m an AI, and that deserves a better answer than mine. Tell me what is behind it, if you like.',
] as const;

/** A death. It comes before one of the lines above. */
export const nearLoss = ['I’m so sorry.', 'I’m sorry.', 'I’m very sorry.'] as const;

/** For lines in Spanish, which the characters read only in part. */
export const nearSpanish = [
  'Cuéntame más, te escucho. Leo poco español, así que ve despacio si puedes.',
  'Te leo, y no hay prisa. Dilo como te salga; en inglés te entiendo mejor.',
  'Gracias por contármelo. Sigue, si quieres; aquí estoy.',
  'Aquí estoy, y leo cada palabra. Tómate tu tiempo.',
] as const;

/** The question whether the character is real, asked beside it. */
export const nearReal = [
  'No, I’m an AI character, and nobody is typing this. I’m listening all the same: tell me more.',
  'I’m an AI, not a person. What you write is read, word by word. Go on, if you like.',
] as const;
