/**
 * Looks after the texts of a language (docs/translating.md).
 *   npm run words -- check es          says what is missing, unused, different, too long or still English
 *   npm run words -- new de            makes the folder of a language, or adds what it lacks, in English
 *   npm run words -- take es FILE      puts translations, which FILE has by their English, where they belong
 */
import { isLanguage } from '#contract/languages.ts';
import { check, type Findings } from './words/check.ts';
import { makeLanguage } from './words/new.ts';
import { takeTexts } from './words/take.ts';

const USAGE = 'Say what to do: check es, new de, or take es FILE.';
/** The most texts of a kind that are printed. */
const MOST = 40;

function print(title: string, texts: readonly string[]): void {
  if (texts.length === 0) return;
  console.log(`\n${title}: ${texts.length}`);
  for (const text of process.argv.includes('--all') ? texts : texts.slice(0, MOST)) console.log(`  ${text}`);
  if (texts.length > MOST && !process.argv.includes('--all')) console.log('  … (--all prints every one)');
}

/** Prints what is to be done, and returns how much that is. */
function report({ missing, unused, different, tooLong, english }: Findings): number {
  for (const [about, texts] of Map.groupBy(missing, (one) => one.about))
    print(
      `Missing, ${about}`,
      texts.map(({ text }) => text),
    );
  print('Said by nobody', unused);
  print('With other values or parts than the English', different);
  print('Too long for their place', tooLong);
  print('Still English', english);
  return [missing, unused, different, tooLong, english].reduce((sum, { length }) => sum + length, 0);
}

const [does, language = '', path = ''] = process.argv.slice(2);
if (does === 'new' && /^[a-z]{2}$/.test(language)) console.log(makeLanguage(language).join('\n'));
else if (does === 'check' && isLanguage(language)) {
  const left = report(check(language));
  console.log(left === 0 ? `${language} is whole.` : `\n${left} things are left to do in ${language}.`);
  process.exitCode = left === 0 ? 0 : 1;
} else if (does === 'take' && isLanguage(language) && path !== '') {
  const { taken, unknown } = takeTexts(language, path);
  console.log(`${taken} texts were taken.`);
  print('Said by nobody', unknown);
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
