import type { ReportCategory, SubjectKind } from '#contract/moderation.subjects.ts';

/** The words for a kind of thing that people can report. */
interface KindWords {
  /** The title of the report sheet. */
  report: string;
  /** The thing in a sentence: "about a message". */
  a: string;
  this: string;
  /** The thing at the start of a line. */
  name: string;
}

export const kindWords: Readonly<Record<SubjectKind, KindWords>> = {
  person: { report: 'Report this person', a: 'a person', this: 'This profile', name: 'Person' },
  profile_picture: {
    report: 'Report this picture',
    a: 'the picture of a profile',
    this: 'This picture',
    name: 'Picture of a profile',
  },
  message: { report: 'Report this message', a: 'a message', this: 'This message', name: 'Message' },
  room: { report: 'Report this room', a: 'a room', this: 'This room', name: 'Room' },
  group_picture: {
    report: 'Report this picture',
    a: 'the picture of a group',
    this: 'This picture',
    name: 'Picture of a group',
  },
  post: { report: 'Report this post', a: 'a post', this: 'This post', name: 'Post' },
  comment: { report: 'Report this comment', a: 'a comment', this: 'This comment', name: 'Comment' },
  companion_reply: {
    report: 'Report this reply',
    a: 'a companion’s reply',
    this: 'This reply',
    name: 'Companion’s reply',
  },
  wyn_reply: { report: 'Report Wyn’s answer', a: 'an answer of Wyn’s', this: 'This answer', name: 'Wyn’s answer' },
  call: { report: 'Report this call', a: 'a call', this: 'This call', name: 'Call' },
  // Nobody reports these three kinds.
  notice: { report: 'Report', a: 'something', this: 'This', name: 'Notice without a link' },
  waiting: { report: 'Report', a: 'a picture that waited', this: 'This', name: 'Picture that waited for a look' },
  photo_check: { report: 'Report', a: 'a photo check', this: 'This', name: 'Photo check' },
};

/** The categories of a report: each has a name, and one sentence that explains it. */
export const categoryWords: Readonly<Record<ReportCategory, { title: string; text: string }>> = {
  harassment: { title: 'Harassment', text: 'Insults, pressure, or going on after a no.' },
  hate: { title: 'Hate', text: 'Attacks on people for who they are, where they come from or whom they love.' },
  sexual: { title: 'Unwanted sexual content', text: 'Words or pictures of that kind you did not ask for.' },
  minor: { title: 'A minor', text: 'Somebody here is under 18, or a child is shown or spoken of sexually.' },
  self_harm: { title: 'Self-harm', text: 'Somebody may hurt themself, or tells others to.' },
  threat: { title: 'Threat', text: 'Somebody says they will hurt a person, or make others do it.' },
  scam: { title: 'Spam or scam', text: 'Money, codes, links, or the same words to everybody.' },
  fake: { title: 'Fake', text: 'Somebody pretends to be a person they are not.' },
  intimate_picture: {
    title: 'Intimate picture without consent',
    text: 'A private picture of somebody, shown or threatened without their yes. Made-up ones count.',
  },
  other: { title: 'Something else', text: 'It breaks the rules and fits nowhere above. Say in a line how.' },
};

/** The outcome in words for the reporter. The words name neither the action nor its subject. */
export const outcomeWords = {
  waiting: { title: 'Waiting', text: 'A person will read it.' },
  acted: { title: 'We acted', text: 'It broke our rules. We do not tell what we did, to keep everybody safe.' },
  not_against_rules: {
    title: 'Not against our rules',
    text: 'A person read it and it may stay. Blocking keeps the two of you apart all the same.',
  },
  turned: {
    title: 'We looked again',
    text: 'First we acted. A second look found that it may stay. Blocking keeps the two of you apart all the same.',
  },
  gone: { title: 'Already gone', text: 'It was no longer there when we looked.' },
} as const;

/** The help card for a person who reports that another may hurt themself. */
export const worriedWords = {
  title: 'If it is about now, do not wait for us.',
  text: 'We read reports as fast as we can, and a phone is faster. These people also talk with somebody who is worried about another.',
  close: 'You can write to them too: “I am worried about you, are you safe?” is never the wrong question.',
};
