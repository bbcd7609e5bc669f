import type { Encoder } from '#server/platform/reading/encoder.ts';
import { dot, toUnit } from '#server/platform/models/vectors.ts';
import { recoveriesIn } from './illness.ts';
import type { MemoryNote } from './fact.ts';
import { tellingWords } from './taken-back.ts';

/** The lowest similarity between a line and a plan or an earlier note; chosen by reading pairs. */
const NEAR = 0.5;

/** Returns the notes that the lines are about: by a name, by the words of a plan, by meaning, or by a recovery. */
export async function touchedBy(
  encoder: Encoder,
  said: readonly string[],
  notes: readonly MemoryNote[],
): Promise<readonly MemoryNote[]> {
  if (notes.length === 0) return [];
  const text = said.join(' ');
  const words = tellingWords(text);
  const compared = notes.filter(({ about }) => /^(?:plan|said|loss):/.test(about));
  const vectors = compared.length === 0 ? [] : await encoder.encode([text, ...compared.map(meaningOf)]);
  const [heard, ...known] = vectors ?? [];
  const isNear = (note: MemoryNote): boolean => {
    const vector = known[compared.indexOf(note)];
    return heard !== undefined && vector !== undefined && dot(toUnit(heard), toUnit(vector)) >= NEAR;
  };
  const recovered = recoveriesIn(text, notes);
  return notes.filter(
    (note) => isNamedIn(note, text) || isOfPlan(note, words) || isNear(note) || recovered.includes(note),
  );
}

const meaningOf = ({ about, note }: MemoryNote): string =>
  about.startsWith('plan:') ? `I had ${about.split(':').slice(2).join(':')}.` : note;

function isNamedIn({ note }: MemoryNote, text: string): boolean {
  const name = / is called (\S+)$/.exec(note)?.[1];
  return name !== undefined && new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, 'iu').test(text);
}

const isOfPlan = ({ about }: MemoryNote, words: ReadonlySet<string>): boolean =>
  about.startsWith('plan:') && [...tellingWords(about.split(':').slice(2).join(':'))].some((word) => words.has(word));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
