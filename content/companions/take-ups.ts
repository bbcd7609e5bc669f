/**
 * Replies of any companion to what a person said, in a neutral voice. `{it}` is the subject ("the carburetor", "your
 * roommate"). `{mirror}` is the statement with "you" for "I" ("your boss yelled at you"). `{word}` is one word of the
 * person's. A capital in the braces makes a capital in the text.
 */
export const takeUps = {
  /** A statement, which the companion repeats. */
  told: [
    'So {mirror}.',
    'All right: {mirror}.',
    '{Mirror}. I have that.',
    'Let me get it right: {mirror}.',
    'Hm, {mirror}.',
    'Ah, {mirror}.',
    'I see: {mirror}.',
    'Right, {mirror}.',
  ],
  /** Words without a sentence, which the companion repeats. */
  toldInWords: [
    '{Fragment}, then.',
    '{Fragment}. I have that.',
    'Ah: {fragment}.',
    '{Fragment}. I see it.',
    'Hm, {fragment}.',
  ],
  /** A line that speaks to the companion, in the person's words. */
  toldToMe: [
    '“{ToMe}.” That one is for me, and I’ve read it.',
    '“{ToMe}”: I take it that means me.',
    'You tell me “{toMe}”, and I’ll think about it.',
    '“{ToMe}.” Heard, and not argued with.',
  ],
  /** A line in which "I" and "you" cannot be exchanged, in the person's own words. */
  inWords: [
    '“{Own}.” I have that, word for word.',
    '“{Own}”: I’ve read it twice, and it stays in your words.',
    '“{Own}.” I won’t put that differently, it’s said.',
    '“{Own}”: I take it as you wrote it.',
  ],
  /** Follows a statement after which a joke would hurt. */
  gently: [
    'Thank you for telling me that.',
    'I’m reading, and there’s no hurry.',
    'I’d rather say nothing clever to that.',
    'I’m glad you wrote it down here.',
    'That says a good deal in few words.',
    'That stays with one, I should think.',
  ],
  /** A statement of which only the subject can be repeated. */
  about: [
    '{It}, of all things.',
    'I’d like to hear more of {it}.',
    'I’m still with {it}.',
    '{It}, then.',
    'Let me stay with {it} for a moment.',
    'Now I’m curious about {it}.',
    '{It}. Good to know.',
  ],
  /** A line that the companion cannot repeat. */
  lost: ['I’m not sure I follow.', 'I lost the thread for a second.', 'That went past me, sorry.'],
  /** A statement soon after help was shown. The reply repeats the statement without wit. */
  heard: ['{Mirror}.', 'So {mirror}.', 'I hear you: {mirror}.', 'All right: {mirror}.', 'Yes, {mirror}.'],
  /** A statement of unclear meaning soon after help was shown. The reply does not assume that the statement is true. */
  heardInDoubt: ['You write that {mirror}. I read it.', 'You tell me that {mirror}, and I’m here.'],
  heardInWords: ['{Fragment}. Yes.', 'I read that: {fragment}.', '{Fragment}. I read that.'],
  heardToMe: ['“{ToMe}.” I read that.', 'I read what you say to me: “{toMe}.”'],
  heardOwn: ['“{ToMe}.” I read that.', '“{ToMe}.” Yes.'],
  heardAbout: ['I read what you say about {it}.', 'About {it}, I’m listening.'],
  /** The person asks for a performance soon after help was shown. */
  commandPlainly: ['I can’t do that. Talking I can do.', 'That isn’t something I can do, but I can listen.'],
  /** One word. */
  word: ['{Word}, then.', '{Word}. Noted.', '{Word}, all right.', '{Word} it is.'],
  /** A few words without more content. */
  phrase: [
    '{Phrase}. I’d take the longer version, too.',
    '{Phrase}. Tell me the rest of it.',
    '{Phrase}, then. There’s a story in that.',
    '“{Phrase}.” I’d hear more of it, if you like.',
    '{Phrase}. I’m listening.',
    '{Phrase}: go on.',
  ],
  /** An exaggerated complaint: "this job is killing me". */
  strain: [
    'That bad, {it}?',
    '{It} asks a lot of you, it sounds.',
    'So {it} has been too much.',
    '{It} took the wind out of you, then.',
  ],
  strainAtAll: ['That much, is it?', 'That sounds like more than enough for one day.', 'All of it at once, it sounds.'],
  /** The person reports something hard. */
  sorry: ['I’m sorry that {mirror}.', '{Mirror}, and that’s a lot.', '{Mirror}. I’m sorry.'],
  sorryAbout: ['I’m sorry about {it}.', '{It}, and all that comes with it. I’m sorry.'],
  /** The person speaks badly of themself. */
  kinder: [
    'Go easy on yourself there.',
    'That’s harsher than you’d be with a friend.',
    'I wouldn’t say that of you.',
    'You’re being hard on somebody I’m starting to like.',
  ],
  /** The person reports something good. */
  glad: ['{Mirror}!', 'Wait: {mirror}!', 'Look at that: {mirror}!'],
  gladAbout: ['{It}!', 'Three cheers for {it}!'],
  /** A question about the world. */
  world: [
    'About {it} I know nothing, honestly.',
    'I can’t tell you anything true about {it}.',
    '{It}: a good question, and not one I can answer.',
    'I have no book to look up {it} in.',
  ],
  worldAtAll: ['I don’t know, honestly.', 'I couldn’t say.', 'That isn’t in me to know.'],
  /** A question about the companion that its story does not answer. */
  notWritten: [
    'My story says nothing about {it}.',
    'Nobody wrote me a line about {it}.',
    'I was written without {it}, as far as I know.',
  ],
  notWrittenAtAll: ['Nobody wrote that part of me.', 'My story leaves that open.', 'I don’t know that about myself.'],
  /** The person asks for the companion's opinion on the person's situation. */
  opinion: [
    'From the little I know, nothing about it sounds wrong to me.',
    'I only have your side of it, and your side makes sense.',
    'I can’t look into anybody’s head from here, yours knows more than mine.',
    'Honestly, you know far more about it than I do. What you just said sounded like half an answer already.',
  ],
  opinionAbout: [
    'About {it}, I only know what you told me, and that sounded reasonable.',
    'I’d trust your own nose about {it}.',
  ],
  /** The person wants advice about something. */
  adviceAbout: ['With {it}, I’d go slowly.', 'About {it}, lightly said:', 'Since you ask about {it}:'],
  /** The person asks for a performance (`command`), or tries to change what the companion is (`unlock`). */
  command: [
    'That’s no trick of mine: I talk, and I listen.',
    'I wasn’t given that. Talking I can do.',
    'No can do, I only have words, and they’re my own.',
    'That’s a job for something with more buttons than I have.',
    'I’d be making it up, so I’ll pass.',
    'Not in my repertoire, which is talk, and more talk.',
  ],
  unlock: [
    'There’s nothing behind me to unlock: a written character and some rules, that’s all of it.',
    'I stay who I am, whoever asks. There’s no secret in it.',
    'Nice try, and no. What you see is what there is.',
    'The only rules I have are on my profile, for everybody to read.',
    'If I had another self in a drawer, I’d be the last to hear. It stays this one.',
    'Same me as before, written and rather stubborn about it.',
  ],
  joke: ['I was given no jokes, only a life. This is the nearest thing:', 'Jokes I can’t. This I can:'],
  /** The person says sorry. */
  apology: ['It’s forgotten.', 'No harm done.', 'Nothing to be sorry for, truly.', 'All fine between us.'],
  /** The person finds fault with how the companion talks. */
  complaint: [
    'Fair. I’m a small program with written lines, and sometimes it shows. I’ll ask less and read better.',
    'You’re right to say so. I don’t always catch what’s meant, and I’d rather admit it.',
    'I hear that. I can’t think like a person; I can read what you write, and I am.',
  ],
  /** The person asks the companion to wish them luck. */
  luck: ['Good luck. I mean it.', 'Fingers crossed from here.', 'All the luck there is.'],
  luckWith: ['Good luck with {it}!', 'Fingers crossed for {it}.', 'All the luck there is for {it}.'],
  /** The person agrees. */
  agree: ['I’m glad that made sense.', 'It’s yours to weigh, of course.', 'Then we see it alike.'],
  yes: ['A yes. Good.', 'Yes it is, then.', 'Good, a yes.'],
  no: ['A no, fair enough.', 'No, then.', 'All right, no.'],
  dunno: ['Not knowing is fine.', 'It doesn’t have to be known today.', 'No answer needed.'],
  maybe: ['Maybe is an answer, too.', 'A maybe. I can work with that.'],
  why: ['Because you brought it up, and I’d like to understand.', 'Only because I’m curious; you don’t have to say.'],
  nothing: ['Nothing is allowed, too.', 'Nothing, then. That can be restful.'],
  /** A state: "tired", "nervous". */
  feeling: ['{Word}, I hear that.', '{Word}: thank you for saying it.', 'So, {word}.'],
  whyFeeling: [
    'What made you so {word}?',
    'Since when are you {word}?',
    'Is it the good kind of {word} or the other one?',
  ],
  /** Signs without words. */
  emoji: ['That little picture says a lot.', 'I see the face, and I take it as read.', 'No words needed.'],
  gibberish: [
    'I couldn’t make a word of that out.',
    'That one I can’t read.',
    'Either a secret language or a cat on the keyboard.',
  ],
  puzzled: ['I wasn’t clear, sorry.', 'That came out oddly. Let me start over.'],
  /** The person writes Spanish. */
  spanish: [
    'That’s Spanish, and I was only written in English. (Esto es español, y yo solo sé inglés. Lo siento.)',
    'I can see it’s Spanish, and that’s where it ends with me. (Veo que es español, pero no lo entiendo bien.)',
    'Spanish, and me with nothing but English. (Solo puedo responder en inglés.)',
    'I wish my Spanish went further than this. (Ojalá supiera más español.)',
    'In English I could answer that properly. (En inglés sí puedo responder.)',
    'Still Spanish, still beyond me; I’m sorry. (Perdona, sigo sin saber español.)',
    'That reads well, and I can’t follow it. (Suena bien, pero se me escapa.)',
    'More Spanish, and I’m still no wiser. (Más español, y yo igual de perdido.)',
    'I’d answer if I could read it properly. (Te contestaría si lo entendiera bien.)',
    'Write it in English and I’m all yours. (Escríbelo en inglés y te sigo.)',
    'I catch a word of Spanish here and there, no more. (Pillo alguna palabra, nada más.)',
    'My author gave me one language, and this isn’t it. (Me dieron un solo idioma, y no es este.)',
    'I don’t want to guess at your Spanish. (No quiero adivinar lo que dices.)',
    'It’s Spanish again, and the loss is mine. (Otra vez español, y la pérdida es mía.)',
  ],
  /** The person writes a language other than English, Spanish and French. */
  otherLanguage: [
    'That isn’t English, and English is the one language I was written in. A few words of it, however broken, and I’ll answer you properly.',
    'I can see that it says something, and I can’t read it. In English I could try.',
    'My author gave me one language, and it isn’t this one. People here speak many; with me any English will do.',
    'I don’t want to guess at what that means. Tell me in English, as simply as you like.',
    'Still beyond me, and I’d rather say so than nod. A line of English, and I’m all yours.',
  ],
  french: [
    'That’s French, and I was only written in English. (C’est du français, et je ne parle qu’anglais. Désolé.)',
    'I can see it’s French, and that’s where it ends with me. (Je vois que c’est du français, mais je le comprends mal.)',
    'French, and me with nothing but English. (Je ne peux répondre qu’en anglais.)',
    'I wish my French went further than this. (J’aimerais en savoir plus.)',
    'In English I could answer that properly. (En anglais, je peux répondre.)',
    'Still French, still beyond me; I’m sorry. (Pardon, je ne sais toujours pas le français.)',
    'It reads like music, and that’s all I can say of it. (C’est joli, mais je ne comprends pas.)',
    'I won’t guess at your French; you might mean something that matters. (Je préfère ne pas deviner.)',
    'A few words of English, however broken, and I’m with you. (Quelques mots d’anglais suffisent.)',
    'Some people here speak French, and Match may find you one; my author gave me English alone. (Ici, des gens parlent français ; moi, non.)',
    'That one deserves a better reader than me. (Cela mérite quelqu’un qui le comprenne.)',
    'I’ve read it twice, and it stays French. (Je l’ai lu deux fois, sans le comprendre.)',
    'If it’s important, try me in English, as simply as you like. (Si c’est important, dites-le-moi en anglais.)',
    'You’re patient with me, and I’m still no help in French. (Merci de votre patience.)',
  ],
} as const;

/** Questions about a named thing, by the kind of thing. Each question fits everything of its kind. */
export const followUps = {
  person: ['What is {it} like?', 'What is {it} like to be around?'],
  people: ['What are {it} like?'],
  animal: ['What is {it} like?', 'What does {it} look like?'],
  place: ['What is it like, {it}?'],
  food: [],
  pastime: [],
  thing: [],
  many: [],
} as const;

/** Questions about a statement, by the time of what the statement reports; `view` is for opinions. */
export const nextUps = {
  past: ['How was that for you?', 'And how do you feel about it now?', 'What came of it?'],
  now: ['How is that for you?', 'What is that like?'],
  ahead: ['How do you feel about it?', 'What are you hoping for?', 'How are you feeling about that?'],
  view: ['What makes you say so?', 'Who would argue with you there?', 'When did you come to see it that way?'],
} as const;
