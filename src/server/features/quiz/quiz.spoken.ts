import { archetypeReports, reportText } from '#content/archetype-reports.ts';
import { archetypes } from '#content/archetypes.ts';
import type { Says } from '#content/says.ts';
import type { DescriptorResult, QuizQuestion, QuizResults } from '#contract/quiz.ts';

type Spoken = Says['spoken'];

/** Returns a text of several lines in the reader's language. Each line has a translation of its own. */
const lineByLine = (text: string, spoken: Spoken): string => text.split('\n').map(spoken).join('\n');

/** Returns the questions as the reader reads them. What is answered is the id of a choice, the same in every language. */
export const spokenQuestions = (questions: readonly QuizQuestion[], spoken: Spoken): QuizQuestion[] =>
  questions.map(({ questionText, answerChoices, ...question }) => ({
    ...question,
    questionText: lineByLine(questionText, spoken),
    answerChoices: answerChoices.map(({ id, choiceText, descriptor }) => ({
      id,
      choiceText: lineByLine(choiceText, spoken),
      descriptor: { name: spoken(descriptor.name) },
    })),
  }));

/** Returns a result as the reader reads it. Names of pillars and sections stay, because pages look them up. */
export function spokenResults(results: QuizResults, spoken: Spoken): QuizResults {
  const { type } = results.mbti;
  const { deep } = results.mbti.archetype;
  return {
    ...results,
    results: results.results.map((result) => spokenDescriptor(result, spoken)),
    mbti: {
      type,
      archetype: {
        name: spoken(archetypes[type].name),
        report: reportText(archetypeReports[type], spoken),
        deep: {
          loveLanguage: spoken(deep.loveLanguage),
          idealDate: spoken(deep.idealDate),
          careerVibe: spoken(deep.careerVibe),
          lifeGoals: spoken(deep.lifeGoals),
        },
      },
    },
  };
}

const spokenDescriptor = ({ descriptor, ...result }: DescriptorResult, spoken: Spoken): DescriptorResult => ({
  ...result,
  descriptor: { ...descriptor, name: spoken(descriptor.name), description: spoken(descriptor.description) },
});
