import { refusalOf } from '#content/moderation.ts';
import { spanishLines, spanishWords } from '#content/companions/spanish-words.ts';
import { readers } from '#content/companions/readers.ts';
import { notRead } from '#content/companions/not-read.ts';
import { languageIn } from '#companions/hearing/recognise.ts';
import type { ReplyScene } from './scene.ts';
import { smallIn } from '#companions/words/spanish-small.ts';
import { countWords } from '#companions/words/words.ts';

/** Every fourth line in another language gets an offer: to go on in English, or the AI that reads the language. */
const OFFERS_EVERY = 4;

/** Returns an answer to Spanish from the person's clause and the known words; undefined when there is no answer. */
function inSpanish(scene: ReplyScene): string[] | undefined {
  const { before, reading, said, lines } = scene;
  if (reading.language !== 'es') return undefined;
  const small = smallIn(said.join(' '));
  if (small === 'thanks') return [lines.pick(spanishLines.thanks)];
  const earlier = before.filter(({ by, text }) => by === 'person' && languageIn(text) === 'es').length;
  // For the first line of Spanish, the caller says that the companion does not read Spanish.
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

/** Returns the clause with the most content words, but in a question the asking clause; undefined if none is fit. */
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

/** Returns the words that have a translation, longest first, because long words say most. */
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
 * Returns the answer to a line in another language: the companion does not read the language. From the second Spanish
 * line on, the answer repeats a clause or words of the line if it can. If the scene has a `reader`, the first answer
 * and every fourth after it also name the AI that reads the language.
 */
export function inOtherLanguage(scene: ReplyScene): string[] {
  const { reading, lines, isAfterHelp } = scene;
  const spanish = isAfterHelp ? undefined : inSpanish(scene);
  return [
    ...(spanish ?? [lines.pick(notRead[reading.language === 'en' ? 'other' : reading.language])]),
    ...readerOf(scene),
  ];
}

function readerOf({ before, reading: { language }, lines, reader }: ReplyScene): string[] {
  if (reader === undefined || language === 'en') return [];
  const earlier = before.filter(({ by, text }) => by === 'person' && languageIn(text) !== 'en').length;
  const line = earlier % OFFERS_EVERY === 0 ? lines.fresh(readers[reader][language]) : undefined;
  return line === undefined ? [] : [line];
}
