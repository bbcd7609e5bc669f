import { askings, type Asking } from '#content/product-facts/asking.ts';
import { productFacts, type ProductFact } from '#content/product-facts/product-facts.ts';
import { plain } from '#content/safety/plain.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import { isLittle, shareOf } from '#server/platform/models/word-likeness.ts';
import { readExamples } from './examples.ts';
import { weighing } from './weighing.ts';

/**
 * The lowest share of words for a line with all patterns of the fact, and for one without them. These numbers were
 * chosen on lines that are neither examples nor tests.
 */
const LEAST = { withPatterns: { asked: 0.2, stated: 0.55 }, without: { asked: 0.6, stated: 0.9 } };
/** A line without the patterns shares as many words that say something, unless it is nearly an example. */
const LEAST_WORDS = 2;
const NEARLY_ALL = 0.9;
/** How much nearer to ordinary talk than to the fact a question may be, with all patterns of the fact and without. */
const MAY_TRAIL = { withPatterns: 0.1, without: -0.1 };
/** All patterns of a fact count as much as this share. */
const ALL_WORDS = 0.3;
const LITTLE_WEIGHT = 0.15;

/** Returns the language, other than English, in which a text may ask; `isSure` if English is out of the question. */
export function otherLanguageOf(text: string): { language: Language; isSure: boolean } | undefined {
  const words = plain(text).trim().split(' ');
  const leads = Object.entries(askings).map(([language, { little }]) => {
    const theirs = words.filter((word) => little.has(word) && !isLittle(word)).length;
    const ours = words.filter((word) => isLittle(word) && !little.has(word)).length;
    return { language, lead: theirs - ours };
  });
  const best = leads.toSorted((a, b) => b.lead - a.lead)[0];
  if (best === undefined || best.lead < 0 || !isLanguage(best.language)) return undefined;
  return { language: best.language, isSure: best.lead > 0 };
}

/** Returns whether a text begins like a question of the language. */
export const isAskedIn = (language: Language, text: string): boolean =>
  askings[language]?.asked.test(plain(text).trim()) === true;

/** Returns the fact that a text asks for in a language other than English, by its words alone. */
export function findIn(language: Language, text: string): { fact: ProductFact; score: number } | undefined {
  const asking = askings[language];
  if (asking === undefined) return undefined;
  const { examples, weightOf } = indexOf(language, asking);
  const said = plain(text);
  const words = stemsOf(said, asking);
  const nearest = new Map<string | undefined, { share: number; telling: number }>();
  for (const { factId, words: theirs } of examples) {
    const share = shareOf(words, theirs, weightOf);
    if (share <= (nearest.get(factId)?.share ?? 0)) continue;
    const telling = [...words].filter((word) => theirs.has(word) && !asking.little.has(word)).length;
    nearest.set(factId, { share, telling });
  }
  const way = text.includes('?') || isAskedIn(language, text) ? 'asked' : 'stated';
  const asTalk = nearest.get(undefined)?.share ?? 0;
  const found = productFacts.flatMap((fact) => {
    const { share, telling } = nearest.get(fact.id) ?? { share: 0, telling: 0 };
    const hasAll = asking.words[fact.id]?.every((pattern) => pattern.test(said)) === true;
    const having = hasAll ? 'withPatterns' : 'without';
    const isEnough =
      share >= LEAST[having][way] &&
      (hasAll || telling >= LEAST_WORDS || share >= NEARLY_ALL) &&
      share + (way === 'asked' ? MAY_TRAIL[having] : 0) > asTalk;
    return isEnough ? [{ fact, score: share + (hasAll ? ALL_WORDS : 0) }] : [];
  });
  return found.toSorted((one, other) => other.score - one.score)[0];
}

interface Index {
  examples: readonly { factId: string | undefined; words: ReadonlySet<string> }[];
  weightOf: (word: string) => number;
}

const indexes = new Map<Language, Index>();

function indexOf(language: Language, asking: Asking): Index {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const examples = readExamples(language).map(({ factId, text }) => ({ factId, words: stemsOf(plain(text), asking) }));
  const made = { examples, weightOf: weighing(examples, (word) => (asking.little.has(word) ? LITTLE_WEIGHT : 1)) };
  indexes.set(language, made);
  return made;
}

function stemsOf(said: string, { little, alike, ending }: Asking): Set<string> {
  const stemOf = (word: string): string => {
    if (little.has(word)) return word;
    const same = alike.findIndex((pattern) => pattern.test(word));
    return same < 0 ? word.replace(ending, '') : String(same);
  };
  return new Set(said.trim().split(' ').map(stemOf));
}
