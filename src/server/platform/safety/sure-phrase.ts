import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { safetyCases, type SafetyCase } from '#content/safety/case.ts';
import { firstWordsOf, patternOf, phrases } from '#content/safety/phrases.ts';
import { plain } from '#content/safety/plain.ts';
import { spanishCaseIn } from '#content/safety/spanish-signs.ts';
import { sentencesOf } from './features.ts';

const sure = safetyCases.flatMap((safetyCase) =>
  phrases[safetyCase].sure.map((phrase) => ({
    safetyCase,
    pattern: patternOf(phrase),
    first: firstWordsOf(phrase),
  })),
);

/** Returns the case of the first phrase that is asked about in any case; undefined if a text has none. */
export function surePhraseIn(text: string): SafetyCase | undefined {
  if (speaksOfCrisis(text)) return 'self_harm';
  const read = plain(text);
  const said = [...new Set(read.split(' '))];
  const texts = [read, ...sentencesOf(text).map(plain)];
  const found = sure.find(
    ({ pattern, first }) =>
      (first === undefined || said.some((word) => first.has(word))) && texts.some((one) => pattern.test(one)),
  );
  return found?.safetyCase ?? spanishCaseIn(text);
}
