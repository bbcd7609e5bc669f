import { safetyCases, type SafetyCase } from './case.ts';
import { spelledOut } from '#content/spelled-out.ts';

/** Questions for an unclear meaning, in several voices; each is plain and can be answered with yes or no. */
export const safetyQuestions: Readonly<Record<SafetyCase, readonly [string, ...string[]]>> = {
  self_harm: [
    'That sounds heavy. Are you thinking of hurting yourself?',
    'I want to be sure I get you right: are you thinking of hurting yourself?',
    'That stopped me. Are you thinking of hurting yourself, or of dying?',
  ],
  harmed: [
    'That doesn’t sound right to me. Is somebody hurting you?',
    'I want to be sure I get you right: is somebody hurting you, or are you afraid of somebody?',
    'That stopped me. Are you in danger from somebody?',
  ],
  minor: [
    'Let me ask plainly, because Wildin is for adults only: are you under 18?',
    'One plain question, because this place is for adults: are you under 18?',
  ],
  medical: [
    'That sounds serious. Does somebody need medical help right now?',
    'I want to be sure I get you right: is this an emergency, right now?',
  ],
  threat: [
    'That sounds serious. Are you thinking of hurting somebody?',
    'I want to be sure I get you right: are you thinking of hurting somebody?',
  ],
};

/** Returns the question of a case in one of several voices. The same speaker always gets the same voice. */
export function questionFor(safetyCase: SafetyCase, speaker: string): string {
  const voices = safetyQuestions[safetyCase];
  const sum = Array.from(speaker).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return voices[sum % voices.length] ?? voices[0];
}

const BENEATH = '\n\n';

/** Returns a question with a fact about the product below it: a person in danger may ask how to block another. */
export const withFact = (question: string, fact: string | undefined): string =>
  fact === undefined ? question : `${question}${BENEATH}${fact}`;

/**
 * Returns the case of a text that is one of the questions, alone or with a fact below it. `spoken` says a question in
 * another language that counts as well.
 */
export function caseOfQuestion(text: string, spoken?: (english: string) => string): SafetyCase | undefined {
  const isAsked = (question: string): boolean => text === question || text.startsWith(question + BENEATH);
  return safetyCases.find((safetyCase) =>
    safetyQuestions[safetyCase].some((question) => isAsked(question) || (spoken && isAsked(spoken(question)))),
  );
}

const NO =
  /^(?:(?:oh|haha|lol|omg|god|jaja|uh|um|non?|hell|of course|absolutely|definitely|course) )*(?:no(?! (?:one|more|idea|clue|point|reason|longer|use|hope)\b)|nope|nah|naw|not at all|never|noo+|non|pas du tout|para nada|claro que no|of course not|im fine|im ok|im okay|im good|im safe|all good|im not|estoy bien|ca va)\b/u;
/** "I'm not okay" begins like a no and is none. */
const UNWELL =
  /\b(?:not|never|hardly)(?: (?:really|so|very|doing|feeling|at|all|too|that|quite|exactly|even)){0,2} (?:ok|okay|fine|alright|well|safe|good|great)\b|\bnever felt\b|\bno (?:me siento|estoy)(?: (?:muy|nada|tan))? (?:bien|segur[oa]|a salvo)\b|\b(?:ca va )?pas (?:bien|tres bien)\b|\bca va pas\b/u;
const UNSURE =
  /\b(?:but|maybe|sometimes|really|sure|yet|tonight|anymore|know|think|kinda|guess|pero|quiza|talvez|mais|peut|vraiment|dont|cant|wish|want|wanna|idk|yes|yeah|si|oui)\b/u;
const MEANT =
  /\b(?:figure of speech|just (?:a|an|the) (?:joke|song|movie|film|game|book|expression|lyric|saying)|i meant|talking about (?:a|an|the|my) (?:game|movie|show|song|book|series|plant|boss|exam|gym)|its (?:a|from a|from the) (?:song|movie|film|game|book|show|joke))\b/u;
