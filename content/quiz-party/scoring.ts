import type { PartyQuiz } from './party-quiz.ts';

/** The outcome chosen at each question, by the question's place. */
export type PartyAnswers = readonly string[];

export interface PartyScore {
  outcome: string;
  /** Every outcome with its votes: the result first, then by votes, and equal ones in the quiz's own order. */
  votes: { outcome: string; votes: number }[];
  /** The result got no more votes than another: of those, the latest answer decided. */
  isTied: boolean;
}

/** Says whether an answer is offered at the question of that place. */
export function isOffered({ questions }: PartyQuiz, place: number, outcome: string): boolean {
  const answers = questions[place]?.answers;
  return answers !== undefined && Object.hasOwn(answers, outcome);
}

/** Counts votes: each answer is one, the most win, and of equal ones that which was voted for last. */
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

/** Returns at how many questions two people gave the same answer. */
export function answeredAlike(mine: PartyAnswers, theirs: PartyAnswers): number {
  return mine.filter((answer, place) => answer === theirs[place]).length;
}
