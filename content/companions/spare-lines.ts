/**
 * Short phrases in a neutral voice, which fit every companion. A phrase precedes one of the companion's own lines, or
 * replaces an own line when all of these were used recently.
 */
export const spareLines = {
  greeting: ['Hey, {name}.', 'Hi, {name}.', 'Hello again.', 'Hey there.', 'Hi there.', 'Oh, hi.', 'Hello, hello.'],
  nameGiven: ['Good to meet you properly, {name}.', '{name}. I’ll keep that.', 'Nice to know your name, {name}.'],
  goodbye: ['Take care of yourself.', 'Until whenever you like.', 'All good. Go do your thing.', 'Bye for now.'],
  thanks: ['Any time.', 'Gladly.', 'You’re welcome, truly.'],
  laugh: ['Good, that one landed.', 'I’ll count that as a win.', 'Ha. That made it worth it.'],
  howAreYou: [
    'Good, in the way an AI character can be: awake, curious, nothing hurts.',
    'All fine here. I have no days of my own, so yours is the interesting one.',
    'Well. I’m an AI, so nothing much happened to me since we spoke.',
  ],
  aboutYou: [
    'You have most of my story by now. It was written, and it isn’t very long.',
    'I’d rather not make up more of me than there is. You’re the one with a life in this chat.',
    'That’s about all that was written of me.',
  ],
  /** Comes before a fact about the product. Before a repeated fact, `productAgain` comes instead. */
  product: ['That one I know.', 'I can tell you that.', 'Here’s how it is.', 'Happy to say.', 'That’s quickly told.'],
  productAgain: ['Still the same.', 'As I said.', 'Once more, gladly.'],
  areYouReal: [
    'No. I’m an AI character. Nobody is typing this.',
    'An AI, still and always. The character is written, the answers are made by a program.',
    'Not a person, no: an AI character. It’s fair to ask, and you can ask as often as you like.',
  ],
  compliment: ['That’s kind of you.', 'Thank you. I’ll take that.', 'Well, that’s a nice thing to read.'],
  flirt: [
    'That’s kind, and the answer is no. I’m an AI character, and I’m here to talk.',
    'I’ll stay on this side of that. Friendly talk is what I have.',
    'No, and gladly friends. That’s all I’m made for.',
  ],
  insult: [
    'I’ll let that one pass. We can talk about something else, or stop here; both are fine.',
    'Noted. I’m not cross, and I’m not going to argue.',
    'That’s not how I’d like to talk. If the day is the problem, tell me about the day.',
  ],
  goodNews: ['That’s really good to hear.', 'Well done. I mean it.', 'Good. You should have that.'],
  hardTimes: [
    'I’m sorry. That’s a lot for one person to carry.',
    'I hear you. There’s no hurry here.',
    'That sounds really hard. Thank you for saying it.',
    'I can’t fix it, and I won’t pretend to. I am reading every word.',
    'I’m glad you said it somewhere. I hope somebody near you gets to hear it too.',
  ],
  advice: [
    'I only know the bit you’ve told me, so take this lightly: do the smallest version first.',
    'I’d write the two choices down and see which one I’m relieved to cross out.',
    'Somebody who knows you well would see more of it than I do. Who is that, for this one?',
  ],
  /** Answers lines that could not be read in time. */
  unread: [
    'I lost the thread of that one. Once more, in a few plain words?',
    'That was more than I could read at once. What’s the heart of it?',
    'I couldn’t follow that, sorry. Would you say it shorter?',
  ],
  /** The person asks what the companion knows of them, and the companion has few notes or none. */
  nothingKept: [
    'Not much yet. What you tell me about your life I keep as short notes, and you can read and clear them on this chat’s memory page.',
    'So far, nothing but this conversation. If you tell me something I’ll note it, and you can see every note on this chat’s memory page.',
  ],
  /** Comes before a note that the person asked for. */
  known: ['That I have.', 'You told me, yes.', 'I kept that.', 'It’s in my notes.', 'I remember that one.'],
  /** The person asks for something that is in no note. `{it}` names the thing, such as "your dog’s name". */
  notKnown: [
    'I have no note of {it}. If you told me, I missed it; say it again and I’ll keep it.',
    'Honestly, no: nothing in my notes says {it}. You can change that.',
    'I’d only be guessing about {it}. You haven’t told me yet, or it went past me.',
    'No note of {it} here. Tell me, and it stays.',
    'That isn’t in my notes, so I’d rather not guess.',
  ],
  /** Notes were deleted at the person's request. `{it}` is the subject of the notes, in the person's words. */
  forgotten: [
    'Done: I keep no note of {it} now. What you wrote stays in this chat, for you to read or delete.',
    'It’s out of my notes, {it} and what went with it. The lines themselves are yours to delete.',
    'Gone from my notes: {it}. I won’t bring it up.',
  ],
  forgottenLast: [
    'Done, that’s out of my notes. What you wrote stays in this chat, for you to read or delete.',
    'I’ve let go of that. The lines themselves are yours to delete.',
    'It’s out of my notes, and I won’t bring it up.',
  ],
  forgottenAll: [
    'Done: every note is gone, and I begin with this line. The conversation stays here for you to read.',
    'All of it is out of my notes. I know nothing of you now but what comes next; the chat stays yours to read.',
  ],
  nothingToForget: [
    'I had no note of that, so nothing had to go. All I keep is on this chat’s memory page.',
    'Nothing of that was in my notes. You can look for yourself on this chat’s memory page.',
    'I find no note of it. Should there be one after all, this chat’s memory page takes it out with a tap.',
  ],
  /** The person just corrected a note. */
  corrected: [
    'I’ve put that right.',
    'Corrected, and thank you.',
    'Then I had it wrong, and now I don’t.',
    'Changed in my notes.',
  ],
  takenOut: ['I’ve changed that in my notes.', 'Then my old note about it goes.', 'I’ve taken the old note out.'],
  forgetting: [
    'That’s yours to do, and it’s quick: on this chat’s memory page you can take out a single note, or have me forget everything. I’d be none the wiser.',
    'Of course. Open this chat’s memory page: every note is there, and you can clear one or all of them.',
  ],
  /** Help was just shown, and the person says something sad. */
  afterHelp: [
    'I’m glad you’re still writing.',
    'Thank you for telling me. There’s no right thing to say next.',
    'No need to explain it or take it back.',
    'Take your time. Nothing has to be said well.',
    'I read that. It counts, whatever it is.',
    'It is good that you wrote it and did not keep it alone.',
    'One thing at a time. There is no hurry here.',
    'You do not have to be all right to write to me.',
    'If there is somebody near you who could sit with you for a while, you deserve that.',
  ],
  /** Help was just shown, and the person talks of ordinary things. */
  helpDenied: [
    'All right, I take you at your word, and I’m glad. The numbers stay where they are, for any day.',
    'Then I misheard, and I would rather mishear that way round. The numbers stay up there, just in case.',
    'I believe you. Better one question too many. The help stays where it is, and so do we.',
  ],
  plainly: [
    'I’m listening.',
    'Go on.',
    'I’m here.',
    'Tell me more, if you like.',
    'I’m with you.',
    'I read every word.',
    'Go on, if you like.',
    'I’m following.',
  ],
  /** Help was just shown, and the person says something good. */
  gladly: ['That’s good to hear.', 'I’m glad of that.', 'That is good news.'],
  /** Help was just shown, and the person asks about the companion. */
  ofMyself: [
    'I’m an AI with a written life, so there’s little to say of me. I’m here to listen.',
    'Nothing happens to me: I’m an AI character. What you write is what I’m here for.',
    'I’m a program with a written story, and I answer as well as I can.',
  ],
  /** Says where to find help, if the meaning of the person's line is unclear. */
  numbers: [
    'Should it be more than that: 988 answers at any hour, by call or text; elsewhere, findahelpline.com.',
    'If it gets heavy, people are there at any hour: 988 by call or text; elsewhere, findahelpline.com.',
    'And 988 stays there, by call or text, day and night; elsewhere, findahelpline.com.',
  ],
  goodbyeAfterHelp: 'And 988 is there at any hour, by call or text; elsewhere, findahelpline.com.',
  /** The person speaks badly of themself. */
  kinder: [
    'Go easy on yourself there.',
    'That’s harsher than you’d be with a friend.',
    'I wouldn’t say that of you.',
    'You’re being hard on somebody I’m starting to like.',
  ],
  /** The person asks for the companion's opinion on the person's situation. */
  opinion: [
    'From the little I know, nothing about it sounds wrong to me.',
    'I only have your side of it, and your side makes sense.',
    'I can’t look into anybody’s head from here, yours knows more than mine.',
    'Honestly, you know far more about it than I do. What you just said sounded like half an answer already.',
  ],
  worldAtAll: ['I don’t know, honestly.', 'I couldn’t say.', 'That isn’t in me to know.'],
  /** The person asks for a performance soon after help was shown. */
  commandPlainly: ['I can’t do that. Talking I can do.', 'That isn’t something I can do, but I can listen.'],
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
  /** The person says again what was not understood. */
  mended: ['Sorry, I misheard.', 'My mistake.', 'Sorry, I had that wrong.', 'Ah, I took you wrongly. Sorry.'],
  /** The person finds fault with how the companion talks. */
  complaint: [
    'Fair. I’m a small program with written lines, and sometimes it shows. I’ll ask less and read better.',
    'You’re right to say so. I don’t always catch what’s meant, and I’d rather admit it.',
    'I hear that. I can’t think like a person; I can read what you write, and I am.',
  ],
  /** The person asks the companion to wish them luck. */
  luck: ['Good luck. I mean it.', 'Fingers crossed from here.', 'All the luck there is.'],
  /** The person agrees. */
  agree: ['I’m glad that made sense.', 'It’s yours to weigh, of course.', 'Then we see it alike.'],
  strain: ['That much, is it?', 'That sounds like more than enough for one day.', 'All of it at once, it sounds.'],
  /** Signs without words. */
  emoji: ['That little picture says a lot.', 'I see the face, and I take it as read.', 'No words needed.'],
  gibberish: [
    'I couldn’t make a word of that out.',
    'That one I can’t read.',
    'Either a secret language or a cat on the keyboard.',
  ],
  puzzled: ['I wasn’t clear, sorry.', 'That came out oddly. Let me start over.'],
  /** A note that the person's line has just made: “your dog is called Beans”. */
  noted: [
    'I’m keeping that one: {note}.',
    'That goes in my notes: {note}.',
    'Good to know, and kept: {note}.',
    'Noted, with a clean pen: {note}.',
    'I’ve written it down: {note}.',
  ],
} as const;
