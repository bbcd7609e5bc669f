import { spanishLines, spanishWords } from '#content/companions/spanish-words.ts';
import { recognise } from './recognise.ts';
import type { Scene } from './scene.ts';

/** After so many lines of Spanish it says what can be done instead, and again after as many. */
const OFFERS_EVERY = 4;

/** Returns what a companion makes out of Spanish, which it does not know; undefined where it makes out nothing new. */
export function inSpanish(scene: Scene): string[] | undefined {
  const { before, reading, said, lines } = scene;
  if (reading.language !== 'es') return undefined;
  const earlier = before.filter(({ by, text }) => by === 'person' && recognise([text]).language === 'es').length;
  // The first line of it gets the plain admission.
  if (earlier === 0) return undefined;
  const offer = earlier % OFFERS_EVERY === OFFERS_EVERY - 1 ? lines.fresh(spanishLines.offer) : undefined;
  if (offer !== undefined) return [offer];
  const [word, other] = knownIn(said.join(' '));
  if (word === undefined) return undefined;
  const slots = {
    word: glossed(word),
    bare: `“${word}”`,
    other: other && glossed(other),
    bareOther: other && `“${other}”`,
  };
  const line = lines
    .with(slots)
    .fresh(other === undefined ? spanishLines.one : [...spanishLines.two, ...spanishLines.one]);
  return line === undefined ? undefined : [line];
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