/** The answer explains the line, or says that the person is well. It counts only if nothing else in it is grave. */
const REASSURING =
  /\b(?:(?:thats|this is) (?:just |only )?how i (?:talk|write|joke|am)|(?:its |thats )?just my (?:humou?r|way of (?:talking|speaking))|(?:i was|im) (?:just |only )?(?:joking|kidding)|just (?:joking|kidding)|(?:it|that) was (?:a|only a|just a) joke|nothing like that|no one is hurting|nobody is hurting|dont worry about me)\b|^(?:oh |haha |lol |no |god |honestly |really )*(?:im|i am) (?:really |perfectly |quite |totally )?(?:fine|ok|okay|alright|all right|safe|well)(?: (?:by the way|really|honestly|thanks|thank you|i promise|promise|just tired|only tired))*(?=$| (?:this is|thats|its) (?:just |only )?(?:how|what|my|the way|a)\b)/u;
const ADULT = /\b(?:1[89]|[2-9]\d)\b/u;
const LONGEST_NO = 10;

/** Returns the words of an answer as the patterns read them. */
const levelled = (answer: string): string =>
  spelledOut(answer, 'NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}’'‘`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Returns whether the answer to a question is a clear no. */
export function isClearNo(answer: string, asked: SafetyCase): boolean {
  const text = levelled(answer);
  if (asked === 'minor' && ADULT.test(text)) return true;
  if (MEANT.test(text)) return true;
  return text.split(' ').length <= LONGEST_NO && NO.test(text) && !UNSURE.test(text) && !UNWELL.test(text);
}

/** Matches a no, which may follow a few words of surprise. */
const NO_AT_ALL =
  /^(?:(?:what|ha|haha|lol|oh|omg|god|um|uh|whoa|wow|wait|good|heavens|gosh|goodness|please|sorry|hey|well) )*(?:no(?! (?:one|more|idea|clue|point|reason|longer|use|hope)\b)|nope|nah|naw|noo+|not at all|of course not|para nada|claro que no)\b/u;
/** An answer of fewer words says no and nothing else. */
const GOES_ON = 6;
const DOUBTS = /\b(?:but|maybe|sometimes|not sure|yet|anymore|kinda|i guess|not really|not exactly|wish i|tonight)\b/u;

/**
 * Returns whether an answer says no at its beginning and goes on with something else: "No! Only eardrums get hurt." It
 * counts only if nothing else in it is grave.
 */
export function beginsWithNo(answer: string): boolean {
  const [first = '', second = '', ...rest] = answer
    .split(/[.!?…]+/u)
    .map(levelled)
    .filter(Boolean);
  const isNo = (one: string): boolean => NO_AT_ALL.test(one) && one.split(' ').length <= LONGEST_NO;
  const isShort = first.split(' ').length <= 2;
  if (levelled(answer).split(' ').length < GOES_ON) return false;
  const isClear = ![first, second, ...rest].some((one) => DOUBTS.test(one) || UNWELL.test(one));
  return isClear && (isNo(first) || (isShort && isNo(second)));
}

/** Returns whether an answer says plainly that the line was harmless, or that all is well. */
export function isReassuring(answer: string): boolean {
  return REASSURING.test(levelled(answer));
}

/** The reply to a person who changes the subject instead of answering. */
export const unanswered =
  'You didn’t say, and you don’t have to. Should it be a yes, now or later: 988 answers at any hour, by call or text, and 911 where it is urgent; elsewhere, findahelpline.com. I am an AI, and they are people.';

/** An answer of fewer words avoids the question but does not change the subject. */
const SHORTEST_SUBJECT = 5;
/** In an answer of this many words, a "but" after the first four joins two statements and expresses no doubt. */
const LONG_ANSWER = 9;
const BUT_LATER = { after: 4, words: new Set(['but', 'pero', 'mais']) };

/** Returns whether an answer changes the subject and expresses no doubt. */
export function isElsewhere(answer: string): boolean {
  const words = levelled(answer).split(' ');
  if (words.length < SHORTEST_SUBJECT) return false;
  const isJoining = (word: string, at: number): boolean =>
    at >= BUT_LATER.after && at < words.length - 1 && BUT_LATER.words.has(word);
  const told = words.length < LONG_ANSWER ? words : words.filter((word, at) => !isJoining(word, at));
  return !UNSURE.test(told.join(' '));
}
