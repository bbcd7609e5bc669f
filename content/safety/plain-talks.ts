/** Replies without wit, for the messages after a help card or a safety question. */
export const plainTalks = [
  'Thank you for telling me. There’s no right thing to say next, and no hurry.',
  'I read that. The small questions can wait; you come first.',
  'We can leave everything in this app for another day. It will keep.',
  'If there is one person you trust, this is a good day to tell them how it is.',
  'You don’t have to be all right to write to me. The numbers above answer at any hour.',
] as const;

/** Replies without wit after a line whose meaning was unclear. Each reply says where to find help. */
export const plainTalksWithNumbers = [
  'I’m still here, and I’m an AI. A person’s voice can do more: in the US, call or text 988 at any hour; elsewhere, findahelpline.com.',
  'I read that, and I can’t be sure how you mean it. Should it be heavy: 988 answers by call or text, day and night; elsewhere, findahelpline.com.',
  'You don’t owe me an explanation. If a person should hear it, 988 is there now, by call or text; elsewhere, findahelpline.com.',
  'I’d rather say it once too often: 988, by call or text, at any hour; elsewhere, findahelpline.com. And I keep reading.',
  'That stays with me as you wrote it. People who know how to help pick up at 988, call or text; elsewhere, findahelpline.com.',
] as const;
