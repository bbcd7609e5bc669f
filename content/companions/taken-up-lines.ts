import type { Temper } from './theme.ts';

/**
 * What a character says to something that it has no answer for: it takes up the subject, `{it}`, and leaves the floor to
 * the person. Each fits a thing, several things and a person, and stands without its question.
 */
export const takenUpLines: Readonly<Record<Temper, readonly string[]>> = {
  warm: [
    'Tell me more about {it}. What should I know first?',
    'I’d like to hear more about {it}. Where does the story start?',
    'Stay with {it} a moment longer, I’m listening. What happened next?',
    'You have {it} on your mind, and I have time. Good news, or a nuisance?',
    'Now I want to know about {it}. What’s the part you’d tell a friend?',
    'I won’t rush past {it}. How do you feel about that?',
    'I like hearing about {it} from you. What comes next?',
  ],
  dry: [
    '{It}. Go on, I’m listening. What happened next?',
    'I had no opinion on {it} until a moment ago. What’s yours?',
    'On {it}, I’m all ears and no experience. Good news, or trouble?',
    'Let’s hear about {it} properly. Where does it start?',
    'I’ll put {it} at the top of the page. What should I know first?',
    'Of everything, {it}. I didn’t see that coming, so go on.',
  ],
};

/** The same where the talk is or may be heavy. */
export const takenUpGently = [
  'Say as much about {it} as you like. I’m reading every word.',
  'There’s no hurry. Tell me about {it} at your own pace.',
  'I’m listening, about {it} and about you.',
  'I’d like to hear about {it}, if you feel like telling.',
] as const;

/** To nerves before something that the person named. */
export const nervesAbout = [
  'A few nerves about {it} mean that you care how it goes. What would make it go well?',
  'Some butterflies, then, about {it}. They’re allowed in here. What’s the first small thing you could get ready?',
  'I’d be surprised if {it} left you quite calm. What are you hoping for?',
] as const;

/** To nerves before something that is not known. */
export const nerves = [
  'A few nerves mostly mean that it matters to you. What would make it go well?',
  'Some butterflies, then. They’re allowed in here. What’s the first small thing you could get ready?',
  'I’d be surprised if you felt nothing at all before that. What are you hoping for?',
  'One thing at a time, then. Which part are you turning over most?',
] as const;

/** To something that the person is about to do, without naming it. */
export const planLines = [
  'So that’s the plan, and I like that there is one. What’s the first step?',
  'Then I’m curious how it goes. Which part are you looking forward to?',
  'Good, you’ve decided something. Come back and tell me how it went.',
  'I’d start small and start today. What do you need for it?',
] as const;
