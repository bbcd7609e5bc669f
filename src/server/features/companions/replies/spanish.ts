import { refusalOf } from '#content/moderation.ts';
import { spanishLines, spanishWords } from '#content/companions/spanish-words.ts';
import { readers } from '#content/companions/readers.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { languageIn, type Tongue } from '#server/features/companions/hearing/recognise.ts';
import type { Scene } from './scene.ts';
import { smallIn } from '#server/features/companions/words/spanish-small.ts';
import { countWords } from '#server/features/companions/words/words.ts';

/** The number of lines of Spanish after which it says what can be done instead, and again after as many. */
const OFFERS_EVERY = 4;

/** Returns what a companion answers to Spanish, which it does not know: the person's own clause, and what of it it makes out. */
function inSpanish(scene: Scene): string[] | undefined {
  const { before, reading, said, lines } = scene;
  if (reading.language !== 'es') return undefined;
  const small = smallIn(said.join(' '));
  if (small === 'thanks') return [lines.pick(spanishLines.thanks)];
  const earlier = before.filter(({ by, text }) => by === 'person' && languageIn(text) === 'es').length;
  // The first line of it gets the plain admission.
  if (earlier === 0) return undefined;
  if (small === 'hello' || small === 'short') return [lines.pick(spanishLines[small])];
  const text = said.join(' ');
  const offer = earlier % OFFERS_EVERY === OFFERS_EVERY - 1 ? lines.fresh(spanishLines.offer) : undefined;
  const clause = clauseOf(text);
  if (offer !== undefined) return clause === undefined ? [offer] : [`“${clause}”.`, offer];
  const [word, other] = knownIn(text);
  const slots = {
    clause,
    word: word && glossed(word),
    bare: word && `“${word}”`,
    other: other && glossed(other),
    bareOther: other && `“${other}”`,
  };
  const asked = clause !== undefined && text.includes('?') ? spanishLines.asked : [];
  const pools = [
    asked,
    word === undefined ? [] : spanishLines.clauseAndWord,
    spanishLines.clause,
    spanishLines.two,
    spanishLines.one,
  ];
  const ours = lines.with(slots);
  for (const pool of pools) {
    const line = ours.fresh(pool);
    if (line !== undefined) return [line];
  }
  return clause === undefined ? undefined : [ours.pick(spanishLines.clause)];
}

const LONGEST = 9;
const SHORTEST = 2;
const LITTLE =
  /^(?:que|qué|con|por|para|los|las|una|uno|del|como|cómo|pero|muy|más|mas|esta|está|este|todo|hay|son|soy|eso|vos|era|fue)$/u;

/** Returns the clause with the most of its own words, and of a question the one that asks. */
function clauseOf(text: string): string | undefined {
  if (refusalOf(text) !== undefined) return undefined;
  const isAsked = text.includes('?');
  const clauses = text
    .split(/[,;:.!¡¿]+\s*|(?<=\?)\s*|\s+(?=(?:y|pero|porque|aunque) \p{L}+ )/u)
    .map((part) =>
      part
        .replace(/^(?:y|pero|bueno|che|porque)\s+/iu, '')
        .replaceAll(/["“”]/gu, '')
        .trim(),
    )
    .filter((part) => part !== '' && /^[\p{L}\p{N} '-]+\??$/u.test(part))
    .map((part) => part.split(/\s+/).slice(0, LONGEST).join(' '))
    .filter((part) => countWords(part) >= SHORTEST);
  const telling = (part: string): number =>
    (isAsked && part.endsWith('?') ? 10 : 0) +
    (part.match(/\p{L}{3,}/gu) ?? []).filter((word) => !LITTLE.test(word.toLowerCase())).length;
  return clauses.toSorted((a, b) => telling(b) - telling(a))[0]?.replace(/\?$/u, '');
}

/** The words that are known, longest first: they say most. */
function knownIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => Object.hasOwn(spanishWords, word))
    .toSorted((a, b) => b.length - a.length);
}

function glossed(word: string): string {
  const english = spanishWords[word] ?? '';
  return english === word ? `“${word}”` : `“${word}” (${english})`;
}

/**
 * Returns what is answered to another language: the admission that it is not read, and now and then who does read it, where
 * a language model is set.
 */
export function inOtherLanguage(scene: Scene): string[] {
  const { reading, lines, isAfterHelp } = scene;
  const spanish = isAfterHelp ? undefined : inSpanish(scene);
  return [...(spanish ?? [lines.pick(notRead(reading.language))]), ...readerOf(scene)];
}

function readerOf({ before, reading: { language }, lines, reader }: Scene): string[] {
  if (reader === undefined || language === 'en') return [];
  const earlier = before.filter(({ by, text }) => by === 'person' && languageIn(text) !== 'en').length;
  const line = earlier % OFFERS_EVERY === 0 ? lines.fresh(readers[reader][language]) : undefined;
  return line === undefined ? [] : [line];
}

/** Returns the plain admissions that a language is not read. */
function notRead(language: Tongue): readonly string[] {
  if (language === 'es') return takeUps.spanish;
  return language === 'fr' ? takeUps.french : takeUps.otherLanguage;
}
