/** One result of a party quiz. */
export interface PartyOutcome {
  name: string;
  /** One line below the name. */
  line: string;
  text: string;
}

/** A question, with its answers in the order of display. The key of an answer is the outcome that it votes for. */
interface PartyQuestion<O extends string> {
  text: string;
  answers: Partial<Record<O, string>>;
}

export interface PartyQuiz {
  outcomes: Readonly<Record<string, PartyOutcome>>;
  questions: readonly { text: string; answers: Readonly<Record<string, string>> }[];
}

/** Lets the type checker verify that answers name outcomes of their own quiz. */
export function partyQuiz<O extends string>(
  outcomes: Readonly<Record<O, PartyOutcome>>,
  questions: readonly PartyQuestion<O>[],
): PartyQuiz {
  return { outcomes, questions: questions as PartyQuiz['questions'] };
}
