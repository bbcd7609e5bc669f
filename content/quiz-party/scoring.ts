import type { PartyQuiz } from './party-quiz.ts';

/** The chosen outcome of each question, in the order of the questions. */
export type PartyAnswers = readonly string[];

export interface PartyScore {
  outcome: string;
  /** All outcomes with their votes: first the result, then the others by votes. Ties are in the order of the quiz. */
  votes: { outcome: string; votes: number }[];
  /** True if another outcome has as many votes as the result. Then the latest answer decided the tie. */
  isTied: boolean;
}

/** Returns whether the question at index `place` has an answer for `outcome`. */
export function isOffered({ questions }: PartyQuiz, place: number, outcome: string): boolean {
  const answers = questions[place]?.answers;
  return answers !== undefined && Object.hasOwn(answers, outcome);
}

/** Counts a vote for each answer. The most votes win; a tie goes to the latest vote. Throws without answers. */
export function scoreParty({ outcomes }: PartyQuiz, answers: PartyAnswers): PartyScore {
  const votes = Object.keys(outcomes).map((outcome) => ({
    outcome,
    votes: answers.filter((answer) => answer === outcome).length,
  }));
  const most = Math.max(...votes.map((one) => one.votes));
  const best = new Set(votes.filter((one) => one.votes === most).map((one) => one.outcome));
  const outcome = answers.findLast((answer) => best.has(answer));
  if (outcome === undefined) throw new Error('A quiz without answers has no result.');
  const rank = (one: { outcome: string; votes: number }): number => (one.outcome === outcome ? most + 1 : one.votes);
  return { outcome, votes: votes.toSorted((a, b) => rank(b) - rank(a)), isTied: best.size > 1 };
}

/** Returns the number of questions to which two people gave the same answer. */
export function answeredAlike(mine: PartyAnswers, theirs: PartyAnswers): number {
  return mine.filter((answer, place) => answer === theirs[place]).length;
}
