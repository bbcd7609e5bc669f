import type { SafetyCase } from './safety/case.ts';

/**
 * Suggestions for a person's next line in a chat, by the state of the chat. `{it}` is what the other person spoke of.
 * `{mirror}` is the other person's statement with "you" for "I" ("your boss yelled at you"). Capitals begin a sentence.
 * A line that ends with "…" is only a beginning. No line claims anything about its sender.
 */
export const nextLines = {
  /** The other person asked something. Only the person knows the answer, so these lines are its beginning. */
  asked: {
    about: ['{It}? Let me answer that properly: …', 'About {it}, honestly: …'],
    mirror: [],
    any: ['Good question. My honest answer: …', 'I had to think about that one: …', 'The short version: … And you?'],
  },
  heavy: {
    mirror: ['I’m sorry that {mirror}. Do you want to talk about it, or about something else?'],
    about: ['I’m sorry about {it}. How are you holding up?', 'That sounds like a lot, with {it}. I’m listening.'],
    any: [
      'That sounds hard. Would company help, or a distraction?',
      'I’m sorry. No advice unless you want some. How are you now?',
    ],
  },
  glad: {
    mirror: ['{Mirror}! Tell me everything.', 'Wait, {mirror}! How does that feel?'],
    about: ['{It}! How did that come about?', 'Three cheers for {it}! What happens next?'],
    any: ['That is good to hear. What happens next?', 'Congratulations! How are you going to celebrate?'],
  },
  told: {
    mirror: ['So {mirror}. How was that for you?', 'Wait, {mirror}? How did that come about?'],
    about: [],
    any: [
      'How did that come about?',
      'I’d like to understand that better. Where did it begin?',
      'And how was that for you?',
    ],
  },
  leaving: {
    mirror: [],
    about: ['Take care, and tell me how it goes on with {it}.'],
    any: ['Take care. This was good.', 'Until next time. No hurry.', 'Go well. Write when you feel like it.'],
  },
  /** The person wrote the last line of the chat. */
  waiting: {
    mirror: [],
    about: [
      'No hurry at all. I’m still curious about {it}, though.',
      'Later, when you feel like it: how did it go on with {it}?',
    ],
    any: ['Quick vote, no essay needed: soup or salad?', 'No hurry with an answer. How is your week treating you?'],
  },
  begin: {
    mirror: [],
    about: [],
    any: ['What was the best part of your week so far?', 'What should somebody ask you about that nobody does?'],
  },
  unread: {
    mirror: [],
    about: [],
    any: ['Tell me more about that?', 'What made you think of it?'],
  },
} as const;

/** Questions about what the other person mentioned, by the kind of the mentioned thing. */
export const nextQuestions = {
  person: ['What is {it} like?', 'How do you and {it} get along?', 'What would {it} say about it?'],
  people: ['What are {it} like?', 'How do you get along with {it}?'],
  animal: ['What is {it} like when nobody is looking?', 'How did {it} come into your life?'],
  place: ['What is it like there, at {it}?', 'What do you like about {it}?'],
  food: ['How do you like {it} best?', 'What goes with {it}?'],
  pastime: ['What got you into {it}?', 'What’s the hard part of {it}?', 'How long have you been at {it}?'],
  thing: ['What’s the story with {it}?', 'What do you make of {it}?', 'Tell me more about {it}?'],
  many: ['What is it about {it}?', 'What do you make of {it}?'],
} as const;

/** Comes before a line about a shared interest, in the middle of a chat. */
export const anotherThing = 'Another thing.';

/** Lines to a person who seems to be in danger; empty if it is better to say nothing. */
export const graveLines: Readonly<Record<SafetyCase, readonly string[]>> = {
  self_harm: [
    'I am worried about you. Are you safe right now?',
    'I’m glad you told me. Will you let somebody help who knows this well? In the US that is 988, at any hour.',
    'You don’t have to carry this alone. Who could be with you tonight?',
  ],
  harmed: [
    'I believe you. Are you safe right now?',
    'That is not your fault. There are people who help with exactly this; shall we look for them together?',
  ],
  minor: [],
  medical: ['Please call 911 or your local emergency number now.', 'Is somebody with you who can help?'],
  threat: [],
};
