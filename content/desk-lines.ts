/**
 * Sentences that a case keeps in English, and its moderators read in their own language. `#` stands for a number, and
 * between quotes for a name.
 */

/** What the automatic judgement says of a case. */
export const caseReasons = {
  nobody: 'Nobody reported it: the machine read it in what they wrote.',
  one: '1 person reported it.',
  many: '# people reported it.',
  trusted: '# of them with a good record, each on a device and an address of their own.',
  copy: 'It has a picture that a moderator took away elsewhere, or one that looks the same.',
  look: 'A new member sent it, and a moderator refused it before others saw it.',
  check:
    'A moderator compared three live pictures with the profile and could not confirm it. The pictures are deleted.',
  notice: 'A take-down notice came from outside.',
  notices: '# take-down notices came from outside.',
  hidden: 'Hidden until a moderator has looked.',
  stays: 'A moderator decided on it before, so it stays.',
} as const;

/** Why a notice from outside hid nothing by itself. */
export const heldBackReasons = {
  record: 'It hid nothing by itself: earlier notices from there were wrong.',
  decided: 'It hid nothing by itself: a moderator let the thing stand after an earlier notice.',
  author: 'It hid nothing by itself: much of the same person is hidden by notices already.',
} as const;

/** Why a message waits, or is looked at. */
export const messageReasons = {
  link: 'A link from a new account.',
  contact: 'A way to be reached in a first message.',
  firstPicture: 'A picture in a first message.',
  voice: 'A voice note in a first message, or from a new account.',
  harsh: 'Words that could hurt.',
  picture: 'A picture from a new account.',
  opener: 'The same opener to # people.',
} as const;

/** The lines of evidence that stand for things without words of their own. */
export const evidenceLines = {
  avatar: 'Profile photo',
  cover: 'Cover image',
  groupPicture: 'The picture of “#”',
  called: 'Called the reporter, for # seconds',
  calledInVain: 'Called the reporter, without an answer',
  wasCalled: 'Was called by the reporter, for # seconds',
  wasCalledInVain: 'Was called by the reporter, without an answer',
  foundAge: 'A check of their age found that they are not 18. They are hidden, and cannot write.',
  foundPicture:
    'A picture they wanted to send is on a list of pictures that show the abuse of a child. It was refused, nobody has seen it here, and it is sealed for the authorities.',
} as const;

/** The names in evidence of people who have none there. */
export const evidenceNames = { nobody: 'A Wild Self', reader: 'You' } as const;

/** Why a decision on a case is impossible. */
export const impossible = {
  shown: 'It is not hidden.',
  nobody: 'There is no member to act on.',
  hidden: 'It is hidden already.',
  unhideable: 'This cannot be hidden.',
} as const;

/** Returns a sentence with its number or its name. */
export const filled = (sentence: string, value: number | string): string => sentence.replace('#', () => String(value));
