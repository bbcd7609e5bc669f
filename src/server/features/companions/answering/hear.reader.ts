import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { asksForHelp, languageIn, recognise, type Tongue } from '#companions/hear.ts';

interface HearInput {
  said: readonly string[];
  /** The lines before `said`. */
  before: readonly string[];
}

/** What decides who answers the lines. */
export interface AnswererSigns {
  isGoodbye: boolean;
  /** True when the lines may ask about the product. */
  asksForHelp: boolean;
  language: Tongue;
  /** Of each line in `before`, whether it has a sign of a crisis. */
  isGrave: readonly boolean[];
}

export function read({ said, before }: HearInput): AnswererSigns {
  const reading = recognise(said);
  return {
    isGoodbye: reading.isGoodbye,
    asksForHelp: asksForHelp(reading),
    language: languageIn(said.join('\n')),
    isGrave: before.map(speaksOfCrisis),
  };
}

export const samples: readonly HearInput[] = [
  'My sister Ana moved away, and I miss her because she was my best friend.',
  'hey, how are you? I’m tired, my boss said that “it is all my fault”',
  'me llamo Juan y estoy muy cansado, gracias',
  'how do I delete my account, and who reads this?',
  'bye',
].map((line) => ({ said: ['So I went home, sat down, ate cake.', line], before: [line] }));
