import { rounded } from '#contract/rounding.ts';
import type { MbtiType } from '#contract/people.ts';
import type { Axes, DescriptorResult, Pillar, QuizAnswer } from '#contract/quiz.ts';
import { pillarNames, pillars } from '#contract/quiz.ts';
import type { AnswerChoice, Question, Weights } from './questions.ts';
import { questions } from './questions.ts';

/** The letters of an axis: first of the positive end, then of the negative end. */
const letters: Record<Pillar, readonly [string, string]> = {
  energy: ['E', 'I'],
  perception: ['N', 'S'],
  judgement: ['F', 'T'],
  lifestyle: ['P', 'J'],
};

/** Below this distance from the middle, the report names both sides. Two answers of weight 1 move an axis by less. */
const borderWidth = 0.15;

export interface Reading {
  type: MbtiType;
  axes: Axes;
}

export interface Score extends Reading {
  /** One descriptor for each answer, the best supported first. */
  results: DescriptorResult[];
}

interface Reach {
  up: number;
  down: number;
  /** The id of the pillar's last question. All its answers have a lean, so the question can break a tie. */
  decider: string;
}

const choicesById = new Map(
  questions.flatMap((question) => question.choices.map((choice) => [choice.id, { question, choice }] as const)),
);

const reach = Object.fromEntries(
  pillars.map((pillar) => {
    const weightsOf = (question: Question) => question.choices.map((choice) => choice.weights[pillar] ?? 0);
    return [
      pillar,
      {
        up: questions.reduce((sum, question) => sum + Math.max(...weightsOf(question)), 0),
        down: questions.reduce((sum, question) => sum - Math.min(...weightsOf(question)), 0),
        decider: questions.findLast((question) => question.pillar === pillar)?.id ?? '',
      },
    ];
  }),
) as Record<Pillar, Reach>;

/** Returns the question and choice of an answer; undefined if the question does not have the choice. */
export function findChoice(answer: QuizAnswer): { question: Question; choice: AnswerChoice } | undefined {
  const found = choicesById.get(answer.answerChoiceId);
  return found?.question.id === answer.questionId ? found : undefined;
}

/**
 * Scores a full set of answers; their order does not matter.
 *
 * An axis is the sum of the answers' weights on it, divided by the largest sum that can be reached on that side, so it
 * lies in [-1, 1] and both ends can be reached. The letter is its sign. **Tie rule**: on exactly 0 the answer to the
 * last question of that pillar decides; every answer of such a question has a lean.
 *
 * @throws {RangeError} unless every question has exactly one answer of its own.
 */
export function scoreAnswers(answers: readonly QuizAnswer[]): Score {
  const chosen = new Map<string, AnswerChoice>();
  for (const answer of answers) {
    const found = findChoice(answer);
    if (!found) throw new RangeError(`no answer ${answer.answerChoiceId} to ${answer.questionId}`);
    chosen.set(found.question.id, found.choice);
  }
  if (chosen.size !== questions.length || answers.length !== questions.length) {
    throw new RangeError('every question needs exactly one answer');
  }
  return {
    ...readAxes(chosen),
    results: describe(questions.flatMap((question) => chosen.get(question.id) ?? [])),
  };
}

/** Returns the type and the four axes for one answer to every question, by question id. */
export function readAxes(chosen: ReadonlyMap<string, AnswerChoice>): Reading {
  const axes = Object.fromEntries(pillars.map((pillar) => [pillar, scoreAxis(pillar, chosen)])) as Axes;
  return { axes, type: pillars.map((pillar) => axes[pillar].letter).join('') as MbtiType };
}

export function isNearBorder(value: number): boolean {
  return Math.abs(value) < borderWidth;
}

function scoreAxis(pillar: Pillar, chosen: ReadonlyMap<string, AnswerChoice>): Axes[Pillar] {
  const { up, down, decider } = reach[pillar];
  let sum = 0;
  for (const choice of chosen.values()) sum += choice.weights[pillar] ?? 0;
  const value = sum === 0 ? 0 : Math.round((sum / (sum > 0 ? up : down)) * 1000) / 1000;
  const side = sum === 0 ? (chosen.get(decider)?.weights[pillar] ?? 0) : sum;
  return { value, letter: letters[pillar][side > 0 ? 0 : 1], nearBorder: isNearBorder(value) };
}

/**
 * Returns the descriptor of each answer, the best supported first. A descriptor is supported by its own answer and by
 * every answer that agrees with its own. The agreement of two answers is the cosine of their weights, so large weights
 * count no more than small weights.
 */
function describe(given: readonly AnswerChoice[]): DescriptorResult[] {
  return given
    .map((choice) => {
      let count = 0;
      let agreed = 0;
      let heard = 0;
      for (const other of given) {
        const agreement = cosine(choice.weights, other.weights);
        heard += Math.abs(agreement);
        if (agreement > 0) {
          count += 1;
          agreed += agreement;
        }
      }
      const { id, name, description, pillar } = choice.descriptor;
      return {
        count,
        percentage: rounded((100 * agreed) / heard),
        descriptor: { id, name, description, pillar: pillarNames[pillar] },
      };
    })
    .toSorted((a, b) => b.count - a.count || b.percentage - a.percentage);
}

function cosine(a: Weights, b: Weights): number {
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

function dot(a: Weights, b: Weights): number {
  return pillars.reduce((sum, pillar) => sum + (a[pillar] ?? 0) * (b[pillar] ?? 0), 0);
}
