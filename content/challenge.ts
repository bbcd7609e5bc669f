import { DAY_MS } from '#contract/durations.ts';

/** The daily questions that anyone may answer. An answer fits into a post, and no answer is wrong. */
export const challenges = [
  'Which animal would you trust with your keys?',
  'What did you believe as a child that still sounds reasonable?',
  'Describe your mood as a weather report.',
  'Which smell takes you straight home?',
  'What is the smallest thing you ever celebrated?',
  'Give your week a title and one star review.',
  'Which of your habits would confuse a fox?',
  'What can you do with your hands that still surprises people?',
  'Name the sandwich that understands you.',
  'What would your houseplant tell the neighbors?',
  'Which song do you sing wrong on purpose?',
  'What is the best advice you ignored?',
  'If you had a spare hour today, who would get it?',
  'Which word do you love for its sound alone?',
  'What is your most useful useless talent?',
  'Tell the story of a scar in ten words.',
  'Which chore do you secretly like?',
  'What were you doing the last time you forgot the time?',
  'Which object in your home has the most personality?',
  'Make up a holiday. What does everybody eat?',
  'What do you do when nobody is in the kitchen?',
  'Which stranger’s kindness do you still think about?',
  'What is a hill so small that only you would die on it?',
  'Who taught you to laugh like that?',
  'What would you put on a postage stamp?',
  'Which snack deserves a documentary?',
  'What did you change your mind about lately?',
  'Describe your hometown to somebody from the moon.',
  'Which rule of yours makes no sense and stays?',
  'What are you better at than you were a year ago?',
  'Which sound would you keep if you could keep one?',
  'What is in your pocket, and why is it still there?',
  'Invent a name for the feeling of an empty train.',
  'What would you teach a class of strangers tomorrow?',
  'Which book, film or song found you at the right moment?',
  'What is your favorite way to be wrong?',
  'Which view have you looked at longest?',
  'What do you always pack and never use?',
  'Give a compliment to your past self.',
  'What would you cook for somebody you want to impress a little?',
  'Which dance move is legally yours?',
  'What makes a room feel like you live in it?',
  'Tell a secret that hurts nobody.',
  'Which question do you wish people asked you?',
  'What did you find that was not lost?',
  'What is the bravest thing you did quietly?',
  'Which season are you, and which one do you pretend to be?',
  'What would your twelve-year-old self be proud of?',
  'Which tiny luxury is worth every cent?',
  'What is good today, however small?',
] as const;

/** Returns the question of the day in a person's time zone. From day to day, the questions follow in order. */
export function challengeOf(now: Date, timeZone: string): string {
  // The locale en-CA formats a day as 2026-11-23, which `Date.parse` reads.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  return challenges[Math.floor(Date.parse(day) / DAY_MS) % challenges.length] ?? challenges[0];
}
