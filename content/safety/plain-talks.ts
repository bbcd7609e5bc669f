/** Said instead of wit in the messages after a card or a question. */
export const plainTalks = [
  'I’m still here, and I’m an AI. A person’s voice can do more: in the US, call or text 988 at any hour.',
  'Thank you for telling me. There’s no right thing to say next, and no hurry.',
  'I read that. The small questions can wait; you come first.',
  'We can leave everything in this app for another day. It will keep.',
  'If there is one person you trust, this is a good day to tell them how it is.',
  'You don’t have to be all right to write to me. The numbers above answer at any hour.',
] as const;
